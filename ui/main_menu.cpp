// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_menu.h"

#include "ui/chart_page.h"
#include "ui/wording.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>

#include <algorithm>

namespace corneta::ui {

MainMenu::MainMenu(QMainWindow& window)
    : QObject{&window},
      m_window{window},
      m_ruleset{window.menuBar()->addMenu(tr("Ruleset"))},
      m_action{window.menuBar()->addMenu(tr("Action"))},
      m_charts{window.menuBar()->addMenu(tr("Charts"))},
      m_view{window.menuBar()->addMenu(tr("View"))},
      m_help{window.menuBar()->addMenu(tr("Help"))},
      m_first_ruleset_entry{m_ruleset->addSeparator()},
      m_own_charts{nullptr},
      m_books{new QActionGroup{this}}
{
    add(*m_ruleset, tr("Open chart pack..."), {QKeySequence::Open}, &MainMenu::pack_asked);
    m_own_charts = add(*m_ruleset, tr("Put the pack away"), {}, &MainMenu::own_charts_asked);
    m_ruleset->addSeparator();
    connect(m_ruleset->addAction(tr("Quit"), QKeySequence{Qt::CTRL | Qt::Key_Q}), &QAction::triggered, &window, &QWidget::close);

    add(*m_action, tr("Find an action"), {Qt::CTRL | Qt::Key_K, Qt::Key_Slash}, &MainMenu::action_search_asked);
    add(*m_action, tr("Find a field"), {Qt::CTRL | Qt::Key_J}, &MainMenu::field_search_asked);
    m_action->addSeparator();
    add(*m_action, tr("To the form"), {Qt::Key_F2}, &MainMenu::form_asked);
    add(*m_action, tr("Clear the form"), {Qt::CTRL | Qt::Key_R}, &MainMenu::empty_form_asked);
    add(*m_action, tr("To the dice"), {Qt::Key_F3, Qt::CTRL | Qt::Key_D}, &MainMenu::dice_asked);
    add(*m_action, tr("Roll"), {Qt::Key_F5}, &MainMenu::roll_asked);
    add(*m_action, tr("To the result"), {Qt::Key_F6}, &MainMenu::result_asked);

    add(*m_charts, tr("Show the charts"), {Qt::Key_F4}, &MainMenu::charts_asked);
    m_charts->addSeparator();

    add(*m_view, tr("Larger text"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}, &MainMenu::larger_text_asked);
    add(*m_view, tr("Smaller text"), {Qt::CTRL | Qt::Key_Minus}, &MainMenu::smaller_text_asked);
    add(*m_view, tr("Normal text"), {Qt::CTRL | Qt::Key_0}, &MainMenu::normal_text_asked);
    m_view->addSeparator();
    add(*m_view, tr("This session"), {Qt::Key_F7}, &MainMenu::session_asked);
    add(*m_help, tr("Keys"), {Qt::Key_F1}, &MainMenu::keys_asked);

    auto* to_menus = new QShortcut{Qt::Key_F10, &window};
    connect(to_menus, &QShortcut::activated, this, [this] {
        m_window.menuBar()->setActiveAction(m_ruleset->menuAction()); // which remembers where the focus was
    });
}

QAction* MainMenu::add(QMenu& menu, const QString& words, const QList<QKeySequence>& keys, void (MainMenu::*asked)())
{
    QAction* action = menu.addAction(words);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, asked);
    return action;
}

void MainMenu::show_books(std::span<const Rulebook> books, std::size_t current)
{
    for (QAction* action : m_books->actions())
        delete action;
    for (std::size_t i = 0; i < books.size(); ++i) {
        auto* action = new QAction{translated(books[i].ruleset->label), m_books};
        action->setCheckable(true);
        action->setChecked(i == current);
        action->setToolTip(translated(books[i].ruleset->edition));
        m_ruleset->insertAction(m_first_ruleset_entry, action);
        connect(action, &QAction::triggered, this, [this, i] { emit ruleset_asked(i); });
    }
}

void MainMenu::show_charts(const Ruleset& ruleset, const Action& action)
{
    qDeleteAll(m_charts_of_action);
    m_charts_of_action.clear();
    for (std::size_t i = 0; i < ruleset.charts.size(); ++i) {
        if (std::ranges::find(action.charts, ruleset.charts[i].key) == action.charts.end())
            continue;
        m_charts_of_action << m_charts->addAction(ChartPage::chart_words(ruleset, ruleset.charts[i]));
        connect(m_charts_of_action.back(), &QAction::triggered, this, [this, i] { emit chart_asked(i); });
    }
}

void MainMenu::add_dock(QAction& toggle)
{
    m_view->addAction(&toggle);
}

void MainMenu::show_pack(bool open)
{
    m_own_charts->setEnabled(open);
}

QList<std::pair<QString, QString>> MainMenu::keys() const
{
    QList<std::pair<QString, QString>> keys;
    for (const QMenu* menu : {m_action, m_ruleset, m_charts, m_view, m_help})
        for (const QAction* action : menu->actions()) {
            QStringList words;
            for (const QKeySequence& key : action->shortcuts())
                words << key.toString(QKeySequence::NativeText);
            if (!words.isEmpty())
                keys.emplace_back(words.join(tr(" or ")), action->text());
        }
    return keys;
}

} // namespace corneta::ui
