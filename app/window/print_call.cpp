// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/print_call.h"

#include "app/paper/chart_sheets.h"
#include "app/paper/chips.h"
#include "app/paper/measures.h"
#include "app/paper/report_sheets.h"
#include "app/paper/rosters.h"
#include "app/paper/state_sheets.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/game/game_record.h"
#include "app/storage/packs/packs.h"

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

/// What was asked for, as it was typed.
struct Wanted {
    std::string of; ///< a game or a ruleset
    std::optional<std::string> pack;
    std::string side;
    QPageSize::PageSizeId paper;
    std::span<const Ruleset* const> rulesets;
};

struct Unset {
    ExitCode code;
    Problems problems;
};
using Sheets = std::expected<QByteArray, Unset>;

/// So that two runs are the same bytes: Qt writes the fonts in the order of a hash, and the time by the clock of the place.
void settle_what_varies()
{
    QHashSeed::setDeterministicGlobalSeed();
    qputenv("TZ", "UTC");
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType /*type*/, const QMessageLogContext& /*context*/, const QString& /*message*/) {});
}

std::expected<Rulebook, Unset> book_of(const Wanted& wanted)
{
    const auto ruleset = std::ranges::find(wanted.rulesets, wanted.of, &Ruleset::key);
    if (ruleset == wanted.rulesets.end())
        return std::unexpected{Unset{Misused, {{wanted.of, {"unknown ruleset"}}}}};
    auto book = rulebook_with_pack(**ruleset, wanted.pack);
    if (!book)
        return std::unexpected{Unset{Unreadable, std::move(book.error())}};
    return std::move(*book);
}

Sheets charts(const Wanted& wanted)
{
    const auto book = book_of(wanted);
    return book ? Sheets{paper::chart_sheets(*book, wanted.paper)} : std::unexpected{book.error()};
}

/// A game as it stands; what a ruleset's name stands for is looked for elsewhere.
Sheets of_game(const Wanted& wanted, auto set)
{
    const auto read = game_read(wanted.of, wanted.rulesets);
    if (!read)
        return std::unexpected{Unset{Unreadable, read.error()}};
    auto pdf = set(read->record, wanted.side, wanted.paper);
    if (!pdf)
        return std::unexpected{Unset{Refused, std::move(pdf.error())}};
    return std::move(*pdf);
}

Sheets state(const Wanted& wanted)
{
    return of_game(wanted, paper::state_sheets);
}

Sheets rosters(const Wanted& wanted)
{
    const auto ruleset = std::ranges::find(wanted.rulesets, wanted.of, &Ruleset::key);
    if (ruleset == wanted.rulesets.end())
        return of_game(wanted, paper::rosters);
    const auto book = book_of(wanted);
    return book ? Sheets{paper::blank_rosters(*book, wanted.paper)} : std::unexpected{book.error()};
}

Sheets report(const Wanted& wanted)
{
    return of_game(wanted, [](const GameRecord& record, const std::string& /*side*/, QPageSize::PageSizeId paper) {
        return std::expected<QByteArray, Problems>{paper::report_sheets(record, paper)};
    });
}

Sheets of_ruleset(const Wanted& wanted, auto set)
{
    const auto book = book_of(wanted);
    if (!book)
        return std::unexpected{book.error()};
    auto pdf = set(*book, wanted.paper);
    if (!pdf)
        return std::unexpected{Unset{Refused, std::move(pdf.error())}};
    return std::move(*pdf);
}

Sheets chips(const Wanted& wanted)
{
    if (std::ranges::find(wanted.rulesets, wanted.of, &Ruleset::key) != wanted.rulesets.end())
        return of_ruleset(wanted, paper::chips);
    return of_game(wanted, [](const GameRecord& record, const std::string& /*side*/, QPageSize::PageSizeId paper) {
        return std::expected<QByteArray, Problems>{paper::unit_labels(record, paper)};
    });
}

Sheets sticks(const Wanted& wanted)
{
    return of_ruleset(wanted, paper::sticks);
}

Sheets templates(const Wanted& wanted)
{
    return of_ruleset(wanted, paper::templates);
}

struct Kind {
    QLatin1String word;
    Sheets (*set)(const Wanted& wanted) = nullptr;
};
constexpr std::array kinds{Kind{QLatin1String{"charts"}, charts},      Kind{QLatin1String{"state"}, state},
                           Kind{QLatin1String{"rosters"}, rosters},    Kind{QLatin1String{"report"}, report},
                           Kind{QLatin1String{"chips"}, chips},        Kind{QLatin1String{"sticks"}, sticks},
                           Kind{QLatin1String{"templates"}, templates}};

int said(const Unset& unset)
{
    for (const Problem& problem : unset.problems)
        std::fprintf(stderr, "%s\n", text(problem).c_str());
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
    QCommandLineParser parser;
    parser.addOptions({out, paper, pack, side});
    const bool is_read = parser.parse(QStringList{QStringLiteral("corneta")} + words);
    const QStringList operands = parser.positionalArguments();
    const auto kind = std::ranges::find(kinds, operands.value(0), &Kind::word);
    if (!is_read || operands.size() != 2 || kind == kinds.end() || !parser.isSet(out)) {
        std::fputs("corneta print: is what corneta-cli print calls\n", stderr);
        return Misused;
    }
    settle_what_varies();
    int count = 1;
    std::string name = "corneta";
    std::array<char*, 2> names{name.data(), nullptr};
    const QGuiApplication application{count, names.data()};
    const auto size = parser.value(paper) == QLatin1String{"letter"} ? QPageSize::Letter : QPageSize::A4;
    const Sheets pdf =
        kind->set({operands[1].toStdString(), value_of(parser, pack), value_of(parser, side).value_or(std::string{}), size, rulesets});
    if (!pdf)
        return said(pdf.error());
    const std::string path = parser.value(out).toStdString();
    const auto written = create_file(path, {pdf->constData(), static_cast<std::size_t>(pdf->size())}, Readers::All);
    return written ? Done : said({Unreadable, written.error()});
}

} // namespace corneta::window
