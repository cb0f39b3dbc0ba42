// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/automatic/automatic_player.h"

#include "core/game/decide/decide.h"
#include "core/game/decide/edits.h"
#include "core/game/play/offered.h"
#include "core/game/play/prepared.h"
#include "core/game/play/roles.h"
#include "core/game/play/rules.h"
#include "core/text/words.h"

#include <algorithm>
#include <utility>

namespace corneta::game {

namespace {

constexpr int holds_back = 10;      ///< in a hundred, of those who may act
constexpr int holds_defending = 75; ///< of the attacks that a defender may begin
constexpr int follows_on = 70;      ///< of what may follow
constexpr int does_more = 4;        ///< of the moves: an action that nothing asks for
constexpr int tries_unasked = 8;    ///< of such an action
constexpr int keeps_to_plan = 85;   ///< of what is laid face down
constexpr int lays = 40;            ///< of what may be laid at any time, whenever a phase begins
constexpr int turns_up = 20;        ///< of what may be turned up at will

Stage plain(Stage stage)
{
    stage.aftermath = false;
    return stage;
}

bool is_attack(const Ruleset& ruleset, std::string_view action)
{
    return std::ranges::find(ruleset.game->attacks, action) != ruleset.game->attacks.end();
}

} // namespace

AutomaticPlayer::AutomaticPlayer(const Rulebook& book, std::uint64_t seed, std::string attacker, bool tells)
    : m_book{book},
      m_random{seed},
      m_map{seed, std::move(attacker)},
      m_maker{book, seed, m_map, m_random, tells}
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
    m_waiting = waiting_units(journal.state(), m_book); // a battle that is decided has ended above
    if (auto move = idle(journal, Asks::First))
        return move;
    if (auto move = hidden(journal))
        return move;
    if (auto move = idle(journal, Asks::Must))
        return move;
    m_random.choose_for(journal.state().stage.turn, {}, journal.state().stage.phase);
    if (m_random.by_chance(does_more))
        if (auto move = another(journal))
            return move;
    if (auto move = idle(journal, Asks::May))
        return move;
    return owed(journal, false);
}

/// By a unit by which a player has laid something it lies.
bool AutomaticPlayer::lies_face_down(const State& state, const Unit& unit) const
{
    return !m_laid.contains(unit.key) && std::ranges::find(state.face_down, unit.key) != state.face_down.end();
}

bool AutomaticPlayer::is_first_try(std::string_view who, std::string_view what)
{
    const auto place = m_tried.lower_bound(std::pair{who, what});
    if (place != m_tried.end() && are_same(place->first, who) && are_same(place->second, what))
        return false;
    m_tried.emplace_hint(place, who, what);
    return true;
}

std::optional<AutomaticMove> AutomaticPlayer::owed(const Journal& journal, bool must)
{
    for (const Owed& owed : journal.state().owed) {
        if ((owed.next.kind != Follow::May) != must)
            continue;
        if (!is_first_try(std::to_string(owed.entry) + "." + std::to_string(owed.index), must ? "must" : "may"))
            continue;
        m_random.choose_for(journal.state().stage.turn, owed.next.by, owed.next.choices.front().action);
        if (must || m_random.by_chance(follows_on))
            if (auto move = any_choice(journal, owed))
                return move;
    }
    return std::nullopt;
}

std::optional<AutomaticMove> AutomaticPlayer::any_choice(const Journal& journal, const Owed& owed)
{
    const std::size_t choices = owed.next.choices.size();
    const std::size_t first = m_random.below(choices);
    for (std::size_t i = 0; i < choices; ++i) {
        const std::size_t choice = (first + i) % choices;
        const NextChoice& next = owed.next.choices[choice];
        if (!is_open(next, journal.state(), m_book))
            continue;
        const Follows follows{owed.entry, owed.index, static_cast<int>(choice)};
        if (auto entry = m_maker.made(journal, {.action = next.action, .roles = next.roles, .follows = follows}))
            return AutomaticMove{std::move(entry)};
    }
    return std::nullopt;
}

bool AutomaticPlayer::is_held_back(const State& state, const Idle& idle)
{
    if (idle.must)
        return false;
    if (const Unit* const unit = state.find(idle.unit); unit != nullptr && is_attack(*m_book.ruleset, idle.action))
        return m_map.attacks(*unit) ? !m_map.is_in_reach(state, *unit) : m_random.by_chance(holds_defending);
    return !m_is_second_try && m_random.by_chance(holds_back);
}

/// Who acts, and in another role those whom what lies face down by him names.
Roles AutomaticPlayer::seats_of(const State& state, const Idle& idle) const
{
    Roles roles;
    if (!idle.role.empty())
        roles.push_back({std::string{idle.role}, {idle.unit}});
    const auto found = m_laid.find(idle.unit);
    if (found == m_laid.end() || std::ranges::find(state.face_down, idle.unit) == state.face_down.end())
        return roles;
    std::vector<std::string> named;
    for (const std::string_view code : split(std::string_view{found->second}.substr(0, found->second.find(';')), ' '))
        if (const Unit* const unit = code.empty() ? nullptr : state.find(code))
            named.push_back(unit->key);
    for (const std::string_view role : roles_of(*m_book.ruleset, *m_book.ruleset->find_action(idle.action)))
        if (role != idle.role && !named.empty() && stands_in(*m_book.ruleset, role, state.find(named.front())->kind))
            roles.push_back({std::string{role}, std::exchange(named, {})});
    return roles;
}

