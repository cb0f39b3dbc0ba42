// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/start_page.h"

#include "ui/look/laid_out.h"
#include "ui/look/section_heading.h"
#include "ui/look/sized_label.h"
#include "ui/start/start_card.h"
#include "ui/widgets/form_scroll.h"
#include "ui/words/wording.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

QString first_sentence(const QString& words)
{
    const qsizetype end = words.indexOf(QStringLiteral(". "));
    return end < 0 ? words : words.first(end + 1);
}

} // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget{parent},
      m_content{new QWidget{this}},
      m_grid{new QGridLayout{m_content}},
      m_standings{*this}
{
    setObjectName(QStringLiteral("start_page"));
    const int unit = grid_unit(fontMetrics());
    in_column(this, {new FormScroll{m_content, this}});
    m_grid->setContentsMargins(8 * unit, 6 * unit, 8 * unit, 6 * unit);
    m_grid->setSpacing(6 * unit);
    auto* title = new SizedLabel{Type::Title, QFont::Bold, QStringLiteral("Corneta"), m_content};
    auto* words = new SizedLabel{Type::Plain, QFont::Normal, tr("sits beside your table, asks what the rules ask, and says what happened."),
                                 m_content};
    set_tone(*words, Tone::Faded);
    auto* head = in_row(nullptr, {title, {words, 1}});
    head->setSpacing(4 * unit);
    title->setWordWrap(false);
    m_grid->addLayout(head, 0, 0, 1, 2);
    call_after(*this, {QEvent::FontChange, QEvent::Resize}, [this] { arrange(); });
}

void StartPage::show_games(const std::vector<RecentGame>& recent, std::span<const Rulebook> books, const GameShelf& shelf, bool has_game)
{
    delete m_left;
    delete m_right;
    m_cards.clear();
    m_rows.clear();
    m_left = new QWidget{m_content};
    m_right = new QWidget{m_content};
    for (QWidget* side : {m_left, m_right})
        in_column(side, {})->setSpacing(2 * grid_unit(fontMetrics()));
    add_recent(recent, has_game);
    const std::size_t cards_of_the_left = m_cards.size();
    add_scenarios(books, shelf);
    m_has_two_columns = false;
    m_grid->addWidget(m_left, 1, 0, 1, 2);
    m_grid->addWidget(m_right, 2, 0, 1, 2);
    arrange();
    StartCard* primary = recent.empty() && m_cards.size() > cards_of_the_left ? m_cards[cards_of_the_left] : m_cards.front();
    primary->make_primary();
    setFocusProxy(primary);
    look_at_standing(recent, shelf);
}

void StartPage::look_at_standing(const std::vector<RecentGame>& recent, const GameShelf& shelf)
{
    m_standings.drop();
    if (!shelf.standing || recent.empty())
        return;
    m_standings.start([this, recent, standing = shelf.standing](const std::stop_token& stop) -> LatestJob::Answer {
        QStringList words;
        for (const RecentGame& game : recent)
            words << (stop.stop_requested() ? QString{} : standing(game.path));
        return [this, words] {
            for (qsizetype i = 0; i < words.size(); ++i) // the first cards are theirs
                m_cards[static_cast<std::size_t>(i)]->tell_more(words[i]);
        };
    });
}

StartCard* StartPage::add_card(QBoxLayout& column, const QString& key, const QString& title, const QStringList& about)
{
    auto* card = new StartCard{key, title, about, &column == m_left->layout() ? m_left : m_right};
    column.addWidget(card);
    m_cards.push_back(card);
    return card;
}

void StartPage::add_recent(const std::vector<RecentGame>& recent, bool has_game)
{
    auto& column = *static_cast<QVBoxLayout*>(m_left->layout()); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): made so
    int number = 1;
    for (const RecentGame& game : recent) {
        const QString key = number == 1 ? tr("Enter") : QString::number(number);
        const QString title = number == 1 ? tr("Continue %1").arg(game.name) : game.name;
        connect(add_card(column, key, title, game.words), &StartCard::clicked, this, [this, path = game.path] { emit game_chosen(path); });
        ++number;
    }
    connect(add_card(column, tr("Ctrl+O"), tr("Open a game"), {tr("a .corneta file")}), &StartCard::clicked, this, &StartPage::open_asked);
    if (!has_game)
        connect(add_card(column, QStringLiteral("T"), tr("Try one roll"), {tr("Any action of the four systems. Nothing is saved.")}),
                &StartCard::clicked, this, &StartPage::roll_asked);
    column.addStretch();
}

void StartPage::add_scenarios(std::span<const Rulebook> books, const GameShelf& shelf)
{
    auto& column = *static_cast<QVBoxLayout*>(m_right->layout()); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): made so
    column.addWidget(new SizedLabel{Type::Headline, QFont::Bold, tr("New game"), m_right});
    QString letters = QStringLiteral("ABCDEFGHIJKLMNOPQRSUVWXYZ"); // T tries a roll
    for (std::size_t book = 0; book < books.size(); ++book) {
        const std::vector<ScenarioName> scenarios = shelf.scenarios ? shelf.scenarios(*books[book].ruleset) : std::vector<ScenarioName>{};
        if (!scenarios.empty())
            column.addWidget(new SectionHeading{translated(books[book].ruleset->label), m_right});
        auto* row = new QBoxLayout{QBoxLayout::TopToBottom};
        row->setSpacing(column.spacing());
        column.addLayout(row);
        m_rows.push_back(row);
        for (const ScenarioName& scenario : scenarios) {
            if (letters.isEmpty())
                break;
            auto* card = add_card(*row, letters.first(1), scenario.label, {first_sentence(scenario.about)});
            letters.remove(0, 1);
            connect(card, &StartCard::clicked, this, [this, book, scenario] { emit scenario_chosen(book, scenario); });
        }
    }
    column.addStretch();
}

/// New games beside the others, or below them.
void StartPage::arrange()
{
    constexpr int characters_for_two = 110;
    const bool has_two = width() >= characters_for_two * fontMetrics().averageCharWidth();
    if (m_left == nullptr || has_two == m_has_two_columns)
        return;
    m_has_two_columns = has_two;
    for (QBoxLayout* row : m_rows) // all scenarios in sight at once
        row->setDirection(has_two ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_grid->removeWidget(m_left);
    m_grid->removeWidget(m_right);
    m_grid->addWidget(m_left, 1, 0, 1, has_two ? 1 : 2);
    m_grid->addWidget(m_right, has_two ? 1 : 2, has_two ? 1 : 0, 1, has_two ? 1 : 2);
    m_grid->setColumnStretch(0, has_two ? 1 : 0);
    m_grid->setColumnStretch(1, has_two ? 2 : 1);
}

void StartPage::keyPressEvent(QKeyEvent* event)
{
    const QString typed = event->text().toUpper();
    const auto card = std::ranges::find_if(m_cards, [&](const StartCard* one) { return one->key() == typed; });
    if (!typed.isEmpty() && card != m_cards.end())
        (*card)->click();
    else
        QWidget::keyPressEvent(event);
}

} // namespace corneta::ui
