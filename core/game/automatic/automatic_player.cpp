// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/automatic/automatic_player.h"

#include "core/game/decide/decide.h"
#include "core/game/play/offered.h"
#include "core/game/play/prepared.h"
#include "core/game/play/roster.h"
#include "core/game/play/rules.h"

#include <algorithm>

namespace corneta::game {

namespace {

constexpr int holds_back = 10; ///< in a hundred, of those who may act
constexpr int follows_on = 70; ///< of what may follow
constexpr int does_more = 4;   ///< of the moves: an action that nothing asks for

Stage plain(Stage stage)
{
    stage.aftermath = false;
    return stage;
}

} // namespace

AutomaticPlayer::AutomaticPlayer(const Rulebook& book, std::uint64_t seed)
    : m_book{book},
      m_stats{stats_of(*book.ruleset)},
      m_random{seed},
      m_maker{book, seed, m_random}
{
}

std::optional<AutomaticMove> AutomaticPlayer::next(const Journal& journal)
{
    const State& state = journal.state();
    m_stuck.clear();
    if (is_decided(state, m_book))
        return std::nullopt;
    if (!(plain(state.stage) == m_stage)) {
        m_stage = plain(state.stage);
        m_tried.clear();
        m_is_second_try = false;
    }
    if (auto move = anything(journal))
        return move;
    auto move = phase(journal);
    if (move || m_is_second_try)
        return move;
    m_is_second_try = true; // what could not be done, or was held back, is done now
    m_tried.clear();
    return next(journal);
}

std::optional<AutomaticMove> AutomaticPlayer::anything(const Journal& journal)
{
    if (auto move = owed(journal, true))
        return move;
    if (auto move = idle(journal, Asks::First))
        return move;
    if (auto move = hidden(journal))
        return move;
    if (auto move = idle(journal, Asks::Must))
        return move;
    if (m_random.by_chance(does_more))
        if (auto move = another(journal))
            return move;
    if (auto move = idle(journal, Asks::May))
        return move;
    return owed(journal, false);
}

std::optional<AutomaticMove> AutomaticPlayer::owed(const Journal& journal, bool must)
{
    for (const Owed& owed : open_follow_ups(journal.state(), m_book)) {
        if ((owed.next.kind != Follow::May) != must)
            continue;
        if (!m_tried.insert({std::to_string(owed.entry) + "." + std::to_string(owed.index), must ? "must" : "may"}).second)
            continue;
        if (!must && !m_random.by_chance(follows_on))
            continue;
        const auto choices = static_cast<int>(owed.next.choices.size());
        const auto first = static_cast<int>(m_random.below(static_cast<std::uint64_t>(choices)));
        for (int i = 0; i < choices; ++i) {
            const int choice = (first + i) % choices;
            const NextChoice& next = owed.next.choices[static_cast<std::size_t>(choice)];
            if (!is_open(next, journal.state(), m_book))
                continue;
            if (auto entry =
                    m_maker.made(journal, {.action = next.action, .roles = next.roles, .follows = Follows{owed.entry, owed.index, choice}}))
                return AutomaticMove{std::move(entry)};
        }
    }
    return std::nullopt;
}

std::optional<AutomaticMove> AutomaticPlayer::idle(const Journal& journal, Asks asks)
{
    const GameRules* const rules = m_book.ruleset->game;
    if (rules == nullptr || rules->idle == nullptr)
        return std::nullopt;
    for (const Idle& idle : rules->idle(journal.state(), m_book)) {
        const bool is_for_rest = std::ranges::find(rules->hidden, idle.action, &HiddenSpec::left_out) != rules->hidden.end();
        if (idle.action.empty() || idle.must == (asks == Asks::May) || (asks == Asks::First && is_for_rest))
            continue;
        if (!m_tried.insert({idle.unit, idle.action}).second || (!idle.must && !m_is_second_try && m_random.by_chance(holds_back)))
            continue;
        Play play{.action = idle.action};
        if (!idle.role.empty())
            play.roles.push_back({idle.role, {idle.unit}});
        if (auto entry = m_maker.made(journal, std::move(play)))
            return AutomaticMove{std::move(entry)};
    }
    return std::nullopt;
}

std::optional<AutomaticMove> AutomaticPlayer::hidden(const Journal& journal)
{
    const State& state = journal.state();
    const GameRules* const rules = m_book.ruleset->game;
    if (rules == nullptr || rules->placement_terms == nullptr)
        return std::nullopt;
    for (const HiddenSpec& spec : rules->hidden) {
        const auto stat = std::ranges::find(m_stats, spec.stat, [](const StatSpec& one) { return one.field.key; });
        if (spec.phase != state.stage.phase || stat == m_stats.end() || stat->field.options.empty())
            continue;
        for (const Unit& unit : state.units) {
            if (unit.kind != spec.kind || is_gone(unit, m_book) || !m_tried.insert({unit.key, "lay"}).second)
                continue;
            const std::size_t options = stat->field.options.size();
            const std::size_t first = m_random.below(options);
            for (std::size_t i = 0; i < options; ++i) {
                const std::size_t option = (first + i) % options;
                const bool is_laid = spec.letters.size() <= option || spec.letters[option] != '-';
                const std::string_view word = stat->field.options[option].word;
                if (is_laid && !rules->placement_terms(state, unit, word, m_book).refused)
                    return AutomaticMove{.unit = unit.key, .word = std::string{word}};
            }
        }
        if (!state.face_down.empty())
            return AutomaticMove{};
    }
    return std::nullopt;
}

/// An action that belongs into the phase, by anybody.
std::optional<AutomaticMove> AutomaticPlayer::another(const Journal& journal)
{
    std::vector<const Action*> actions;
    for (const Action& action : m_book.ruleset->actions)
        if (action.phases.empty() || std::ranges::find(action.phases, journal.state().stage.phase) != action.phases.end())
            actions.push_back(&action);
    if (actions.empty())
        return std::nullopt;
    const Action& action = *actions[m_random.below(actions.size())];
    if (auto entry = m_maker.made(journal, {.action = std::string{action.key}}))
        return AutomaticMove{std::move(entry)};
    return std::nullopt;
}

std::optional<AutomaticMove> AutomaticPlayer::phase(const Journal& journal)
{
    auto entry = decided(journal, m_book, EndPhase{}, {});
    if (entry)
        return AutomaticMove{std::move(*entry)};
    m_stuck = std::move(entry.error());
    return std::nullopt;
}

} // namespace corneta::game
