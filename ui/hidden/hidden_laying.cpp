// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/hidden_laying.h"

#include "ui/hidden/box_editor.h"
#include "ui/hidden/chip_legend.h"
#include "ui/hidden/hidden_table.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/word_button.h"

#include <algorithm>
#include <utility>

namespace corneta::ui {

HiddenLaying::HiddenLaying(QWidget* parent)
    : QWidget{parent},
      m_legend{new ChipLegend{this}},
      m_table{new HiddenTable{this}},
      m_box{new BoxEditor{this}},
      m_line{new SizedLabel{Type::Plain, QFont::Bold, this, "hidden_line"}},
      m_lay{new WordButton{{}, this, "hidden_lay"}}
{
    m_lay->make_primary();
    in_column(this, {m_legend, {m_table, 1}, m_box, m_line, m_lay});
    connect(m_legend, &ChipLegend::chosen, m_table, &HiddenTable::put);
    connect(m_legend, &ChipLegend::far_chosen, m_table, &HiddenTable::turn_dear);
    connect(m_legend, &ChipLegend::nothing_chosen, m_table, &HiddenTable::take_off);
    connect(m_table, &HiddenTable::line_changed, this, &HiddenLaying::say_line);
    connect(m_table, &HiddenTable::passed_end, this, [this] { m_lay->setFocus(Qt::TabFocusReason); });
    connect(m_table, &HiddenTable::finished, this, &HiddenLaying::lay_asked);
    connect(m_table, &HiddenTable::edit_asked, this, &HiddenLaying::edit_box);
    connect(m_table, &HiddenTable::reason_asked, this, &HiddenLaying::reason_asked);
    connect(m_box, &BoxEditor::filled, this, &HiddenLaying::fill_box);
    connect(m_lay, &QPushButton::clicked, this, &HiddenLaying::lay_asked);
    m_box->hide();
}

const HiddenDraft& HiddenLaying::draft() const
{
    return m_table->draft();
}

void HiddenLaying::open(HiddenDraft draft)
{
    m_legend->setVisible(!draft.hidden().letters.empty());
    m_legend->show_chips(draft);
    m_table->show_draft(std::move(draft));
}

void HiddenLaying::begin()
{
    m_table->begin();
    say_line();
}

void HiddenLaying::close()
{
    m_table->show_draft({});
    m_line->clear();
    m_lay->setText({});
    m_lay->setAccessibleName({});
    m_box->clear();
    m_box->hide();
}

void HiddenLaying::refresh(const OpenGame& game)
{
    m_table->refresh(game);
}

void HiddenLaying::overrule(const std::string& reason)
{
    m_table->overrule(reason);
    focus_line();
    if (draft().hidden().letters.empty())
        edit_box();
    else
        m_table->go_on();
}

void HiddenLaying::focus_line()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void HiddenLaying::say_line()
{
    if (!m_table->is_open())
        return;
    m_line->setText(m_table->words_in_hand());
    const QString words = tr("Lay them face down: %1 (Ctrl+Enter)").arg(draft().count());
    m_lay->setText(words);
    m_lay->setAccessibleName(words);
}

/// Of the same side, on no list of another box.
void HiddenLaying::edit_box()
{
    const auto number = m_table->line_in_hand();
    if (!number || !draft().lines()[*number].refused.isEmpty())
        return;
    const HiddenDraft::Line& line = draft().lines()[*number];
    const game::Unit& box = *draft().state().find(line.unit);
    const auto is_taken = [&](const game::Unit& unit) {
        return std::ranges::any_of(draft().lines(), [&](const HiddenDraft::Line& other) {
            const QStringList codes = QString::fromStdString(other.word).section(QLatin1Char{';'}, 0, 0).split(QLatin1Char{' '});
            return other.unit != line.unit && codes.contains(QString::fromStdString(unit.code));
        });
    };
    std::vector<const game::Unit*> units;
    for (const game::Unit& unit : draft().state().units)
        if (unit.side == box.side && unit.kind != box.kind && !game::is_gone(unit, draft().book()) && !is_taken(unit))
            units.push_back(&unit);
    m_box->show();
    m_box->ask(box, units);
}

void HiddenLaying::fill_box()
{
    const std::string word = m_box->word();
    m_box->clear();
    m_box->hide();
    if (word.empty()) {
        m_table->setFocus(Qt::OtherFocusReason);
        m_table->take_off();
    } else
        m_table->put(word);
}

} // namespace corneta::ui
