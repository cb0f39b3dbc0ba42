// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/command_line.h"

#include <QByteArrayView>

#include <algorithm>
#include <array>
#include <cassert>

namespace corneta::cli {

namespace {

constexpr std::array specs{
    OptionSpec{OptionName::Json, "--json", "", "print one JSON object or array"},
    OptionSpec{OptionName::Dice, "--dice", "13,4,...", "faces in the order in which the dice are asked for"},
    OptionSpec{OptionName::Die, "--die", "\"LABEL=FACE\"", "the face of one die, repeated for each die; of a pool: 3+1+6"},
    OptionSpec{OptionName::Seed, "--seed", "N", "roll by this seed: the same again each time"},
    OptionSpec{OptionName::Pack, "--pack", "KEY|FILE", "use the charts of this pack, built in or of a file"},
    OptionSpec{OptionName::Against, "--against", "KEY|FILE", "compare with this pack"},
    OptionSpec{OptionName::Joint, "--joint", "", "every combination of outcomes, with its chance"},
    OptionSpec{OptionName::Scenario, "--scenario", "KEY|FILE", "begin with this scenario, built in or of a file"},
    OptionSpec{OptionName::Option, "--option", "NAME",
               "begin with this choice of the scenario, repeated for each one; scenarios lists them"},
    OptionSpec{OptionName::Forces, "--forces", "CSV", "begin with the units of this file, as game forces prints them"},
    OptionSpec{OptionName::From, "--from", "CSV", "make the forces those of this file; units that it does not name stay"},
    OptionSpec{OptionName::Unit, "--unit", "\"KEY k=v ...\"",
               "begin with this unit: side=, code=, name=, kind= and its stats; repeated for each unit"},
    OptionSpec{OptionName::Word, "--word", "SIDE=WORD", "a side's word for the dice of this call, repeated for each side"},
    OptionSpec{OptionName::Holder, "--holder", "SIDE", "the side that holds the computer, from now on"},
    OptionSpec{OptionName::Drop, "--drop", "", "throw the open roll away, for a reason; its faces are written down"},
    OptionSpec{OptionName::Seal, "--seal", "LETTERS", "16 letters from paper: up to which entry the game is what it was"},
    OptionSpec{OptionName::Reason, "--reason", "TEXT", "why, for the journal; overrules what the game objects to"},
    OptionSpec{OptionName::Usual, "--usual", "", "what only the table knows and nobody says is as usual there: front, open ground"},
    OptionSpec{OptionName::Next, "--next", "ENTRY.N[.CHOICE]", "take this follow-up of an entry, with its inputs and units"},
    OptionSpec{OptionName::Step, "--then", "\"ENTRY=strike|keep|k=v ...\"",
               "what becomes of a later entry that no longer fits, repeated for each; rest=keep, rest=strike: of all others"},
    OptionSpec{OptionName::Arrives, "--arrives", "", "the unit is new"},
    OptionSpec{OptionName::Follow, "--follow", "", "stay, and print or write each new entry as it comes"},
    OptionSpec{OptionName::Turns, "--turns", "N", "stop after this turn"},
    OptionSpec{OptionName::Play, "--play", "\"ACTION KEY=VALUE ...\"",
               "a play that is declared and not rolled yet, repeated for each play"},
    OptionSpec{OptionName::Games, "--games", "N", "how many battles are played"},
    OptionSpec{OptionName::FromGame, "--from-game", "N", "begin with this one of the seed's battles: a part of them, for balance merge"},
    OptionSpec{OptionName::Jobs, "--jobs", "N", "how many battles are played at a time; without it as many as there are processors"},
    OptionSpec{OptionName::Seeds, "--seeds", "N", "how many battles of each scenario play themselves; 3 without it"},
    OptionSpec{OptionName::Force, "--force", "", "overwrite a file that is no report, but never a game"},
    OptionSpec{OptionName::Format, "--format", "html|md", "what kind of report; md unless the file's name says otherwise"},
    OptionSpec{OptionName::Paper, "--paper", "a4|letter", "the size of the sheets; a4 unless said otherwise"},
    OptionSpec{OptionName::Into, "--into", "GAME", "go on with this game as the sheet says, for a reason"},
    OptionSpec{OptionName::AsItStands, "--as-it-stands", "REASON", "take an undecided battle in, for this reason"},
    OptionSpec{OptionName::FromArmies, "--from-armies", "", "with the armies of the book alone, without a scenario"},
    OptionSpec{OptionName::Side, "--side", "SIDE", "for this side alone, with what lies face down beside its units"},
    OptionSpec{OptionName::Out, "-o", "FILE", "write it to this file"},
    OptionSpec{OptionName::Language, "--language", "en|es", "the language to print in; JSON is English always"},
    OptionSpec{OptionName::Help, "--help", "", "print this and stop"},
    OptionSpec{OptionName::Version, "--version", "", "print the version and stop"},
};

const OptionSpec* spec_of(std::string_view word)
{
    const auto* const found = std::ranges::find(specs, word == "-h" ? "--help" : word == "--out" ? "-o" : word, &OptionSpec::word);
    return found == specs.end() ? nullptr : found;
}

bool may_repeat(const OptionSpec& spec)
{
    using enum OptionName;
    constexpr std::array repeated{Die, Option, Unit, Word, Step, Play};
    return spec.value.empty() || std::ranges::find(repeated, spec.name) != repeated.end();
}

} // namespace

std::span<const OptionSpec> option_specs()
{
    return specs;
}

std::string_view word_of(OptionName name)
{
    const auto* const found = std::ranges::find(specs, name, &OptionSpec::name);
    assert(found != specs.end());
    return found->word;
}

std::expected<CommandLine, Problems> CommandLine::from(std::span<const std::string> arguments)
{
    CommandLine line;
    Problems problems;
    for (const std::string& argument : arguments)
        if (!QByteArrayView{argument.data(), static_cast<qsizetype>(argument.size())}.isValidUtf8())
            problems.push_back({argument, {"not UTF-8"}});
    while (!arguments.empty()) {
        const std::string& argument = arguments.front();
        arguments = arguments.subspan(1);
        if (argument == "--") {
            line.m_operands.insert(line.m_operands.end(), arguments.begin(), arguments.end());
            break;
        }
        if (argument.starts_with('-'))
            line.take_option(argument, arguments, problems);
        else
            line.m_operands.push_back(argument);
    }
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    return line;
}

void CommandLine::take_option(const std::string& argument, std::span<const std::string>& rest, Problems& problems)
{
    const std::size_t mark = argument.find('=');
    const bool has_value = mark != std::string::npos;
    const std::string word = argument.substr(0, mark);
    const OptionSpec* const spec = spec_of(word);
    if (spec == nullptr) {
        problems.push_back({word, {"unknown option"}});
        return;
    }
    std::string value = has_value ? argument.substr(mark + 1) : "";
    if (spec->value.empty() && has_value) {
        problems.push_back({word, {"takes no value"}});
    } else if (!spec->value.empty() && !has_value) {
        if (rest.empty() || rest.front().starts_with("--")) {
            problems.push_back({word, {"{0} is missing", {spec->value}}});
        } else {
            value = rest.front();
            rest = rest.subspan(1);
        }
    }
    if (has(spec->name) && !may_repeat(*spec))
        problems.push_back({word, {"given twice"}});
    m_options.push_back({spec->name, std::move(value)});
}

bool CommandLine::has(OptionName name) const
{
    return std::ranges::any_of(m_options, [name](const Typed& typed) { return typed.name == name; });
}

std::optional<std::string> CommandLine::value(OptionName name) const
{
    const std::vector<std::string> all = values(name);
    assert(all.size() <= 1);
    return all.empty() ? std::nullopt : std::optional{all.front()};
}

std::vector<std::string> CommandLine::values(OptionName name) const
{
    std::vector<std::string> all;
    for (const Typed& typed : m_options)
        if (typed.name == name)
            all.push_back(typed.value);
    return all;
}

std::vector<OptionName> CommandLine::options() const
{
    std::vector<OptionName> all(m_options.size());
    std::ranges::transform(m_options, all.begin(), &Typed::name);
    return all;
}

} // namespace corneta::cli
