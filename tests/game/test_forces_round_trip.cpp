// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "core/game/decide/edits.h"
#include "core/game/forces/forces_csv.h"
#include "rulesets/all_rulesets.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <random>

using namespace corneta;

/// Forces go out to a spreadsheet and come back as they were.
class TestForcesRoundTrip : public QObject {
    Q_OBJECT

private slots:
    void random_forces_come_back_as_they_were_data();
    void random_forces_come_back_as_they_were();
};

namespace {

constexpr int forces_each = 200;
constexpr unsigned first_seed = 1847;

/// Draws forces whose names and words are hard on a reader of CSV.
class Draw {
public:
    Draw(const Ruleset& ruleset, unsigned seed) : m_ruleset{ruleset}, m_stats{game::stats_of(ruleset)}, m_random{seed} {}

    game::State forces()
    {
        game::State state;
        muster(state, {.key = "side-a", .name = name(), .kind = "side"});
        muster(state, {.key = "side-b", .code = "SB", .name = name(), .kind = "side"});
        for (int number = up_to(12); number > 0; --number) {
            const std::string key = fmt::format("unit-{}", number);
            game::Unit unit{.key = key, .name = up_to(5) == 0 ? "" : name(), .side = up_to(3) == 0 ? "" : "side-a", .command = name()};
            if (up_to(2) == 0)
                unit.code = fmt::format("{}{}", static_cast<char>('A' + number), up_to(9));
            for (const std::string_view needed : {"castings", "strength", "bases"})
                if (stat(needed) != nullptr)
                    unit.stats[std::string{needed}] = std::to_string(1 + up_to(8));
            if (stat("type") != nullptr)
                unit.stats["type"] = stat("type")->field.options[static_cast<std::size_t>(up_to(3))].word;
            for (int i = up_to(8); i > 0; --i)
                draw_stat(unit, m_stats[static_cast<std::size_t>(up_to(static_cast<int>(m_stats.size()) - 1))]);
            muster(state, unit);
        }
        return state;
    }

private:
    int up_to(int most) { return std::uniform_int_distribution<int>{0, most}(m_random); }

    const game::StatSpec* stat(std::string_view key) const
    {
        const auto found = std::ranges::find(m_stats, key, [](const game::StatSpec& one) { return one.field.key; });
        return found == m_stats.end() ? nullptr : &*found;
    }

    std::string name()
    {
        constexpr std::array<std::string_view, 18> parts{"'", "@",  "a", "Miñón", "\"", ",",      "\n", "\r\n", ";",
                                                         "ü", "'s", " ", "=",     "+",  "\"\"\"", "-1", "中文", "\U0001F3BA"};
        std::string text;
        for (int i = up_to(6); i > 0; --i)
            text += parts.at(static_cast<std::size_t>(up_to(static_cast<int>(parts.size()) - 1)));
        return text;
    }

    /// Numbers that a muster would find not to add up are left out with their unit.
    void draw_stat(game::Unit& unit, const game::StatSpec& spec)
    {
        const Field& field = spec.field;
        std::string word;
        if (game::is_free_text(spec))
            word = name();
        else if (field.kind == Kind::Number)
            word = up_to(1) == 0 && field.grain == Grain::Tenths ? fmt::format("{}.5", up_to(5)) : std::to_string(up_to(9));
        else if (field.kind == Kind::Toggle)
            word = up_to(1) == 0 ? "yes" : "no";
        else
            for (const Option& option : field.options)
                if (word.empty() || (field.kind == Kind::Set && up_to(1) == 0))
                    word += (word.empty() ? "" : ",") + std::string{option.word};
        if (!word.empty() && game::stat_word(spec, word))
            unit.stats.insert_or_assign(field.key, word);
    }

    void muster(game::State& state, const game::Unit& unit)
    {
        if (auto mustered = game::mustered(state, m_book, unit)) {
            const game::Stats before = mustered->stats;
            for (const auto& [stat, word] : before)
                if (word.empty()) // is none
                    mustered->stats.erase(stat);
            state.units.push_back(std::move(*mustered));
        }
    }

    const Ruleset& m_ruleset;
    const Rulebook m_book = *rulebook_with_pack(m_ruleset);
    std::vector<game::StatSpec> m_stats;
    std::mt19937 m_random;
};

} // namespace

void TestForcesRoundTrip::random_forces_come_back_as_they_were_data()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    for (const Ruleset* const ruleset : all_rulesets())
        QTest::newRow(ruleset->folder.data()) << ruleset;
}

void TestForcesRoundTrip::random_forces_come_back_as_they_were()
{
    QFETCH(const Ruleset*, ruleset);
    std::size_t units = 0;
    for (unsigned seed = first_seed; seed < first_seed + forces_each; ++seed) {
        const game::State state = Draw{*ruleset, seed}.forces();
        const std::string csv = game::csv_of(*ruleset, state.units);
        const auto read = game::units_from_csv(*rulebook_with_pack(*ruleset), csv, "f.csv");
        QVERIFY2(read, read ? "" : (text(read.error().front()) + "\n" + csv).c_str());
        QVERIFY2(*read == state.units, csv.c_str());
        QCOMPARE(game::csv_of(*ruleset, *read), csv);
        QVERIFY(game::edits_to(state, *read, "as it was").empty());
        units += read->size();
    }
    QVERIFY2(units > 3 * forces_each, std::to_string(units).c_str());
}

#include "test_forces_round_trip.moc"
