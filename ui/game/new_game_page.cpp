// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/new_game_page.h"

#include "core/text/source.h"
#include "ui/game/scenario_options.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/session/pack_choice.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/source_mark.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QVBoxLayout>

namespace corneta::ui {

NewGamePage::NewGamePage(QWidget* parent)
    : QWidget{parent},
      m_title{new SizedLabel{Type::Headline, QFont::Bold, this}},
      m_about{nullptr},
      m_options{nullptr},
      m_charts{nullptr},
      m_begin{new WordButton{tr("Choose the game's file (Enter)"), this}}
{
    auto* content = new QWidget{this};
    m_about = new SizedLabel{Type::Plain, QFont::Normal, content, "scenario_about"};
    m_about->setTextFormat(Qt::RichText);
    m_options = new ScenarioOptions{content};
    m_charts = new PackChoice{content};
    introduce(*m_charts, "game_charts", tr("Charts"), tr("The charts the game is played by: built in, or a pack"));
    put_in(*new QVBoxLayout{content}, {m_about, m_options, {m_charts, 0, Qt::AlignLeft}, Part::room(1)});
    auto* scroll = new FormScroll{content, this};
    auto* back = WordButton::back(this);
    put_in(*new QVBoxLayout{this}, {m_title, {scroll, 1}, in_row(nullptr, {Part::room(1), m_begin, back})});
    m_begin->make_primary();
    m_begin->setAccessibleName(tr("Choose the game's file"));
    tab_through({m_options, m_charts, m_begin, back});
    connect(m_begin, &QPushButton::clicked, this, &NewGamePage::begin);
    connect(back, &QPushButton::clicked, this, &NewGamePage::left);
    call_on_keys(*this, {Qt::Key_Return, Qt::Key_Enter}, [this] { begin(); });
}

void NewGamePage::ask(const ScenarioName& scenario, const Books& books)
{
    m_scenario = scenario.key;
    m_title->setText(tr("New game: %1").arg(scenario.label));
    QString words = QStringLiteral("<p>%1</p>").arg(scenario.about.toHtmlEscaped());
    if (const auto source = source_from(scenario.source.toStdString()))
        words += tr("<p>Numbers without a mark: %1, %2.</p>").arg(source_words(*source), source_meaning(*source));
    if (!scenario.options.empty())
        words += tr("<p><b>What is left to you</b> (Space chooses)</p>");
    m_about->setText(words);
    m_options->show_options(scenario.options);
    m_charts->show_packs(books, PackChoice::Takes::Files);
}

void NewGamePage::focus_first()
{
    QWidget* const option = m_options->first();
    (option == nullptr ? m_begin : option)->setFocus(Qt::TabFocusReason);
}

void NewGamePage::begin()
{
    emit begun({m_scenario, m_options->chosen(), m_charts->path().toStdString()});
}

} // namespace corneta::ui
