// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/play.h"

#include "core/action/resolve.h"
#include "core/game/play/duties.h"
#include "core/game/play/facts.h"
#include "core/game/play/luck.h"
#include "core/game/play/naming.h"
#include "core/game/play/phases.h"
#include "core/game/play/played_action.h"
#include "core/game/play/prepared.h"
#include "core/game/play/rules.h"

#include <fmt/format.h>

#include <algorithm>

namespace corneta::game {

namespace {

std::vector<TypedDice::Labelled> all_by_label(const DiceAtHand& dice, std::span<const RecordedRoll> recorded)
{
    std::vector<TypedDice::Labelled> all = dice.by_label;
    for (const RecordedRoll& roll : recorded) // one typed anew takes the place of the recorded one
        if (std::ranges::find(dice.by_label, roll.label, &TypedDice::Labelled::label) == dice.by_label.end())
            all.push_back({roll.label, roll.faces, roll.pool.sides});
    return all;
}

Problems problems_with_dice(const PartialResult& partial, const TypedDice& thrown, const DiceAtHand& dice)
{
    if (!partial.problems.empty())
        return partial.problems;
    Problems problems;
    for (const DiceRequest& wanted : partial.wanted)
        problems.push_back(problem_with_missing(wanted));
    if (partial.verdicts.empty() && problems.empty())
        problems.push_back({"dice", {"more are needed"}});
    if (!problems.empty())
        return problems;
    const auto idle = thrown.idle();
    for (const auto& typed : dice.by_label)
        if (std::ranges::find(idle, typed.label) != idle.end())
            problems.push_back({typed.label, {"there is no such die in this roll"}});
    if (thrown.left_over() > 0)
        problems.push_back(
            {"dice",
             {"{0} given, {1} asked for",
              {static_cast<std::int64_t>(dice.in_order.size()), static_cast<std::int64_t>(dice.in_order.size() - thrown.left_over())}}});
    return problems;
}

RecordedRoll recorded_from(const Roll& roll, const TypedDice& thrown, const DiceAtHand& dice, std::span<const RecordedRoll> recorded)
{
    RecordedRoll made{roll.label, roll.pool, {roll.faces.begin(), roll.faces.end()}};
    if (const auto rolled = std::ranges::find(thrown.rolled(), roll.label, &TypedDice::Rolled::label); rolled != thrown.rolled().end()) {
        made.by = dice.by;
        made.number = rolled->number;
        return made;
    }
    const bool is_typed = std::ranges::find(dice.by_label, roll.label, &TypedDice::Labelled::label) != dice.by_label.end();
    const auto before =
        std::ranges::find_if(recorded, [&](const RecordedRoll& old) { return old.label == roll.label && old.pool == roll.pool; });
    if (!is_typed && before != recorded.end()) {
        made.by = before->by;
        made.number = before->number;
    }
    return made;
}

std::vector<RecordedRoll> rolls_of(const std::vector<Verdict>& verdicts, const TypedDice& thrown, const DiceAtHand& dice,
                                   std::span<const RecordedRoll> recorded)
{
    std::vector<RecordedRoll> rolls;
    for (const Verdict& verdict : verdicts)
        for (const Roll& roll : verdict.rolls)
            rolls.push_back(recorded_from(roll, thrown, dice, recorded));
    for (const RecordedRoll& old : recorded)
        if (std::ranges::find(rolls, old.label, &RecordedRoll::label) == rolls.end()) {
            rolls.push_back(old);
            rolls.back().is_idle = true;
        }
    return rolls;
}

/// A play with all that it asks for.
struct Asked {
    Play play;
    const Action* action = nullptr;
    FilledIn filled;
    std::vector<Given> answers;
};

void apply_effects_of(const State& state, const Rulebook& book, EntryResult& result, const std::vector<StatChange>& first)
{
    EffectsBuilder builder{state, *book.ruleset};
    builder.change(first);
    if (waits_for_end(state, *book.ruleset)) {
        builder.put_into(result.effects);
        result.effects.waits = result.played;
        return;
    }
    take_effect(book, std::span{&*result.played, 1}, builder);
    builder.put_into(result.effects);
    if (!builder.offers_instead())
        result.effects.next = result.played->next;
    result.effects.next.insert(result.effects.next.end(), builder.next().begin(), builder.next().end());
    result.played->next.clear(); // they are among the effects now
    if (builder.stage())
        result.effects.stage = *builder.stage();
    if (!result.told.empty()) {
        auto& instructions = result.told.back().instructions;
        for (const Sentence& told : builder.told())
            instructions.emplace_back(told);
        instructions.insert(instructions.end(), builder.instructions().begin(), builder.instructions().end());
    }
}

EntryResult result_of_verdicts(const State& state, const Rulebook& book, int entry, Asked& asked, const std::vector<Verdict>& verdicts,
                               bool tells)
{
    const Play& play = asked.play;
    EntryResult result{.entry = entry, .play = play};
    const std::vector<StatChange> first = set_right(state, asked.play, asked.filled);
    if (tells)
        result.answers = in_words(asked.filled);
    for (std::size_t row = 0; tells && row < verdicts.size(); ++row)
        result.told.push_back(
            by_name(verdicts[row], {state, *book.ruleset, asked.action->key, roles_in_row(*asked.action, play.roles, row)}));
    if (auto all = typed_over(asked.filled); !result.told.empty() && !all.empty()) {
        Sentence& headline = result.told.front().headline;
        all.insert(all.begin(), std::move(headline));
        headline = {"{0}", {std::move(all)}};
    }
    result.played =
        played_action_of(state, *book.ruleset, {entry, play.action, play.roles, std::move(asked.answers), {}, {}, {}}, verdicts);
    apply_effects_of(state, book, result, first);
    result.played->answers = {}; // the result has them, and what waits has its own
    if (play.follows)
        result.effects.takes = {play.follows->entry, play.follows->index};
    return result;
}

/// The verdicts of its dice, or everything that is wrong with those.
std::expected<std::vector<Verdict>, Problems> verdicts_of(const Asked& asked, const RulesetCharts& charts, const DiceAtHand& dice,
                                                          TypedDice& thrown, Listening listening)
{
    PartialResult partial = attempted(*asked.action, asked.filled.answers, charts, thrown, {}, listening);
    if (Problems problems = problems_with_dice(partial, thrown, dice); !problems.empty())
        return std::unexpected{std::move(problems)};
    return std::move(partial.verdicts);
}

/// Everything about a play but its dice.
std::expected<Asked, Problems> asked_of(const State& state, const Rulebook& book, const Play& play, const Prepared* filled)
{
    if (const Action* const first = first_link(*book.ruleset, play.action))
        return refused(play.action, {"in a game it is played link by link; it begins with: {0}", {first->label}});
    auto ready = filled == nullptr ? filled_play(state, book, play) : *filled;
    if (!ready)
        return std::unexpected{std::move(ready.error())};
    object_to(*ready, state, book);
    std::ranges::move(ready->nobody, std::back_inserter(ready->refused));
    std::ranges::move(ready->objected, std::back_inserter(ready->refused));
    if (!ready->refused.empty())
        return std::unexpected{std::move(ready->refused)};
    return Asked{std::move(ready->play), book.ruleset->find_action(play.action), std::move(ready->filled), std::move(ready->answers)};
}

constexpr std::string_view later_mark = "entry ";

} // namespace

DiceAtHand DiceAtHand::for_later(int entry, std::span<const RecordedRoll> recorded) const
{
    const std::string prefix = fmt::format("{}{}: ", later_mark, entry);
    DiceAtHand later;
    for (const auto& typed : by_label)
        if (typed.label.starts_with(prefix))
            later.by_label.push_back({typed.label.substr(prefix.size()), typed.faces});
    if (std::ranges::find(recorded, RolledBy::Program, &RecordedRoll::by) != recorded.end())
        later.roller = roller;
    return later;
}

DiceAtHand DiceAtHand::for_itself() const
{
    DiceAtHand own = *this;
    std::erase_if(own.by_label, [](const auto& typed) { return typed.label.starts_with(later_mark); });
    return own;
}

Play amended(const Play& play, const Play& changes)
{
    Play amended = play;
    for (const Given& given : changes.typed) {
        std::erase_if(amended.typed, [&](const Given& old) { return old.key == given.key; });
        amended.typed.push_back(given);
    }
    for (const RoleFilled& filled : changes.roles) {
        std::erase_if(amended.roles, [&](const RoleFilled& old) { return old.role == filled.role; });
        if (!filled.units.empty())
            amended.roles.push_back(filled);
    }
    if (!changes.reason.empty())
        amended.reason = changes.reason;
    return amended;
}

std::expected<EntryResult, Problems> result_of_play(const State& state, const Rulebook& book, int entry, const Play& play,
                                                    const DiceAtHand& dice, std::span<const RecordedRoll> recorded, const Deciding& how)
{
    auto asked = asked_of(state, book, play, how.filled);
    if (!asked)
        return std::unexpected{std::move(asked.error())};
    TypedDice thrown{all_by_label(dice, recorded), dice.in_order, dice.roller};
    auto verdicts = verdicts_of(*asked, *book.typed_charts, dice, thrown, how.is_kept ? Listening::Yes : Listening::No);
    if (!verdicts)
        return std::unexpected{std::move(verdicts.error())};
    EntryResult result = result_of_verdicts(state, book, entry, *asked, *verdicts, how.is_kept);
    result.rolls = rolls_of(*verdicts, thrown, dice, recorded);
    if (how.is_kept)
        result.luck = luck_of(book, *asked->action, asked->filled.answers, state, asked->play.roles, *verdicts);
    return result;
}

} // namespace corneta::game
