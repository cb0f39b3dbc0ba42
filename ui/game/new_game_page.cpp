// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/new_game_page.h"

#include "core/text/source.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/source_legend.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace corneta::ui {

namespace {

} // namespace

NewGamePage::NewGamePage(QWidget* parent)
    : QWidget{parent},
      m_title{new SizedLabel{Type::Headline, QFont::Bold, this}},
      m_about{nullptr},
      m_content{new QWidget{this}},
      m_column{new QVBoxLayout{m_content}},
      m_begin{new WordButton{tr("Choose the game's file (Enter)"), this}}
{
    m_about = new SizedLabel{Type::Plain, QFont::Normal, m_content};
    m_about->setObjectName(QStringLiteral("scenario_about"));
    m_about->setTextFormat(Qt::RichText);
    m_column->addWidget(m_about);
    m_column->addStretch(1);
    auto* column = new QVBoxLayout{this};
    column->addWidget(m_title);
    column->addWidget(new FormScroll{m_content, this}, 1);
    auto* row = new QHBoxLayout;
    m_begin->make_primary();
    auto* back = new WordButton{tr("Go back (Esc)"), this};
    row->addStretch(1);
    row->addWidget(m_begin);
    row->addWidget(back);
    column->addLayout(row);
    m_begin->setAccessibleName(tr("Choose the game's file"));
    back->setAccessibleName(tr("Go back"));
    connect(m_begin, &QPushButton::clicked, this, &NewGamePage::begin);
    connect(back, &QPushButton::clicked, this, &NewGamePage::left);
}

void NewGamePage::ask(const ScenarioName& scenario, const QString& charts)
{
    m_scenario = scenario.key;
    m_title->setText(tr("New game: %1").arg(scenario.label));
    QString words = QStringLiteral("<p>%1</p>").arg(scenario.about.toHtmlEscaped());
    if (const auto source = source_from(scenario.source.toStdString()))
        words += tr("<p>Numbers without a mark: %1, %2.</p>").arg(source_words(*source), source_meaning(*source));
    words += QStringLiteral("<p>%1</p>").arg(charts.toHtmlEscaped());
    if (!scenario.options.empty())
        words += tr("<p><b>What is left to you</b> (Space chooses)</p>");
    m_about->setText(words);
    for (const Option& option : m_options)
        for (QWidget* widget : {static_cast<QWidget*>(option.box), static_cast<QWidget*>(option.about)}) {
            m_column->removeWidget(widget);
            widget->hide();
            widget->deleteLater();
        }
    m_options.clear();
    for (const game::ScenarioOption& option : scenario.options)
        add_option(option);
    QWidget* before = this;
    for (const Option& option : m_options) {
        setTabOrder(before, option.box);
        before = option.box;
    }
    setTabOrder(before, m_begin);
}

void NewGamePage::add_option(const game::ScenarioOption& option)
{
    auto* box = new QCheckBox{QString::fromStdString(option.label), m_content};
    box->setObjectName(QStringLiteral("option_") + QString::fromStdString(option.key));
    const QString about = QString::fromStdString(option.about);
    box->setToolTip(about);
    box->setAccessibleDescription(about);
    auto* words = new SizedLabel{Type::Plain, QFont::Normal, m_content};
    words->setText(about);
    words->setContentsMargins(fontMetrics().height() * 2, 0, 0, 0);
    for (QWidget* widget : {static_cast<QWidget*>(box), static_cast<QWidget*>(words)})
        m_column->insertWidget(m_column->count() - 1, widget);
    m_options.push_back({option, box, words});
    box->setAccessibleName(box->text());
    connect(box, &QCheckBox::toggled, this, [this, option](bool is_chosen) {
        if (is_chosen)
            take_out_beside(option);
    });
}

/// Those that do not go with it.
void NewGamePage::take_out_beside(const game::ScenarioOption& option)
{
    for (const Option& one : m_options)
        if (one.says.key == option.without || one.says.without == option.key)
            one.box->setChecked(false);
}

void NewGamePage::focus_first()
{
    QWidget* first = m_options.empty() ? static_cast<QWidget*>(m_begin) : m_options.front().box;
    first->setFocus(Qt::TabFocusReason);
}

void NewGamePage::begin()
{
    std::vector<std::string> chosen;
    for (const Option& option : m_options)
        if (option.box->isChecked())
            chosen.push_back(option.says.key);
    emit begun(m_scenario, chosen);
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
