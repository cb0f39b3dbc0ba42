// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/random_game.h"

#include "core/game/play/roles.h"
#include "core/game/play/rules.h"

#include <QtGlobal>

using namespace corneta;

RandomGame::RandomGame(const Ruleset& ruleset, const std::string& scenario, unsigned seed)
    : m_game{ruleset, scenario},
      m_random{seed},
      m_roller{seed}
{
}

bool RandomGame::give()
{
    const game::State before = m_game.journal().state();
    const std::string refusal = m_game.give(command(), {.roller = &m_roller});
    if (!refusal.empty() && !(before == m_game.journal().state()))
        qFatal("a refusal changed the state: %s", refusal.c_str());
    if (refusal.starts_with("not taken"))
        qFatal("decided and not taken: %s", refusal.c_str());
    return refusal.empty();
}

void RandomGame::deal(const std::string& stat, const std::vector<std::string>& words)
{
    std::vector<std::string> units;
    for (const game::Unit& unit : m_game.journal().state().units)
        if (unit.kind == "unit")
            units.push_back(unit.key);
    for (const std::string& unit : units)
        m_game.edit(unit, stat + "=" + words[static_cast<std::size_t>(below(static_cast<int>(words.size())))]);
}

game::Command RandomGame::command()
{
    const int draw = below(20);
    if (draw < 10)
        return play();
    if (draw < 12)
        return game::Undo{};
    if (draw < 13)
        return game::Redo{};
    if (draw < 15)
        return game::EndPhase{below(2) == 0 ? "" : "on we go"};
    if (draw < 16)
        return game::Note{"a note"};
    return past();
}

game::Roles RandomGame::roles_for(const Action& action)
{
    game::Roles roles;
    for (const std::string_view role : game::roles_of(*m_game.book().ruleset, action)) {
        std::vector<std::string> fit;
        for (const game::Unit& unit : m_game.journal().state().units)
            if (unit.kind == game::kind_in_role(*m_game.book().ruleset, role))
                fit.push_back(unit.key);
        if (!fit.empty() && below(8) > 0)
            roles.push_back({std::string{role}, {fit[static_cast<std::size_t>(below(static_cast<int>(fit.size())))]}});
    }
    return roles;
}

game::Play RandomGame::play()
{
    const auto& owed = m_game.journal().state().owed;
    if (!owed.empty() && below(2) == 0) {
        const game::Owed& one = owed[static_cast<std::size_t>(below(static_cast<int>(owed.size())))];
        game::Play play{.action = one.next.choices.front().action, .follows = game::Follows{one.entry, one.index, 0}};
        return play;
    }
    const auto actions = m_game.book().ruleset->actions;
    const Action& action = actions[static_cast<std::size_t>(below(static_cast<int>(actions.size())))];
    return {.action = std::string{action.key}, .roles = roles_for(action), .reason = "as it comes"};
}

/// An amendment or a strike of a past entry; what no longer fits is struck in the second try.
game::Command RandomGame::past()
{
    const int entry = below(m_game.journal().next_number()) + 1;
    std::vector<game::Ruling> rulings;
    if (below(2) == 0)
        for (int later = entry + 1; later < m_game.journal().next_number(); ++later)
            if (m_game.journal().in_force(later) != nullptr && below(3) == 0)
                rulings.push_back({later, below(2) == 0 ? game::Rule::Strike : game::Rule::Keep, std::nullopt});
    const game::EntryResult* const result = m_game.journal().in_force(entry);
    if (result == nullptr || !result->play || below(3) == 0)
        return game::Strike{entry, "struck", rulings};
    game::Play play = *result->play;
    if (const Action* const action = m_game.book().ruleset->find_action(play.action); below(2) == 0)
        play.roles = roles_for(*action);
    return game::Amend{entry, play, "read otherwise", rulings};
}
