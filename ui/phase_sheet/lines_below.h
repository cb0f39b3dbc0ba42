// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QCheckBox;
class QLabel;

namespace corneta::ui {

class WordButton;

/// The tick by which all that only the table knows and nobody has typed is as usual in every row; inches are measured.
class UsualLine : public QWidget {
    Q_OBJECT

public:
    explicit UsualLine(QWidget* parent);

    /// What is usual, in words, where there is room for them; without any it is hidden.
    void show_usual(const QString& words, bool is_taken, bool has_room);

signals:
    void ticked(bool is_taken);

private:
    QCheckBox* m_box;
    QLabel* m_words;
};

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
