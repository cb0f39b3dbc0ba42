// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"
#include "core/game/state/unit.h"
#include "core/text/problem.h"

#include <QWidget>

#include <vector>

class QGridLayout;

namespace corneta::ui {

class StatLine;

/// A line for each stat that a unit has, then for each that its kind may have. Enter in any of them is done.
class StatLines : public QWidget {
    Q_OBJECT

public:
    explicit StatLines(QWidget* parent);

    void show_unit(const Rulebook& book, const game::Unit& unit) { show_unit(book, unit, unit); }
    /// What `like` has comes first.
    void show_unit(const Rulebook& book, const game::Unit& unit, const game::Unit& like);
    void clear();
    /// What is typed and differs from what the unit has.
    std::vector<Given> given() const;
    /// Says beside its line what is wrong with a stat; returns what is wrong with anything else.
    Problems say(const Problems& problems);
    /// Says what cannot be read, and goes there; false where nothing is wrong.
    bool say_unreadable();
    void enter();
    /// In the order of the Tab key.
    std::vector<QWidget*> key_widgets() const;

signals:
    void completed();
    void changed();

protected:
    /// What the lines are to stand in; nothing stays of those before.
    QWidget& begin_page(std::vector<game::StatSpec> specs);
    StatLine* new_stat_line(const game::StatSpec& spec, const game::Unit& unit, QChar letter, QWidget* parent);
    const std::vector<game::StatSpec>& specs() const { return m_specs; }
    const std::vector<StatLine*>& lines() const { return m_lines; }

private:
    void add(const game::StatSpec& spec, const game::Unit& unit, QChar letter);

    std::vector<game::StatSpec> m_specs; ///< those of the unit, in the order of the lines
    std::vector<StatLine*> m_lines;
    QWidget* m_page = nullptr;
    QGridLayout* m_grid = nullptr;
};

} // namespace corneta::ui
