// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace corneta::ui {

class TextPage;

/// The pages of the window, one at a time; the first ones are those of words: the keys, and what is wrong.
class Pages : public QStackedWidget {
    Q_OBJECT

public:
    explicit Pages(QWidget* parent);

    /// The keyboard goes there too.
    void show_page(QWidget& page);
    void show_keys(const QString& html);
    void say_problems(const QString& title, const QString& about, const QStringList& problems);

private:
    TextPage* m_keys;
    TextPage* m_problems;
};

} // namespace corneta::ui
