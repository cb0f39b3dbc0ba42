// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QTimer;
class QVBoxLayout;

namespace corneta::ui {

class FormScroll;
class FormWidget;

/// The column of an action: what is asked, the dice, and the odds under them; form and odds scroll by themselves, or the whole column where it
/// is low. The result has a column of its own, or stands below.
class ActionColumn : public QWidget {
    Q_OBJECT

public:
    /// From above.
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

    ActionColumn(const Parts& parts, QWidget* parent);

    /// Where the result scrolls by itself.
    FormScroll& result_scroll() { return *m_result_scroll; }
    /// Whether the result stands below the odds.
    void hold_result(bool is_below);
    void arrange();
    bool is_settling() const;
    /// Layouts may be settling for a while.
    void let_settle();
    void show_focus();
    void show_top_of_form();
    void show_top_of_result();
    /// Scrolls until the end of the panel is in view, or the result, above it, is at the top; `is_wanted_here`: also where form and result share a
    /// column.
    void show_result(const QWidget& panel, bool is_wanted_here);

signals:
    /// What has grown has found its room.
    void laid_out();

private:
    QWidget* new_column();
    bool is_low() const;
    void fit_parts();

    Parts m_parts;
    FormScroll* m_form_scroll;
    FormScroll* m_odds_scroll;
    FormScroll* m_result_scroll;
    QVBoxLayout* m_column = nullptr;
    FormScroll* m_whole_scroll;
    QTimer* m_fit;
    QTimer* m_rest; ///< runs while layouts may still be settling
    bool m_is_result_below = false;
};

} // namespace corneta::ui
