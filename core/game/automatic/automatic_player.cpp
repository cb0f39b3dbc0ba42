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

constexpr int most_tries = 24;
constexpr int holds_back = 10;     ///< in a hundred, of those who may act
constexpr int follows_on = 70;     ///< of what may follow
constexpr int does_more = 4;       ///< of the moves: an action that nothing asks for
constexpr int chooses_freely = 15; ///< of the answers that have a usual one

Stage plain(Stage stage)
{
    stage.aftermath = false;
    return stage;
}

bool is_one_of(const Roles& roles, std::string_view role)
{
    return std::ranges::find(roles, role, &RoleFilled::role) != roles.end();
}

/// The first unit that stands anywhere in a play: who acts.
const Unit* actor_of(const State& state, const Roles& roles)
{
    for (const RoleFilled& filled : roles)
        for (const std::string& key : filled.units)
            if (const Unit* const unit = state.find(key); unit != nullptr && unit->kind != "side")
                return unit;
    return nullptr;
}

} // namespace

AutomaticPlayer::AutomaticPlayer(const Rulebook& book, std::uint64_t seed)
    : m_book{book},
      m_stats{stats_of(*book.ruleset)},
      m_map{seed},
      m_random{seed ^ 0x9e3779b97f4a7c15U},
      m_roller{seed}
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
    if (by_chance(does_more))
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
        if (!must && !by_chance(follows_on))
            continue;
        const auto choices = static_cast<int>(owed.next.choices.size());
        const auto first = static_cast<int>(below(static_cast<std::uint64_t>(choices)));
        for (int i = 0; i < choices; ++i) {
            const int choice = (first + i) % choices;
            const NextChoice& next = owed.next.choices[static_cast<std::size_t>(choice)];
            if (!is_open(next, journal.state(), m_book))
                continue;
            if (auto entry =
                    played(journal, {.action = next.action, .roles = next.roles, .follows = Follows{owed.entry, owed.index, choice}}))
                return AutomaticMove{std::move(*entry)};
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
        if (!m_tried.insert({idle.unit, idle.action}).second || (!idle.must && !m_is_second_try && by_chance(holds_back)))
            continue;
        Play play{.action = idle.action};
        if (!idle.role.empty())
            play.roles.push_back({idle.role, {idle.unit}});
        if (auto entry = played(journal, std::move(play)))
            return AutomaticMove{std::move(*entry)};
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
            const std::size_t first = below(options);
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
    const Action& action = *actions[below(actions.size())];
    if (auto entry = played(journal, {.action = std::string{action.key}}))
        return AutomaticMove{std::move(*entry)};
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

std::optional<Entry> AutomaticPlayer::played(const Journal& journal, Play play)
{
    const State& state = journal.state();
    const Action& action = *m_book.ruleset->find_action(play.action);
    const Roles seated = play.roles;
    const std::optional<Follows> follows = play.follows;
    bool is_measured = false;
    for (int i = 0; i < most_tries; ++i) {
        play.follows = follows;
        const auto ready = prepared(state, m_book, play);
        const Problems* problems = nullptr;
        if (!ready)
            problems = &ready.error();
        else if (!ready->nobody.empty())
            problems = &ready->nobody;
        else if (!is_measured) {
            is_measured = true;
            measure(state, action, play);
            continue;
        } else if (!ready->refused.empty())
            problems = &ready->refused;
        else if (!ready->objected.empty())
            problems = &ready->objected;
        if (problems == nullptr) {
            auto entry = decided(journal, m_book, play, {.roller = &m_roller, .by = RolledBy::Seed});
            return entry ? std::optional{std::move(*entry)} : std::nullopt;
        }
        if (!mend(state, action, problems->front(), seated, play))
            return std::nullopt;
    }
    return std::nullopt;
}

bool AutomaticPlayer::mend(const State& state, const Action& action, const Problem& problem, const Roles& seated, Play& play)
{
    for (const std::string_view role : roles_of(*m_book.ruleset, action))
        if (role == problem.where)
            return !is_one_of(seated, role) && seat(state, role, seated, play);
    const auto field = index_of(action.form, problem.where);
    if (!field)
        return false;
    if (action.form[*field].measure == Measure::Inches && is_measured_between(action.form[*field], play))
        return false; // out of reach
    answer(action, action.form[*field], play, any_word(action.form[*field]));
    return true;
}

bool AutomaticPlayer::is_measured_between(const Field& field, const Play& play) const
{
    return field.kind == Kind::Number && !field.is_list() && play.roles.size() > 1 && field.stat.empty();
}

/// Enemies first, the nearer the likelier; then anybody.
bool AutomaticPlayer::seat(const State& state, std::string_view role, const Roles& seated, Play& play)
{
    const Unit* const actor = actor_of(state, seated.empty() ? play.roles : seated);
    std::vector<const Unit*> enemies;
    std::vector<const Unit*> others;
    for (const Unit& unit : state.units)
        if (stands_in(*m_book.ruleset, role, unit.kind) && !is_gone(unit, m_book))
            (actor != nullptr && unit.side != actor->side ? enemies : others).push_back(&unit);
    std::vector<const Unit*>& from = !enemies.empty() && (others.empty() || by_chance(80)) ? enemies : others;
    if (from.empty())
        return false;
    const Unit* chosen = from[below(from.size())];
    if (&from == &enemies)
        if (const Unit* const other = from[below(from.size())];
            m_map.distance(state.stage, *actor, *other) < m_map.distance(state.stage, *actor, *chosen))
            chosen = other;
    std::erase_if(play.roles, [&](const RoleFilled& filled) { return filled.role == role; });
    play.roles.push_back({std::string{role}, {chosen->key}});
    return true;
}

void AutomaticPlayer::answer(const Action& action, const Field& field, Play& play, std::string word) const
{
    if (!field.group.empty()) // columns of a table have equal lengths: what was said of the others goes
        std::erase_if(play.typed, [&](const Given& given) {
            const auto other = index_of(action.form, given.key);
            return other && action.form[*other].group == field.group;
        });
    std::erase_if(play.typed, [&](const Given& given) { return given.key == field.key; });
    play.typed.push_back({std::string{field.key}, std::move(word)});
}

std::string AutomaticPlayer::any_word(const Field& field)
{
    if (field.kind == Kind::Number) {
        const int small = field.least + static_cast<int>(below(4));
        const int any = field.least + static_cast<int>(below(static_cast<std::uint64_t>(field.most - field.least) + 1));
        return std::to_string(std::min(field.most, by_chance(50) ? small : any));
    }
    if (field.kind == Kind::Toggle)
        return by_chance(50) ? "yes" : "no";
    return field.options.empty() ? std::string{} : std::string{field.options[below(field.options.size())].word};
}

void AutomaticPlayer::measure(const State& state, const Action& action, Play& play)
{
    auto ready = prepared(state, m_book, play);
    if (!ready)
        return;
    std::vector<const Unit*> units;
    for (const RoleFilled& filled : ready->play.roles)
        if (const Unit* const unit = filled.units.empty() ? nullptr : state.find(filled.units.front());
            unit != nullptr && unit->kind != "side")
            units.push_back(unit);
    for (const Answer& given : ready->filled.origins) {
        const Field& field = action.form[*index_of(action.form, given.key)];
        if (given.origin != Origin::Default || field.is_list())
            continue;
        if (field.kind == Kind::Number && field.measure == Measure::Inches && units.size() > 1)
            answer(action, field, play,
                   std::to_string(std::clamp(m_map.distance(state.stage, *units[0], *units[1]), field.least, field.most)));
        else if (by_chance(chooses_freely))
            answer(action, field, play, any_word(field));
    }
}

} // namespace corneta::game
