// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;

namespace corneta::ui {

class WordButton;

/// The units without a target, which are no rows of the phase sheet: their number, and below it who they are until it is folded.
class SkippedLine : public QWidget {
    Q_OBJECT

public:
    explicit SkippedLine(QWidget* parent);

    void show_units(const QStringList& names);
    void fold(bool folds);

private:
    void say();

    WordButton* m_button;
    QLabel* m_names;
    QStringList m_units;
    bool m_is_open = true;
};

} // namespace corneta::ui
