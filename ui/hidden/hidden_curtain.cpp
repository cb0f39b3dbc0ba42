// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/hidden_curtain.h"

#include "ui/game/hidden_turn.h"
#include "ui/look/laid_out.h"
#include "ui/widgets/word_button.h"
#include "ui/words/typed_words.h"

#include <algorithm>
#include <utility>

namespace corneta::ui {

HiddenCurtain::HiddenCurtain(QWidget* parent) : QWidget{parent}, m_column{in_column(this, {})} {}

void HiddenCurtain::clear()
{
    m_first = nullptr;
    m_boxes.clear();
    for (WordButton* button : std::exchange(m_buttons, {})) {
        button->hide();
        button->deleteLater(); // it may be the one that is pressed
    }
}

void HiddenCurtain::add_button(const QString& words, const char* name, std::function<void()> pressed)
{
    auto* button = new WordButton{words, this, name};
    button->setAccessibleName(words);
    m_column->addWidget(button);
    button->show(); // it may take the keys at once
    m_buttons.push_back(button);
    connect(button, &QPushButton::clicked, this, std::move(pressed));
}

bool HiddenCurtain::is_done(const OpenGame& game, const game::HiddenSpec& hidden, const game::Unit& side) const
{
    const auto units = layers_of(game.state(), game.book(), hidden, side.key);
    const bool may_lay_none = hidden.phase.empty() && std::ranges::all_of(units, [&](const game::Unit* unit) {
                                  const Rulebook& book = game.book();
                                  return book.ruleset->game->placement_terms(game.state(), *unit, {}, book).refused.has_value();
                              });
    return may_lay_none || std::ranges::any_of(units, [&](const game::Unit* unit) { return lies_face_down(game.state(), unit->key); })
        || (m_stage == game.state().stage && m_passed.contains(side.key));
}

/// Each box by itself, at any time: by its number.
void HiddenCurtain::add_reveals(const game::State& state, const game::HiddenSpec& hidden)
{
    m_boxes = state.face_down;
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        if (const game::Unit* box = state.find(m_boxes[i]); box->kind == hidden.kind)
            add_button(tr("%1  Reveal %2").arg(i + 1).arg(code_and_name(*box)), "curtain_reveal",
                       [this, unit = m_boxes[i]] { emit reveal_chosen(unit); });
}

/// Whose turn it is to look comes first; once all are done everything is turned up.
QString HiddenCurtain::hang(const OpenGame& game, const game::HiddenSpec& hidden)
{
    clear();
    QStringList words;
    const game::State& state = game.state();
    for (const game::Unit* side : sides_that_lay(game, hidden)) {
        const auto units = layers_of(state, game.book(), hidden, side->key);
        const QString name = QString::fromStdString(side->name);
        words << tr("%1: %2 of %3 lie face down.")
                     .arg(name)
                     .arg(std::ranges::count_if(units, [&](const game::Unit* unit) { return lies_face_down(state, unit->key); }))
                     .arg(units.size());
        const bool is_next = m_first == nullptr && !is_done(game, hidden, *side);
        add_button((is_next ? tr("Only %1 looks now (Enter)") : tr("Only %1 looks now")).arg(name), "curtain_look",
                   [this, key = side->key] { emit look_chosen(key); });
        if (!is_next)
            continue;
        m_first = m_buttons.back();
        words.prepend(tr("Hand the screen to %1. Nobody else looks now.").arg(name));
    }
    const bool is_all_laid = m_first == nullptr && (!state.face_down.empty() || !left_out(game, hidden).empty());
    if (hidden.phase.empty()) {
        add_reveals(state, hidden);
    } else if (is_all_laid) {
        add_button(tr("Turn all up together (Enter)"), "curtain_turn_up", [this] { emit turn_up_chosen(); });
        m_first = m_buttons.back();
    }
    return words.join(QLatin1Char{'\n'});
}

bool HiddenCurtain::reveal_by(const QString& typed)
{
    const auto number = typed.toUInt();
    if (number == 0 || number > m_boxes.size())
        return false;
    emit reveal_chosen(std::string{m_boxes[number - 1]}); // which hangs it anew
    return true;
}

void HiddenCurtain::note_turn(const game::Stage& stage, const std::string& side, int laid)
{
    if (m_stage != stage)
        m_passed.clear();
    m_stage = stage;
    if (laid == 0)
        m_passed.insert(side);
}

} // namespace corneta::ui
