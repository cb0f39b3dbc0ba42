// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/automatic_coverage.h"

#include "core/form/answers.h"
#include "core/game/play/offered.h"
#include "core/game/play/roles.h"
#include "tests/game/procedures_named.h"

#include <algorithm>
#include <array>

using namespace corneta;

namespace {

constexpr std::array<std::string_view, 4> close_fights{"melee", "charge", "assault", "attack"}; // a charge is one with its melee

bool has_role(const Ruleset& ruleset, const Action& action)
{
    return !game::roles_of(ruleset, action).empty();
}

} // namespace

void AutomaticCoverage::take(const game::Journal& journal, const Rulebook& book)
{
    ++m_games;
    bool has_fought = false;
    game::State state = journal.start();
    for (const game::Entry& entry : journal.entries()) {
        take(entry, state, *book.ruleset);
        const auto* const play = std::get_if<game::Play>(&entry.command);
        has_fought |= play != nullptr && std::ranges::find(close_fights, play->action) != close_fights.end();
        game::apply(state, entry.number, entry.results.front().effects);
    }
    m_fought += has_fought ? 1 : 0;
    ++m_winners[game::winner_of(state, book)];
}

void AutomaticCoverage::add(const AutomaticCoverage& other)
{
    m_games += other.m_games;
    m_fought += other.m_fought;
    m_laid += other.m_laid;
    m_turned_up += other.m_turned_up;
    for (const auto& [action, times] : other.m_actions)
        m_actions[action] += times;
    for (const auto& [name, times] : other.m_choices) {
        auto& all = m_choices[name];
        all.resize(std::max(all.size(), times.size()));
        for (std::size_t i = 0; i < times.size(); ++i)
            all[i] += times[i];
    }
    for (const auto& [side, games] : other.m_winners)
        m_winners[side] += games;
    m_answered.insert(other.m_answered.begin(), other.m_answered.end());
}

void AutomaticCoverage::take(const game::Entry& entry, const game::State& before, const Ruleset& ruleset)
{
    m_laid += std::holds_alternative<game::PlaceFaceDown>(entry.command) ? 1 : 0;
    if (const auto* const turned = std::get_if<game::TurnUp>(&entry.command))
        m_turned_up += static_cast<int>(turned->all.size());
    if (const auto* const play = std::get_if<game::Play>(&entry.command)) {
        ++m_actions[play->action];
        count_choice(*play, before);
        count_answers(entry, ruleset);
    }
}

void AutomaticCoverage::count_answers(const game::Entry& entry, const Ruleset& ruleset)
{
    const auto& play = std::get<game::Play>(entry.command);
    const Action& action = *ruleset.find_action(play.action);
    const auto add = [&](const std::string& words) {
        m_answered.insert(words);
        m_answered.insert(play.action + " " + words);
    };
    for (const game::RoleFilled& filled : play.roles)
        add(filled.role);
    for (const game::Answer& answer : entry.results.front().answers) {
        const Field& field = action.form[*index_of(action.form, answer.key)];
        if (!field.is_list() && answer.word == word_of(field, field.start_value()))
            m_answered.insert(play.action + " " + answer.key + "=" + answer.word);
        else
            for (const std::string& words : {answer.key, answer.key + "=" + answer.word})
                add(words);
    }
}

void AutomaticCoverage::count_choice(const game::Play& play, const game::State& before)
{
    if (!play.follows)
        return;
    const auto owed = std::ranges::find_if(
        before.owed, [&](const game::Owed& one) { return one.entry == play.follows->entry && one.index == play.follows->index; });
    if (owed == before.owed.end() || owed->next.kind == Follow::May || owed->next.choices.size() < 2)
        return;
    std::vector<std::string> names;
    for (const game::NextChoice& choice : owed->next.choices) {
        names.push_back(choice.action);
        for (const Given& preset : choice.presets)
            if (preset.key == "kind" || preset.key == "action" || preset.key == "choice")
                names.back() += "=" + preset.word;
    }
    const bool is_of_others =
        std::ranges::count(names, names.front()) == std::ssize(names); // the same, at one of several: the first or another
    names.resize(is_of_others ? 2 : names.size());
    std::string name;
    for (const std::string& one : names)
        name += (name.empty() ? "" : " or ") + one;
    auto& times = m_choices[name];
    times.resize(std::max(times.size(), names.size()));
    ++times[std::min(static_cast<std::size_t>(play.follows->choice), names.size() - 1)];
}

QStringList AutomaticCoverage::table(const Ruleset& ruleset) const
{
    QStringList lines;
    for (const Action& action : ruleset.actions)
        if (has_role(ruleset, action)) {
            const auto found = m_actions.find(std::string{action.key});
            lines << QStringLiteral("  %1 %2")
                         .arg(QString::fromStdString(std::string{action.key}), -24)
                         .arg(found == m_actions.end() ? 0 : found->second);
        }
    for (const auto& [name, times] : m_choices) {
        QStringList each;
        for (const int one : times)
            each << QString::number(one);
        lines << QStringLiteral("  choice: %1: %2").arg(QString::fromStdString(name), each.join(QStringLiteral(", ")));
    }
    lines << QStringLiteral("  laid face down %1, turned up %2; fought hand to hand in %3 of %4 games")
                 .arg(m_laid)
                 .arg(m_turned_up)
                 .arg(m_fought)
                 .arg(m_games);
    for (const auto& [side, times] : m_winners)
        lines << QStringLiteral("  won by %1: %2").arg(QString::fromStdString(side)).arg(times);
    return lines;
}

std::set<std::string> AutomaticCoverage::seldom(const Ruleset& ruleset, int actions, int choices) const
{
    std::set<std::string> all;
    for (const Action& action : ruleset.actions) {
        const auto found = m_actions.find(std::string{action.key});
        if (has_role(ruleset, action) && (found == m_actions.end() || found->second < actions))
            all.insert(std::string{action.key});
    }
    for (const auto& [name, times] : m_choices)
        if (std::ranges::min(times) < choices)
            all.insert(name);
    return all;
}

std::set<std::string> AutomaticCoverage::never(const Ruleset& ruleset) const
{
    std::set<std::string> all;
    for (const ProcedureNamed& named : procedures_named(ruleset)) {
        const std::string answer = named.key + (named.word.empty() ? "" : "=" + named.word);
        const std::string words = named.action + (named.action.empty() || answer.empty() ? "" : " ") + answer;
        if (named.key.empty() ? !m_actions.contains(words) : !m_answered.contains(words))
            all.insert(words);
    }
    return all;
}
