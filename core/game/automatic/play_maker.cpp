// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/automatic/play_maker.h"

#include "core/action/resolve.h"
#include "core/game/decide/decide.h"
#include "core/game/play/roles.h"
#include "core/game/play/rules.h"
#include "core/game/play/sides.h"
#include "core/text/words.h"

#include <algorithm>

namespace corneta::game {

namespace {

constexpr int chooses_freely = 15; ///< in a hundred of the answers that have a usual one
constexpr int goes_for_enemies = 80;
constexpr int takes_along = 15;  ///< in a hundred of the roles that may be empty or hold several
constexpr int stands_beside = 2; ///< inches within which units stand together

/// Not only by the rows of a form.
bool holds_several(const Ruleset& ruleset, const Action& action, std::string_view role)
{
    return std::ranges::any_of(ruleset.game->roles, [&](const RoleSpec& spec) {
        return spec.role == role && spec.most > 1 && (spec.action.empty() || spec.action == action.key);
    });
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

/// Who rolls: the first unit of the play, or of each row of a batch.
RollerBySeed::Rows rollers_of(const Action& action, const Roles& roles)
{
    RollerBySeed::Rows rows;
    if (roles.empty() || roles.front().units.empty())
        return rows;
    const std::vector<std::string>& units = roles.front().units;
    for (std::size_t row = 0; row < (action.is_batch() ? units.size() : 1); ++row)
        rows.emplace_back(row_prefix(action, {row, units.size()}), units[row]);
    return rows;
}

} // namespace

std::optional<Entry> PlayMaker::made(const Journal& journal, const Play& play, int tries, Along along)
{
    m_others = along;
    m_is_free = true;
    m_has_chosen = false;
    if (auto entry = tried(journal, play, tries); entry || !m_has_chosen)
        return entry;
    m_is_free = false;
    return tried(journal, play, tries);
}

std::optional<Entry> PlayMaker::tried(const Journal& journal, Play play, int tries)
{
    const State& state = journal.state();
    const Action& action = *m_book.ruleset->find_action(play.action);
    const Roles seated = play.roles;
    m_refused.clear();
    m_along.clear();
    m_ready.reset();
    m_is_measured = false;
    bool is_begun = false;
    if (!seat_changed(state, action, seated, play))
        return std::nullopt;
    for (int i = 0; i < tries; ++i) {
        Problems problems;
        if (!m_is_measured) {
            auto filled = filled_play(state, m_book, play);
            if (!filled) {
                problems = std::move(filled.error());
            } else if (!filled->nobody.empty()) {
                problems = std::move(filled->nobody);
            } else {
                m_ready = std::move(*filled);
                measure(state, action, play, m_is_free && !is_begun);
                if (m_is_free && !is_begun && m_others == Along::Others)
                    take_along(state, action, play);
                is_begun = true;
            }
            m_is_measured = problems.empty();
        }
        if (m_is_measured) {
            m_roller.roll_by(state.stage.turn, rollers_of(action, play.roles));
            Deciding how = deciding();
            how.filled = m_ready ? &*m_ready : nullptr;
            auto entry = decided(journal, m_book, play, {.roller = &m_roller, .by = RolledBy::Seed}, how);
            if (entry)
                return std::move(*entry);
            problems = std::move(entry.error());
        }
        if (!mend(state, action, problems.front(), seated, play))
            return std::nullopt;
    }
    return std::nullopt;
}

bool PlayMaker::mend(const State& state, const Action& action, const Problem& problem, const Roles& seated, Play& play)
{
    const auto field = index_of(action.form, problem.where);
    if (!m_ready)
        if (auto filled = filled_play(state, m_book, play))
            m_ready = std::move(*filled);
    const Origin origin = field && m_ready ? m_ready->filled.origins[*field] : Origin::Default; // so it is, with who stands there:
    const bool is_the_units = origin == Origin::Roster || (origin == Origin::Next && !action.form[*field].stat.empty());
    for (const std::string_view role : roles_of(*m_book.ruleset, action))
        if (is_the_units ? is_one_of(play.roles, role) && !is_one_of(seated, role) : role == problem.where)
            return left_behind(role, play) || (!is_one_of(seated, role) && seat_another(state, action, role, seated, play));
    if (!field || is_the_units)
        return false;
    if (action.form[*field].measure == Measure::Inches && is_measured_between(action.form[*field], play))
        return false; // out of reach
    answer(action, action.form[*field], play, m_random.any_word(action.form[*field]));
    return true;
}

/// Who stands beside somebody of the play and has no part in it yet.
const Unit* PlayMaker::beside(const State& state, const Action& action, std::string_view role, const Unit& other, const Play& play)
{
    std::vector<const Unit*> near;
    for (const Unit& unit : state.units) {
        const bool has_part = std::ranges::any_of(
            play.roles, [&](const RoleFilled& filled) { return std::ranges::find(filled.units, unit.key) != filled.units.end(); });
        if (!has_part && unit.side == other.side && stands_in(*m_book.ruleset, role, unit.kind)
            && is_on_right_side(state, *m_book.ruleset, action.key, play.roles, role, unit)
            && m_map.distance(state.stage, unit, other) <= stands_beside)
            near.push_back(&unit);
    }
    return any_of(state, nullptr, near);
}

void PlayMaker::take_along(const State& state, const Action& action, Play& play)
{
    for (const std::string_view role : roles_of(*m_book.ruleset, action)) {
        const auto filled = std::ranges::find(play.roles, role, &RoleFilled::role);
        const bool is_empty = filled == play.roles.end();
        if (kind_in_role(*m_book.ruleset, role) == "side" || (!is_empty && !holds_several(*m_book.ruleset, action, role))
            || play.roles.empty() || !m_random.by_chance(takes_along))
            continue;
        const auto& others = is_empty ? play.roles[m_random.below(play.roles.size())].units : filled->units;
        const Unit* const other = others.empty() ? nullptr : state.find(others.front());
        const Unit* const companion = other == nullptr ? nullptr : beside(state, action, role, *other, play);
        if (companion == nullptr)
            continue;
        m_has_chosen = true;
        m_ready.reset();
        m_along.emplace_back(role, companion->key);
        if (is_empty)
            play.roles.push_back({std::string{role}, {companion->key}});
        else
            filled->units.push_back(companion->key);
    }
}

/// Whether somebody was taken along in the role, who stays behind now.
bool PlayMaker::left_behind(std::string_view role, Play& play)
{
    const auto along = std::ranges::find(m_along, role, &std::pair<std::string, std::string>::first);
    if (along == m_along.end())
        return false;
    for (RoleFilled& filled : play.roles)
        if (filled.role == role)
            std::erase(filled.units, along->second);
    std::erase_if(play.roles, [](const RoleFilled& filled) { return filled.units.empty(); });
    m_along.erase(along);
    m_ready.reset();
    return true;
}

bool PlayMaker::seat_changed(const State& state, const Action& action, const Roles& seated, Play& play)
{
    return std::ranges::all_of(action.outcomes, [&](const OutcomeSpec& outcome) {
        const bool is_known = outcome.role.empty() || outcome.does == Does::Nothing || is_one_of(play.roles, outcome.role)
            || state.find(outcome.role) != nullptr || may_be_empty(*m_book.ruleset, action, outcome.role);
        return is_known || seat(state, action, outcome.role, seated, play);
    });
}

bool PlayMaker::is_measured_between(const Field& field, const Play& play) const
{
    return field.kind == Kind::Number && !field.is_list() && play.roles.size() > 1 && field.stat.empty();
}

const Unit* PlayMaker::any_of(const State& state, const Unit* actor, std::vector<const Unit*>& from)
{
    while (!from.empty()) {
        std::size_t chosen = m_random.below(from.size());
        if (const std::size_t other = m_random.below(from.size());
            actor != nullptr && m_map.distance(state.stage, *actor, *from[other]) < m_map.distance(state.stage, *actor, *from[chosen]))
            chosen = other;
        if (!is_gone(*from[chosen], m_book) && !is_away(state, *from[chosen], m_book))
            return from[chosen];
        from.erase(from.begin() + static_cast<std::ptrdiff_t>(chosen));
    }
    return nullptr;
}

std::vector<const Unit*> PlayMaker::left_for(const State& state, const Action& action, std::string_view role, Play& play)
{
    for (const std::string& key : units_in(play.roles, role))
        m_refused.emplace_back(role, state.find(key));
    std::erase_if(play.roles, [role](const RoleFilled& filled) { return filled.role == role; });
    const auto kinds = kinds_in_role(*m_book.ruleset, role);
    std::vector<const Unit*> left;
    for (const Unit& unit : state.units)
        if (std::ranges::any_of(kinds, [&](std::string_view kind) { return are_same(kind, unit.kind); })
            && std::ranges::find(m_refused, std::pair{role, &unit}) == m_refused.end()
            && is_on_right_side(state, *m_book.ruleset, action.key, play.roles, role, unit))
            left.push_back(&unit);
    return left;
}

/// Enemies first, the nearer the likelier; then anybody.
bool PlayMaker::seat(const State& state, const Action& action, std::string_view role, const Roles& seated, Play& play)
{
    const Unit* const actor = actor_of(state, seated.empty() ? play.roles : seated);
    std::vector<const Unit*> others = left_for(state, action, role, play);
    const auto is_friend = [&](const Unit* unit) { return actor == nullptr || unit->side == actor->side; };
    const auto first = std::ranges::stable_partition(others, is_friend).begin();
    std::vector<const Unit*> enemies{first, others.end()};
    others.erase(first, others.end());
    const Unit* const enemy_first = any_of(state, actor, enemies);
    const bool is_enemy = enemy_first != nullptr && (others.empty() || m_random.by_chance(goes_for_enemies));
    const Unit* const other = is_enemy ? nullptr : any_of(state, nullptr, others);
    const Unit* const chosen = other == nullptr ? enemy_first : other;
    if (chosen == nullptr)
        return false;
    play.roles.push_back({std::string{role}, {chosen->key}});
    return true;
}

/// What was measured to whom it was is measured anew, and what was said of it is not said of another.
bool PlayMaker::seat_another(const State& state, const Action& action, std::string_view role, const Roles& seated, Play& play)
{
    std::erase_if(play.typed, [&](const Given& given) {
        const Field& field = action.form[*index_of(action.form, given.key)];
        return (field.measure == Measure::Inches && is_measured_between(field, play)) || (field.role == role && !field.stat.empty());
    });
    m_ready.reset();
    m_is_measured = false;
    return seat(state, action, role, seated, play);
}

void PlayMaker::answer(const Action& action, const Field& field, Play& play, std::string word)
{
    if (!field.group.empty()) // columns of a table have equal lengths: what was said of the others in another number goes
        std::erase_if(play.typed, [&](const Given& given) {
            const auto other = index_of(action.form, given.key);
            return other && action.form[*other].group == field.group
                && std::ranges::count(given.word, ',') != std::ranges::count(word, ',');
        });
    std::erase_if(play.typed, [&](const Given& given) { return given.key == field.key; });
    play.typed.push_back({std::string{field.key}, std::move(word)});
    const bool is_follow_up_as_given = m_ready && m_ready->play.follows == play.follows; // one found by what was typed may not be it now
    if (m_ready && !(is_follow_up_as_given && type_in(*m_ready, action, play.typed.back())))
        m_ready.reset();
}

void PlayMaker::measure(const State& state, const Action& action, Play& play, bool chooses)
{
    std::vector<const Unit*> units;
    for (const RoleFilled& filled : m_ready->play.roles)
        if (const Unit* const unit = filled.units.empty() ? nullptr : state.find(filled.units.front());
            unit != nullptr && unit->kind != "side")
            units.push_back(unit);
    std::vector<std::pair<const Field*, std::string>> words;
    for (const std::size_t i : m_ready->filled.asked) {
        const Field& field = action.form[i];
        const bool is_open = m_ready->filled.origins[i] == Origin::Default;
        if (is_open && !field.is_list() && field.kind == Kind::Number && field.measure == Measure::Inches && units.size() > 1)
            words.emplace_back(&field,
                               std::to_string(std::clamp(m_map.distance(state.stage, *units[0], *units[1]), field.least, field.most)));
        else if (const bool is_the_units = !field.role.empty() && (field.kind == Kind::Number || !field.stat.empty()); // as they have it
                 is_open && chooses && !field.is_list() && !is_the_units && m_random.by_chance(chooses_freely)) {
            m_has_chosen = true;
            words.emplace_back(&field, m_random.likely_word(field));
        } else if (is_open && is_of_table(field.fact))
            words.emplace_back(&field, words_of(field, m_ready->filled.answers.at(i)));
    }
    for (auto& [field, word] : words)
        answer(action, *field, play, std::move(word));
}

} // namespace corneta::game
