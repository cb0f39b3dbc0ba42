// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_record.h"
#include "tests/conformance/cell_changes.h"
#include "tests/conformance/complaints.h"
#include "tests/golden/game_account.h"
#include "tests/golden/golden_game.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <random>

using namespace corneta;
using conformance::Place;

/// The numbers of the rules that a kept game needs stand in charts: a pack that changes one changes the game.
class TestGoldenCells : public QObject {
    Q_OBJECT
private slots:
    void every_row_that_the_game_reads_changes_a_game_data();
    void every_row_that_the_game_reads_changes_a_game();
    void rows_that_the_game_does_not_name_change_none_data() { every_row_that_the_game_reads_changes_a_game_data(); }
    void rows_that_the_game_does_not_name_change_none();
};

namespace {

constexpr std::size_t most_moments = 3000;
const std::size_t unnamed_moments = scaled<std::size_t>(most_moments, 40);
const std::size_t places_apart = scaled<std::size_t>(1, 40); ///< of those that the game reads

/// Moments of the golden games and then, as they are needed, the same with turn, phase and stats of units set at random, as a table may set
/// them right; each with what the charts as they are say to it.
class Games {
public:
    explicit Games(const Ruleset& ruleset, std::size_t most = most_moments) : m_stats{game::stats_of(ruleset)}, m_most{most}
    {
        for (const GoldenFile& file : golden_files(CORNETA_SOURCE_DIR))
            if (file.ruleset == &ruleset) {
                const GameRecord record = golden_record(file.path);
                m_book = record.book();
                for (Moment& moment : moments_of(record.journal()))
                    take(std::move(moment));
            }
        m_golden = m_moments.size();
    }

    const Rulebook& book() const { return m_book; }
    std::size_t moments() const { return m_moments.size(); }
    bool has(std::size_t index)
    {
        while (index >= m_moments.size() && m_moments.size() < m_most)
            take(shaken(m_moments[below(m_golden)]));
        return index < std::min(m_moments.size(), m_most);
    }
    bool differs(std::size_t index, const Rulebook& book) const { return account_of(m_moments[index], book) != m_accounts[index]; }

private:
    std::size_t below(std::size_t most) { return m_random() % most; }

    void take(Moment moment)
    {
        m_accounts.push_back(account_of(moment, m_book));
        m_moments.push_back(std::move(moment));
    }

    Moment shaken(Moment moment)
    {
        constexpr std::size_t turns = 20;
        game::Stage& stage = moment.state.stage;
        stage.turn = static_cast<int>(below(turns)) + 1;
        stage.phase = m_book.ruleset->phases[below(m_book.ruleset->phases.size())].key;
        if (below(2) == 0)
            moment.entry.command = game::EndPhase{};
        for (int times = 0; times < 12; ++times)
            set_right(one_of(moment));
        return moment;
    }

    /// Mostly one that the entry is about.
    game::Unit& one_of(Moment& moment)
    {
        std::vector<game::Unit>& units = moment.state.units;
        const auto* const play = std::get_if<game::Play>(&moment.entry.command);
        if (play != nullptr && !play->roles.empty() && below(3) > 0) {
            const std::vector<std::string>& keys = play->roles[below(play->roles.size())].units;
            const auto found = keys.empty() ? units.end() : std::ranges::find(units, keys[below(keys.size())], &game::Unit::key);
            if (found != units.end())
                return *found;
        }
        return units[below(units.size())];
    }

    /// One stat to a word that the table may give it.
    void set_right(game::Unit& unit)
    {
        constexpr std::size_t numbers = 12;
        const Field& field = m_stats[below(m_stats.size())].field;
        std::string word = below(2) == 0 ? "yes" : "no";
        if (field.kind == Kind::Number)
            word = std::to_string(below(numbers));
        if (!field.options.empty())
            word = field.options[below(field.options.size())].word;
        unit.stats.insert_or_assign(std::string{field.key}, std::move(word));
    }

