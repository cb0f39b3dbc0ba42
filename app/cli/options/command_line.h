// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/problem.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace corneta::cli {

enum class OptionName : std::uint8_t {
    Json,
    Dice,
    Die,
    Seed,
    Pack,
    Against,
    Joint,
    Scenario,
    Option,
    Forces,
    From,
    Unit,
    Word,
    Holder,
    Drop,
    Seal,
    Reason,
    Usual,
    Next,
    Step,
    Arrives,
    Follow,
    Turns,
    Play,
    Games,
    FromGame,
    Jobs,
    Seeds,
    Format,
    Force,
    Paper,
    Side,
    Into,
    AsItStands,
    FromArmies,
    Out,
    Language,
    Help,
    Version
};

/// An option as it is typed and explained.
struct OptionSpec {
    OptionName name;
    std::string_view word;  ///< `--dice`
    std::string_view value; ///< what stands after it; empty for none
    std::string_view help;
};

std::span<const OptionSpec> option_specs();
std::string_view word_of(OptionName name);

/// The arguments sorted into operands (command, names, answers) and options, which may stand anywhere.
class CommandLine {
public:
    /// Reads `--pack FILE` and `--pack=FILE`; after `--` everything is an operand. Of the options with a value few may stand twice.
    static std::expected<CommandLine, Problems> from(std::span<const std::string> arguments);

    std::span<const std::string> operands() const { return m_operands; }
    std::vector<OptionName> options() const;
    bool has(OptionName name) const;
    /// Of an option that stands there at most once.
    std::optional<std::string> value(OptionName name) const;
    std::vector<std::string> values(OptionName name) const;

private:
    struct Typed {
        OptionName name;
        std::string value;
    };
    /// Takes the option's value from `rest` if it stands there.
    void take_option(const std::string& argument, std::span<const std::string>& rest, Problems& problems);

    std::vector<std::string> m_operands;
    std::vector<Typed> m_options;
};

} // namespace corneta::cli
