// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/hidden_turn.h"
#include "ui/hidden/box_editor.h"
#include "ui/hidden/hidden_model.h"
#include "ui/hidden/hidden_page.h"
#include "ui/hidden/hidden_table.h"
#include "ui/widgets/word_button.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QLabel>

#include <algorithm>

namespace corneta::ui {

/// Each box by itself, at any time: by its number.
void HiddenPage::add_reveals()
{
    for (std::size_t i = 0; i < m_game->state().face_down.size(); ++i) {
        const std::string& unit = m_game->state().face_down[i];
        const game::Unit* box = m_game->state().find(unit);
        if (box->kind == m_hidden->kind)
            add_button(tr("%1  Reveal %2").arg(i + 1).arg(code_and_name(*box)), "curtain_reveal", [this, unit] { reveal(unit); });
    }
}

/// Whether a number key reveals a box.
bool HiddenPage::reveal_by(const QString& typed)
{
    const auto number = typed.toUInt();
    const auto& lie = m_game.isNull() ? std::vector<std::string>{} : m_game->state().face_down;
    if (m_step != Step::Curtain || m_hidden == nullptr || !m_hidden->phase.empty() || number == 0 || number > lie.size())
        return false;
    const std::string unit = lie[number - 1];
    reveal(unit);
    return true;
}

void HiddenPage::reveal(const std::string& unit)
{
    m_is_busy = true;
    const auto given = m_game->turn_up({unit});
    m_is_busy = false;
    draw_curtain();
    say(given ? QStringList{} : sentences_of(given.error()));
    if (given)
        m_words->setText(m_game->sentence(**given) + QLatin1Char{'\n'} + m_words->text());
}

/// Of the same side, on no list of another box.
void HiddenPage::edit_box()
{
    const HiddenModel& lines = m_table->lines();
    const auto line = lines.line_at(m_table->currentIndex().row());
    if (!line || !lines.draft().lines()[*line].refused.isEmpty())
        return;
    const HiddenDraft& draft = lines.draft();
    const auto is_taken = [&](const game::Unit& unit) {
        return std::ranges::any_of(draft.lines(), [&](const HiddenDraft::Line& other) {
            const QStringList codes = QString::fromStdString(other.word).section(QLatin1Char{';'}, 0, 0).split(QLatin1Char{' '});
            return other.unit != draft.lines()[*line].unit && codes.contains(QString::fromStdString(unit.code));
        });
    };
    std::vector<const game::Unit*> units;
    for (const game::Unit& unit : draft.state().units)
        if (unit.side == m_side && unit.kind != m_hidden->kind && unit.word("destroyed") != "yes" && !is_taken(unit))
            units.push_back(&unit);
    m_box->show();
    m_box->ask(*draft.state().find(draft.lines()[*line].unit), units);
}

void HiddenPage::fill_box()
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
