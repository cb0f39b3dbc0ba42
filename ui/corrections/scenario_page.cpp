// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/scenario_page.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/word_lines.h"
#include "ui/words/unit_names.h"
#include "ui/words/wording.h"

#include <QLineEdit>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr int letters_of_name = 200;
constexpr int letters_of_key = 60;
constexpr int letters_of_about = 2000;

} // namespace

ScenarioPage::ScenarioPage(const GameShelf& shelf, QWidget* parent)
    : TablePage{tr("Save"), Why::NotAsked, parent},
      m_shelf{shelf},
      m_forces{new SizedLabel{Type::Plain, QFont::Normal, this, "scenario_forces"}},
      m_name{words().add_line("label", tr("Name"), tr("As the list of scenarios shows it. Enter saves."), letters_of_name)},
      m_key{words().add_line("scenario", tr("Key"), tr("What its file is called: a-z, 0-9 and -. It is made from the name."),
                             letters_of_key)},
      m_about{words().add_line("about", tr("Mission"), tr("What it is about and how it is won; may stay empty."), letters_of_about)},
      m_attacker{words().add_choice("attacker", tr("Attacks"), tr("Who attacks in battles that play themselves."))}
{
    auto* content = new QWidget{this};
    in_column(content, {m_forces, &words()});
    put(content);
    order_tabs(words().key_widgets());
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& typed) { propose(*m_key, key_from(typed, {})); });
}

void ScenarioPage::ask(OpenGame& game)
{
    begin(game, tr("Save the forces as a scenario"), {});
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
    m_name->setFocus(Qt::ShortcutFocusReason);
}

void ScenarioPage::take(const std::string& /*reason*/)
{
    game::Scenario head;
    head.key = m_key->text().trimmed().toStdString();
    head.label = m_name->text().trimmed().toStdString();
    head.about = m_about->text().trimmed().toStdString();
    head.attacker = m_attacker->currentData().toString().toStdString();
    const Problems problems = head.label.empty() ? Problems{{"label", {"it needs a name"}}}
        : m_shelf.save_scenario                  ? m_shelf.save_scenario(*game(), head)
                                                 : Problems{{"", {"scenarios cannot be kept here"}}};
    say_here(sentences_of(say(problems)).join(QStringLiteral("; ")));
    if (!problems.empty())
        return;
    emit left();
    emit saved(m_name->text().trimmed());
}

} // namespace corneta::ui
