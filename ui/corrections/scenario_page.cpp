// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/scenario_page.h"

#include "ui/look/sized_label.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/word_button.h"
#include "ui/widgets/word_lines.h"
#include "ui/words/unit_names.h"
#include "ui/words/wording.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr int letters_of_name = 200;
constexpr int letters_of_key = 60;
constexpr int letters_of_about = 2000;

} // namespace

ScenarioPage::ScenarioPage(const GameShelf& shelf, QWidget* parent)
    : QWidget{parent},
      m_shelf{shelf},
      m_title{new SizedLabel{Type::Headline, QFont::Bold, this}},
      m_forces{new SizedLabel{Type::Plain, QFont::Normal, this}},
      m_lines{new WordLines{this}},
      m_name{m_lines->add_line("label", tr("Name"), tr("As the list of scenarios shows it. Enter saves."), letters_of_name)},
      m_key{m_lines->add_line("scenario", tr("Key"), tr("What its file is called: a-z, 0-9 and -. It is made from the name."),
                              letters_of_key)},
      m_about{m_lines->add_line("about", tr("Mission"), tr("What it is about and how it is won; may stay empty."), letters_of_about)},
      m_attacker{m_lines->add_choice("attacker", tr("Attacks"), tr("Who goes for the enemy in battles that play themselves."))},
      m_problem{new SizedLabel{Type::Plain, QFont::Bold, this}},
      m_save{new WordButton{tr("Save (Enter)"), this}},
      m_back{new WordButton{tr("Go back (Esc)"), this}}
{
    lay_out();
    connect(m_lines, &WordLines::completed, this, &ScenarioPage::save);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& typed) {
        if (!m_is_key_typed)
            m_key->setText(QString::fromStdString(key_from(typed, {})));
    });
    connect(m_key, &QLineEdit::textEdited, this, [this](const QString& typed) { m_is_key_typed = !typed.isEmpty(); });
    connect(m_save, &QPushButton::clicked, this, &ScenarioPage::save);
    connect(m_back, &QPushButton::clicked, this, &ScenarioPage::left);
}

void ScenarioPage::lay_out()
{
    auto* content = new QWidget{this};
    auto* column = new QVBoxLayout{content};
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_forces), static_cast<QWidget*>(m_lines)})
        column->addWidget(part);
    column->addStretch();
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(m_save);
    row->addWidget(m_back);
    auto* whole = new QVBoxLayout{this};
    whole->addWidget(new FormScroll{content, this}, 1);
    whole->addWidget(m_problem);
    whole->addLayout(row);
    m_title->setText(tr("Save the forces as a scenario"));
    m_forces->setObjectName(QStringLiteral("scenario_forces"));
    m_problem->setObjectName(QStringLiteral("scenario_problem"));
    m_save->make_primary();
    m_save->setAccessibleName(tr("Save"));
    m_back->setAccessibleName(tr("Go back"));
    std::vector<QWidget*> tabs = m_lines->key_widgets();
    tabs.push_back(m_save);
    tabs.push_back(m_back);
    for (std::size_t i = 1; i < tabs.size(); ++i)
        setTabOrder(tabs[i - 1], tabs[i]);
    setFocusProxy(m_name);
}

void ScenarioPage::ask(const OpenGame& game)
{
    m_game = &game;
    m_is_key_typed = false;
    for (QLineEdit* line : {m_name, m_key, m_about})
        line->clear();
    m_attacker->clear();
    m_attacker->addItem(tr("both sides"), QString{});
    QStringList forces;
    for (const game::Unit& side : game.state().units) {
        if (side.kind != "side")
            continue;
        const auto units =
            std::ranges::count_if(game.state().units, [&](const game::Unit& unit) { return unit.side == side.key && unit.kind == "unit"; });
        m_attacker->addItem(QString::fromStdString(side.name), QString::fromStdString(side.key));
        const QString name = QString::fromStdString(side.name);
        forces << (units == 1 ? tr("%1: 1 unit").arg(name) : tr("%1: %2 units").arg(name).arg(units));
    }
    m_attacker->setCurrentIndex(std::max(m_attacker->findData(QString::fromStdString(game.attacker())), 0));
    m_forces->setText(tr("It begins with all units, leaders and sections as they stand now (%1), in turn 1.").arg(forces.join(tr("; "))));
    m_lines->say({});
    say({});
    m_name->setFocus(Qt::ShortcutFocusReason);
}

void ScenarioPage::say(const QString& words)
{
    m_problem->setText(words.isEmpty() ? QString{} : tr("\u25b2 %1").arg(words));
    m_problem->setVisible(!words.isEmpty());
}

void ScenarioPage::save()
{
    if (!m_game || !m_shelf.save_scenario)
        return;
    game::Scenario head;
    head.key = m_key->text().trimmed().toStdString();
    head.label = m_name->text().trimmed().toStdString();
    head.about = m_about->text().trimmed().toStdString();
    head.attacker = m_attacker->currentData().toString().toStdString();
    if (head.label.empty()) {
        m_lines->say({{"label", {"it needs a name"}}});
        m_name->setFocus(Qt::OtherFocusReason);
        return;
    }
    const Problems problems = m_shelf.save_scenario(*m_game, head);
    say(sentences_of(m_lines->say(problems)).join(QStringLiteral("; ")));
    if (!problems.empty())
        return;
    emit left();
    emit told(tr("%1 is saved as a scenario: a new game (Ctrl+N) can begin with it.").arg(m_name->text().trimmed()));
}

void ScenarioPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QWidget::keyPressEvent(event);
}

} // namespace corneta::ui
