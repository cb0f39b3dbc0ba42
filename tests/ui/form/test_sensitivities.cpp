// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/resolve.h"
#include "core/dice/random_dice.h"
#include "core/odds/sensitivities.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/odds/odds_panel.h"

#include <QTest>

#include <cmath>

using namespace corneta;

/// The fields said to move the chance most are those that counting every neighbouring answer finds.
class TestSensitivities : public QObject {
    Q_OBJECT

private slots:
    void the_sensitivities_shown_are_the_strongest_of_all_neighbours();
};

namespace {

struct Moved {
    std::size_t field;
    double by;
};

std::optional<double> chance(const Action& action, const Answers& answers, const RulesetCharts& charts)
{
    if (!refusals(action, answers, charts).empty())
        return std::nullopt;
    return standing_out(action, odds(action, answers, charts).front()).front().chance.probability;
}

/// How far the first number that changes anything, in steps of a whole, moves the chance.
double moved_by_number(const Action& action, const Answers& answers, std::size_t field, int direction, double before,
                       const RulesetCharts& charts)
{
    const Field& asked = answers.form()[field];
    double value = answers.value(field) / 10.0;
    for (int step = 0; step < steps_tried; ++step) {
        value = direction > 0 ? std::floor(value) + 1 : std::ceil(value) - 1;
        if (value < asked.least || value > asked.most)
            return 0;
        Answers changed = answers;
        changed.set(field, static_cast<std::int32_t>(std::lround(value * 10)));
        const auto after = chance(action, changed, charts);
        if (after && std::abs(*after - before) > 1e-12)
            return std::abs(*after - before);
    }
    return 0;
}

std::vector<Moved> counted(const Action& action, const Answers& answers, const RulesetCharts& charts)
{
    std::vector<Moved> all;
    const double before = *chance(action, answers, charts);
    for (std::size_t field = 0; field < answers.form().size(); ++field) {
        const Field& asked = answers.form()[field];
        if (!answers.asked(field))
            continue;
        double best = 0;
        if (asked.kind == Kind::Number) {
            best = std::max(moved_by_number(action, answers, field, 1, before, charts),
                            moved_by_number(action, answers, field, -1, before, charts));
        } else {
            const int last = asked.kind == Kind::Toggle ? 1 : static_cast<int>(asked.options.size()) - 1;
            for (std::int32_t value = 0; value <= last; ++value) {
                Answers changed = answers;
                changed.set(field, value);
                changed.forget_unasked();
                if (const auto after = chance(action, changed, charts))
                    best = std::max(best, std::abs(*after - before));
            }
        }
        if (best > 1e-12)
            all.push_back({field, best});
    }
    std::ranges::stable_sort(all, [](const Moved& a, const Moved& b) { return a.by > b.by + 1e-12; });
    return all;
}

/// Answers of a fire that the rules allow, each field changed one time in three.
Answers drawn(const Action& action, RandomDice& dice, const RulesetCharts& charts)
{
    const auto die = [&](int sides) { return dice.read({"a draw"}, sides, [](int face) { return face; }) - 1; };
    for (;;) {
        Answers answers{action.form};
        for (std::size_t field = 0; field < action.form.size(); ++field) {
            const Field& asked = action.form[field];
            if (die(3) != 0)
                continue;
            if (asked.kind == Kind::Number)
                answers.set(field, (1 + die(24)) * 10);
            else
                answers.set(field, die(asked.kind == Kind::Toggle ? 2 : static_cast<int>(asked.options.size())));
        }
        answers.forget_unasked();
        const auto known = chance(action, answers, charts);
        if (known && *known > 0.01 && *known < 0.99)
            return answers;
    }
}

} // namespace

void TestSensitivities::the_sensitivities_shown_are_the_strongest_of_all_neighbours()
{
    constexpr std::uint64_t seed = 1836;
    qInfo("seed %llu", static_cast<unsigned long long>(seed));
    Player player{all_rulesets()};
    const Action& fire = *player.window().book().ruleset->find_action("fire");
    const RulesetCharts& charts = *player.window().book().typed_charts;
    RandomDice dice{seed};
    int shown_fields = 0;
    for (int form = 0; form < 20; ++form) {
        const Answers answers = drawn(fire, dice, charts);
        player.window().open_action(fire, answers);
        player.wait();
        const auto wanted = counted(fire, answers, charts);
        const auto& sensitivities = player.window().sheet().odds().sensitivities();
        const std::size_t count = std::min<std::size_t>(3, wanted.size());
        QVERIFY(sensitivities.size() >= count);
        for (std::size_t i = 0; i < count; ++i) {
            QVERIFY(std::abs(std::abs(sensitivities[i].after.probability - sensitivities[i].before.probability) - wanted[i].by) < 1e-12);
            QCOMPARE(sensitivities[i].field, wanted[i].field);
        }
        const QString words = player.words("levers");
        for (std::size_t i = 0; i < std::min<std::size_t>(2, count); ++i, ++shown_fields)
            QVERIFY2(words.contains(QString::fromUtf8(fire.form[wanted[i].field].label.data(),
                                                      static_cast<qsizetype>(fire.form[wanted[i].field].label.size())),
                                    Qt::CaseInsensitive),
                     qPrintable(words));
    }
    QVERIFY(shown_fields > 20);
}

#include "test_sensitivities.moc"
