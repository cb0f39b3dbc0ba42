// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <QStringList>

namespace corneta::ui {

class TextPage;

/// What fills the window: columns, the middle one of which holds one of several pages, or a page over all of them.
class Pages : public QStackedWidget {
    Q_OBJECT

public:
    explicit Pages(QWidget* parent);

    /// The columns come first; the middle one is a stack of its own.
    void take_columns(QWidget& columns);
    QStackedWidget& middle() { return *m_middle; }
    /// The page that is to be seen, in the middle or over all.
    QWidget* page_in_hand() const { return currentWidget() == m_columns ? m_middle->currentWidget() : currentWidget(); }
    void bring(QWidget& page);
    /// Brings a page that takes the keys.
    void show_page(QWidget& page);
    /// A title and paragraphs; without any it says that there is no scenario.
    void show_mission(const QStringList& mission);
    void say_problems(const QString& title, const QString& about, const QStringList& problems);

signals:
    /// A page of the middle is to be seen.
    void middle_asked();

private:
    QStackedWidget* m_middle;
    QWidget* m_columns = nullptr;
    TextPage* m_mission;
    TextPage* m_problems;
};

} // namespace corneta::ui
