// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/question.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QLabel;

namespace corneta::ui {

class OpenGame;
class PhaseSheetModel;
class PhaseSheetView;
class WordButton;

/// The umpire's view of a phase: all who may still act, what is declared for them and their dice, each row an entry of its own.
class PhaseSheetPage : public QWidget {
    Q_OBJECT

public:
    explicit PhaseSheetPage(QWidget* parent);

    /// Shows the sheet of the phase in hand; what was typed in it before is still there.
    void open(OpenGame& game);
    /// The game is closed.
    void close_game();
    bool is_counting() const;
    /// To the dice of the first row that is not written down.
    void focus_dice();
    /// The program rolls for the row in hand; dice that are typed there count.
    void roll();
    /// The program rolls for all rows that are left, by one opening.
    void roll_all();

signals:
    /// Something speaks against this row: the form asks for a reason.
    void question_asked(const corneta::ui::Question& question);

private:
    void refresh();
    void tell_rolled(const std::vector<int>& rows, int first);
    void settle(int row);
    void say(const QString& words);
    void show_words();

    OpenGame* m_game = nullptr;
    bool m_is_giving = false;
    QLabel* m_title;
    PhaseSheetModel* m_model;
    PhaseSheetView* m_view;
    QLabel* m_words;
    WordButton* m_roll_all;
    QString m_said;
};

} // namespace corneta::ui
