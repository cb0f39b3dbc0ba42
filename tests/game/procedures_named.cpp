// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/procedures_named.h"

#include "core/form/field.h"
#include "core/game/play/roles.h"
#include "core/text/words.h"

#include <algorithm>
#include <fstream>

using namespace corneta;

namespace {

/// What stands between back quotes.
std::vector<std::string> spans_in(const std::string& line)
{
    std::vector<std::string> spans;
    for (std::size_t from = line.find('`'); from != std::string::npos;) {
        const std::size_t to = line.find('`', from + 1);
        if (to == std::string::npos)
            break;
        spans.push_back(line.substr(from + 1, to - from - 1));
        from = line.find('`', to + 1);
    }
    return spans;
}

bool has_key(const Ruleset& ruleset, const Action& action, std::string_view key)
{
    const auto roles = game::roles_of(ruleset, action);
    return index_of(action.form, key) || std::ranges::find(roles, key) != roles.end();
}

/// The word as the form keeps it; empty where any will do, or it is the usual one.
std::string word_of_choice(const Action& action, std::string_view key, const std::string& word)
{
    const auto index = index_of(action.form, key);
    if (!index)
        return {};
    const Field& field = action.form[*index];
    const bool is_option = std::ranges::find(field.options, word, &Option::word) != field.options.end()
        || (field.kind == Kind::Toggle && (word == "yes" || word == "no"));
    return is_option ? word : std::string{};
}

void add(const Ruleset& ruleset, const std::string& span, std::vector<ProcedureNamed>& all)
{
    std::vector<std::string> words;
    for (const std::string_view word : split(span, ' '))
        if (!word.empty())
            words.emplace_back(word);
    if (words.empty())
        return;
    const Action* const action = ruleset.find_action(words.front());
    if (action != nullptr)
        all.push_back({span, words.front()});
    for (std::size_t i = action == nullptr ? 0 : 1; i < words.size(); ++i) {
        const std::size_t mark = words[i].find('=');
        const std::string key = words[i].substr(0, mark);
        const std::string word = mark == std::string::npos ? std::string{} : words[i].substr(mark + 1);
        if (action != nullptr && has_key(ruleset, *action, key))
            all.push_back({span, words.front(), key, word_of_choice(*action, key, word)});
        else if (action == nullptr && std::ranges::any_of(ruleset.actions, [&](const Action& one) { return has_key(ruleset, one, key); }))
            all.push_back({span, {}, key, word == "yes" ? word : std::string{}});
    }
}

} // namespace

std::vector<ProcedureNamed> procedures_named(const Ruleset& ruleset)
{
    std::vector<ProcedureNamed> all;
    std::ifstream readme{std::string{CORNETA_SOURCE_DIR} + "/rulesets/" + std::string{ruleset.folder} + "/README.md"};
    for (std::string line; std::getline(readme, line);)
        if (line.starts_with("| "))
            for (const std::string& span : spans_in(line))
                add(ruleset, span, all);
    return all;
}
