// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/open_roll_dialog.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QGridLayout>
#include <QInputDialog>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

void ask_for_words(OpenGame& game, QWidget& parent)
{
    QStringList names{tr("No words: the program rolls at once")};
    std::vector<std::string> sides{""};
    for (const game::Unit& unit : game.state().units)
        if (unit.kind == "side") {
            names << tr("%1 holds this computer").arg(QString::fromStdString(unit.name));
            sides.push_back(unit.key);
        }
    bool is_chosen = false;
    const QString name = QInputDialog::getItem(&parent, tr("Words before the dice"),
                                               tr("Each side says a word before the program rolls, so that nobody can choose the dice."),
                                               names, 0, false, &is_chosen);
    if (is_chosen)
        game.wait_for_words(sides[static_cast<std::size_t>(names.indexOf(name))],
                            [&] { return OpenRollDialog{game, &parent}.exec() == QDialog::Accepted; });
}

OpenRollDialog::OpenRollDialog(OpenGame& game, QWidget* parent)
    : QDialog{parent},
      m_game{game},
      m_problem{new SizedLabel{Type::Plain, QFont::Normal, this}},
      m_reason{new QLineEdit{this}},
      m_roll{new WordButton{tr("Roll"), this, "roll_open"}}
{
    const OpenRoll roll = *game.open_roll();
    setWindowTitle(tr("Words before the dice"));
    setObjectName(QStringLiteral("open_roll"));
    auto* column = new QVBoxLayout{this};
    auto* what = new SizedLabel{Type::Plain, QFont::Bold, roll.what, this};
    auto* commitment = new SizedLabel{Type::Headline, QFont::Bold, roll.commitment, this};
    commitment->setObjectName(QStringLiteral("commitment"));
    commitment->setWordWrap(false);
    commitment->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* help = new SizedLabel{Type::Plain, QFont::Normal, this};
    help->setText(tr("Write these letters down. Then each side says a word; whoever holds this computer goes first or not at all."));
    auto* grid = new QGridLayout;
    put_in(*column, {what, commitment, help, grid});
    for (const bool holds : {true, false})
        for (const game::Unit& unit : game.state().units)
            if (unit.kind == "side" && (unit.key == roll.holder) == holds)
                add_side(unit, *grid);
    put_in(*column, {m_problem, m_roll});
    m_roll->setAutoDefault(false); // Enter in a line says its word
    connect(m_roll, &WordButton::clicked, this, &QDialog::accept);

    column->addSpacing(2 * fontMetrics().lineSpacing());
    auto* label = new SizedLabel{Type::Plain, QFont::Normal, tr("Or throw the roll away. It is written down, with its faces. Why:"), this};
    introduce(*m_reason, "reason_to_throw_away", tr("Why the roll is thrown away"));
    m_roll->make_primary();
    auto* away = new WordButton{tr("Throw away"), this, "throw_away"};
    away->setAutoDefault(false);
    put_in(*column, {label, m_reason, away});
    connect(away, &WordButton::clicked, this, &OpenRollDialog::throw_away);
    show_said();
    const auto first = std::ranges::find_if(m_words, [](const WordOfSide& word) { return word.line->isEnabled(); });
    (first == m_words.end() ? static_cast<QWidget*>(m_roll) : first->line)->setFocus();
}

void OpenRollDialog::add_side(const game::Unit& side, QGridLayout& grid)
{
    const auto at = m_words.size();
    const QString name = QString::fromStdString(side.name);
    auto* line = new QLineEdit{this};
    auto* label = new SizedLabel{Type::Plain, QFont::Normal, this};
    label->setText(m_game.open_roll()->holder == side.key ? tr("%1, holds the computer").arg(name) : name);
    line->setAccessibleName(tr("Word of %1").arg(name));
    line->setObjectName(QStringLiteral("word_") + QString::fromStdString(side.key));
    grid.addWidget(label, static_cast<int>(at), 0);
    grid.addWidget(line, static_cast<int>(at), 1);
    m_words.push_back({side.key, line});
    connect(line, &QLineEdit::returnPressed, this, [this, at] { say(at); });
}

void OpenRollDialog::say(std::size_t line)
{
    const WordOfSide& word = m_words[line];
    if (!word.line->text().trimmed().isEmpty())
        tell(m_game.say(word.side, word.line->text().trimmed().toStdString()));
    show_said();
    if (line + 1 < m_words.size() && m_words[line + 1].line->isEnabled())
        m_words[line + 1].line->setFocus(Qt::TabFocusReason);
    else
        m_roll->setFocus(Qt::TabFocusReason);
}

/// What is said stands; who holds the computer says nothing behind others.
void OpenRollDialog::show_said()
{
    const OpenRoll roll = *m_game.open_roll();
    for (const auto& [side, line] : m_words) {
        const auto said = std::ranges::find(roll.words, side, &std::pair<std::string, std::string>::first);
        if (said != roll.words.end())
            line->setText(QString::fromStdString(said->second));
        line->setEnabled(said == roll.words.end() && (side != roll.holder || roll.words.empty()));
    }
}

void OpenRollDialog::throw_away()
{
    const Problems problems = m_game.throw_away(m_reason->text().trimmed().toStdString());
    tell(problems);
    if (problems.empty())
        reject();
}

void OpenRollDialog::tell(const Problems& problems)
{
    m_problem->setText(sentences_of(problems).join(QLatin1Char{'\n'}));
}

} // namespace corneta::ui
