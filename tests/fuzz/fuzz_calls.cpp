// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run.h"
#include "rulesets/all_rulesets.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <sstream>
#include <vector>

using namespace corneta;

namespace {

/// Calls that read and write no file.
bool is_harmless(const std::vector<std::string>& arguments)
{
    constexpr std::array commands{"resolve", "form", "actions", "chart", "rulesets", "scenarios"};
    return !arguments.empty() && std::ranges::find(commands, arguments.front()) != commands.end()
        && std::ranges::none_of(arguments, [](const std::string& one) { return one.starts_with("--p"); });
}

/// An argument a line.
std::vector<std::string> arguments_of(std::string_view bytes)
{
    std::vector<std::string> arguments;
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
        std::string argument{bytes.substr(at, end - at)};
        std::erase(argument, '\0'); // no program can be given one
        arguments.push_back(std::move(argument));
        at = end + 1;
    }
    return arguments;
}

void check_call(const std::vector<std::string>& arguments)
{
    std::ostringstream out;
    std::ostringstream err;
    const int code = cli::run(arguments, all_rulesets(), out, err);
    assert(code == 0 || code == 1 || code == 2);
    assert((code == 0) == err.str().empty());
    assert(code == 0 || out.str().empty());
    assert(std::ranges::none_of(err.str(), [](char letter) { return letter != '\n' && letter >= 0 && letter < ' '; }));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    if (const auto arguments = arguments_of({reinterpret_cast<const char*>(bytes), count}); is_harmless(arguments))
        check_call(arguments);
    return 0;
}
