// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/interrupt.h"

namespace corneta::cli {

namespace {

volatile std::sig_atomic_t came = 0; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables): all that a signal may write

}

Interrupt::Interrupt()
{
    came = 0;
    struct sigaction once{};
    once.sa_handler = [](int) { came = 1; };
    once.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
    ::sigaction(SIGINT, &once, &m_before);
}

Interrupt::~Interrupt()
{
    ::sigaction(SIGINT, &m_before, nullptr);
}

bool Interrupt::has_come()
{
    return came != 0;
}

} // namespace corneta::cli
