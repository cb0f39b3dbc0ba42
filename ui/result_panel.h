// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tale.h"
#include "core/verdict.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace corneta::ui {

struct Question;
class VerdictView;

/// The last result: a verdict, or one a row of a batch.
class ResultPanel : public QWidget {
    Q_OBJECT

public:
    explicit ResultPanel(QWidget* parent);

    void show_verdicts(const std::vector<Verdict>& verdicts, const Question& question);
    void clear();
    bool is_counting() const;
    bool is_empty() const { return m_views.empty(); }
    /// The first button or line that takes keys.
    void focus();

signals:
    void cell_chosen(const corneta::CellName& cell);
    void follow_up_chosen(const corneta::ui::Question& next);

private:
    void announce();

    QVBoxLayout* m_column;
    std::vector<VerdictView*> m_views;
};

} // namespace corneta::ui
