// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "ui/action/action_sheet.h"
#include "ui/action/action_tree.h"
#include "ui/action/dice_row.h"
#include "ui/charts/chart_page.h"
#include "ui/form/form_widget.h"
#include "ui/game/game_desk.h"
#include "ui/phase_sheet/phase_sheet_page.h"
#include "ui/result/last_result.h"
#include "ui/result/result_panel.h"
#include "ui/session/question.h"
#include "ui/widgets/finder.h"
#include "ui/widgets/help_line.h"
#include "ui/widgets/text_page.h"
#include "ui/widgets/text_size.h"
#include "ui/window/keys_text.h"
#include "ui/window/main_menu.h"
#include "ui/words/wording.h"

#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QIcon>
#include <QLabel>
#include <QStackedWidget>
#include <QStatusBar>

#include <algorithm>
#include <cassert>
#include <initializer_list>
#include <utility>

namespace corneta::ui {

namespace {

/// The pack's name and how much of the charts is its own.
QString pack_words(const Rulebook& book, const QString& pack)
{
    constexpr qsizetype most = 24;
    qsizetype numbers = 0;
    for (const Chart& chart : book.charts->charts())
        numbers += std::ranges::count(chart.cells(), Source::Yours, &Cell::source);
    const QString file = QFileInfo{pack}.fileName();
    const QString name = file.size() <= most ? file : file.left(most) + QChar{0x2026};
    return MainWindow::tr("Charts: pack %1, cells that are yours: %2").arg(name).arg(numbers);
}

} // namespace

MainWindow::MainWindow(std::vector<Rulebook> books, PackOpening open_pack, GameShelf shelf, QWidget* parent)
    : QMainWindow{parent},
      m_books{std::move(books)},
      m_packs(m_books.size()),
      m_open_pack{std::move(open_pack)},
      m_shelf{std::move(shelf)},
      m_text_size{new TextSize{this}},
      m_menu{new MainMenu{*this}},
      m_pages{new QStackedWidget{this}},
      m_dock{new QDockWidget{tr("Actions"), this}},
      m_tree{new ActionTree{m_dock}}
{
    assert(!m_books.empty());
    m_dock->setObjectName(QStringLiteral("actions_dock"));
    m_dock->setWidget(m_tree);
    m_dock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable);
    addDockWidget(Qt::LeftDockWidgetArea, m_dock);
    m_menu->add_dock(*m_dock->toggleViewAction());
    build_pages();
    build_bar();
    build_desk();
    build_plays();
    m_finder = new Finder{this};
    connect_menu();
    connect_game_menu();
    build_table();
    connect(m_tree, &ActionTree::action_chosen, this, qOverload<const Action&>(&MainWindow::open_action));
    connect(m_finder, &Finder::found, this, &MainWindow::take_found);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget* /*old*/, const QWidget* now) { say_help(now); });
    open_ruleset(0);
}

/// The focus leaves the last widget while the window is no longer one of ours.
MainWindow::~MainWindow()
{
    disconnect(qApp, nullptr, this, nullptr);
}

void MainWindow::build_pages()
{
    m_sheet = new ActionSheet{m_pages};
    m_charts = new ChartPage{m_pages};
    m_session_page = new TextPage{tr("Results of this session"), m_pages};
    m_keys_page = new TextPage{tr("Keys"), m_pages};
    m_problems_page = new TextPage{tr("What is wrong with the pack"), m_pages};
    for (QWidget* page : std::initializer_list<QWidget*>{m_sheet, m_charts, m_session_page, m_keys_page, m_problems_page})
        m_pages->addWidget(page);
    setCentralWidget(m_pages);
    connect(m_charts, &ChartPage::left, this, &MainWindow::show_sheet);
    connect(m_sheet, &ActionSheet::settled, this, &MainWindow::note);
    connect(m_sheet, &ActionSheet::follow_up_chosen, this, &MainWindow::open_question);
    connect(m_sheet, &ActionSheet::cell_chosen, this, [this](const CellName& cell) {
        show_page(*m_charts);
        m_charts->show_cell(cell);
    });
}

void MainWindow::build_bar()
{
    m_help = new HelpLine{this};
    m_help->setObjectName(QStringLiteral("help"));
    m_pack = new QLabel{this};
    m_pack->setObjectName(QStringLiteral("pack"));
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(fontMetrics().averageCharWidth(), 0, fontMetrics().averageCharWidth(), 0);
    statusBar()->addWidget(m_help, 1);
    statusBar()->addPermanentWidget(m_pack);
}

