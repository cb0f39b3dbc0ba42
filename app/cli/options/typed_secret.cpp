// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/typed_secret.h"

#include <iostream>
#include <termios.h>
#include <unistd.h>

namespace corneta::cli {

namespace {

/// What is typed at the terminal does not show until this goes.
class Unshown {
public:
    Unshown() : m_is_terminal{::tcgetattr(STDIN_FILENO, &m_before) == 0}
    {
        termios unshown = m_before;
        unshown.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        if (m_is_terminal)
            ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &unshown);
    }
    Unshown(const Unshown&) = delete;
    Unshown& operator=(const Unshown&) = delete;
    ~Unshown()
    {
        if (m_is_terminal)
            ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
    }

private:
    termios m_before{};
    bool m_is_terminal;
};

} // namespace

std::optional<std::string> typed_secret(const std::string& prompt)
{
    const bool is_terminal = ::isatty(STDIN_FILENO) == 1;
    if (is_terminal)
        std::cerr << prompt << std::flush;
    std::string line;
    const Unshown unshown;
    const bool is_read = static_cast<bool>(std::getline(std::cin, line));
    if (is_terminal)
        std::cerr << '\n';
    return is_read ? std::optional{line} : std::nullopt;
}

} // namespace corneta::cli
