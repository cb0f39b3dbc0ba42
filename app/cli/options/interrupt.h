// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>

namespace corneta::cli {

/// While it lives, the first Ctrl+C is only taken down; a second one ends the program.
class Interrupt {
public:
    Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();

    static bool has_come();

private:
    struct sigaction m_before{};
};

} // namespace corneta::cli
