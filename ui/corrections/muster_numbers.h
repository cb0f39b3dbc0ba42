// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"
#include "core/game/state/unit.h"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace corneta::ui {

class StatLine;

/// What a unit is counted by, in one line of numbers. The space bar goes to the next of them.
class MusterNumbers : public QWidget {
    Q_OBJECT

public:
    explicit MusterNumbers(QWidget* parent);

    void show_unit(const Rulebook& book, const game::Unit& unit);
    void clear();
    /// What is typed and differs.
    std::vector<Given> given() const;
    /// What cannot be read, a line each; goes to the first of these.
    QStringList problems();
    /// In the order of the Tab key.
    std::vector<QWidget*> key_widgets() const;
    void enter();

signals:
    /// The unit before.
    void back_asked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void add(const game::StatSpec& spec, const game::Unit& unit);
    void to_next(const QObject* from);

    std::vector<game::StatSpec> m_specs; ///< of the lines
    std::vector<StatLine*> m_lines;
    QWidget* m_row = nullptr;
};

} // namespace corneta::ui
