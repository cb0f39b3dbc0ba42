// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "ui/game/parked_forms.h"

#include <QObject>

class QMainWindow;

namespace corneta::ui {

class ActionSheet;
class Books;
class CodesLine;
class GameDesk;

/// What is reached by some letters or codes in a line over the window: actions, fields of the form, forms that were parked, whole plays.
class FindingDesk : public QObject {
    Q_OBJECT

public:
    FindingDesk(QMainWindow& window, const Books& books, ActionSheet& sheet, const GameDesk& desk);

    Finder& finder() { return *m_finder; }
    void find_action();
    void find_field();
    /// Lays the form in hand aside, and asks for an empty one.
    void park_form();
    void find_parked();
    void open_codes();
    void close_codes();
    /// Parked forms of a game go with it.
    void forget_games() { m_parked.forget_games(); }

signals:
    void action_found(const corneta::Action& action);
    /// The form is to be seen.
    void form_asked();
    /// The form in hand lies aside.
    void parked();
    void question_asked(const corneta::ui::Question& question);
    void told(const QString& words);

private:
    const Books& m_books;
    ActionSheet& m_sheet;
    const GameDesk& m_desk;
    CodesLine* m_codes;
    Finder* m_finder;
    ParkedForms m_parked;
};

} // namespace corneta::ui