    std::vector<game::StatSpec> m_stats;
    Rulebook m_book;
    std::vector<Moment> m_moments;
    std::vector<std::string> m_accounts;
    std::size_t m_golden = 0;
    std::size_t m_most;
    std::mt19937 m_random; // from the same seed every day
};

bool is_read(const Ruleset& ruleset, const Place& place)
{
    return std::ranges::any_of(place.cells, [&](const CellName& cell) {
        return std::ranges::any_of(ruleset.game->reads, [&](const RowName& row) { return row.chart == cell.chart && row.row == cell.row; });
    });
}

std::vector<Place> places_of(const Ruleset& ruleset, const ChartSet& charts, bool are_read)
{
    std::vector<Place> places;
    for (const Chart& chart : charts.charts())
        for (Place& place : conformance::places_in(chart))
            if (is_read(ruleset, place) == are_read)
                places.push_back(std::move(place));
    return places;
}

/// The charts with all of these places changed, as far as their shapes allow, in a few ways.
std::vector<Rulebook> changed_books(const Rulebook& book, std::span<const Place> places)
{
    constexpr std::size_t ways = 3;
    std::vector<Rulebook> books;
    for (std::size_t way = 0; way < ways; ++way) {
        ChartSet charts = *book.charts;
        for (const Place& place : places)
            if (auto changed = conformance::charts_changed_once(charts, book.ruleset->key, place, way))
                charts = *std::move(changed);
        books.push_back(rulebook(*book.ruleset, std::move(charts)));
    }
    return books;
}

/// Whether one of the books says otherwise at some moment; those that told cells apart before are tried first.
bool is_told_apart(Games& games, const std::vector<Rulebook>& books, std::vector<std::size_t>& known)
{
    const auto differs = [&](std::size_t index) {
        return std::ranges::any_of(books, [&](const Rulebook& book) { return games.differs(index, book); });
    };
    if (std::ranges::any_of(known, differs))
        return true;
    for (std::size_t index = 0; games.has(index); ++index)
        if (differs(index)) {
            known.insert(known.begin(), index);
            return true;
        }
    return false;
}

/// Complains of those of the places that change a game, by halves: most places change none.
void name_readers(Games& games, std::span<const Place> places, std::vector<std::size_t>& known, conformance::Complaints& complaints)
{
    if (places.empty() || !is_told_apart(games, changed_books(games.book(), places), known))
        return;
    if (places.size() == 1)
        return complaints.unless(false, places.front().name() + " changes the game: name its row in `reads` of the ruleset's GameRules");
    name_readers(games, places.first(places.size() / 2), known, complaints);
    name_readers(games, places.subspan(places.size() / 2), known, complaints);
}

} // namespace

void TestGoldenCells::every_row_that_the_game_reads_changes_a_game_data()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    for (const GoldenFile& file : golden_files(CORNETA_SOURCE_DIR))
        QTest::newRow(std::string{file.ruleset->key}.c_str()) << file.ruleset;
}

void TestGoldenCells::every_row_that_the_game_reads_changes_a_game()
{
    QFETCH(const Ruleset*, ruleset);
    Games games{*ruleset};
    conformance::Complaints complaints;
    std::vector<std::size_t> known;
    const auto places = places_of(*ruleset, *games.book().charts, true);
    for (std::size_t i = 0; i < places.size(); i += places_apart) {
        const Place& place = places[i];
        std::vector<Rulebook> books;
        for (ChartSet& charts : conformance::charts_changed(*games.book().charts, ruleset->key, place))
            books.push_back(rulebook(*ruleset, std::move(charts)));
        complaints.unless(is_told_apart(games, books, known),
                          place.name() + " changes no game: take its row out of `reads`, or read it where the rules do");
    }
    qInfo("%zu places, each %zu. tried, %zu moments", places.size(), places_apart, games.moments());
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestGoldenCells::rows_that_the_game_does_not_name_change_none()
{
    QFETCH(const Ruleset*, ruleset);
    Games games{*ruleset, unnamed_moments};
    conformance::Complaints complaints;
    std::vector<std::size_t> known;
    const auto places = places_of(*ruleset, *games.book().charts, false);
    name_readers(games, places, known, complaints);
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

#include "test_golden_cells.moc"
