// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/journal/command.h"
#include "core/text/problem.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace corneta::ui {

class RolesBar;

/// What an action asks beside its form while a game is open: who stands in its roles, and why it is played where something speaks against it.
class PlayBox : public QWidget {
    Q_OBJECT

public:
    explicit PlayBox(QWidget* parent);

    void ask(const Rulebook& book, const game::State& state, const game::Play& play);
    RolesBar& roles() { return *m_roles; }
    /// The play that was asked for, with the units and the reason given since; nothing typed in the form is in it.
    game::Play play() const;
    /// Says what speaks against the play and asks for a reason; nothing: hides both.
    void say_objections(const Problems& objections);
    void focus_reason();
    /// Before it is played: whether nobody stands in any role, and no reason says why. From then on that speaks against it.
    bool asks_for_nobody();
    /// Whether the reason is asked for and not given.
    bool wants_reason() const;

signals:
    void changed();
    /// The roles are filled, or the reason is given.
    void completed();

private:
    game::Play m_play;
    bool m_is_of_nobody = false; ///< it was to be played so
    RolesBar* m_roles;
    QLabel* m_objections;
    QWidget* m_reason_row;
    QLineEdit* m_reason;
};

} // namespace corneta::ui
