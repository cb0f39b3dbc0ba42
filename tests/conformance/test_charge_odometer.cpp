// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/resolve.h"
#include "core/conformance/drawing.h"
#include "core/conformance/odometer.h"
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
#include <limits>

using namespace corneta;
using conformance::Complaints;
using conformance::Odometer;
using conformance::Subject;

/// The long chains of Santa Anna, charge and melee, against every raw combination of their dice, typed.
class TestChargeOdometer : public QObject {
    Q_OBJECT

private slots:
    void weights_are_those_of_an_odometer_data();
    void weights_are_those_of_an_odometer();
    void weights_of_random_charges_are_those_of_an_odometer();
    void odds_of_three_units_in_all_are_exact_data();
    void odds_of_three_units_in_all_are_exact();
};

namespace {

const Subject& santa_anna(std::string_view action)
{
    const auto subjects = conformance::subjects();
    return *std::ranges::find_if(subjects, [&](const Subject& subject) { return subject.name() == "santa-anna " + std::string{action}; });
}

/// From `key=word key=word`; what the rules refuse fails.
Answers answers_of(const Subject& subject, const QString& words)
{
    std::vector<Given> given;
    for (const QString& word : words.split(' '))
        given.push_back({word.section('=', 0, 0).toStdString(), word.section('=', 1).toStdString()});
    const auto answers = answers_from(subject.action->form, given);
    if (!answers)
        qFatal("%s: %s", qPrintable(words), text(answers.error().front()).c_str());
    for (const Problem& problem : refusals(*subject.action, *answers, subject.charts()))
        qFatal("%s: %s", qPrintable(words), text(problem).c_str());
    return *answers;
}

/// The combinations of the dice of the longest way.
std::uint64_t combinations_of(const Odometer& odometer)
{
    std::uint64_t most = 0;
    for (const auto& [values, share] : odometer.outcomes)
        most = std::max(most, share.rbegin()->first);
    return most;
}

void complain_of(const Subject& subject, const Answers& answers, const Odometer& counted, Complaints& complaints)
{
    const Odds odds = corneta::odds(*subject.action, answers, subject.charts(), Table::Joint).front();
    complaints.add(conformance::differences(counted, odds, answers));
}

/// Answers to `action`. Long rows have half a million paths and wait for CORNETA_LONG=1.
struct Row {
    const char* name = nullptr;
    const char* action = nullptr;
    const char* words = nullptr;
    bool is_long = false;
};

constexpr std::array rows{
    Row{"one round of the worked example", "charge",
        "attacker_effectives=9 attacker_stragglers=1 attacker_experience=green defender_effectives=14 "
        "defender_nation=us attacker_losses_this_turn=6 rounds=1"},
    Row{"two rounds in the rear of a broken unit", "charge",
        "attacker_effectives=9 attacker_experience=green defender_effectives=7 defender_stragglers=3 "
        "defender_broken=yes"},
    Row{"lancers break foot and break through", "charge",
        "attacker_arm=cavalry attacker_melee_weapon=lance attacker_effectives=14 defender_effectives=5 "
        "defender_broken=yes rounds=1"},
    Row{"lancers against foot that may stand", "charge",
        "attacker_arm=cavalry attacker_melee_weapon=lance attacker_effectives=14 attacker_losses_this_turn=13 "
        "defender_effectives=5 defender_experience=untrained defender_casualties_this_turn=4 rounds=1"},
    Row{"cavalry at a square", "charge",
        "attacker_arm=cavalry attacker_melee_weapon=saber attacker_effectives=9 defender_effectives=12 "
        "defender_formation=square rounds=1"},
    Row{"both charge", "charge",
        "defender_charging=yes attacker_effectives=8 defender_effectives=7 attacker_losses_this_turn=11 "
        "defender_losses_this_turn=11 rounds=1"},
    Row{"pursuit of foot", "charge",
        "attacker_effectives=9 defender_effectives=8 defender_experience=untrained attacker_inches_left=4 "
        "attacker_losses_this_turn=11 defender_weapon=none rounds=1"},
    Row{"pursuit of guns", "charge",
        "attacker_effectives=6 defender_arm=artillery defender_effectives=3 attacker_inches_left=4 "
        "attacker_losses_this_turn=13 rounds=1"},
    Row{"quarter volleys of both", "charge",
        "attacker_effectives=20 attacker_experience=green attacker_initial_volley=yes attacker_weapon=rifle "
        "defender_effectives=20 defender_experience=untrained defender_initial_volley=yes "
        "attacker_losses_this_turn=3 rounds=1"},
    Row{"supporters", "charge",
        "attacker_effectives=9 attacker_supporters=15 attacker_fighters=6 defender_effectives=12 "
        "defender_supporters=3 defender_fighters=7 rounds=1"},
    Row{"flank", "charge", "aspect=flank attacker_effectives=12 defender_effectives=12 rounds=1"},
    Row{"rear", "charge", "aspect=rear attacker_effectives=9 defender_effectives=12 defender_formation=column rounds=1"},
    Row{"caught forming square", "charge",
        "attacker_arm=cavalry attacker_melee_weapon=saber attacker_effectives=9 defender_effectives=9 "
        "defender_caught_forming_square=yes rounds=1"},
    Row{"works", "charge",
        "defender_cover=heavy defender_effectives=8 attacker_effectives=14 attacker_experience=veteran "
        "attacker_leader_attached=yes rounds=1"},
    Row{"two of twenty on two", "melee", "attacker_effectives=20,20 defender_effectives=2"},
    Row{"two unlike on three", "melee", "attacker_effectives=20,5 attacker_experience=veteran,untrained defender_effectives=3 aspect=rear"},
    Row{"cavalry and foot", "melee",
        "attacker_effectives=20,6 attacker_arm=cavalry,infantry attacker_melee_weapon=lance,none "
        "defender_effectives=3 defender_experience=untrained"},
    Row{"cavalry falls back from a square", "charge",
        "attacker_arm=cavalry attacker_melee_weapon=saber attacker_effectives=12 attacker_losses_this_turn=5 "
        "defender_effectives=20 defender_formation=square defender_experience=veteran "
        "defender_leader_attached=yes defender_casualties_this_turn=16",
        true},
    Row{"both charge without muskets", "charge",
        "defender_charging=yes attacker_effectives=8 defender_effectives=7 attacker_losses_this_turn=9 "
        "defender_losses_this_turn=9 attacker_weapon=none defender_weapon=none attacker_experience=untrained "
        "rounds=1"},
    Row{"one of two on two of twenty", "melee",
        "attacker_effectives=2 defender_effectives=20,20 defender_experience=veteran,regular "
        "defender_charging=yes,yes"},
};

} // namespace

