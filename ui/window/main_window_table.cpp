// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/table_desk.h"
#include "ui/game/game_desk.h"
#include "ui/widgets/help_line.h"
#include "ui/window/main_menu.h"
#include "ui/window/main_window.h"

#include <QStackedWidget>

namespace corneta::ui {

void MainWindow::build_table()
{
    m_table = new TableDesk{*this, *m_pages, *m_sheet, *m_desk};
    connect(m_table, &TableDesk::page_asked, this, [this](QWidget& page) { m_pages->setCurrentWidget(&page); });
    connect(m_table, &TableDesk::left, this, &MainWindow::show_sheet);
    connect(m_table, &TableDesk::refused, m_desk, &GameDesk::refused);
    connect(m_menu, &MainMenu::set_right_asked, m_table, &TableDesk::set_right);
    connect(m_menu, &MainMenu::muster_asked, m_table, &TableDesk::muster);
    connect(m_menu, &MainMenu::new_unit_asked, m_table, &TableDesk::add_unit);
    connect(m_menu, &MainMenu::split_asked, m_table, &TableDesk::split_unit);
    connect(m_menu, &MainMenu::join_asked, m_table, &TableDesk::join_units);
    connect(m_menu, &MainMenu::forces_file_to_write_asked, m_table, &TableDesk::choose_file_to_write);
    connect(m_menu, &MainMenu::forces_file_to_read_asked, m_table, &TableDesk::choose_file_to_read);
    connect(m_menu, &MainMenu::note_asked, m_table, &TableDesk::note);
    connect(m_desk, &GameDesk::entry_chosen, m_table, &TableDesk::rule_on);
    connect(m_table, &TableDesk::told, m_help, &HelpLine::say);
    connect(m_table, &TableDesk::file_refused, this, &MainWindow::say_problems);
}

} // namespace corneta::ui
