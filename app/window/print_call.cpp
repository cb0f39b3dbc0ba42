// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"
#include "app/paper/sheet_kinds.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/game/game_record.h"
#include "app/storage/packs/packs.h"
#include "app/window/printing.h"
#include "core/text/language.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QHashSeed>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>

namespace corneta::window {

namespace {

enum ExitCode : int { Done = 0, Refused = 1, Misused = 2, Unreadable = 3 };

/// So that two runs are the same bytes: Qt writes the fonts in the order of a hash, and the time by the clock of the place.
void settle_what_varies()
{
    QHashSeed::setDeterministicGlobalSeed();
    qputenv("TZ", "UTC");
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType /*type*/, const QMessageLogContext& /*context*/, const QString& /*message*/) {});
}

struct Unset {
    ExitCode code;
    Problems problems;
};

/// Of a ruleset by the charts of a pack, or of the game in a file.
std::expected<paper::Sheets, Unset> sheets(const paper::SheetKind& kind, const std::string& of, const std::optional<std::string>& pack,
                                           const std::string& side, QPageSize::PageSizeId size, std::span<const Ruleset* const> rulesets)
{
    std::expected<paper::Sheets, Problems> set;
    if (const auto ruleset = std::ranges::find(rulesets, of, &Ruleset::key); ruleset != rulesets.end() && kind.set_book != nullptr) {
        const auto book = rulebook_with_pack(**ruleset, pack);
        if (!book)
            return std::unexpected{Unset{Unreadable, book.error()}};
        set = kind.set_book(*book, size);
    } else {
        const auto read = game_read(of, rulesets);
        if (!read)
            return std::unexpected{Unset{Unreadable, read.error()}};
        set = kind.set(read->record, side, size);
    }
    if (!set)
        return std::unexpected{Unset{Refused, std::move(set.error())}};
    return std::move(*set);
}

int said(const Unset& unset)
{
    for (const Problem& problem : unset.problems)
        std::fprintf(stderr, "%s\n", spoken(problem).c_str());
    return unset.code;
}

std::optional<std::string> value_of(const QCommandLineParser& parser, const QCommandLineOption& option)
{
    return parser.isSet(option) ? std::optional{parser.value(option).toStdString()} : std::nullopt;
}

} // namespace

int print_call(const QStringList& words, std::span<const Ruleset* const> rulesets)
{
    const QCommandLineOption out{QStringLiteral("o"), {}, QStringLiteral("FILE")};
    const QCommandLineOption paper{QStringLiteral("paper"), {}, QStringLiteral("SIZE")};
    const QCommandLineOption pack{QStringLiteral("pack"), {}, QStringLiteral("PACK")};
    const QCommandLineOption side{QStringLiteral("side"), {}, QStringLiteral("SIDE")};
    const QCommandLineOption language{QStringLiteral("language"), {}, QStringLiteral("CODE")};
    QCommandLineParser parser;
    parser.addOptions({out, paper, pack, side, language});
    const bool is_read = parser.parse(QStringList{QStringLiteral("corneta")} + words);
    const QStringList operands = parser.positionalArguments();
    const auto kind = std::ranges::find(paper::sheet_kinds(), operands.value(0).toStdString(), &paper::SheetKind::word);
    if (!is_read || operands.size() != 2 || kind == paper::sheet_kinds().end() || !parser.isSet(out)) {
        std::fputs("corneta print: is what corneta-cli print calls\n", stderr);
        return Misused;
    }
    use_language(language_of(parser.value(language)));
    settle_what_varies();
    int count = 1;
    std::string name = "corneta";
    std::array<char*, 2> names{name.data(), nullptr};
    const QGuiApplication application{count, names.data()};
    const auto size = parser.value(paper) == QLatin1String{"letter"} ? QPageSize::Letter : QPageSize::A4;
    const auto set =
        sheets(*kind, operands[1].toStdString(), value_of(parser, pack), value_of(parser, side).value_or(std::string{}), size, rulesets);
    if (!set)
        return said(set.error());
    const QByteArray pdf = pdf_of(*set);
    const std::string path = parser.value(out).toStdString();
    const auto written = create_file(path, {pdf.constData(), static_cast<std::size_t>(pdf.size())}, Readers::All);
    return written ? Done : said({Unreadable, written.error()});
}

} // namespace corneta::window
