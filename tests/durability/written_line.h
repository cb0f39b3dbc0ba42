// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// What journal_writer writes as line `number`, from 1.
std::string written_line(int number);
