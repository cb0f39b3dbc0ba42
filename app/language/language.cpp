// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"

#include "core/text/language.h"

#include <QDir>
#include <QFile>
#include <QLocale>

#include <memory>
#include <string_view>

namespace corneta {

namespace {

const QLatin1String english{"en"};

/// The program's own file, then those of the rulesets.
std::vector<QByteArray> files_of(const QString& language)
{
    const QDir folder{QStringLiteral(":/translations")};
    QStringList names = folder.entryList({QStringLiteral("*_%1.ts").arg(language)}, QDir::Files, QDir::Name);
    std::ranges::stable_partition(names, [](const QString& name) { return name.startsWith(QLatin1String{"corneta_"}); });
    std::vector<QByteArray> files;
    for (const QString& name : names)
        if (QFile file{folder.filePath(name)}; file.open(QIODevice::ReadOnly))
            files.push_back(file.readAll());
    return files;
}

QString& in_use()
{
    static QString language = english;
    return language;
}

} // namespace

QStringList languages()
{
    QStringList codes{english};
    for (const QString& file : QDir{QStringLiteral(":/translations")}.entryList({QStringLiteral("corneta_*.ts")}))
        codes << file.section(QLatin1Char{'_'}, 1).section(QLatin1Char{'.'}, 0, 0);
    return codes;
}

QString name_of_language(const QString& code)
{
    const QString name = QLocale{code}.nativeLanguageName().section(QLatin1Char{' '}, 0, 0);
    return code == english ? QStringLiteral("English") : name.left(1).toUpper() + name.mid(1);
}

QString language_of(const QString& code)
{
    constexpr int letters = 2;
    const QString language = code.left(letters).toLower();
    const bool is_whole = code.size() == letters || (code.size() > letters && QStringView{u"_-.@"}.contains(code[letters]));
    return is_whole && languages().contains(language) ? language : QString{};
}

QString language_of_system()
{
    for (const QString& wanted : QLocale::system().uiLanguages())
        if (const QString found = language_of(wanted); !found.isEmpty())
            return found;
    return english;
}

std::optional<WordsOfLanguage> words_of_language(const QString& language)
{
    const std::vector<QByteArray> files = language == english ? std::vector<QByteArray>{} : files_of(language);
    if (files.empty())
        return std::nullopt;
    auto words = WordsOfLanguage::from(files);
    return words ? std::optional{*std::move(words)} : std::nullopt;
}

QString language_in_use()
{
    return in_use();
}

void use_language(const QString& language)
{
    if (language == in_use())
        return;
    in_use() = language;
    auto words = words_of_language(language);
    if (!words) {
        speak({});
        return;
    }
    speak([words = std::make_shared<WordsOfLanguage>(*std::move(words))](std::string_view of) { return words->find(of); }, melt_article);
}

QString WindowWords::translate(const char* /*context*/, const char* words, const char* /*meaning*/, int /*number*/) const
{
    return QString::fromStdString(spoken(words));
}

} // namespace corneta
