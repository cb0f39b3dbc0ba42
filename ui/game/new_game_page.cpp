// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/new_game_page.h"

#include "core/text/source.h"
#include "ui/game/scenario_options.h"
#include "ui/look/sized_label.h"
#include "ui/session/pack_choice.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/source_legend.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QHBoxLayout>
#include <QKeyEvent>
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
    m_about = new SizedLabel{Type::Plain, QFont::Normal, content};
    m_about->setObjectName(QStringLiteral("scenario_about"));
    m_about->setTextFormat(Qt::RichText);
    m_options = new ScenarioOptions{content};
    m_charts = new PackChoice{content};
    m_charts->setObjectName(QStringLiteral("game_charts"));
    m_charts->setAccessibleName(tr("Charts"));
    m_charts->setToolTip(tr("The charts the game is played by: built in, or a pack"));
    auto* in_content = new QVBoxLayout{content};
    in_content->addWidget(m_about);
    in_content->addWidget(m_options);
    in_content->addWidget(m_charts, 0, Qt::AlignLeft);
    in_content->addStretch(1);
    auto* column = new QVBoxLayout{this};
    column->addWidget(m_title);
    column->addWidget(new FormScroll{content, this}, 1);
    auto* row = new QHBoxLayout;
    m_begin->make_primary();
    auto* back = new WordButton{tr("Go back (Esc)"), this};
    row->addStretch(1);
    row->addWidget(m_begin);
    row->addWidget(back);
    column->addLayout(row);
    m_begin->setAccessibleName(tr("Choose the game's file"));
    back->setAccessibleName(tr("Go back"));
    setTabOrder(m_options, m_charts);
    setTabOrder(m_charts, m_begin);
    setTabOrder(m_begin, back);
    connect(m_begin, &QPushButton::clicked, this, &NewGamePage::begin);
    connect(back, &QPushButton::clicked, this, &NewGamePage::left);
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

void NewGamePage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        begin();
    else
        QWidget::keyPressEvent(event);
}

} // namespace corneta::ui
