// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conformance/drawing.h"
#include "core/conformance/odometer.h"
#include "core/odds/odds.h"
#include "tests/conformance/account.h"
#include "tests/conformance/complaints.h"
#include "tests/conformance/plays.h"
#include "tests/conformance/small_dice.h"
#include "tests/scaled.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTest>

#include <fmt/format.h>

using namespace corneta;
using conformance::Complaints;
using conformance::Drawing;
using conformance::Odometer;
using conformance::Subject;

/// The odds against a count of every raw combination that knows nothing of how they are counted.
class TestOdometer : public QObject {
    Q_OBJECT

private slots:
    void weights_are_those_of_an_odometer_data() { conformance::add_row_for_every_action(); }
    void weights_are_those_of_an_odometer();
    void weights_with_small_dice_are_those_of_an_odometer_data();
    void weights_with_small_dice_are_those_of_an_odometer();
};

namespace {

const int sets = scaled(20, 2);
constexpr std::uint64_t few_paths = 500;
const std::uint64_t most_paths =
    scaled<std::uint64_t>(60'000, 20'000); ///< of all sets of an action; a single one takes half of what is left

/// Each row of a batch as answers of its own; the answers themselves where there is none.
std::vector<Answers> runs_of(const Action& action, const Answers& answers)
{
    std::vector<Answers> runs;
    for (std::size_t row = 0; row < action.runs(answers); ++row) {
        Answers run = answers;
        for (std::size_t field = 0; action.is_batch() && field < action.form.size(); ++field)
            if (action.form[field].group == action.batch)
                run.set(field, answers.at(field)[row]);
        runs.push_back(std::move(run));
    }
    return runs;
}

double most_combinations(const Subject& subject, const Answers& answers)
{
    constexpr std::uint64_t plays = 40;
    double most = 0;
    for (std::uint64_t seed = 0; seed < plays; ++seed)
        for (const Verdict& verdict : conformance::played(subject, answers, seed))
            most = std::max(most, conformance::combinations_of(std::span{&verdict, 1}));
    return most;
}

/// Answers and the combinations of their longest branch, as far as plays tell.
struct Drawn {
    Answers answers;
    double combinations = 0;
};

/// Random answers with at most so many combinations; of every other set the one with most of them among many, so that chains are long. The
/// one with the fewest where all have more, so that an action none of whose branches is short is walked too.
std::optional<Drawn> draw(const Subject& subject, int set, std::uint64_t most, Drawing& drawing)
{
    constexpr int among = 60;
    const bool wants_many = set % 2 != 0;
    drawing.prefer(wants_many ? std::vector<std::int32_t>{10, 20, 30, 40} : std::vector<std::int32_t>{}); // few guns, few rounds
    std::optional<Drawn> chosen;
    std::optional<Drawn> shortest;
    for (int drawn = 0; drawn < among && (wants_many || !chosen); ++drawn) {
        const auto answers = drawing.resolvable(subject, set % 3 + 2);
        if (!answers)
            continue;
        const double combinations = most_combinations(subject, *answers);
        if (!shortest || combinations < shortest->combinations)
            shortest = {*answers, combinations};
        if (combinations <= static_cast<double>(most) && (!chosen || combinations > chosen->combinations))
            chosen = {*answers, combinations};
    }
    return chosen ? chosen : shortest;
}

/// Answers with a count of every combination of each of their runs.
struct Walked {
    Answers answers;
    std::vector<std::pair<Answers, Odometer>> runs;
};

/// Draws until every run can be walked: plays do not tell how many combinations the longest branch has.
std::optional<Walked> drawn_and_walked(const Subject& subject, int set, std::uint64_t most, Drawing& drawing)
{
    constexpr int tries = 20;
    for (int tried = 0; tried < tries; ++tried) {
        const auto drawn = draw(subject, set, most, drawing);
        if (!drawn || drawn->combinations > static_cast<double>(most_paths))
            continue;
        Walked walked{drawn->answers, {}};
        const std::vector<Answers> runs = runs_of(*subject.action, drawn->answers);
        const std::uint64_t limit = 2 * std::max(most, static_cast<std::uint64_t>(drawn->combinations));
        for (const Answers& run : runs)
            if (auto counted = conformance::odometer(subject, run, limit))
                walked.runs.emplace_back(run, *std::move(counted));
        if (walked.runs.size() == runs.size())
            return walked;
    }
    return std::nullopt;
}

void complain_of_wanted(const Odometer& counted, const std::string& answers, Complaints& complaints)
{
    const auto is_in = [](const std::vector<DiceRequest>& all) {
        return [&all](const DiceRequest& one) { return std::ranges::find(all, one) != all.end(); };
    };
    complaints.unless(std::ranges::all_of(counted.surely_wanted, is_in(counted.rolled_always)),
                      answers + ": a die is wanted that not every way rolls");
    complaints.unless(std::ranges::all_of(counted.rolled_always, is_in(counted.surely_wanted)),
                      answers + ": a die that every way rolls is not wanted");
}

/// The odds of sets of answers, each against the odometer's count of its runs.
struct Comparison {
    Complaints complaints;
    std::uint64_t paths = 0;
    std::size_t runs = 0;
    std::size_t most_outcomes = 0;
    QElapsedTimer timer;

