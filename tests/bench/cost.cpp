// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/cost.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace bench {

namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

double median(std::vector<double> numbers)
{
    std::ranges::sort(numbers);
    return numbers[numbers.size() / 2];
}

Cost cost_of(const std::vector<std::string>& command)
{
    std::vector<char*> arguments;
    for (const std::string& argument : command)
        arguments.push_back(const_cast<char*>(argument.c_str())); // NOLINT(cppcoreguidelines-pro-type-const-cast): as posix_spawn wants it
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    const auto start = Clock::now();
    pid_t child = 0;
    const int failed = posix_spawn(&child, arguments.front(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    rusage usage{};
    if (failed != 0 || wait4(child, &status, 0, &usage) != child || status != 0)
        return {-1, -1};
    return {since(start), static_cast<double>(usage.ru_maxrss)};
}

} // namespace

double seconds_of(const std::function<void()>& work)
{
    constexpr double long_enough = 0.02;
    int calls = 1;
    for (;; calls *= 2) {
        const auto start = Clock::now();
        for (int call = 0; call < calls; ++call)
            work();
        if (since(start) > long_enough)
            break;
    }
    std::vector<double> seconds;
    for (int batch = 0; batch < 7; ++batch) {
        const auto start = Clock::now();
        for (int call = 0; call < calls; ++call)
            work();
        seconds.push_back(since(start) / calls);
    }
    return median(seconds);
}

std::vector<Cost> costs_of(const std::vector<std::vector<std::string>>& commands)
{
    std::vector<std::vector<double>> seconds(commands.size());
    std::vector<std::vector<double>> peaks(commands.size());
    for (int run = 0; run < 8; ++run)
        for (std::size_t i = 0; i < commands.size(); ++i) {
            const Cost cost = cost_of(commands[i]);
            if (run == 0)
                continue; // the first run fills the caches
            seconds[i].push_back(cost.seconds);
            peaks[i].push_back(cost.peak);
        }
    std::vector<Cost> costs;
    for (std::size_t i = 0; i < commands.size(); ++i)
        costs.push_back({median(seconds[i]), median(peaks[i])});
    return costs;
}

} // namespace bench
