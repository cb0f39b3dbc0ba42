// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <fstream>
#include <iostream>
#include <iterator>
#include <span>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count);

namespace {

bool replay(const std::string& path)
{
    std::cout << path << '\n' << std::flush; // seen before it can crash
    std::ifstream file{path, std::ios::binary};
    const std::string bytes{std::istreambuf_iterator<char>{file}, {}};
    if (!file.is_open())
        return false;
    return LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()) == 0;
}

} // namespace

/// Feeds a fuzz target, without a fuzzer, the files that it is given, at least one.
int main(int count, char** arguments)
{
    const std::span<char*> paths{arguments + 1, static_cast<std::size_t>(count - 1)};
    bool all_replayed = !paths.empty();
    for (const char* const path : paths)
        all_replayed = replay(path) && all_replayed;
    return all_replayed ? 0 : 1;
}
