// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conformance/declared.h"
#include "core/game/play/roles.h"
#include "core/game/play/rules.h"
#include "core/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace corneta::conformance {

namespace {

using game::GameRules;

/// What a kept game declares, by the keys that its tables may name.
class Tables {
public:
    explicit Tables(const Ruleset& ruleset) : m_ruleset{ruleset}, m_rules{*ruleset.game}
    {
        for (const Action& action : ruleset.actions)
            for (const std::string_view role : game::roles_of(ruleset, action))
                m_roles.keys.push_back(role);
        for (const game::StatSpec& stat : game::stats_of(ruleset))
            m_stats.keys.push_back(stat.field.key);
    }

    Problems problems() &&
    {
        stats();
        roles();
        hidden();
        for (const std::string_view stat : m_rules.harms)
            m_stats.demand("game.harms", stat, m_problems);
        for (const std::string_view stat : m_rules.breaks_by)
            m_stats.demand("game.breaks_by", stat, m_problems);
        for (const std::string_view action : m_rules.attacks)
            m_actions.demand("game.attacks", action, m_problems);
        return std::move(m_problems);
    }

private:
    void say(std::string where, std::string_view pattern, std::vector<Argument> arguments = {})
    {
        m_problems.push_back({std::move(where), {pattern, std::move(arguments)}});
    }
    /// An action that a row may name; empty: any.
    void action_of_row(const std::string& where, std::string_view action)
    {
        if (!action.empty())
            m_actions.demand(where, action, m_problems);
    }

    void stats()
    {
        Known declared{"stat", {}};
        for (const game::StatSpec& stat : m_rules.stats) {
            declared.keys.push_back(stat.field.key);
            if (std::ranges::count(declared.keys, stat.field.key) == 2)
                say("game.stats", "{0} \"{1}\" stands there twice: give one of them another key",
                    {"stat", Name{std::string{stat.field.key}}});
        }
        for (const Action& action : m_ruleset.actions)
            for (const OutcomeSpec& outcome : action.outcomes) {
                const auto stat = std::ranges::find(m_rules.stats, outcome.stat, [](const game::StatSpec& spec) { return spec.field.key; });
                if (outcome.does == Does::Add && stat != m_rules.stats.end() && stat->field.kind != Kind::Number)
                    say(fmt::format("{} {}", action.key, outcome.key),
                        "it adds to \"{0}\", which is no number: use `Does::Set`, or a Stat<int>", {Name{std::string{outcome.stat}}});
            }
    }

    void roles()
    {
        for (const game::RoleSpec& spec : m_rules.roles) {
            const std::string where = fmt::format("game.roles {}", spec.role);
            m_roles.demand(where, spec.role, m_problems);
            action_of_row(where, spec.action);
        }
        for (const game::SideSpec& spec : m_rules.sides) {
            const std::string where = fmt::format("game.sides {}", spec.role);
            m_roles.demand(where, spec.role, m_problems);
            m_roles.demand(where, spec.of, m_problems);
            action_of_row(where, spec.action);
        }
        for (const game::RoleNoun& noun : m_rules.nouns) {
            m_roles.demand(fmt::format("game.nouns \"{}\"", noun.words), noun.role, m_problems);
            action_of_row(fmt::format("game.nouns \"{}\"", noun.words), noun.action);
        }
        for (const game::RoleTitle& title : m_rules.titles) {
            m_roles.demand(fmt::format("game.titles {}", title.role), title.role, m_problems);
            if (title.title == title.role)
                say(fmt::format("game.titles {}", title.role), "it says no more than the role: take it away");
        }
    }

    void hidden()
    {
        for (const game::HiddenSpec& spec : m_rules.hidden) {
            const std::string where = fmt::format("game.hidden {}", spec.stat);
            const auto stat = std::ranges::find(m_rules.stats, spec.stat, [](const game::StatSpec& one) { return one.field.key; });
            if (stat == m_rules.stats.end())
                say(where, "hidden, and no stat that the game declares: add it to `stats`");
            else if (!spec.letters.empty() && spec.letters.size() != stat->field.options.size())
                say(where, "{0} letters for {1} options: write one for each, `-` for what is not laid",
                    {static_cast<int>(spec.letters.size()), static_cast<int>(stat->field.options.size())});
            if (!spec.phase.empty())
                phases_of(m_ruleset).demand(where, spec.phase, m_problems);
            action_of_row(where, spec.means);
            action_of_row(where, spec.left_out);
            if (!spec.dear.empty())
                m_stats.demand(where, spec.dear, m_problems);
            for (const std::string_view some : {spec.strikes, spec.closes, spec.holds})
                for (const char letter : some)
                    if (!spec.letters.contains(letter))
                        say(where, "\"{0}\" is none of its letters: {1}", {Name{std::string{letter}}, Name{std::string{spec.letters}}});
        }
    }

    const Ruleset& m_ruleset;
    const GameRules& m_rules;
    Known m_roles{"role", {}};
    Known m_stats{"stat", {}};
    Known m_actions = action_keys_of(m_ruleset);
    Problems m_problems;
};

} // namespace

Problems problems_in_game(const Ruleset& ruleset)
{
    return ruleset.game == nullptr ? Problems{} : Tables{ruleset}.problems();
}

} // namespace corneta::conformance
