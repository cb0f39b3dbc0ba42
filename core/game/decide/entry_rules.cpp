// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/entry_rules.h"

#include "core/game/play/rules.h"

#include <algorithm>

namespace corneta::game {

namespace {

using Flaw = std::optional<Sentence>;

/// The first flaw among parts.
template <class Parts, class F> Flaw first_flaw(const Parts& parts, const F& flaw_of)
{
    for (const auto& part : parts)
        if (Flaw flaw = flaw_of(part))
            return flaw;
    return std::nullopt;
}

Flaw flaw_of(const Stage& stage)
{
    if (stage.turn < 1 || stage.round < 1)
        return Sentence{"turns and rounds count from 1"};
    return std::nullopt;
}

Flaw flaw_of(const Next& next)
{
    if (next.choices.empty())
        return Sentence{"a follow-up offers nothing"};
    return std::nullopt;
}

/// What follows is given to a unit by the changes that outcomes declare.
Flaw flaw_of(const StatChange& change, const Action& action)
{
    const auto is_declared = [&](const OutcomeSpec& spec) {
        return spec.stat == change.stat && spec.does != Does::Nothing && (spec.does == Does::Add) == (change.does == Does::Add);
    };
    const auto spec = std::ranges::find_if(action.outcomes, is_declared);
    if (spec == action.outcomes.end() || change.does == Does::Nothing)
        return Sentence{"{0} does not change {1} so", {action.label, Name{change.stat}}};
    if (spec->kind == Kind::Number && spec->does != Does::Marker && !is_number(change.word))
        return Sentence{"{0}: \"{1}\" is not a number", {Name{change.stat}, Name{change.word}}};
    return std::nullopt;
}

/// What the rules count of a row: each outcome of the action, in its order.
Flaw flaw_of(const std::vector<OutcomeWords>& row, const Action& action)
{
    const auto is_of = [](const OutcomeWords& words, const OutcomeSpec& spec) {
        return words.key == spec.key && (spec.list || words.words.size() == 1);
    };
    if (!std::ranges::equal(row, action.outcomes, is_of))
        return Sentence{"it does not say what {0} leaves", {action.label}};
    for (std::size_t i = 0; i < row.size(); ++i)
        if (action.outcomes[i].kind == Kind::Number)
            for (const std::string& word : row[i].words)
                if (!is_number(word))
                    return Sentence{"{0}: \"{1}\" is not a number", {Name{row[i].key}, Name{word}}};
    return std::nullopt;
}

} // namespace

EntryRules::EntryRules(const Ruleset& ruleset) : m_ruleset{&ruleset}
{
    for (const StatSpec& stat : stats_of(ruleset))
        if (stat.field.kind == Kind::Number)
            m_numbers.insert(stat.field.key);
}

Flaw EntryRules::flaw_of(const Entry& entry) const
{
    if (Flaw flaw = game::flaw_of(entry.stage))
        return flaw;
    if (Flaw flaw = flaw_of(entry.command))
        return flaw;
    return first_flaw(entry.results, [this](const EntryResult& result) { return flaw_of(result); });
}

Flaw EntryRules::flaw_of(const Command& command) const
{
    return match(
        command, [&](const Play& play) { return flaw_of(play); },
        [&](const Edit& edit) { return edit.arrives ? flaw_of(*edit.arrives) : Flaw{}; },
        [&](const FromPaper& paper) { return flaw_of(paper.effects); }, [&](const Strike& strike) { return flaw_of_rulings(strike); },
        [&](const Amend& amend) {
            Flaw flaw = flaw_of(amend.play);
            return flaw ? flaw : flaw_of_rulings(amend);
        },
        [](const OneOf<PlaceFaceDown, TurnUp, EndPhase, Split, Join, Undo, Redo, Note, ChangeCharts> auto&) { return Flaw{}; });
}

Flaw EntryRules::flaw_of_rulings(const Branching auto& command) const
{
    if (command.rest == Rule::Amend)
        return Sentence{"all other entries cannot be read in one way"};
    return first_flaw(command.rulings, [this](const Ruling& ruling) -> Flaw {
        if (ruling.rule == Rule::Amend && !ruling.play)
            return Sentence{"a ruling does not say how entry {0} is read", {ruling.entry}};
        return ruling.play ? flaw_of(*ruling.play) : std::nullopt;
    });
}

Flaw EntryRules::flaw_of(const Play& play) const
{
    if (m_ruleset->find_action(play.action) == nullptr)
        return Sentence{"\"{0}\" is not an action of {1}", {Name{play.action}, m_ruleset->label}};
    return std::nullopt;
}

Flaw EntryRules::flaw_of(const EntryResult& result) const
{
    if (result.play)
        if (Flaw flaw = flaw_of(*result.play))
            return flaw;
    return flaw_of(result.effects);
}

Flaw EntryRules::flaw_of(const Effects& effects) const
{
    if (effects.stage)
        if (Flaw flaw = game::flaw_of(*effects.stage))
            return flaw;
    if (Flaw flaw = first_flaw(effects.arrive, [this](const Unit& unit) { return flaw_of(unit); }))
        return flaw;
    const auto flaw_of_change = [this](const StatChange& change) { return flaw_of_word(change.stat, change.word); };
    if (Flaw flaw = first_flaw(effects.stats, flaw_of_change))
        return flaw;
    if (Flaw flaw = first_flaw(effects.next, [](const Next& next) { return game::flaw_of(next); }))
        return flaw;
    return effects.waits ? flaw_of(*effects.waits) : std::nullopt;
}

Flaw EntryRules::flaw_of(const Unit& unit) const
{
    if (unit.key.empty() || unit.kind.empty())
        return Sentence{"a unit arrives without key or kind"};
    return first_flaw(unit.stats, [this](const auto& stat) { return flaw_of_word(stat.first, stat.second); });
}

Flaw EntryRules::flaw_of(const PlayedAction& played) const
{
    const Action* const action = m_ruleset->find_action(played.action);
    if (action == nullptr)
        return Sentence{"\"{0}\" is not an action of {1}", {Name{played.action}, m_ruleset->label}};
    return flaw_of(played, *action);
}

Flaw EntryRules::flaw_of(const PlayedAction& played, const Action& action) const
{
    if (Flaw flaw = first_flaw(played.outcomes, [&](const auto& row) { return game::flaw_of(row, action); }))
        return flaw;
    if (Flaw flaw = first_flaw(played.changes, [&](const StatChange& change) { return game::flaw_of(change, action); }))
        return flaw;
    return first_flaw(played.next, [](const Next& next) { return game::flaw_of(next); });
}

Flaw EntryRules::flaw_of_word(std::string_view stat, const std::string& word) const
{
    if (m_numbers.contains(stat) && !is_number(word))
        return Sentence{"{0}: \"{1}\" is not a number", {Name{std::string{stat}}, Name{word}}};
    return std::nullopt;
}

} // namespace corneta::game
