// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/verdict.h"
#include "core/game/journal/command.h"
#include "core/text/problem.h"

#include <QStringList>
#include <QWidget>

#include <expected>
#include <vector>

class QLineEdit;

namespace corneta::game {
struct Entry;
}

namespace corneta::ui {

class FormWidget;
class OpenGame;
class RolesBar;
class SizedLabel;
class UsualBox;
struct Question;

/// The play in hand while a game is open: who stands in its roles, what the forces say in its form, and why it is played where something
/// speaks against it.
class PlayBox : public QWidget {
    Q_OBJECT

public:
    struct Written {
        const game::Entry* entry;
        std::vector<Verdict> verdicts;
    };

    PlayBox(FormWidget& form, QWidget* parent);

    /// Null: the free table.
    void play_in(OpenGame* game);
    OpenGame* game() const { return m_game; }
    /// Asks for the play of a question, or for an empty one of its action.
    void ask(const Question& question);
    RolesBar& roles() { return *m_roles; }
    /// The play that was asked for, with the units, the reason and what was typed since.
    game::Play play() const;
    /// Shows in the form what the forces and the follow-up say; why the play cannot be made, or nothing.
    QStringList fill_form();
    /// To what nobody has answered and no unit could, a distance first, unless some of it is typed; false where there is none.
    bool focus_measured();
    void focus_reason();
    /// The Tab key goes through the roles, then to the reason and to what is usual: the last, which is returned.
    QWidget* order_tabs();
    /// Whether the reason is asked for and not given.
    bool wants_reason() const;
    /// What only the table knows and nobody has said, in words; empty where all is said.
    QString lacking() const;
    /// To what must be measured, else to the one key that takes all of it as usual.
    void focus_unsaid();
    /// Writes down the play with the dice that were typed, or with none: the program rolls. Or why it cannot be written.
    std::expected<Written, QStringList> write(const Question& question, const std::vector<Verdict>& typed);

signals:
    void changed();
    /// Somebody else has added an entry to the game.
    void game_changed();
    /// The roles are filled, or the reason is given.
    void completed();
    /// A digit was typed on what is usual: `begun` becomes whether the dice take it.
    void dice_begun(bool& begun);

private:
    void say_objections(const Problems& objections);
    void mark_typed_over(game::Play play);
    void say_unsaid(Problems unsaid, Form form);

    FormWidget& m_form;
    OpenGame* m_game = nullptr;
    bool m_is_writing = false;
    game::Play m_play;
    RolesBar* m_roles;
    SizedLabel* m_objections;
    QWidget* m_reason_row;
    QLineEdit* m_reason;
    UsualBox* m_usual;
    Problems m_unsaid{}; ///< what only the table knows
};

} // namespace corneta::ui
