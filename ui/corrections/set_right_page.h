// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/corrections/table_page.h"

#include <string>

namespace corneta::ui {

class StatLines;

/// The numbers of a unit, a leader or a side as they stand on the table: what is typed and differs is one entry.
class SetRightPage : public TablePage {
    Q_OBJECT

public:
    explicit SetRightPage(QWidget* parent);

    void ask(OpenGame& game, const game::Unit& unit);
    const std::string& unit() const { return m_unit; }

protected:
    std::optional<game::Command> command(const std::string& reason) override;
    Problems say(const Problems& problems) override;

private:
    std::string m_unit;
    StatLines* m_lines;
};

} // namespace corneta::ui
