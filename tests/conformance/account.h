// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/resolve.h"

#include <span>
#include <string>

namespace corneta::conformance {

/// A verdict word for word, to compare it with another and to print where they part.
std::string account_of(const corneta::Action& action, const corneta::Verdict& verdict);
std::string account_of(const corneta::Action& action, std::span<const corneta::Verdict> verdicts);

/// What of it an input may change and count as used: outcomes, working amounts, patterns of instructions, follow-ups by kind, actions and
/// numbers, and which dice were rolled. Words that merely repeat an answer are left out.
std::string consequences_of(std::span<const corneta::Verdict> verdicts);
std::string consequences_of(const corneta::Problems& refusals);

} // namespace corneta::conformance
