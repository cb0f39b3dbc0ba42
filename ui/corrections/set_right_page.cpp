// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/set_right_page.h"

#include "ui/corrections/stat_lines.h"

namespace corneta::ui {

SetRightPage::SetRightPage(QWidget* parent) : TablePage{tr("Correct"), Why::Asked, parent}, m_lines{new StatLines{this}}
{
    put(m_lines);
    connect(m_lines, &StatLines::completed, this, &SetRightPage::go_on);
}

void SetRightPage::ask(OpenGame& game, const game::Unit& unit)
{
    m_unit = unit.key;
    const QString name = QString::fromStdString(unit.name);
    begin(game, unit.code.empty() ? tr("Correct %1").arg(name) : tr("Correct %1, %2").arg(QString::fromStdString(unit.code), name), {});
    m_lines->show_unit(game.book(), unit);
    order_tabs(m_lines->key_widgets());
    m_lines->enter();
}

std::optional<game::Command> SetRightPage::command(const std::string& reason)
{
    if (m_lines->say_unreadable())
        return std::nullopt;
    auto stats = m_lines->given();
    if (stats.empty()) {
        say_here(tr("Nothing is changed."));
        m_lines->enter();
        return std::nullopt;
    }
    return game::Edit{.unit = m_unit, .stats = std::move(stats), .reason = reason};
}

Problems SetRightPage::say(const Problems& problems)
{
    return m_lines->say(problems);
}

} // namespace corneta::ui
