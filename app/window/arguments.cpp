// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/arguments.h"

#include "app/language/language.h"
#include "app/storage/files/version.h"
#include "core/text/language.h"
#include "ui/look/text_size.h"

#include <QCommandLineParser>
#include <QRegularExpression>

namespace corneta::window {

namespace {

QString tr(const char* words)
{
    return QString::fromStdString(spoken(words));
}

struct Options {
    QCommandLineOption shot{QStringLiteral("shot"), tr("Paint the window into a PNG file and leave; needs no display."),
                            QStringLiteral("FILE")};
    QCommandLineOption at_once{QStringLiteral("at-once"), tr("With --shot: as the window first appears, before the odds are counted.")};
    QCommandLineOption size{QStringLiteral("size"), tr("Size of the window, such as 1024x768."), QStringLiteral("WxH")};
    QCommandLineOption text{QStringLiteral("text"), tr("Size of the text, 100 to 300."), QStringLiteral("PERCENT")};
    QCommandLineOption dice{QStringLiteral("dice"), tr("Settle the action with these faces, such as 13,4."), QStringLiteral("FACES")};
    QCommandLineOption language{QStringLiteral("language"), tr("The language of the window: en or es."), QStringLiteral("CODE")};
    QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")}, tr("Show this help.")};
    QCommandLineOption version{{QStringLiteral("v"), QStringLiteral("version")}, tr("Show the version.")};
};

void prepare(QCommandLineParser& parser, const Options& options)
{
    parser.setApplicationDescription(
        tr("The window of Corneta, an assistant beside a wargames table. corneta-cli does the same without a window."));
    parser.addOptions(
        {options.shot, options.at_once, options.size, options.text, options.dice, options.language, options.help, options.version});
    parser.addPositionalArgument(QStringLiteral("GAME.corneta"), tr("Open this game"), QStringLiteral("[GAME.corneta]"));
    parser.addPositionalArgument(QStringLiteral("RULESET ACTION"), tr("Open this action: corneta-cli actions RULESET lists them"),
                                 QStringLiteral("[RULESET ACTION"));
    parser.addPositionalArgument(QStringLiteral("KEY=VALUE"), tr("with these answers: corneta-cli form RULESET ACTION lists them"),
                                 QStringLiteral("[KEY=VALUE ...]]"));
}

std::optional<QString> read_size(const QString& word, Arguments& read)
{
    static const QRegularExpression pattern{QStringLiteral("^([0-9]{1,4})x([0-9]{1,4})$")};
    constexpr int least_side = 100;
    const auto match = pattern.match(word);
    read.size = {match.captured(1).toInt(), match.captured(2).toInt()};
    if (match.hasMatch() && read.size.width() >= least_side && read.size.height() >= least_side)
        return std::nullopt;
    return tr("--size: \"%1\" is not a size such as 1024x768").arg(word);
}

std::optional<QString> read_text(const QString& word, Arguments& read)
{
    bool is_number = false;
    read.text = word.toInt(&is_number);
    if (is_number && *read.text >= ui::TextSize::least && *read.text <= ui::TextSize::most)
        return std::nullopt;
    return tr("--text: \"%1\" is not a percentage from %2 to %3").arg(word).arg(ui::TextSize::least).arg(ui::TextSize::most);
}

std::optional<QString> read_operands(const QStringList& operands, Arguments& read)
{
    if (operands.isEmpty())
        return std::nullopt;
    const bool is_game = operands[0].endsWith(QStringLiteral(".corneta")) || operands[0].endsWith(QStringLiteral(".corneta-book"));
    if (is_game && operands.size() > 1)
        return tr("nothing comes after GAME.corneta");
    if (is_game) {
        read.game = operands[0];
        return std::nullopt;
    }
    if (operands.size() == 1)
        return tr("after RULESET comes ACTION");
    read.ruleset = operands[0].toStdString();
    read.action = operands[1].toStdString();
    for (const QString& operand : operands.sliced(2)) {
        const qsizetype mark = operand.indexOf(QLatin1Char{'='});
        if (mark < 0)
            return tr("\"%1\" is not KEY=VALUE").arg(operand);
        read.given.push_back({operand.left(mark).toStdString(), operand.mid(mark + 1).toStdString()});
    }
    return std::nullopt;
}

} // namespace

std::expected<Arguments, QString> arguments_from(const QStringList& arguments)
{
    const Options options;
    QCommandLineParser parser;
    prepare(parser, options);
    if (!parser.parse(QStringList{QStringLiteral("corneta")} + arguments))
        return std::unexpected{parser.errorText()};
    Arguments read;
    if (parser.isSet(options.help))
        read.answer = parser.helpText().replace(QStringLiteral("<executable_name>"), QStringLiteral("corneta"));
    else if (parser.isSet(options.version))
        read.answer = QStringLiteral("corneta %1\n").arg(QString::fromStdString(version_and_commit()));
    read.shot = parser.value(options.shot);
    read.at_once = parser.isSet(options.at_once);
    read.dice = parser.value(options.dice);
    if (parser.isSet(options.shot) && read.shot.isEmpty())
        return std::unexpected{tr("--shot needs a file")};
    std::optional<QString> problem;
    if (parser.isSet(options.size))
        problem = read_size(parser.value(options.size), read);
    read.language = language_of(parser.value(options.language));
    if (!problem && parser.isSet(options.language) && read.language.isEmpty())
        problem = tr("--language: \"%1\" is none of %2").arg(parser.value(options.language), languages().join(QStringLiteral(", ")));
    if (!problem && parser.isSet(options.text))
        problem = read_text(parser.value(options.text), read);
    if (!problem)
        problem = read_operands(parser.positionalArguments(), read);
    if (problem)
        return std::unexpected{*problem};
    return read;
}

} // namespace corneta::window
