// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tale.h"
#include "core/verdict.h"

#include <QWidget>

class QVBoxLayout;

namespace corneta::ui {

struct Question;

/// One verdict: the sentence, what to do with the figures, the working, the rolls, what follows.
class VerdictView : public QWidget {
    Q_OBJECT

public:
    VerdictView(const Verdict& verdict, const Question& question, const QString& title, QWidget* parent);

signals:
    void cell_chosen(const corneta::CellName& cell);
    void follow_up_chosen(const corneta::ui::Question& next);

private:
    void add_sentence(const Verdict& verdict, const QString& title);
    void add_hands(const Verdict& verdict);
    void add_follow_ups(const Verdict& verdict, const Question& question);

    QVBoxLayout* m_column;
};

} // namespace corneta::ui
