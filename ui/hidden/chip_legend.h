// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hidden/hidden_draft.h"

#include <QWidget>

#include <string>
#include <vector>

class QToolButton;

namespace corneta::ui {

class FlowLayout;

/// The chips there are, each with its key; a click lays one on the line in hand.
class ChipLegend : public QWidget {
    Q_OBJECT

public:
    explicit ChipLegend(QWidget* parent);

    void show_chips(const HiddenDraft& draft);

signals:
    void chosen(const std::string& word);
    void far_chosen();
    void nothing_chosen();

private:
    QToolButton* add(const QString& words);
    void draw();

    FlowLayout* m_flow;
    std::vector<QToolButton*> m_buttons;
    std::vector<QString> m_words; ///< of the first buttons
};

} // namespace corneta::ui
