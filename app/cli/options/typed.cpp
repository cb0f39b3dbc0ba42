// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/typed.h"

#include "core/text/words.h"

#include <algorithm>
#include <utility>

namespace corneta::cli {

namespace {

std::vector<int> faces_from(std::string_view text, char mark, const std::string& where, Problems& problems)
{
    std::vector<int> faces;
    for (const std::string_view part : split(text, mark)) {
        if (const auto face = number_from<int>(part))
            faces.push_back(*face);
        else
            problems.push_back({where, {"\"{0}\" is not a face of a die", {Name{std::string{part}}}}});
    }
    return faces;
}

std::vector<TypedDice::Labelled> labelled_from(std::span<const std::string> dice, Problems& problems)
{
    std::vector<TypedDice::Labelled> labelled;
    for (const std::string& die : dice) {
        const std::size_t mark = die.rfind('=');
        if (mark == std::string::npos || mark == 0) {
            problems.push_back({"dice", {"\"{0}\" is not LABEL=FACE", {Name{die}}}});
            continue;
        }
        const std::string label = die.substr(0, mark);
        if (std::ranges::find(labelled, label, &TypedDice::Labelled::label) != labelled.end())
            problems.push_back({label, {"given twice"}});
        labelled.push_back({label, faces_from(std::string_view{die}.substr(mark + 1), '+', label, problems)});
    }
    return labelled;
}

} // namespace

std::int64_t typed_number(const CommandLine& line, const NumberSpec& spec)
{
    const auto typed = line.value(spec.option);
    if (!typed && spec.start)
        return *spec.start;
    const auto number = number_from<std::uint64_t>(typed.value_or(""));
    if (!number || std::cmp_less(*number, spec.least) || std::cmp_greater(*number, spec.most))
        throw failed(ExitCode::Usage, std::string{word_of(spec.option)}, {"give a whole number from {0} to {1}", {spec.least, spec.most}});
    return static_cast<std::int64_t>(*number);
}

std::expected<game::DiceAtHand, Problems> dice_at_hand_from(const CommandLine& line)
{
    Problems problems;
    game::DiceAtHand dice;
    if (const auto in_order = line.value(OptionName::Dice))
        dice.in_order = faces_from(*in_order, ',', "dice", problems);
    dice.by_label = labelled_from(line.values(OptionName::Die), problems);
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    return dice;
}

bool has_faces(const CommandLine& line)
{
    return line.has(OptionName::Dice) || line.has(OptionName::Die);
}

} // namespace corneta::cli
