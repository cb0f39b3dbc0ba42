// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/entry_words.h"
#include "core/text/phrase.h"

#include <fmt/format.h>

namespace corneta {

std::string roller_in_words(const game::RecordedRoll& roll)
{
    switch (roll.by) {
    case game::RolledBy::Hand: return spoken("by hand");
    case game::RolledBy::Program: return phrase("number {}", roll.number);
    case game::RolledBy::Seed: return phrase("seed {}", roll.number);
    }
    return {};
}

std::string step_in_words(const Working& working)
{
    const std::string amount = text(working.amount);
    switch (working.op) {
    case Op::Start: return fmt::format("= {}", amount);
    case Op::Add: return fmt::format("{}{}", working.amount < Fraction{0} ? "" : "+", amount);
    case Op::Times: return fmt::format("x {}", amount);
    case Op::Floor: return working.amount == Fraction{1} ? spoken("rounded down") : phrase("down to a multiple of {}", amount);
    case Op::Least: return phrase("at least {}", amount);
    case Op::Most: return phrase("at most {}", amount);
    }
    return {};
}

std::string working_in_lines(const game::Told& told)
{
    std::string lines;
    for (const Working& working : told.workings.lines())
        lines += phrase("  {}: {}, makes {} [{}; {}]\n", spoken(working.reason), step_in_words(working), text(working.total),
                        spoken(word_of(working.source)), working.rule);
    return lines;
}

} // namespace corneta
