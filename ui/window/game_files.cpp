// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/game_files.h"

#include "ui/game/new_game_page.h"
#include "ui/session/books.h"
#include "ui/widgets/finder.h"
#include "ui/widgets/pages.h"
#include "ui/words/wording.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>

#include <utility>

namespace corneta::ui {

namespace {

QFileDialog* new_dialog(QMainWindow& window, const QString& title)
{
    auto* dialog = new QFileDialog{&window, title, {}, GameFiles::tr("Games and books (*.corneta *.corneta-book);;All files (*)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

} // namespace

GameFiles::GameFiles(QMainWindow& window, GameShelf shelf, const Books& books, Finder& finder, Pages& pages)
    : QObject{&window},
      m_window{window},
      m_shelf{std::move(shelf)},
      m_books{books},
      m_finder{finder},
      m_pages{pages},
      m_page{new NewGamePage{&pages}}
{
    pages.addWidget(m_page);
    connect(m_page, &NewGamePage::left, this, &GameFiles::left);
    connect(m_page, &NewGamePage::begun, this, &GameFiles::choose_new_file);
}

std::unique_ptr<OpenGame> GameFiles::create(const QString& path, const GameStart& start)
{
    return opened(m_shelf.create(path, *m_books.in_hand().ruleset, start), path);
}

std::unique_ptr<OpenGame> GameFiles::opened(GameShelf::Opened game, const QString& path)
{
    if (game)
        return *std::move(game);
    emit refused(tr("The game cannot be opened"), tr("%1 is left as it is.").arg(QFileInfo{path}.fileName()),
                 sentences_with_places(game.error()));
    return nullptr;
}

void GameFiles::choose_game()
{
    auto* dialog = new_dialog(m_window, tr("Open a game"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &GameFiles::chosen);
    dialog->open();
}

void GameFiles::choose_elsewhere(const OpenGame& game)
{
    connect(new_file_dialog(tr("Save the game as"), game.name()), &QFileDialog::fileSelected, &game, [this, &game](const QString& path) {
        if (const Problems problems = game.save_elsewhere(path); problems.empty())
            emit chosen(path);
        else
            emit refused(tr("The game cannot be saved there"), tr("It stays open as it is."), sentences_with_places(problems));
    });
}

void GameFiles::choose_report(const OpenGame& game)
{
    auto* dialog = new QFileDialog{&m_window, tr("Save the report"), {}, tr("Reports (*.html *.md);;All files (*)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // only a report is overwritten
    dialog->setDefaultSuffix(QStringLiteral("html"));
    dialog->selectFile(QFileInfo{game.name()}.completeBaseName() + QStringLiteral(".html"));
    connect(dialog, &QFileDialog::fileSelected, &game, [this, &game](const QString& path) {
        if (const Problems problems = game.write_report(path); problems.empty())
            emit told(tr("The report is saved in %1.").arg(QFileInfo{path}.fileName()));
        else
            emit refused(tr("The report cannot be written"), tr("The game is not changed."), sentences_with_places(problems));
    });
    dialog->open();
}

void GameFiles::choose_scenario()
{
    const std::vector<ScenarioName> scenarios = m_shelf.scenarios(*m_books.in_hand().ruleset);
    std::vector<Finder::Item> items;
    items.reserve(scenarios.size() + 1);
    for (const ScenarioName& scenario : scenarios)
        items.push_back({scenario.label, scenario.about});
    items.push_back({tr("An empty table"), tr("without a scenario")});
    m_finder.open(tr("New game: type some letters of a scenario, Enter takes it"), std::move(items), [this, scenarios](int item) {
        const auto number = static_cast<std::size_t>(item);
        if (number == scenarios.size()) {
            choose_new_file({.pack = m_books.pack().toStdString()});
            return;
        }
        ask(scenarios[number]);
    });
}

void GameFiles::ask(const ScenarioName& scenario)
{
    m_page->ask(scenario, m_books);
    m_pages.show_page(*m_page);
    m_page->focus_first();
}

void GameFiles::forget_recent()
{
    if (m_shelf.forget)
        m_shelf.forget();
}

void GameFiles::choose_new_file(const GameStart& start)
{
    connect(new_file_dialog(tr("New game"), free_name(start)), &QFileDialog::fileSelected, this,
            [this, start](const QString& path) { emit new_game_chosen(path, start); });
}

/// Named after its scenario; with a number where that stands there already.
QString GameFiles::free_name(const GameStart& start) const
{
    const QString stem = QString::fromStdString(start.scenario.empty() ? std::string{m_books.in_hand().ruleset->key} : start.scenario);
    QString name = stem + QStringLiteral(".corneta");
    for (int number = 2; QFile::exists(name); ++number)
        name = QStringLiteral("%1-%2.corneta").arg(stem).arg(number);
    return name;
}

QFileDialog* GameFiles::new_file_dialog(const QString& title, const QString& name)
{
    auto* dialog = new_dialog(m_window, title);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("corneta"));
    dialog->selectFile(name);
    dialog->open();
    return dialog;
}

} // namespace corneta::ui
