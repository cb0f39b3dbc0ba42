// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/box_editor.h"

#include "ui/game/hidden_turn.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/unit_line.h"
#include "ui/words/typed_words.h"

#include <QKeyEvent>

namespace corneta::ui {

BoxEditor::BoxEditor(QWidget* parent)
    : QWidget{parent},
      m_title{new SizedLabel{Type::Plain, QFont::Bold, this}},
      m_units{new UnitLine{true, this}},
      m_real{new ChoiceBox{this}}
{
    new FlowLayout{this, {m_title, m_units, m_real}};
    m_title->setWordWrap(false);
    introduce(*m_units, "box_units", tr("Units in the box, their codes with commas between them"));
    introduce(*m_real, "box_real", tr("Which marker is the real one"));
    m_real->addItems({tr("marker 1 is real"), tr("marker 2 is real")});
    connect(m_units, &UnitLine::taken, this, [this] { m_real->setFocus(Qt::TabFocusReason); });
}

void BoxEditor::ask(const game::Unit& box, const std::vector<const game::Unit*>& units)
{
    constexpr int letters = 16;
    clear();
    for (const game::Unit* unit : units)
        m_state.units.push_back(*unit);
    m_title->setText(code_and_name(box));
    m_units->setFixedWidth(letters * fontMetrics().horizontalAdvance(QLatin1Char{'M'}));
    m_units->offer(units);
    m_units->setFocus(Qt::OtherFocusReason);
}

void BoxEditor::clear()
{
    m_title->clear();
    m_state = {};
    m_units->offer({});
    m_units->show_units({});
    m_real->setCurrentIndex(0);
}

std::string BoxEditor::word() const
{
    std::string word;
    for (const std::string& key : m_units->keys()) {
        const game::Unit* unit = m_state.find(key);
        word += (word.empty() ? "" : " ") + (unit == nullptr || unit->code.empty() ? key : unit->code);
    }
    return word.empty() ? word : word + "; " + (m_real->currentIndex() == 0 ? "marker 1 is real" : "marker 2 is real");
}

void BoxEditor::keyPressEvent(QKeyEvent* event)
{
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (is_enter && m_real->hasFocus())
        emit filled();
    else
        QWidget::keyPressEvent(event);
}

} // namespace corneta::ui