std::optional<AutomaticMove> AutomaticPlayer::idle(const Journal& journal, Asks asks)
{
    const State& state = journal.state();
    const GameRules& rules = *m_book.ruleset->game;
    for (const Idle& idle : m_waiting) {
        const bool is_for_rest = std::ranges::find(rules.hidden, idle.action, &HiddenSpec::left_out) != rules.hidden.end();
        const bool is_laid = std::ranges::find(state.face_down, idle.unit) != state.face_down.end();
        const bool wants_turn_up = idle.action.empty() && idle.must && is_laid;
        if ((idle.action.empty() && !wants_turn_up) || idle.must == (asks == Asks::May) || (asks == Asks::First && is_for_rest))
            continue;
        if (!is_first_try(idle.unit, idle.action))
            continue;
        m_random.choose_for(state.stage.turn, idle.unit, idle.action);
        if (is_held_back(state, idle))
            continue;
        if (wants_turn_up)
            return AutomaticMove{.unit = idle.unit};
        Roles seats = seats_of(state, idle);
        const auto along = seats.size() > 1 ? PlayMaker::Along::Nobody : PlayMaker::Along::Others;
        if (auto entry = m_maker.made(journal, {.action = std::string{idle.action}, .roles = std::move(seats)}, most_tries, along))
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
        if (!spec.phase.empty() && spec.phase != state.stage.phase)
            continue;
        for (const Unit& unit : state.units)
            if (unit.kind == spec.kind && is_first_try(unit.key, "lay") && !is_gone(unit, m_book) && !lies_face_down(state, unit))
                if (auto move = laid(state, spec, unit))
                    return move;
        if (spec.phase.empty()) {
            if (auto move = turned_up_at_will(state, spec))
                return move;
        } else if (std::ranges::any_of(state.face_down, [&](const auto& key) { return state.find(key)->kind == spec.kind; })) {
            return AutomaticMove{};
        }
    }
    return std::nullopt;
}

std::optional<AutomaticMove> AutomaticPlayer::laid(const State& state, const HiddenSpec& spec, const Unit& unit)
{
    m_random.choose_for(state.stage.turn, unit.key, "lay");
    if (spec.phase.empty() && !m_random.by_chance(lays))
        return std::nullopt;
    auto words = words_for(state, spec, unit);
    const State known = spec.words == nullptr ? State{} : as_laid(state, *m_book.ruleset, m_laid);
    const State& seen = spec.words == nullptr ? state : known;
    for (std::string& word : words)
        if (!m_book.ruleset->game->placement_terms(seen, *seen.find(unit.key), word, m_book).refused) {
            m_laid.insert_or_assign(unit.key, word);
            return AutomaticMove{.unit = unit.key, .word = std::move(word)};
        }
    return std::nullopt;
}

std::optional<AutomaticMove> AutomaticPlayer::turned_up_at_will(const State& state, const HiddenSpec& spec)
{
    for (const std::string& key : state.face_down) {
        const Unit& unit = *state.find(key);
        if (unit.kind != spec.kind || !is_first_try(key, "turn up"))
            continue;
        m_random.choose_for(state.stage.turn, key, "turn up");
        if (m_random.by_chance(turns_up) && !m_book.ruleset->game->placement_terms(state, unit, m_laid[key], m_book).stays)
            return AutomaticMove{.unit = key};
    }
    return std::nullopt;
}

/// What may be laid by a unit, at random, those of its side's plan first.
std::vector<std::string> AutomaticPlayer::words_for(const State& state, const HiddenSpec& spec, const Unit& unit)
{
    std::vector<std::pair<std::uint64_t, std::string>> words;
    if (spec.words != nullptr)
        for (std::string& word : spec.words(state, unit))
            words.emplace_back(m_random.below(100), std::move(word));
    const StatSpec* const stat = hidden_stat(*m_book.ruleset, unit);
    const bool keeps = m_random.by_chance(keeps_to_plan);
    const std::string_view plan = !m_map.attacks(unit) ? spec.holds : m_map.is_in_reach(state, unit) ? spec.strikes : spec.closes;
    for (std::size_t option = 0; stat != nullptr && option < stat->field.options.size(); ++option) {
        const char letter = option < spec.letters.size() ? spec.letters[option] : ' ';
        const bool is_planned = keeps && plan.find(letter) != std::string_view::npos;
        if (letter != '-')
            words.emplace_back(m_random.below(100) + (is_planned ? 0 : 100), stat->field.options[option].word);
    }
    std::ranges::sort(words);
    std::vector<std::string> sorted;
    sorted.reserve(words.size());
    for (auto& [rank, word] : words)
        sorted.push_back(std::move(word));
    return sorted;
}

/// An action that belongs into the phase, by anybody; an attack seldom.
std::optional<AutomaticMove> AutomaticPlayer::another(const Journal& journal)
{
    std::vector<const Action*> actions;
    for (const Action& action : m_book.ruleset->actions)
        if (action.phases.empty() || std::ranges::find(action.phases, journal.state().stage.phase) != action.phases.end())
            actions.push_back(&action);
    if (actions.empty())
        return std::nullopt;
    const Action& action = *actions[m_random.below(actions.size())];
    if (is_attack(*m_book.ruleset, action.key) && m_random.by_chance(holds_defending))
        return std::nullopt;
    if (auto entry = m_maker.made(journal, {.action = std::string{action.key}}, tries_unasked))
        return AutomaticMove{std::move(entry)};
    return std::nullopt;
}

std::optional<AutomaticMove> AutomaticPlayer::phase(const Journal& journal)
{
    Deciding how = deciding();
    how.idle = &m_waiting;
    auto entry = decided(journal, m_book, EndPhase{}, {}, how);
    if (entry)
        return AutomaticMove{std::move(*entry)};
    m_stuck = std::move(entry.error());
    return std::nullopt;
}

} // namespace corneta::game
