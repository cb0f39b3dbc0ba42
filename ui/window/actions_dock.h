// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

#include <optional>

class QMainWindow;

namespace corneta::ui {

class ActionTree;
class GameDesk;

/// The list of actions beside the form. It stands there as long as it leaves room for form and result and no game is open; the lists of a
/// game stand there as long as there is room.
class ActionsDock : public QDockWidget {
    Q_OBJECT

public:
    explicit ActionsDock(QMainWindow& window);

    ActionTree& tree() { return *m_tree; }
    void arrange(GameDesk& desk);
    bool has_room() const { return m_has_room.value_or(false); }

private:
    QMainWindow& m_window;
    ActionTree* m_tree;
    std::optional<bool> m_has_room; ///< nothing until it was looked for
};

} // namespace corneta::ui
