// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "ui/action/action_sheet.h"
#include "ui/action/action_tree.h"
#include "ui/charts/chart_page.h"
#include "ui/form/form_widget.h"
#include "ui/game/game_desk.h"
#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/look/text_size.h"
#include "ui/result/last_result.h"
#include "ui/session/question.h"
#include "ui/start/start_page.h"
#include "ui/widgets/help_line.h"
#include "ui/widgets/pages.h"
#include "ui/window/columns.h"
#include "ui/window/finding_desk.h"
#include "ui/window/free_table.h"
#include "ui/window/game_files.h"
#include "ui/window/game_pages.h"
#include "ui/window/main_menu.h"
#include "ui/words/wording.h"

#include <QApplication>
#include <QDropEvent>
#include <QFileInfo>
#include <QIcon>
#include <QKeyEvent>
#include <QMimeData>
#include <QStatusBar>
#include <QUrl>

#include <utility>

namespace corneta::ui {

namespace {

/// The file that is dragged; empty for anything else.
QString file_in(const QMimeData& dragged)
{
    const QList<QUrl> all = dragged.urls();
    return all.isEmpty() ? QString{} : all.front().toLocalFile();
}

} // namespace

MainWindow::MainWindow(std::vector<Rulebook> books, PackShelf packs, GameShelf shelf, PrintShop shop, QWidget* parent)
    : QMainWindow{parent},
      m_books{new Books{std::move(books), std::move(packs), *this}},
      m_text_size{new TextSize{this}},
      m_menu{new MainMenu{*this}},
      m_actions{new ActionTree{this}},
      m_pages{new Pages{this}},
      m_sheet{new ActionSheet{m_pages}},
      m_charts{new ChartPage{*m_books, m_pages}},
      m_free_table{new FreeTable{m_pages}},
      m_start{new StartPage{m_pages}},
      m_help{new HelpLine{this}},
      m_pack{new QLabel{this}}
{
    setAcceptDrops(true);
    setPalette(palette_of(QApplication::palette(), roles()));
    setWindowIcon(QIcon{QStringLiteral(":/resources/icons/corneta.svg")});
    connect(m_books, &Books::changed, this, &MainWindow::show_charts_in_use);
    connect(m_books, &Books::pack_refused, m_pages, &Pages::say_problems);
    connect(m_charts, &ChartPage::left, this, &MainWindow::show_sheet);
    connect(m_charts, &ChartPage::told, m_help, &HelpLine::say);
    connect(m_sheet, &ActionSheet::settled, this, &MainWindow::note);
    connect(m_sheet, &ActionSheet::follow_up_chosen, this, &MainWindow::open_question);
    connect(m_sheet, &ActionSheet::cell_chosen, this, [this](const CellName& cell) {
        m_pages->show_page(*m_charts);
        m_charts->show_cell(cell);
    });
    m_help->setObjectName(QStringLiteral("help"));
    m_pack->setObjectName(QStringLiteral("pack"));
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(fontMetrics().averageCharWidth(), 0, fontMetrics().averageCharWidth(), 0);
    statusBar()->addWidget(m_help, 1);
    statusBar()->addPermanentWidget(m_pack);
    build_desk(std::move(shelf));
    build_pages();
    fill_game_menu();
    fill_other_menus();
    build_paper(std::move(shop));
    connect(m_actions, &ActionTree::action_chosen, this, qOverload<const Action&>(&MainWindow::open_action));
    m_help->follow_focus_in(*this);
    call_after(*this, {QEvent::ApplicationPaletteChange}, [this] { setPalette(palette_of(QApplication::palette(), roles())); });
    call_after(*this, {QEvent::FontChange, QEvent::ApplicationFontChange}, [this] {
        for (SizedLabel* label : findChildren<SizedLabel*>())
            label->fit();
    });
}

/// The focus leaves the last widget while the window is no longer one of ours.
MainWindow::~MainWindow()
{
    disconnect(qApp, nullptr, m_help, nullptr);
}

void MainWindow::open_ruleset(std::size_t book)
{
    m_books->take(book);
    const Ruleset& ruleset = *this->book().ruleset;
    if (m_desk->game() != nullptr && m_desk->game()->book().ruleset != &ruleset)
        close_game();
    setWindowTitle(tr("%1 - Corneta").arg(m_desk->game() == nullptr ? translated(ruleset.label) : m_desk->game()->name()));
    m_menu->show_books(m_books->all(), book);
    m_actions->show_ruleset(ruleset);
    show_charts_in_use();
    if (!ruleset.actions.empty())
        open_action(ruleset.actions.front());
}

void MainWindow::show_charts_in_use()
{
    m_charts->show_book();
    m_menu->show_pack(m_books->may_close_pack());
    m_pack->setText(m_books->words());
    if (m_sheet->action() != nullptr && book().ruleset->find_action(m_sheet->action()->key) == m_sheet->action())
        m_sheet->use_book(book());
}

void MainWindow::open_action(const Action& action)
{
    keep_draft();
    open_action(action, m_desk->game() == nullptr ? m_free_table->draft(action) : Answers{action.form});
}

void MainWindow::keep_draft()
{
    if (m_sheet->action() != nullptr && !m_sheet->is_follow_up_done() && m_desk->game() == nullptr)
        m_free_table->keep_draft(*m_sheet->action(), m_sheet->form().answers());
}

void MainWindow::open_action(const Action& action, const Answers& answers)
{
    open_question({book(), &action, answers});
}

void MainWindow::open_question(const Question& question)
{
    keep_draft();
    m_pages->bring(*m_sheet);
    m_is_start_behind = false;
    m_actions->mark(*question.action);
    m_menu->show_charts(*book().ruleset, *question.action);
    Question now = question;
    now.book = book(); // a pack may have been opened since the result
    m_sheet->open(now);
}

void MainWindow::show_sheet()
{
    m_is_start_behind = false;
    m_pages->bring(*m_sheet);
    m_sheet->focus_again();
}

/// From a page that lies over the start page to it, else to the sheet.
void MainWindow::go_back()
{
    if (m_is_start_behind && m_pages->page_in_hand() != m_start)
        show_start();
    else
        show_sheet();
}

void MainWindow::note(const QString& sentence, const std::vector<CellName>& cells)
{
    m_charts->note_used(cells);
    if (m_desk->game() != nullptr)
        return; // its journal keeps it
    m_free_table->note(sentence);
    m_sheet->result().show_session(m_free_table->results());
}

void MainWindow::show_start()
{
    m_is_start_behind = true;
    m_start->show_games(m_files->shelf().recent ? m_files->shelf().recent() : std::vector<RecentGame>{}, m_books->all(), m_files->shelf(),
                        m_desk->game() != nullptr);
    m_pages->show_page(*m_start);
}

bool MainWindow::open_game(const QString& path)
{
    if (m_desk->game() != nullptr && QFileInfo{path} == QFileInfo{m_path} && m_desk->game()->followed().isEmpty()) {
        show_sheet();
        return true;
    }
    return take_game(m_files->open(path), path);
}

QString MainWindow::game_path() const
{
    return m_desk->game() == nullptr ? QString{} : m_path;
}

void MainWindow::create_game(const QString& path, const GameStart& start)
{
    take_game(m_files->create(path, start), path);
}

bool MainWindow::take_game(std::unique_ptr<OpenGame> game, const QString& path)
{
    if (game == nullptr)
        return false;
    if (m_files->shelf().remember)
        m_files->shelf().remember(path);
    if (m_files->shelf().hold && game->followed().isEmpty())
        m_files->shelf().hold(path);
    const std::size_t number = m_books->use_game(game->book(), path);
    const QString recovered = game->recovered();
    const QString followed = game->followed();
    m_game_pages->close_game();
    m_finding->forget_games();
    m_desk->take(std::move(game));
    m_path = path;
    m_menu->show_game(true);
    m_menu->show_parting(*m_desk->game()->book().ruleset);
    m_columns->show_game(true);
    open_ruleset(number);
    m_desk->open_next();
    m_desk->show_last_result();
    m_desk->show_open_roll();
    if (m_desk->game()->season() != nullptr)
        show_book();
    if (!recovered.isEmpty())
        m_pages->say_problems(tr("The game was repaired"), tr("Everything before it is intact. Esc: to the form."), {recovered});
    if (!followed.isEmpty())
        m_pages->say_problems(tr("The game is followed, not played"),
                              tr("It is shown here as it goes on, and nothing can be written. Open it again to play it once it is free. "
                                 "Esc: to the form."),
                              {followed});
    return true;
}

/// Its charts go with it.
void MainWindow::close_game()
{
    m_finding->close_codes();
    m_game_pages->close_game();
    m_finding->forget_games();
    m_desk->close();
    m_sheet->result().show_session(m_free_table->results());
    m_menu->show_game(false);
    m_columns->show_game(false);
    m_books->leave_game();
    open_ruleset(m_books->number());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!file_in(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

/// A pack of charts, or a game, or what says why it is none.
void MainWindow::dropEvent(QDropEvent* event)
{
    const QString file = file_in(*event->mimeData());
    event->acceptProposedAction();
    if (file.endsWith(QLatin1String{".jsonl"}))
        open_pack(file);
    else
        open_game(file);
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_pages->page_in_hand() != m_sheet)
        go_back();
    else
        QMainWindow::keyPressEvent(event);
}

} // namespace corneta::ui
