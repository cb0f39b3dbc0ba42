// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions_dock.h"

#include "ui/action/action_tree.h"
#include "ui/game/game_desk.h"

#include <QMainWindow>

namespace corneta::ui {

ActionsDock::ActionsDock(QMainWindow& window) : QDockWidget{tr("Actions"), &window}, m_window{window}, m_tree{new ActionTree{this}}
{
    setObjectName(QStringLiteral("actions_dock"));
    setWidget(m_tree);
    setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable);
    window.addDockWidget(Qt::LeftDockWidgetArea, this);
}

void ActionsDock::arrange(GameDesk& desk)
{
    constexpr int characters_with_list = 140;
    constexpr int characters_of_list = 22;
    constexpr int characters_of_sequence = 32;
    const int character = m_window.fontMetrics().averageCharWidth();
    const bool has_room = m_window.width() >= characters_with_list * character;
    if (has_room != m_has_room) {
        setVisible(has_room && desk.game() == nullptr);
        desk.arrange(has_room);
    }
    m_has_room = has_room;
    m_window.resizeDocks({this, desk.docks().front()}, {characters_of_list * character, characters_of_sequence * character},
                         Qt::Horizontal);
}

} // namespace corneta::ui
