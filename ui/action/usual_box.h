// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace corneta::ui {

class WordButton;

/// The one key that takes what only the table knows as usual, and what that is.
class UsualBox : public QWidget {
    Q_OBJECT

public:
    explicit UsualBox(QWidget* parent);

    /// Each field with its word; without any it is hidden.
    void show_usual(const QStringList& words);
    WordButton& button() { return *m_button; }

    /// A digit takes it too and begins the die.
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void taken();
    /// A digit was typed: `begun` becomes whether the dice take it.
    void dice_begun(bool& begun);

private:
    WordButton* m_button;
    QLabel* m_words;
};

} // namespace corneta::ui
