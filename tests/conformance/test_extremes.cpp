// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/chain.h"
#include "core/action/resolve.h"
#include "core/conformance/drawing.h"
#include "core/odds/odds.h"
#include "tests/conformance/account.h"
#include "tests/conformance/complaints.h"
#include "tests/scaled.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

using namespace corneta;
using conformance::Complaints;
using conformance::Drawing;
using conformance::Subject;

/// No answers make an action work for long: its links are counted, not timed. CORNETA_LONG tries 5,000 answers at their extremes and prints
/// what took longest.
class TestExtremes : public QObject {
    Q_OBJECT

private slots:
    void odds_and_wanted_dice_are_cut_by_work_data() { conformance::add_row_for_every_action(); }
    void odds_and_wanted_dice_are_cut_by_work();
    void shares_that_no_longer_fit_go_on_as_they_were();
    void cleanupTestCase();

private:
    struct Slow {
        qint64 ms = 0;
        std::string what;
    };
    std::vector<Slow> m_all;
};

namespace {

/// Counts the links of a procedure.
class CountedLinks final : public Procedure {
public:
    explicit CountedLinks(const Procedure& procedure) : m_procedure{procedure} {}

    std::size_t links() const { return m_links; }
    Problems refusals() const override { return m_procedure.refusals(); }
    std::size_t size() const override { return m_procedure.size(); }
    Clock clock() const override { return m_procedure.clock(); }
    void begin(ChainState& state, Explanation& explanation) const override { m_procedure.begin(state, explanation); }
    Step step(ChainState& state, Dice& dice, Explanation& explanation) const override
    {
        ++m_links;
        return m_procedure.step(state, dice, explanation);
    }
    void end(const ChainState& state, Outcome& outcome) const override { m_procedure.end(state, outcome); }
    Announcement announce(const ChainState& state) const override { return m_procedure.announce(state); }

private:
    const Procedure& m_procedure;
    mutable std::size_t m_links = 0;
};

/// Most numbers at their largest; nothing where the rules refuse all of it.
std::optional<Answers> at_extremes(const Subject& subject, Drawing& drawing)
{
    constexpr std::int32_t most = 990;
    drawing.prefer({most, most, 0});
    const auto answers = drawing.resolvable(subject, 1);
    return answers ? answers : drawing.resolvable(subject, 2);
}

} // namespace

void TestExtremes::odds_and_wanted_dice_are_cut_by_work()
{
    QFETCH(const conformance::Subject*, subject);
    const std::size_t actions = conformance::subjects().size();
    const std::size_t tries = qEnvironmentVariableIsSet("CORNETA_LONG") ? 5'000 / actions + 1 : scaled<std::size_t>(3, 1);
    constexpr std::size_t between_two_looks = 1024 * 400; // branches of the states of a link until it is seen how many there are
    constexpr std::size_t most_for_odds = whole_effort.branches + whole_effort.links + between_two_looks;
    constexpr std::size_t most_for_dice = 1'000'000 + between_two_looks;
    Drawing drawing{subject->seed()};
    Complaints complaints;
    for (std::size_t i = 0; i < tries; ++i) {
        const auto answers = at_extremes(*subject, drawing);
        QVERIFY(answers);
        QElapsedTimer timer;
        timer.start();
        const auto procedure = subject->action->bind(*answers, 0, subject->charts());
        const CountedLinks for_odds{*procedure};
        (void)every_end_of(for_odds, {}, [](const EndState&) {});
        const CountedLinks for_dice{*procedure};
        ChainState state;
        Explanation deaf{Listening::No};
        for_dice.begin(state, deaf);
        (void)surely_wanted(for_dice, state, {});
        m_all.push_back(
            {timer.elapsed(), fmt::format("{} links, {} {}", for_odds.links(), subject->name(), conformance::words_of(*answers))});
        complaints.unless(for_odds.links() <= most_for_odds, fmt::format("{} links for odds", for_odds.links()));
        complaints.unless(for_dice.links() <= most_for_dice, fmt::format("{} links for dice", for_dice.links()));
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

/// The shares of a chain whose weights outgrow 64 bits on the way are those of the same chain counted in doubles.
void TestExtremes::shares_that_no_longer_fit_go_on_as_they_were()
{
    const auto& all = conformance::subjects();
    const auto melee = std::ranges::find(all, "santa-anna melee", &Subject::name);
    const Answers small =
        *answers_from(melee->action->form, std::array<Given, 2>{{{"attacker_effectives", "5,5", {}}, {"defender_effectives", "5,4", {}}}});
    const auto odds = corneta::odds(*melee->action, small, melee->charts());
    QVERIFY(odds.front().exact);
    double sum = 0;
    for (const OddsRow& row : odds.front().rows)
        sum += row.chance.probability;
    QVERIFY(std::abs(sum - 1) < 1e-12);
    const Effort played{.states = 1, .branches = 1, .plays = 40'000, .links = 4'000'000};
    const auto at_random = corneta::odds(*melee->action, small, melee->charts(), Table::Rows, {}, played);
    QVERIFY(!at_random.front().exact);
    for (std::size_t key = 0; key < odds.front().marginals.size(); ++key)
        QVERIFY(std::abs(odds.front().marginals[key].expected - at_random.front().marginals[key].expected) < 0.1);
}

void TestExtremes::cleanupTestCase()
{
    constexpr std::size_t shown = 10;
    std::ranges::sort(m_all, std::ranges::greater{}, &Slow::ms);
    for (const Slow& slow : std::span{m_all}.first(std::min(shown, m_all.size())))
        conformance::print(fmt::format("{} ms: {}", slow.ms, slow.what));
}

#include "test_extremes.moc"
