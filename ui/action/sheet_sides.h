// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QSplitter;
class QTimer;
class QVBoxLayout;

namespace corneta::ui {

class FormScroll;
class FormWidget;

/// The two sides of a sheet in the room there is: beside each other or one above the other, the odds where the form leaves them room, each
/// part scrolling by itself or the whole sheet.
class SheetSides : public QWidget {
    Q_OBJECT

public:
    /// From above; the odds stand below the dice or over the result.
    struct Parts {
        QWidget* title;
        QLabel* rule;
        QWidget* play; ///< hidden at the free table
        FormWidget* form;
        QWidget* problems;
        QWidget* dice;
        QWidget* odds;
        QWidget* result;
    };

    SheetSides(const Parts& parts, QWidget* parent);

    void arrange();
    /// Whether too few lines fit for the parts to scroll by themselves: the whole sheet does instead.
    bool is_cramped() const;
    bool is_settling() const;
    /// Layouts may be settling for a while.
    void let_settle();
    void show_focus();
    void show_top_of_form();
    void show_top_of_result();
    /// Scrolls until the end of the one is in view, or the other, above it, is at the top.
    void show_end_of(const QWidget& end, const QWidget& top);

signals:
    /// What has grown has found its room.
    void laid_out();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Side { Left, Right };

    QWidget* new_left_side();
    FormScroll* new_right_side();
    void put_odds(Side side);
    int room_for_odds() const;
    void fit_form();
    void fit_sides();

    Parts m_parts;
    QSplitter* m_sides;
    FormScroll* m_whole_scroll;
    FormScroll* m_form_scroll;
    FormScroll* m_odds_scroll;
    QVBoxLayout* m_right_column = nullptr;
    QWidget* m_left;
    FormScroll* m_right_scroll;
    QTimer* m_fit;
    QTimer* m_rest; ///< runs while layouts may still be settling
    bool m_is_placing_odds = false;
};

} // namespace corneta::ui
