// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/hidden_draft.h"

#include "ui/game/hidden_turn.h"
#include "ui/words/wording.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace corneta::ui {

HiddenDraft::HiddenDraft(const OpenGame& game, const game::HiddenSpec& hidden, const std::string& side)
    : m_hidden{&hidden},
      m_book{game.book()},
      m_side{side}
{
    for (const game::StatSpec& stat : game::stats_of(*m_book.ruleset))
        if (stat.field.key == hidden.stat)
            m_field = stat.field;
    refresh(game);
}

/// What was chosen stays for the units that are still there.
void HiddenDraft::refresh(const OpenGame& game)
{
    m_state = game.state();
    const std::vector<Line> before = std::exchange(m_lines, {});
    for (const game::Unit* unit : layers_of(m_state, m_book, *m_hidden, m_side)) {
        const auto old = std::ranges::find(before, unit->key, &Line::unit);
        Line line{.unit = unit->key, .is_far = !m_hidden->dear.empty() && unit->word(m_hidden->dear) == "yes"};
        if (old != before.end() && lies_face_down(m_state, unit->key) == old->lies) {
            line.word = old->word;
            line.is_far = old->is_far;
            line.reason = old->reason;
        }
        line.lies = lies_face_down(m_state, unit->key);
        m_lines.push_back(std::move(line));
    }
    reckon();
    std::ranges::stable_sort(m_lines, [this](const Line& one, const Line& other) {
        const auto rank = [this](const Line& line) {
            return std::ranges::find(m_state.units, line.payer, &game::Unit::key) - m_state.units.begin();
        };
        return rank(one) < rank(other);
    });
}

void HiddenDraft::reckon()
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const game::PlacementTerms taken = placement_terms(i, {});
        m_lines[i].payer = taken.payer;
        m_lines[i].cost = taken.cost;
        m_lines[i].refused =
            taken.refused && m_lines[i].word.empty() && m_lines[i].reason.empty() ? with_capital(said(*taken.refused)) : QString{};
    }
}

game::State HiddenDraft::tried() const
{
    game::State state = m_state;
    for (const Line& line : m_lines) {
        if (!m_hidden->dear.empty())
            state.find(line.unit)->stats[std::string{m_hidden->dear}] = line.is_far ? "yes" : "no";
        if (line.word.empty() || line.lies)
            continue;
        state.face_down.push_back(line.unit);
        state.find(line.unit)->stats[std::string{m_hidden->stat}] = line.word;
    }
    return state;
}

game::PlacementTerms HiddenDraft::placement_terms(std::size_t line, const std::string& word) const
{
    game::State state = tried();
    const std::string stat{m_hidden->stat};
    const game::Unit& own = *m_state.find(m_lines[line].unit);
    state.find(own.key)->stats[stat] = std::string{own.word(stat)}; // what it replaces
    return m_book.ruleset->game->placement_terms(state, *state.find(m_lines[line].unit), word, m_book);
}

std::optional<std::string> HiddenDraft::word_for(char letter) const
{
    const auto wanted = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    const auto at = wanted == '-' ? std::string_view::npos : m_hidden->letters.find(wanted);
    return at == std::string_view::npos || at >= m_field.options.size() ? std::nullopt
                                                                        : std::optional{std::string{m_field.options[at].word}};
}

QString HiddenDraft::label_of(const std::string& word) const
{
    const auto found = std::ranges::find(m_field.options, word, &Option::word);
    return found == m_field.options.end() ? QString::fromStdString(word) : translated(found->label);
}

bool HiddenDraft::put(std::size_t line, const std::string& word)
{
    const game::PlacementTerms taken = placement_terms(line, word);
    if (!taken.refused || !m_lines[line].reason.empty()) {
        m_lines[line].word = word;
        reckon();
        return true;
    }
    reckon();
    m_lines[line].wanted = word;
    m_lines[line].refused = with_capital(said(*taken.refused));
    return false;
}

bool HiddenDraft::overrule(std::size_t line, const std::string& reason)
{
    m_lines[line].reason = reason;
    m_lines[line].word = m_lines[line].wanted;
    reckon();
    return true;
}

bool HiddenDraft::take_off(std::size_t line)
{
    m_lines[line].word.clear();
    m_lines[line].reason.clear();
    reckon();
    return true;
}

bool HiddenDraft::turn_dear(std::size_t line)
{
    Line& one = m_lines[line];
    if (m_hidden->dear.empty())
        return false;
    one.is_far = !one.is_far;
    const bool is_ordered = !one.word.empty() || one.lies;
    const game::PlacementTerms taken = placement_terms(line, one.word);
    if (is_ordered && taken.refused) {
        one.is_far = !one.is_far;
        reckon();
        one.refused = with_capital(said(*taken.refused));
        return false;
    }
    reckon();
    return true;
}

int HiddenDraft::left(const std::string& payer) const
{
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (m_lines[i].payer == payer) {
            const game::PlacementTerms taken = placement_terms(i, {});
            const bool is_paid = !m_lines[i].word.empty() || m_lines[i].lies;
            return taken.left - (is_paid ? taken.cost : 0);
        }
    return 0;
}

int HiddenDraft::count() const
{
    return static_cast<int>(std::ranges::count_if(m_lines, [](const Line& line) { return !line.word.empty(); }));
}

QStringList HiddenDraft::lay(OpenGame& game) const
{
    const std::string dear{m_hidden->dear};
    for (const Line& line : m_lines) {
        const bool was_far = !dear.empty() && m_state.find(line.unit)->word(dear) == "yes";
        const bool is_ordered = !line.word.empty() || line.lies;
        if (is_ordered && line.is_far != was_far) {
            const std::string reason = tr("measured on the table").toStdString();
            const game::Edit edit{.unit = line.unit, .stats = {{dear, line.is_far ? "yes" : "no"}}, .reason = reason};
            if (const auto given = game.give(edit, {}, OpenGame::Rolls::No); !given)
                return sentences_of(given.error());
        }
    }
    for (const Line& line : m_lines)
        if (!line.word.empty())
            if (const auto given = game.lay(line.unit, line.word, line.reason); !given)
                return sentences_of(given.error());
    return {};
}

} // namespace corneta::ui
