// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/golden/game_account.h"

#include "core/game/play/objections.h"
#include "core/game/play/offered.h"
#include "core/game/play/phases.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

using namespace corneta;

namespace {

/// Calls the functions of a ruleset's game that are there, one after the other, and takes down what they say.
class Account {
public:
    Account(const game::State& state, const Rulebook& book) : m_state{state}, m_book{book}, m_rules{*book.ruleset->game} {}

    void tell_table()
    {
        for (const game::Idle& idle : game::waiting_units(m_state, m_book))
            tell("idle {} {}", idle.unit, text(idle.why));
        if (m_rules.standing != nullptr)
            for (const game::Standing& side : m_rules.standing(m_state, m_book))
                tell("standing {} {} {} {}", side.side, text(side.words), side.points, side.is_over);
        if (m_rules.unusual != nullptr)
            for (const game::Unusual& one : m_rules.unusual(m_state, m_book))
                tell("unusual {} {}", one.unit, text(one.words));
        for (const game::Unit& unit : m_state.units)
            tell_unit(unit);
        tell_parts();
    }

    void tell_play(const game::PlayedAction& played)
    {
        const Action& action = *m_book.ruleset->find_action(played.action);
        if (m_rules.fill != nullptr)
            for (const Field& field : action.form)
                if (const auto word = m_rules.fill(m_state, action, field, played.roles, m_book))
                    tell("fill {} {}", field.key, *word);
        Problems problems;
        game::object_by_rules(m_state, {0, played.action, played.roles, played.answers, {}, {}, {}}, problems, m_book);
        tell_problems(problems);
        game::EffectsBuilder effects{m_state, *m_book.ruleset};
        game::take_effect(m_book, std::span{&played, 1}, effects);
        tell_effects(effects);
    }

    void tell_end_of_phase()
    {
        game::EffectsBuilder effects{m_state, *m_book.ruleset};
        game::take_effect(m_book, m_state.pending, effects);
        if (m_rules.end_phase != nullptr)
            m_rules.end_phase(effects, m_book);
        tell_effects(effects);
    }

    std::string words() && { return std::move(m_words); }

private:
    template <class... Argument> void tell(fmt::format_string<Argument...> words, Argument&&... arguments)
    {
        m_words += fmt::format(words, std::forward<Argument>(arguments)...) + "\n";
    }

    void tell_problems(const Problems& problems)
    {
        for (const Problem& problem : problems)
            tell("problem {}", text(problem));
    }

    void tell_changes(const std::vector<game::StatChange>& changes)
    {
        for (const game::StatChange& change : changes)
            tell("change {} {} {} {}", change.unit, change.stat, static_cast<int>(change.does), change.word);
    }

    void tell_effects(const game::EffectsBuilder& effects)
    {
        tell_changes(effects.changes());
        for (const Sentence& told : effects.told())
            tell("told {}", text(told));
        for (const Instruction& instruction : effects.instructions())
            tell("{} {}", word_of(instruction.hand), text(instruction.words));
        for (const game::Next& next : effects.next())
            for (const game::NextChoice& choice : next.choices) {
                tell("next {} {} {}", next.by, choice.action, text(choice.words));
                for (const Given& given : choice.presets)
                    tell("preset {} {}", given.key, given.word);
            }
        if (const auto& stage = effects.stage())
            tell("stage {} {} {}", stage->turn, stage->phase, stage->round);
    }

    void tell_unit(const game::Unit& unit)
    {
        if (m_rules.summary != nullptr) {
            const game::UnitSummary summary = m_rules.summary(unit, m_state, m_book);
            for (const game::CountedPart& part : summary.parts)
                tell("part {} {}", part.label, part.number);
            for (const Sentence& mark : summary.marks)
                tell("mark {}", text(mark));
        }
        if (m_rules.gives_way != nullptr)
            tell("gives way {}", m_rules.gives_way(unit, m_book));
        if (m_rules.muster != nullptr) {
            game::Unit mustered = unit;
            tell_problems(m_rules.muster(mustered, m_book));
            for (const auto& [stat, word] : mustered.stats)
                tell("stat {} {}", stat, word);
        }
        for (const game::HiddenSpec& hidden : m_rules.hidden)
            if (hidden.kind == unit.kind && m_rules.placement_terms != nullptr
                && (hidden.phase.empty() || hidden.phase == m_state.stage.phase))
                for (const game::StatSpec& stat : game::stats_of(*m_book.ruleset))
                    if (stat.field.key == hidden.stat)
                        for (const Option& option : stat.field.options)
                            tell_terms(m_rules.placement_terms(m_state, unit, option.word, m_book));
    }

    void tell_terms(const game::PlacementTerms& terms)
    {
        tell("terms {} {} {} {} {}", terms.payer, terms.cost, terms.left, text(terms.dear), terms.refused ? text(*terms.refused) : "");
    }

    /// Units parted in two and put together again.
    void tell_parts()
    {
        if (m_rules.split == nullptr || m_rules.join == nullptr)
            return;
        for (const game::Unit& unit : m_state.units) {
            game::Unit part = unit;
            const auto split = m_rules.split(unit, part, 1, m_book);
            const auto joined = m_rules.join(unit, part, m_book);
            for (const auto* const done : {&split, &joined}) {
                tell_changes(done->value_or(std::vector<game::StatChange>{}));
                tell_problems(*done ? Problems{} : done->error());
            }
        }
    }

    const game::State& m_state;
    const Rulebook& m_book;
    const game::GameRules& m_rules;
    std::string m_words;
};

} // namespace

std::vector<Moment> moments_of(const game::Journal& journal)
{
    std::vector<Moment> moments;
    game::Journal before{journal.start()};
    for (const game::Entry& entry : journal.entries()) {
        moments.push_back({before.state(), entry});
        if (!before.append(entry))
            break;
    }
    return moments;
}

std::string account_of(const Moment& moment, const Rulebook& book)
{
    Account account{moment.state, book};
    account.tell_table();
    if (std::holds_alternative<game::EndPhase>(moment.entry.command))
        account.tell_end_of_phase();
    if (std::holds_alternative<game::Play>(moment.entry.command)) {
        const game::EntryResult& result = moment.entry.results.front();
        game::PlayedAction played = *result.played;
        for (const game::Answer& answer : result.answers)
            played.answers.push_back({answer.key, answer.word});
        account.tell_play(played);
    }
    return std::move(account).words();
}
