// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rulesets/played_table.h"

#include "app/storage/packs/packs.h"
#include "core/text/words.h"

#include <QtGlobal>

#include <cassert>

using namespace corneta;

namespace {

std::vector<Given> given_in(const std::string& answers)
{
    std::vector<Given> given;
    for (const std::string_view part : split(answers, ' ')) {
        if (part.empty())
            continue;
        const std::size_t mark = part.find('=');
        given.push_back({std::string{part.substr(0, mark)}, std::string{part.substr(mark + 1)}});
    }
    return given;
}

std::string joined(const Problems& problems)
{
    std::string words;
    for (const Problem& problem : problems)
        words += (words.empty() ? "" : "; ") + text(problem);
    return words;
}

std::string word_of(const OutcomeSpec& spec, std::span<const std::int32_t> values)
{
    const Field as_field{.key = spec.key, .label = spec.label, .kind = spec.kind, .options = spec.options};
    return words_of(as_field, values);
}

Rulebook opened(const Ruleset& ruleset)
{
    auto rulebook = rulebook_with_pack(ruleset, std::nullopt);
    if (!rulebook)
        qFatal("%s", joined(rulebook.error()).c_str());
    return *std::move(rulebook);
}

} // namespace

PlayedTable::PlayedTable(const Ruleset& ruleset) : m_rulebook{opened(ruleset)} {}

const Action& PlayedTable::action(const std::string& key) const
{
    const Action* found = m_rulebook.ruleset->find_action(key);
    assert(found != nullptr);
    return *found;
}

std::string PlayedTable::refusals(const std::string& key, const std::string& words) const
{
    const auto answers = answers_from(action(key).form, given_in(words));
    return joined(answers ? corneta::refusals(action(key), *answers, *m_rulebook.typed_charts) : answers.error());
}

std::vector<Verdict> PlayedTable::verdicts(const std::string& key, const std::string& words, const std::vector<int>& faces) const
{
    const auto answers = answers_from(action(key).form, given_in(words));
    assert(answers.has_value());
    TypedDice dice{faces};
    PartialResult partial = attempted(action(key), *answers, *m_rulebook.typed_charts, dice);
    assert(!partial.verdicts.empty() && dice.left_over() == 0);
    return std::move(partial.verdicts);
}

Verdict PlayedTable::verdict(const std::string& key, const std::string& words, const std::vector<int>& faces) const
{
    std::vector<Verdict> all = verdicts(key, words, faces);
    assert(all.size() == 1);
    return std::move(all.front());
}

std::vector<std::string> PlayedTable::outcomes(const std::string& outcome, const std::string& key, const std::string& words,
                                               const std::vector<int>& faces) const
{
    std::vector<std::string> all;
    for (const Verdict& verdict : verdicts(key, words, faces))
        for (std::size_t i = 0; i < action(key).outcomes.size(); ++i)
            if (const OutcomeSpec& spec = action(key).outcomes[i]; spec.key == outcome)
                all.push_back(word_of(spec, verdict.outcome.at(i)));
    return all;
}

std::string PlayedTable::outcome(const std::string& key, const std::string& words, const std::vector<int>& faces) const
{
    if (const std::string refused = refusals(key, words); !refused.empty())
        return refused;
    const auto answers = answers_from(action(key).form, given_in(words));
    assert(answers.has_value());
    TypedDice dice{faces};
    const PartialResult partial = attempted(action(key), *answers, *m_rulebook.typed_charts, dice);
    if (partial.verdicts.empty())
        return "dice: wanted " + (partial.wanted.empty() ? joined(partial.problems) : partial.wanted.front().label);
    if (dice.left_over() > 0)
        return "dice: too many";
    std::string outcome;
    for (std::size_t i = 0; i < action(key).outcomes.size(); ++i) {
        const OutcomeSpec& spec = action(key).outcomes[i];
        outcome += (i == 0 ? "" : " ") + std::string{spec.key} + "=" + word_of(spec, partial.verdicts.front().outcome.at(i));
    }
    return outcome;
}

std::string PlayedTable::outcome_of(const std::string& wanted, const std::string& key, const std::string& words,
                                    const std::vector<int>& faces) const
{
    std::string whole = outcome(key, words, faces);
    if (whole.find(": ") != std::string::npos)
        return whole;
    std::string found;
    for (const std::string_view want : split(wanted, ' ')) {
        const std::string_view name = want.substr(0, want.find('='));
        for (const std::string_view part : split(whole, ' '))
            if (part.substr(0, part.find('=')) == name)
                found += (found.empty() ? "" : " ") + std::string{part};
    }
    return found;
}

std::vector<Odds> PlayedTable::all_odds(const std::string& key, const std::string& words) const
{
    const auto answers = answers_from(action(key).form, given_in(words));
    assert(answers.has_value());
    return corneta::odds(action(key), *answers, *m_rulebook.typed_charts, corneta::Table::Joint);
}

Odds PlayedTable::odds(const std::string& key, const std::string& words) const
{
    return std::move(all_odds(key, words).front());
}
