// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/phase_sheet/sheet_rows.h"
#include "ui/session/question.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QScrollArea;

namespace corneta::ui {

class OpenGame;
class PhaseSheetModel;
class PhaseSheetView;
class SizedLabel;
class SkippedLine;
class SumsView;
class UsualLine;
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
    /// The plays of the phase in hand that are declared and not rolled.
    std::vector<game::Play> declared() const;
    /// To the dice of the first row that is not written down.
    void focus_dice();
    /// The program rolls for the row in hand; dice that are typed there count.
    void roll();
    /// The program rolls for all rows that are left, by one opening.
    void roll_all();
    /// The rows that are written down in the phase in hand; none where the sheet was not opened in it.
    std::vector<SheetRow> settled() const;

signals:
    /// The phase is to end.
    void end_asked();
    /// Something speaks against this row: the form asks for a reason.
    void question_asked(const corneta::ui::Question& question);

private:
    QWidget* build_table();
    QWidget* build_sums();
    void refresh();
    void refuse(int row, const QString& why);
    void fit();
    void fit_sums();
    void show_all();
    void show_counts();
    void show_sums();
    void show_armies();
    void show_skipped();
    void tell_rolled(const std::vector<int>& rows, int first);
    void settle(int row);
    void say(const QString& words);
    void show_words();
    QString words_of_sum() const;
    bool has_room_for_sums() const;

    OpenGame* m_game = nullptr;
    bool m_is_giving = false;
    game::Stage m_opened_in{.turn = 0};
    QBoxLayout* m_body;
    SizedLabel* m_title;
    SizedLabel* m_counts;
    PhaseSheetModel* m_model;
    PhaseSheetView* m_view;
    UsualLine* m_usual;
    SkippedLine* m_skipped;
    SizedLabel* m_words;
    WordButton* m_roll_all;
    WordButton* m_end;
    QWidget* m_sums_side;
    SizedLabel* m_sums_title;
    SumsView* m_sums;
    QScrollArea* m_sums_scroll;
    SizedLabel* m_sums_words;
    QString m_said;
};

} // namespace corneta::ui