void MainWindow::connect_menu()
{
    connect(m_menu, &MainMenu::ruleset_asked, this, &MainWindow::open_ruleset);
    connect(m_menu, &MainMenu::pack_asked, this, &MainWindow::choose_pack);
    connect(m_menu, &MainMenu::own_charts_asked, this, &MainWindow::close_pack);
    connect(m_menu, &MainMenu::action_search_asked, this, &MainWindow::find_action);
    connect(m_menu, &MainMenu::field_search_asked, this, &MainWindow::find_field);
    connect(m_menu, &MainMenu::form_asked, this, &MainWindow::show_sheet);
    connect(m_menu, &MainMenu::empty_form_asked, this, &MainWindow::clear_form);
    connect(m_menu, &MainMenu::dice_asked, this, [this] {
        if (m_phase_sheet->isVisible()) {
            m_phase_sheet->focus_dice();
            return;
        }
        show_sheet();
        m_sheet->dice().focus();
    });
    connect(m_menu, &MainMenu::roll_asked, this, [this] {
        if (m_phase_sheet->isVisible()) {
            m_phase_sheet->roll();
            return;
        }
        if (m_pages->currentWidget() == m_sheet)
            m_sheet->dice().roll(); // not a form that nobody sees
    });
    connect(m_menu, &MainMenu::result_asked, this, [this] {
        show_sheet();
        m_sheet->result().panel().focus();
    });
    connect(m_menu, &MainMenu::charts_asked, this, [this] { show_page(*m_charts); });
    connect(m_menu, &MainMenu::chart_asked, this, [this](std::size_t chart) {
        show_page(*m_charts);
        m_charts->show_chart(chart);
    });
    connect(m_menu, &MainMenu::larger_text_asked, m_text_size, &TextSize::enlarge);
    connect(m_menu, &MainMenu::smaller_text_asked, m_text_size, &TextSize::reduce);
    connect(m_menu, &MainMenu::normal_text_asked, m_text_size, &TextSize::reset);
    connect(m_menu, &MainMenu::session_asked, this, &MainWindow::show_session);
    connect(m_menu, &MainMenu::keys_asked, this, [this] {
        m_keys_page->show_text(keys_text(m_menu->keys()));
        show_page(*m_keys_page);
    });
}

void MainWindow::open_ruleset(std::size_t book)
{
    m_book = book;
    const Ruleset& ruleset = *m_books[book].ruleset;
    setWindowIcon(QIcon{QStringLiteral(":/resources/icons/corneta.svg")});
    if (m_desk->game() != nullptr && m_desk->game()->book().ruleset != &ruleset)
        close_game();
    setWindowTitle(m_desk->game() == nullptr ? tr("%1 - Corneta").arg(translated(ruleset.label))
                                             : tr("%1 - Corneta").arg(m_desk->game()->name()));
    m_menu->show_books(m_books, book);
    m_tree->show_ruleset(ruleset);
    use_book(m_books[book], m_packs[book]);
    if (!ruleset.actions.empty())
        open_action(ruleset.actions.front());
}

void MainWindow::use_book(const Rulebook& book, const QString& pack)
{
    m_books[m_book] = book;
    m_packs[m_book] = pack;
    m_charts->show_book(book);
    m_menu->show_pack(!pack.isEmpty());
    m_pack->setText(pack.isEmpty() ? tr("Charts: built in") : pack_words(book, pack));
    if (m_sheet->action() != nullptr && book.ruleset->find_action(m_sheet->action()->key) == m_sheet->action())
        m_sheet->use_book(book);
}

void MainWindow::open_action(const Action& action)
{
    keep_draft();
    const auto draft = m_desk->game() == nullptr ? m_drafts.find(&action) : m_drafts.end();
    open_action(action, draft == m_drafts.end() ? Answers{action.form} : draft->second);
}

void MainWindow::keep_draft()
{
    if (m_sheet->action() != nullptr && !m_sheet->is_follow_up_done() && m_desk->game() == nullptr)
        m_drafts.insert_or_assign(m_sheet->action(), m_sheet->form().answers());
}

void MainWindow::clear_form()
{
    open_action(*m_sheet->action(), Answers{m_sheet->action()->form});
}

void MainWindow::open_action(const Action& action, const Answers& answers)
{
    open_question({book(), &action, answers});
}

void MainWindow::open_question(const Question& question)
{
    keep_draft();
    m_pages->setCurrentWidget(m_sheet);
    m_tree->mark(*question.action);
    m_menu->show_charts(*book().ruleset, *question.action);
    Question now = question;
    now.book = book(); // a pack may have been opened since the result
    m_sheet->open(now);
}

void MainWindow::show_page(QWidget& page)
{
    m_pages->setCurrentWidget(&page);
    page.setFocus(Qt::OtherFocusReason);
}

void MainWindow::show_session()
{
    QString text = QStringLiteral("<h2>%1</h2>").arg(tr("This session"));
    const QString count = m_session.size() == 1 ? tr("1 result") : tr("%1 results").arg(m_session.size());
    text += tr("<p>%1, the newest first. Nothing of this is saved.</p>").arg(count) + QStringLiteral("<ul>");
    for (const QString& sentence : m_session)
        text += QStringLiteral("<li>%1</li>").arg(sentence.toHtmlEscaped());
    m_session_page->show_text(text + QStringLiteral("</ul>"));
    show_page(*m_session_page);
}

void MainWindow::show_sheet()
{
    m_pages->setCurrentWidget(m_sheet);
    m_desk->arrange(m_has_room); // lists that were asked for make room again
    m_sheet->focus_form();
}

void MainWindow::note(const QString& sentence, const std::vector<CellName>& cells)
{
    m_charts->note_used(cells);
    if (m_desk->game() != nullptr)
        return; // its journal keeps it
    m_session.prepend(sentence);
    m_sheet->result().show_session(m_session);
}

} // namespace corneta::ui
