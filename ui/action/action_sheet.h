// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "core/action/ruleset.h"
#include "core/action/verdict.h"
#include "core/game/play/play.h"

#include <QStringList>
#include <QWidget>

#include <memory>
#include <optional>
#include <span>
#include <vector>

class QLabel;
class QSplitter;
class QTimer;
class QVBoxLayout;

namespace corneta::ui {

class DiceRow;
class FormScroll;
class FormWidget;
class OddsPanel;
class OpenGame;
class PlayBox;
class ProspectLine;
class ResultPanel;
class SectionHeading;
struct Question;

/// One action at work: its form, dice, odds and last result.
class ActionSheet : public QWidget {
    Q_OBJECT

public:
    explicit ActionSheet(QWidget* parent);
    ~ActionSheet() override;

    /// Opens the action's form with these answers, its first field in hand.
    void open(const Question& question);
    /// What is settled is from now on written into this game, and the form is filled from its forces; null: the free table.
    void play_in(OpenGame* game);
    /// An entry that was made elsewhere in the game.
    void show_entry(const game::Entry& entry);
    /// A unit of the game goes into the first free role that takes its kind.
    void take_unit(const game::Unit& unit);
    /// The same action with other charts.
    void use_book(const Rulebook& book);
    const Action* action() const;
    /// Whether the form is of something that followed a result and has its own: its answers are of no use any more.
    bool is_follow_up_done() const;
    const Question* question() const { return m_question.get(); }
    /// The question with what is typed by now, in a game its units too; nothing where nothing is, or it is settled.
    std::optional<Question> begun() const;
    FormWidget& form() { return *m_form; }
    DiceRow& dice() { return *m_dice; }
    OddsPanel& odds() { return *m_odds; }
    ResultPanel& result() { return *m_result; }
    /// Whether nothing is being counted in the background, and everything that arrived has found its place.
    bool is_idle() const;
    /// What a click or a key may come back to.
    void focus_form();
    void focus_result();
    /// The results so far, the newest first.
    void show_session(const QStringList& sentences);

signals:
    /// The sentence of a result and the cells it read.
    void settled(const QString& sentence, const std::vector<corneta::CellName>& cells);
    void cell_chosen(const corneta::CellName& cell);
    void follow_up_chosen(const corneta::ui::Question& next);
    /// Enter behind a result of a game: the next one.
    void next_asked();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* new_left_side();
    QWidget* new_odds_box();
    QWidget* new_right_side();
    void ask_again();
    bool fill_from_forces();
    void mark_typed_over(const game::Play& play);
    void begin_play();
    void go_on_from_roles();
    game::Play play_in_hand() const;
    void roll_in_game();
    bool record(const game::DiceAtHand& dice);
    void show_recorded(const game::Entry& entry, const std::vector<Verdict>& verdicts);
    void show_written(const game::Entry& entry, const std::vector<Verdict>& verdicts);
    void say_problems(const QStringList& problems);
    void fade_result();
    void wait_for(const QStringList& problems);
    /// To the dice, or to what has to be put right before.
    void go_on();
    void take_verdicts(const std::vector<Verdict>& verdicts, const QString& how);
    void show_new_result();
    void watch_layout();
    void arrange();
    enum class Side { Left, Right };
    void put_odds(Side side);
    int room_for_odds() const;
    void fit_form();
    /// Whether too few lines fit for the parts to scroll by themselves: the whole sheet does instead.
    bool is_cramped() const;
    void fit_sides();

    std::unique_ptr<Question> m_question;
    OpenGame* m_game = nullptr;
    bool m_is_recording = false;
    int m_written = 0; ///< the entry that the dice on the row are of
    QSplitter* m_sides;
    FormScroll* m_whole_scroll;
    QWidget* m_left = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_rule = nullptr;
    PlayBox* m_play = nullptr;
    FormWidget* m_form = nullptr;
    FormScroll* m_form_scroll = nullptr;
    QLabel* m_problems = nullptr;
    DiceRow* m_dice = nullptr;
    FormScroll* m_odds_scroll = nullptr;
    QWidget* m_odds_box = nullptr;
    OddsPanel* m_odds = nullptr;
    ProspectLine* m_prospects = nullptr;
    QVBoxLayout* m_right_column = nullptr;
    SectionHeading* m_result_heading = nullptr;
    QLabel* m_result_of = nullptr; ///< the action of the last result
    QLabel* m_no_result = nullptr;
    ResultPanel* m_result = nullptr;
    SectionHeading* m_session_heading = nullptr;
    QLabel* m_session = nullptr;
    FormScroll* m_right_scroll = nullptr;
    bool m_is_placing_odds = false;
    bool m_result_is_new = false;
    bool m_is_settled = false; ///< since it was opened
    QTimer* m_fit = nullptr;
    QTimer* m_rest = nullptr; ///< runs while layouts may still be settling
};

} // namespace corneta::ui
