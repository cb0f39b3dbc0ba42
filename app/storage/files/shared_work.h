// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <system_error>
#include <thread>
#include <vector>

namespace corneta {

/// Does `work` for each of 0 to `count` - 1 in no order, shared among the processors when it is enough for them.
void share_work(std::size_t count, const auto& work)
{
    constexpr std::size_t worth_a_thread = 200;
    const std::size_t threads = std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, count / worth_a_thread + 1);
    const auto do_every = [&](std::size_t first) {
        for (std::size_t i = first; i < count; i += threads)
            work(i);
    };
    std::vector<std::jthread> others;
    std::size_t started = 1;
    try {
        for (; started < threads; ++started)
            others.emplace_back(do_every, started);
    } catch (const std::system_error&) { // NOLINT(bugprone-empty-catch): the user may start no more
    }
    do_every(0);
    for (; started < threads; ++started)
        do_every(started);
} // waits for them

} // namespace corneta
