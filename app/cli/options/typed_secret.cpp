// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/typed_secret.h"

#include <array>
#include <csignal>
#include <cstdint>
#include <iostream>
#include <termios.h>
#include <unistd.h>

namespace corneta::cli {

namespace {

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
