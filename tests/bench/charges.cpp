// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/charges.h"

#include "core/action/chain.h"
#include "core/odds/odds.h"
#include "tests/around.h"
#include "tests/bench/cost.h"
#include "tests/bench/row.h"

#include <fmt/format.h>

#include <array>
#include <string>
#include <vector>

namespace bench {

using namespace corneta;

namespace {

/// A charge of green Mexicans on regulars of the U.S. and the milliseconds that its odds may take.
struct Charge {
    int attacker_effectives = 0;
    int attacker_stragglers = 0;
    int defender_effectives = 0;
    int rounds = 0;
    double budget = 0;

    Answers answers(Form form) const
    {
        const std::vector<Given> given{{"attacker_effectives", std::to_string(attacker_effectives)},
                                       {"attacker_stragglers", std::to_string(attacker_stragglers)},
                                       {"attacker_experience", "green"},
                                       {"attacker_nation", "mexican"},
                                       {"defender_effectives", std::to_string(defender_effectives)},
                                       {"defender_experience", "regular"},
                                       {"defender_nation", "us"},
                                       {"rounds", std::to_string(rounds)}};
        return answers_from(form, given).value();
    }
    std::string name() const
    {
        return fmt::format("santa-anna charge: odds, {}+{} v {}, {} rounds", attacker_effectives, attacker_stragglers, defender_effectives,
                           rounds);
    }
};

constexpr std::array charges{Charge{9, 1, 14, 2, 1}, Charge{9, 1, 14, 20, 4}, Charge{22, 0, 22, 20, 16}, Charge{30, 0, 30, 20, 60}};

/// A procedure that counts the branches of its links.
class Counted final : public Around {
public:
    using Around::Around;

    std::size_t branches() const { return m_branches; }
    Step step(ChainState& state, Dice& dice, Explanation& explanation) const override
    {
        ++m_branches;
        return Around::step(state, dice, explanation);
    }

private:
    mutable std::size_t m_branches = 0;
};

} // namespace

void print_charges(const Rulebook& santa_anna)
{
    constexpr double milli = 1e3;
    const Action& action = *santa_anna.ruleset->find_action("charge");
    for (const Charge& charge : charges) {
        const Answers answers = charge.answers(action.form);
        print_row(charge.name(), milli * seconds_of([&] { (void)odds(action, answers, *santa_anna.typed_charts); }), charge.budget, "ms");
        const auto procedure = action.bind(answers, 0, *santa_anna.typed_charts);
        const Counted counted{*procedure};
        const auto ends = ends_of(counted, {});
        fmt::print("{:<66} {:>9} courses of links walked, {} ends, {}\n", "", counted.branches(), ends->ends.size(),
                   ends->total ? "in whole numbers" : "in doubles after whole numbers overflowed");
    }
}

} // namespace bench
