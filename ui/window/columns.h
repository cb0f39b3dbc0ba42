// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

class QAbstractScrollArea;
class QSplitter;
class QTabBar;
class QVBoxLayout;

namespace corneta::ui {

class SectionHeading;

/// The window's three columns: who, what, and what came of it. Where they have no room beside each other, tabs; a thing never moves to
/// another column.
class Columns : public QWidget {
    Q_OBJECT

public:
    struct Parts {
        QAbstractScrollArea* actions; ///< who, while there is no game
        QAbstractScrollArea* to_do;
        QAbstractScrollArea* forces;
        QWidget* middle;
        QWidget* result;
        QWidget* last_result; ///< in it, or at the end of the middle
        QAbstractScrollArea* journal;
    };

    Columns(const Parts& parts, QWidget* parent);

    /// Lists of a game in the place of the actions.
    void show_game(bool is_open);
    /// Whether the result has a column; else it stands below the form.
    bool has_result_column() const { return m_room != Room::One; }
    /// Where the game stands now: the lists share the room anew.
    void begin_stage(const QString& stage);
    /// Shows the tab that holds the widget, if one does.
    void bring(const QWidget& widget);

signals:
    /// There is a column for the result now, or there is none any more.
    void result_moved();

protected:
    bool focusNextPrevChild(bool is_next) override;

private:
    /// Lists above each other, lists behind tabs, all behind tabs.
    enum class Room { Three, Tabs, One };

    /// A list under its heading, which says the key that leads to it.
    QWidget* headed(const QString& title, const QString& key, QAbstractScrollArea& list);
    QTabBar* new_tabs(const QString& name);
    Room room() const;
    void arrange();
    void name_tabs();
    void fit_lists();
    void show_parts();
    void take_colours();

    Parts m_parts;
    std::vector<SectionHeading*> m_headings;
    QWidget* m_to_do;
    QWidget* m_forces;
    QWidget* m_journal;
    QTabBar* m_tabs;
    QTabBar* m_left_tabs;
    QSplitter* m_columns;
    QWidget* m_left;
    QSplitter* m_lists;
    QSplitter* m_right;
    QString m_stage;
    std::optional<Room> m_room;
    bool m_is_in_game = false;
};

} // namespace corneta::ui