    Comparison() { timer.start(); }
    void compare(const Subject& subject, int set, std::uint64_t most, Drawing& drawing);
    void print(std::uint64_t seed) const;
};

void Comparison::compare(const Subject& subject, int set, std::uint64_t most, Drawing& drawing)
{
    const auto walked = drawn_and_walked(subject, set, most, drawing);
    if (!walked) {
        complaints.add("no answers whose falls can be walked");
        return;
    }
    const std::vector<Odds> all = odds(*subject.action, walked->answers, subject.charts(), Table::Joint);
    for (std::size_t run = 0; run < walked->runs.size(); ++run) {
        const auto& [answers, counted] = walked->runs[run];
        const std::string words = conformance::words_of(answers);
        complaints.add(conformance::differences(counted, all[run], answers));
        complain_of_wanted(counted, words, complaints);
        paths += counted.paths;
        most_outcomes = std::max(most_outcomes, counted.outcomes.size());
        ++runs;
    }
}

void Comparison::print(std::uint64_t seed) const
{
    conformance::print(fmt::format("seed {}: {} answers, {} runs walked, {} paths, up to {} outcomes, {} ms", seed, sets, runs, paths,
                                   most_outcomes, timer.elapsed()));
}

} // namespace

void TestOdometer::weights_are_those_of_an_odometer()
{
    QFETCH(const Subject*, subject);
    Drawing drawing{subject->seed()};
    Comparison comparison;
    for (int set = 0; set < sets; ++set) {
        const std::uint64_t left = most_paths - std::min(comparison.paths, most_paths);
        comparison.compare(*subject, set, std::max(left / 2, few_paths), drawing);
    }
    comparison.print(drawing.seed());
    QVERIFY2(comparison.complaints.none(), comparison.complaints.text().c_str());
    QVERIFY(comparison.runs >= static_cast<std::size_t>(sets));
}

void TestOdometer::weights_with_small_dice_are_those_of_an_odometer_data()
{
    QTest::addColumn<const Subject*>("subject");
    for (const Subject& subject : conformance::subjects())
        if (Drawing drawing{0}; conformance::with_small_dice(subject, drawing))
            QTest::newRow(subject.name().c_str()) << &subject;
}

void TestOdometer::weights_with_small_dice_are_those_of_an_odometer()
{
    QFETCH(const Subject*, subject);
    Drawing drawing{subject->seed()};
    Comparison comparison;
    for (int set = 0; set < sets; ++set) {
        const auto book = conformance::with_small_dice(*subject, drawing);
        comparison.compare({&*book, subject->action}, set, most_paths / static_cast<unsigned>(sets), drawing);
    }
    comparison.print(drawing.seed());
    QVERIFY2(comparison.complaints.none(), comparison.complaints.text().c_str());
    QVERIFY(comparison.runs >= static_cast<std::size_t>(sets));
}

#include "test_odometer.moc"
