// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/pack_bar.h"

#include "ui/charts/pack_editor.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/session/books.h"
#include "ui/session/pack_choice.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/word_button.h"

#include <QLineEdit>

namespace corneta::ui {

PackBar::PackBar(Books& books, PackEditor& editor, ChartTable& table, QWidget* parent)
    : QWidget{parent},
      m_books{books},
      m_editor{editor},
      m_packs{new PackChoice{this}},
      m_name{new QLineEdit{this}},
      m_taken_from{new QLineEdit{this}},
      m_way{new ChoiceBox{this}},
      m_words{new SizedLabel{Type::Plain, QFont::Normal, this, "pack_words"}}
{
    constexpr int longest_text = 60;
    introduce(*m_packs, "packs", tr("Charts in use"), tr("The charts built in, or a pack of your own numbers"));
    introduce(*m_name, "pack_name", tr("Name of the pack"), tr("What the pack is called; Enter keeps it"));
    m_name->setPlaceholderText(tr("name of the pack"));
    m_name->setMaxLength(longest_text);
    introduce(*m_taken_from, "taken_from", tr("Edition or page the numbers are from"),
              tr("Noted beside each number that you type from now on"));
    m_taken_from->setPlaceholderText(tr("edition, page"));
    m_taken_from->setMaxLength(longest_text);
    introduce(*m_way, "way", tr("Where Enter goes on"), tr("As your printed card is read"));
    m_way->addItems({tr("Enter goes along the row"), tr("Enter goes down the column")});
    auto* tools = new QWidget{this};
    WordButton* undo = add(tr("Undo"), "undo_cell");
    WordButton* redo = add(tr("Redo"), "redo_cell");
    WordButton* built_in = add(tr("Chart as built in"), "reset_chart");
    WordButton* another = add(tr("New pack from this one"), "new_pack");
    new FlowLayout{tools, {m_packs, m_name, m_taken_from, m_way, undo, redo, built_in, another}};
    in_column(this, {tools, m_words});
    m_of_packs << m_name << m_taken_from << m_way << undo << redo << built_in << another;
    undo->setEnabled(false);
    redo->setEnabled(false);
    connect(&editor.steps(), &QUndoStack::canUndoChanged, undo, &QWidget::setEnabled);
    connect(&editor.steps(), &QUndoStack::canRedoChanged, redo, &QWidget::setEnabled);
    connect(undo, &QPushButton::clicked, &editor.steps(), &QUndoStack::undo);
    connect(redo, &QPushButton::clicked, &editor.steps(), &QUndoStack::redo);
    connect(another, &QPushButton::clicked, &editor, &PackEditor::begin_pack);
    connect(built_in, &QPushButton::clicked, this, &PackBar::whole_chart_reset_asked);
    connect(m_packs, &QComboBox::currentIndexChanged, this, &PackBar::choose);
    connect(m_name, &QLineEdit::editingFinished, this, [this] { m_editor.rename(m_name->text()); });
    connect(m_taken_from, &QLineEdit::textChanged, &editor, &PackEditor::take_from);
    connect(m_way, &QComboBox::currentIndexChanged, &table,
            [&table](int way) { table.go_on(way == 0 ? ChartTable::GoesOn::Along : ChartTable::GoesOn::Down); });
}

WordButton* PackBar::add(const QString& words, const char* name)
{
    auto* button = new WordButton{words, this, name};
    button->setAccessibleName(words);
    return button;
}

void PackBar::choose()
{
    if (m_packs->path().isEmpty())
        m_books.close_pack();
    else
        m_books.open_pack(m_packs->path());
    show_pack(); // a game may keep its own
}

void PackBar::show_pack()
{
    const QString refusal = m_editor.refusal();
    m_packs->show_packs(m_books, PackChoice::Takes::ChartsOfGame);
    if (!m_name->hasFocus())
        m_name->setText(m_editor.name());
    for (QWidget* widget : m_of_packs)
        widget->setVisible(refusal.isEmpty());
    m_name->setEnabled(!m_editor.name().isEmpty());
    QStringList words{refusal};
    if (!m_editor.problems().isEmpty())
        words << tr("Not in use and not saved yet: %1").arg(m_editor.problems().join(QStringLiteral("; ")));
    words.removeAll({});
    m_words->show_words(words.join(QLatin1Char{' '}));
}

} // namespace corneta::ui
