// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_menu.h"

#include "core/game/play/rules.h"
#include "ui/charts/chart_page.h"
#include "ui/words/letters.h"
#include "ui/words/wording.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace corneta::ui {

namespace {

/// A letter of each entry that presses it while the menu is open.
void give_letters(const QMenu& menu)
{
    QList<QAction*> entries = menu.actions();
    entries.removeIf([](const QAction* action) { return action->isSeparator(); });
    QStringList labels;
    for (QAction* action : entries)
        labels << action->text().remove(QLatin1Char{'&'});
    const std::vector<QChar> letters = letters_for(labels);
    for (qsizetype i = 0; i < labels.size(); ++i)
        entries[i]->setText(ampersanded(labels[i], letters[static_cast<std::size_t>(i)]));
}

} // namespace

MainMenu::MainMenu(QMainWindow& window) : QObject{&window}, m_books{new QActionGroup{this}}
{
    for (const QString& title : {tr("Game"), tr("Ruleset"), tr("Action"), tr("Charts"), tr("View"), tr("Help")}) {
        QMenu* menu = m_menus.emplace_back(window.menuBar()->addMenu(title));
        connect(menu, &QMenu::aboutToShow, this, [menu] { give_letters(*menu); });
    }
    of(Menu::Game).setToolTipsVisible(true); // why an entry is of no use
    m_first_ruleset_entry = of(Menu::Ruleset).addSeparator();
    auto* to_menus = new QShortcut{Qt::Key_F10, &window};
    connect(to_menus, &QShortcut::activated, this, [this, bar = window.menuBar()] {
        bar->setActiveAction(of(Menu::Game).menuAction()); // which remembers where the focus was
    });
}

void MainMenu::add(Menu menu, const QString& words, const QList<QKeySequence>& keys, std::function<void()> does, When when)
{
    QAction* action = of(menu).addAction(words);
    action->setAutoRepeat(false); // a key that is held would end one phase after the other
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, std::move(does));
    m_entries.emplace_back(when, action);
}

void MainMenu::add_separator(Menu menu)
{
    of(menu).addSeparator();
}

void MainMenu::enable(When when, bool is_of_use, const QString& why_not)
{
    for (const auto& [of_use, action] : m_entries)
        if (of_use == when) {
            action->setEnabled(is_of_use);
            if (!why_not.isNull())
                action->setToolTip(is_of_use ? QString{} : why_not);
        }
}

void MainMenu::show_game(bool open)
{
    for (const When when : {When::InGames, When::UnitsSplit, When::UnitsJoin})
        enable(when, open);
}

void MainMenu::show_parting(const Ruleset& ruleset)
{
    const QString label = translated(ruleset.label);
    enable(When::UnitsSplit, ruleset.game != nullptr && ruleset.game->split != nullptr, tr("%1 has no rule to split units").arg(label));
    enable(When::UnitsJoin, ruleset.game != nullptr && ruleset.game->join != nullptr, tr("%1 has no rule to join units").arg(label));
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
        of(Menu::Ruleset).insertAction(m_first_ruleset_entry, action);
        connect(action, &QAction::triggered, this, [this, i] { emit ruleset_asked(i); });
    }
}

void MainMenu::offer_languages(const QList<std::pair<QString, QString>>& languages, const QString& in_use)
{
    QMenu* menu = of(Menu::View).addMenu(tr("Language"));
    for (const auto& [code, name] : languages) {
        QAction* action = menu->addAction(name);
        action->setCheckable(true);
        action->setChecked(code == in_use);
        connect(action, &QAction::triggered, this, [this, code = code] { emit language_asked(code); });
    }
}

void MainMenu::show_charts(const Ruleset& ruleset, const Action& action)
{
    qDeleteAll(m_charts_of_action);
    m_charts_of_action.clear();
    for (std::size_t i = 0; i < ruleset.charts.size(); ++i) {
        if (std::ranges::find(action.charts, ruleset.charts[i].key) == action.charts.end())
            continue;
        m_charts_of_action << of(Menu::Charts).addAction(ChartPage::chart_words(ruleset, ruleset.charts[i]));
        connect(m_charts_of_action.back(), &QAction::triggered, this, [this, i] { emit chart_asked(i); });
    }
}

QList<std::pair<QString, QString>> MainMenu::keys() const
{
    QList<std::pair<QString, QString>> keys;
    for (const Menu menu : {Menu::Action, Menu::Game, Menu::Ruleset, Menu::Charts, Menu::View, Menu::Help})
        for (const QAction* action : of(menu).actions()) {
            QStringList words;
            for (const QKeySequence& key : action->shortcuts())
                words << key.toString(QKeySequence::NativeText).replace(QLatin1String{"Return"}, QLatin1String{"Enter"});
            words.removeDuplicates(); // there are two keys of that name
            if (!words.isEmpty())
                keys.emplace_back(words.join(tr(" or ")), action->text().remove(QLatin1Char{'&'}));
        }
    return keys;
}

} // namespace corneta::ui
