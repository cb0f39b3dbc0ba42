// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run.h"
#include "app/language/language.h"
#include "rulesets/all_rulesets.h"

#include <iostream>
#include <string>
#include <vector>

int main(int argc, char* argv[])
{
    const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
    return corneta::cli::run(arguments, corneta::all_rulesets(), std::cout, std::cerr, corneta::language_of_system());
}
