// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <vector>

class QLabel;
class QListWidget;

namespace corneta::ui {

class FinderLine;

/// A line over the window: a few letters narrow a list, Enter takes its first or chosen line, Esc closes it.
class Finder : public QFrame {
    Q_OBJECT

public:
    /// Whether the keys go to one.
    static bool has_focus();

    /// `words` is what a person reads, `also` more by which it is found.
    struct Item {
        QString words;
        QString also;
    };

    explicit Finder(QWidget* window);

    /// Opens over the window; `found` is then called with the number of one of these items.
    void open(const QString& purpose, std::vector<Item> items, std::function<void(int item)> found);
    void close_again();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void narrow(const QString& typed);
    void take();
    void move_by(int lines);
    void place();

    QLabel* m_purpose;
    FinderLine* m_line;
    QListWidget* m_list;
    std::vector<Item> m_items;
    std::vector<int> m_shown;
    std::function<void(int item)> m_found;
    QPointer<QWidget> m_before;
};

} // namespace corneta::ui
