// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/commands.h"
#include "rulesets/season/ruleset.h"

/// What a book has of a kept game, which it is: its own ruleset takes the place of the games'.
namespace corneta::cli {

using Words = std::span<const std::string>;

Reply resolution_in_book(Words operands, const CommandLine& line, Rulesets /*rulesets*/)
{
    return resolution_in_game(operands, line, season::rulesets());
}

Reply edit_in_book(Words operands, const CommandLine& line, Rulesets /*rulesets*/)
{
    return edit_in_game(operands, line, season::rulesets());
}

Reply note_in_book(Words operands, const CommandLine& line, Rulesets /*rulesets*/)
{
    return note_in_game(operands, line, season::rulesets());
}

Reply redo_in_book(Words operands, const CommandLine& line, Rulesets /*rulesets*/)
{
    return redo_in_game(operands, line, season::rulesets());
}

Reply amendment_in_book(Words operands, const CommandLine& line, Rulesets /*rulesets*/)
{
    return amendment(operands, line, season::rulesets());
}

Reply strike_in_book(Words operands, const CommandLine& line, Rulesets /*rulesets*/)
{
    return strike_in_game(operands, line, season::rulesets());
}

Reply charts_in_book(Words operands, const CommandLine& line, Rulesets /*rulesets*/)
{
    return charts_in_game(operands, line, season::rulesets());
}

Reply forces_of_book(Words operands, const CommandLine& line, Rulesets /*rulesets*/)
{
    return forces_in_game(operands, line, season::rulesets());
}

} // namespace corneta::cli
