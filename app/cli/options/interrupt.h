// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>

namespace corneta::cli {

/// While it lives, the first Ctrl+C is only taken down; a second one ends the program.
class Interrupt {
public:
    Interrupt()
    {
        s_has_come = 0;
        struct sigaction once{};
        once.sa_handler = [](int) { s_has_come = 1; };
        once.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
        ::sigaction(SIGINT, &once, &m_before);
    }
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt() { ::sigaction(SIGINT, &m_before, nullptr); }

    static bool has_come() { return s_has_come != 0; }

private:
    inline static volatile std::sig_atomic_t s_has_come = 0; ///< all that a signal may write
    struct sigaction m_before{};
};

} // namespace corneta::cli
