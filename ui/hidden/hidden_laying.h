// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hidden/hidden_draft.h"

#include <QWidget>

class QLabel;

namespace corneta::ui {

class BoxEditor;
class ChipLegend;
class HiddenTable;
class WordButton;

/// What one side is about to lay: a line a unit, the chips or the box in hand, and the button that lays them all.
class HiddenLaying : public QWidget {
    Q_OBJECT

public:
    explicit HiddenLaying(QWidget* parent);

    void open(HiddenDraft draft);
    /// To the first line.
    void begin();
    /// Forgets everything.
    void close();
    void refresh(const OpenGame& game);
    /// The line in hand takes what was refused, for a reason.
    void overrule(const std::string& reason);
    /// Back to the line in hand.
    void focus_line();
    const HiddenDraft& draft() const;

signals:
    void lay_asked();
    /// Of the line in hand.
    void reason_asked(const QString& refused);

private:
    void say_line();
    void edit_box();
    void fill_box();

    HiddenTable* m_table;
    ChipLegend* m_legend;
    BoxEditor* m_box;
    QLabel* m_line;
    WordButton* m_lay;
};

} // namespace corneta::ui
