// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/book_page.h"

#include "ui/balance/results_flow.h"
#include "ui/balance/share_plot.h"
#include "ui/game/scenario_options.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/session/books.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/labelled.h"
#include "ui/widgets/table_box.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>

#include <utility>

namespace corneta::ui {

namespace {

/// Opens at once; it goes with the page.
QFileDialog* file_dialog(BookPage& page, const QString& title, const QString& filter, const QString& suffix, const QString& new_name)
{
    auto* dialog = new QFileDialog{&page, title, {}, filter};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(new_name.isEmpty() ? QFileDialog::ExistingFile : QFileDialog::AnyFile);
    dialog->setAcceptMode(new_name.isEmpty() ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(new_name);
    dialog->open();
    return dialog;
}

} // namespace

BookPage::BookPage(const Books& books, const GameShelf& shelf, QWidget* parent)
    : QWidget{parent},
      m_books{books},
      m_shelf{shelf},
      m_title{new SizedLabel{Type::Headline, QFont::Bold, this}},
      m_words{new SizedLabel{Type::Plain, QFont::Normal, this, "book_words"}},
      m_without{new QWidget{this}},
      m_tools{new QWidget{this}},
      m_new{new WordButton{{}, this, "book_new"}},
      m_open{new WordButton{tr("Open a book..."), this}},
      m_add{new WordButton{tr("Add a battle..."), this}},
      m_reason{new QLineEdit{this}},
      m_rest{new WordButton{tr("Rest: roll for all"), this}},
      m_scenario{new ChoiceBox{this}},
      m_options{new ScenarioOptions{this}},
      m_begin{new WordButton{tr("Begin the next battle..."), this}},
      m_results{new ResultsFlow{this}},
      m_back{WordButton::back(this)}
{
    introduce(*m_open, "book_open", tr("Open a book"));
    introduce(*m_add, "book_add", tr("Add a battle"), tr("A finished game: who fought, who was lost, who won"));
    introduce(*m_reason, "book_reason", {}, tr("A battle that is not decided is added as it stands, with a reason"));
    introduce(*m_rest, "book_rest", m_rest->text(),
              tr("Casualties, recruits, experience and new leaders, a die each; then the rest is over"));
    introduce(*m_scenario, "book_scenario", {}, tr("What the armies of the book meet in"));
    introduce(*m_begin, "book_begin", tr("Begin the next battle"));
    build();
    connect(m_new, &QPushButton::clicked, this, &BookPage::choose_new_book);
    connect(m_open, &QPushButton::clicked, this, &BookPage::choose_book);
    connect(m_add, &QPushButton::clicked, this, &BookPage::choose_game);
    connect(m_rest, &QPushButton::clicked, this, &BookPage::rest);
    connect(m_scenario, &QComboBox::currentIndexChanged, this, &BookPage::show_options);
    connect(m_begin, &QPushButton::clicked, this, &BookPage::choose_next);
    connect(m_back, &QPushButton::clicked, this, &BookPage::left);
}

void BookPage::build()
{
    constexpr int letters = 24;
    m_reason->setMinimumWidth(letters * fontMetrics().averageCharWidth());
    new FlowLayout{m_without, {m_new, m_open}};
    new FlowLayout{m_tools,
                   {m_add, labelled(tr("Reason, if it is not decided"), *m_reason, m_tools), m_rest,
                    labelled(tr("Next battle"), *m_scenario, m_tools), m_begin}};
    m_scenario->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    lay_out_results(*this, *m_title, {m_words, m_without, m_tools, m_options}, *m_results, {m_back});
    tab_through({m_new, m_open, m_add, m_reason, m_rest, m_scenario, m_begin, m_options, m_results, m_back});
}

void BookPage::open(OpenGame* game)
{
    SeasonBook* const season = game == nullptr ? nullptr : game->season();
    const bool is_other = season != m_season;
    m_season = season;
    m_name = season == nullptr ? QString{} : game->name();
    m_title->setText(season == nullptr ? tr("The club's book") : tr("The club's book: %1").arg(QFileInfo{m_name}.completeBaseName()));
    m_without->setVisible(season == nullptr);
    m_tools->setVisible(season != nullptr);
    m_results->clear();
    m_options->show_options({});
    if (season == nullptr) {
        const QString words = tr("New book: %1").arg(translated(m_books.in_hand().ruleset->label));
        m_new->setText(words + QStringLiteral("..."));
        m_new->setAccessibleName(words);
        m_new->setEnabled(m_shelf.create_book != nullptr);
        say(tr("A book keeps a club's armies from battle to battle: who is fit, who waits to return, who learned, how the armies stand."));
        return;
    }
    if (is_other) {
        m_scenario->clear();
        for (const ScenarioName& scenario : season->scenarios())
            m_scenario->addItem(scenario.label, QString::fromStdString(scenario.key));
        m_scenario->addItem(tr("The armies alone"), QString{});
    }
    show_season();
}

/// None before a battle: then there is no next one.
void BookPage::show_options()
{
    std::vector<game::ScenarioOption> options;
    if (m_season != nullptr && !m_season->battles().isEmpty())
        for (const ScenarioName& scenario : m_season->scenarios())
            if (scenario.key == m_scenario->currentData().toString().toStdString())
                options = scenario.options;
    m_options->show_options(options);
}

void BookPage::show_season()
{
    show_options();
    const bool is_rest_due = m_season->is_rest_due();
    const QStringList battles = m_season->battles();
    m_rest->setEnabled(is_rest_due);
    m_begin->setEnabled(!battles.isEmpty());
    m_scenario->setEnabled(!battles.isEmpty());
    if (battles.isEmpty())
        say(tr("No battle yet. Add a game that was played to its end."));
    else
        say((is_rest_due ? tr("The last battle: %1. The armies have not rested since.")
                         : tr("The last battle: %1. The armies have rested, and the next one may come."))
                .arg(battles.last()));
    m_results->clear();
    if (battles.isEmpty())
        return;
    const std::vector<WordTable> tables = m_season->tables();
    for (std::size_t i = 0; i < tables.size(); ++i) {
        m_results->add_table(tables[i])->let_sort();
        if (i == 0)
            show_plots(*m_results);
    }
    m_results->put_behind(*m_begin);
    m_results->fit_boxes();
}

void BookPage::show_plots(ResultsFlow& flow) const
{
    for (const NumberPlot& plot : m_season->plots()) {
        const QString title = said(plot.title);
        QStringList points;
        for (const Sentence& point : plot.points)
            points << said(point);
        std::vector<SharePlot::Series> armies;
        armies.reserve(plot.lines.size());
        for (const NumberPlot::Line& line : plot.lines)
            armies.push_back({QString::fromStdString(line.name), {line.at.begin(), line.at.end()}});
        flow.add_plot(title)->show_numbers(title, points, std::move(armies));
    }
}

void BookPage::focus_first()
{
    QWidget* first = m_new;
    if (m_season != nullptr)
        first = m_season->is_rest_due() ? m_rest : m_add;
    first->setFocus();
}

void BookPage::say(const QString& words)
{
    m_words->setText(words);
}

void BookPage::say_problems(const Problems& problems)
{
    say(tr("\u25b2 %1").arg(sentences_of(problems).join(QStringLiteral("; "))));
}

void BookPage::choose_book()
{
    connect(file_dialog(*this, tr("Open a book"), tr("Books (*.corneta-book);;All files (*)"), {}, {}), &QFileDialog::fileSelected, this,
            &BookPage::chosen);
}

void BookPage::choose_new_book()
{
    auto* dialog = file_dialog(*this, tr("New book"), tr("Books (*.corneta-book)"), QStringLiteral("corneta-book"),
                               QStringLiteral("club.corneta-book"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (const Problems problems = m_shelf.create_book(path, *m_books.in_hand().ruleset); problems.empty())
            emit chosen(path);
        else
            say_problems(problems);
    });
}

void BookPage::choose_game()
{
    connect(file_dialog(*this, tr("Add a battle"), tr("Games (*.corneta);;All files (*)"), {}, {}), &QFileDialog::fileSelected, this,
            &BookPage::add);
}

void BookPage::add(const QString& path)
{
    if (m_season == nullptr)
        return;
    if (const auto added = m_season->add(path, m_reason->text().trimmed().toStdString()); !added) {
        say_problems(added.error());
        return;
    }
    m_reason->clear();
    show_season();
    focus_first();
    emit told(tr("%1 is added.").arg(QFileInfo{path}.fileName()));
}

void BookPage::rest()
{
    const auto rolls = m_season->rest();
    show_season();
    if (!rolls) {
        say_problems(rolls.error());
        return;
    }
    m_scenario->setFocus();
    emit told(*rolls == 1 ? tr("One roll: the armies have rested. The journal lists the outcome.")
                          : tr("%1 rolls: the armies have rested. The journal lists the outcomes.").arg(*rolls));
}

void BookPage::choose_next()
{
    auto* dialog =
        file_dialog(*this, tr("The next battle"), tr("Games (*.corneta)"), QStringLiteral("corneta"), QStringLiteral("next.corneta"));
    connect(dialog, &QFileDialog::fileSelected, this, &BookPage::begin_next);
}

/// The window goes over to it, and leaves the book.
void BookPage::begin_next(const QString& path)
{
    if (m_season == nullptr)
        return;
    const auto absent =
        m_season->begin_next({.scenario = m_scenario->currentData().toString().toStdString(), .options = m_options->chosen()}, path);
    if (!absent) {
        say_problems(absent.error());
        return;
    }
    const QStringList& names = *absent;
    emit chosen(path);
    if (!names.isEmpty())
        emit told(tr("Not fielded: %1.").arg(names.join(QStringLiteral(", "))));
}

} // namespace corneta::ui