void TestChargeOdometer::weights_are_those_of_an_odometer_data()
{
    QTest::addColumn<const Row*>("row");
    for (const Row& row : std::span{rows}.first(scaled(rows.size(), std::size_t{2})))
        QTest::newRow(row.name) << &row;
}

void TestChargeOdometer::weights_are_those_of_an_odometer()
{
    QFETCH(const Row*, row);
    if (row->is_long && qgetenv("CORNETA_LONG") != "1")
        QSKIP("a long row: CORNETA_LONG=1 walks it");
    const Subject& subject = santa_anna(row->action);
    const Answers answers = answers_of(subject, row->words);
    QElapsedTimer timer;
    timer.start();
    const auto counted = conformance::odometer(subject, answers, std::numeric_limits<std::uint64_t>::max(), conformance::Ahead::Blind);
    QVERIFY(counted.has_value());
    Complaints complaints;
    complain_of(subject, answers, *counted, complaints);
    conformance::print(fmt::format("{} paths, a longest one of {} falls, {} outcomes, {} ms", counted->paths, combinations_of(*counted),
                                   counted->outcomes.size(), timer.elapsed()));
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestChargeOdometer::weights_of_random_charges_are_those_of_an_odometer()
{
    const int sets = scaled(6, 1);
    constexpr int most_draws = 400;
    constexpr std::uint64_t least_paths = 5'000;
    constexpr std::uint64_t most_paths = 60'000;
    const Subject& charge = santa_anna("charge");
    conformance::Drawing drawing{charge.seed()};
    Complaints complaints;
    int walked = 0;
    for (int drawn = 0; drawn < most_draws && walked < sets; ++drawn) {
        auto answers = drawing.resolvable(charge, 3);
        answers->set(*index_of(charge.action->form, "rounds"), 10);
        const auto counted = conformance::odometer(charge, *answers, most_paths, conformance::Ahead::Blind);
        if (!counted || counted->paths < least_paths)
            continue;
        complain_of(charge, *answers, *counted, complaints);
        conformance::print(fmt::format("{} paths, a longest one of {} falls, {} outcomes: {}", counted->paths, combinations_of(*counted),
                                       counted->outcomes.size(), conformance::words_of(*answers)));
        ++walked;
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
    QCOMPARE(walked, sets);
}

void TestChargeOdometer::odds_of_three_units_in_all_are_exact_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("two of 30 on one") << "attacker_effectives=30,30 defender_effectives=30";
    QTest::newRow("one of 30 on two") << "attacker_effectives=30 defender_effectives=30,30";
    QTest::newRow("two unlike of 30 on one") << "attacker_effectives=30,29 attacker_experience=veteran,green attacker_stragglers=3,0 "
                                                "defender_effectives=30 defender_experience=untrained";
    QTest::newRow("lancers and foot in the rear") << "attacker_effectives=30,30 attacker_arm=cavalry,infantry "
                                                     "attacker_melee_weapon=lance,none defender_effectives=30 aspect=rear";
    QTest::newRow("the most there may be") << "attacker_effectives=99,99 defender_effectives=99";
}

void TestChargeOdometer::odds_of_three_units_in_all_are_exact()
{
    QFETCH(const QString, words);
    const Subject& melee = santa_anna("melee");
    QElapsedTimer timer;
    timer.start();
    const Odds counted = odds(*melee.action, answers_of(melee, words), melee.charts(), Table::Joint).front();
    conformance::print(fmt::format("{} outcomes in {} ms", counted.joint.size(), timer.elapsed()));
    QVERIFY(counted.exact);
    QVERIFY(!counted.margin);
}

#include "test_charge_odometer.moc"
