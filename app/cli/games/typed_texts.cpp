// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/storage/files/printable.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

namespace corneta::cli {

namespace {

constexpr std::string_view file_name = "FILE";

/// `unit` for the operand UNIT, the key of an answer; a note's text goes by the name of what it becomes.
std::string place_of(std::span<const std::string_view> names, std::size_t operand, const std::string& typed)
{
    if (operand >= names.size())
        return typed.substr(0, typed.find('='));
    std::string name{names[operand] == "TEXT" ? "note" : names[operand]};
    std::erase_if(name, [](char letter) { return letter == '[' || letter == ']'; }); // of one that may be missing
    std::ranges::transform(name, name.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return name;
}

bool is_of_a_file(OptionName name)
{
    using enum OptionName;
    constexpr std::array of_files{Pack, Scenario, Forces, From, Out};
    return std::ranges::find(of_files, name) != of_files.end();
}

} // namespace

Problems problems_with_repeated(std::span<const Given> given)
{
    Problems problems;
    std::set<std::string_view> known;
    for (const Given& one : given)
        if (!known.insert(one.key).second)
            problems.push_back({one.key, {"given twice"}});
    return problems;
}

std::vector<Given> given_once(std::span<const std::string_view> words)
{
    std::vector<Given> given;
    std::ranges::transform(words, std::back_inserter(given), corneta::given_in);
    if (const Problems repeated = problems_with_repeated(given); !repeated.empty())
        throw failed(ExitCode::Refused, repeated);
    return given;
}

Problems problems_with_texts(const Call& call)
{
    const std::vector<std::string_view> names = call.spec.names();
    Problems problems;
    for (std::size_t i = 0; i < call.operands.size(); ++i)
        if (auto flaw = i < names.size() && names[i] == file_name ? std::nullopt : flaw_of_text(call.operands[i]))
            problems.push_back({place_of(names, i, call.operands[i]), std::move(*flaw)});
    for (const OptionSpec& option : option_specs())
        for (const std::string& value : is_of_a_file(option.name) ? std::vector<std::string>{} : call.line.values(option.name))
            if (auto flaw = flaw_of_text(value))
                problems.push_back({std::string{option.word}, std::move(*flaw)});
    if (call.spec.takes() == Takes::Answers)
        std::ranges::move(problems_with_repeated(given_in(call.operands.subspan(std::min(names.size(), call.operands.size())))),
                          std::back_inserter(problems));
    return problems;
}

} // namespace corneta::cli
