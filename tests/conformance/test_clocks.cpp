// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/chain.h"
#include "core/conformance/drawing.h"
#include "core/odds/odds.h"
#include "tests/around.h"
#include "tests/conformance/account.h"
#include "tests/conformance/complaints.h"
#include "tests/conformance/subject.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <cmath>
#include <map>

using namespace corneta;
using conformance::Complaints;
using conformance::Drawing;
using conformance::Subject;

/// Links that are walked once for all rounds against every link walked by itself.
class TestClocks : public QObject {
    Q_OBJECT

private slots:
    void a_clock_changes_no_odds_data() { conformance::add_row_for_every_action(); }
    void a_clock_changes_no_odds();
};

namespace {

const int sets = scaled(40, 4);
constexpr int tries = 400;
constexpr double alike = 1e-12;

class Clockless final : public Around {
public:
    using Around::Around;
    Clock clock() const override { return {}; }
};

struct Share {
    std::optional<std::uint64_t> weight;
    double probability = 0;
};
using Table = std::map<std::vector<std::int32_t>, Share>;

Table table_of(const Procedure& procedure, const EndStates& ends)
{
    Table table;
    Outcome outcome;
    for (const EndState& end : ends.ends) {
        procedure.end(end.state, outcome);
        Share& share = table[outcome.flat()];
        share.probability += end.probability;
        if (end.weight)
            share.weight = share.weight.value_or(0) + *end.weight;
    }
    return table;
}

void complain_of(const Table& counted, const Odds& odds, const std::string& answers, Complaints& complaints)
{
    complaints.unless(odds.is_joint_too_long ? counted.size() > most_joint_rows : odds.joint.size() == counted.size(),
                      answers + ": the ends are others");
    std::map<std::pair<std::size_t, std::int32_t>, double> marginals;
    for (const OddsRow& row : odds.joint) {
        const auto found = counted.find(row.outcome.flat());
        complaints.unless(found != counted.end() && found->second.weight == row.chance.weight
                              && std::abs(found->second.probability - row.chance.probability) < alike,
                          answers + ": an end has another chance");
    }
    for (const auto& [values, share] : counted)
        for (std::size_t key = 0; key < values.size(); ++key)
            marginals[{key, values[key]}] += share.probability;
    std::size_t rows = 0;
    for (const Marginal& marginal : odds.marginals) {
        rows += marginal.rows.size();
        for (const MarginalRow& row : marginal.rows)
            complaints.unless(std::abs(marginals[{marginal.key, row.value}] - row.chance.probability) < alike,
                              answers + ": a value has another chance");
    }
    complaints.unless(rows == marginals.size(), answers + ": the values are others");
}

} // namespace

void TestClocks::a_clock_changes_no_odds()
{
    QFETCH(const Subject*, subject);
    Drawing drawing{subject->seed()};
    Complaints complaints;
    int with_clock = 0;
    int whole = 0;
    for (int tried = 0; tried < tries && with_clock < sets; ++tried) {
        // of every other set few castings and many rounds: then castings of a first round are still there in a later one
        drawing.prefer(tried % 2 != 0 ? std::vector<std::int32_t>{10, 20, 30, 40, 100, 200} : std::vector<std::int32_t>{});
        const auto answers = drawing.resolvable(*subject, tried % 3 + 1);
        if (!answers || subject->action->is_batch())
            continue;
        const auto procedure = subject->action->bind(*answers, 0, subject->charts());
        if (!procedure->clock().runs())
            continue;
        ++with_clock;
        const auto ends = ends_of(Clockless{*procedure}, {});
        whole += ends->total ? 1 : 0;
        const Odds odds = corneta::odds(*subject->action, *answers, subject->charts(), corneta::Table::Joint).front();
        QCOMPARE(odds.total, ends->total);
        complain_of(table_of(*procedure, *ends), odds, conformance::words_of(*answers), complaints);
    }
    if (with_clock > 0)
        conformance::print(fmt::format("seed {}: {} answers with a clock, {} in whole numbers", drawing.seed(), with_clock, whole));
    QVERIFY2(complaints.none(), qPrintable(QString::fromStdString(complaints.text())));
}

#include "test_clocks.moc"
