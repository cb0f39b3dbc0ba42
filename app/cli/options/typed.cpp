// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/typed.h"

#include "core/text/words.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <iostream>
#include <termios.h>
#include <unistd.h>
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

constexpr std::array ending{SIGHUP, SIGINT, SIGQUIT, SIGTERM};

/// What is typed at the terminal does not show until this goes, or the program is ended.
class Unshown {
public:
    Unshown() : m_is_terminal{::tcgetattr(STDIN_FILENO, &s_before) == 0}
    {
        if (!m_is_terminal)
            return;
        struct sigaction shown_again{};
        shown_again.sa_handler = show_again;
        shown_again.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
        for (std::size_t i = 0; i < ending.size(); ++i)
            ::sigaction(ending.at(i), &shown_again, &m_actions.at(i));
        termios unshown = s_before;
        unshown.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &unshown);
    }
    Unshown(const Unshown&) = delete;
    Unshown& operator=(const Unshown&) = delete;
    ~Unshown()
    {
        if (!m_is_terminal)
            return;
        ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &s_before);
        for (std::size_t i = 0; i < ending.size(); ++i)
            ::sigaction(ending.at(i), &m_actions.at(i), nullptr);
    }

private:
    static void show_again(int signal)
    {
        ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &s_before);
        ::raise(signal);
    }

    inline static termios s_before{};
    std::array<struct sigaction, ending.size()> m_actions{};
    bool m_is_terminal;
};

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

std::expected<std::string, Sentence> typed_secret(const std::string& prompt)
{
    constexpr std::size_t longest = 4000; // bytes, as many as a terminal gives at once
    const bool is_terminal = ::isatty(STDIN_FILENO) == 1;
    if (is_terminal)
        std::cerr << prompt << std::flush;
    std::string line;
    const Unshown unshown;
    char letter = '\0';
    while (line.size() <= longest && std::cin.get(letter) && letter != '\n')
        line += letter;
    if (is_terminal)
        std::cerr << '\n';
    if (line.size() > longest)
        return std::unexpected{Sentence{"longer than {0} letters", {static_cast<std::int64_t>(longest)}}};
    if (line.empty() && !std::cin)
        return std::unexpected{Sentence{"{0} is missing", {"WORD"}}};
    return line;
}

} // namespace corneta::cli
