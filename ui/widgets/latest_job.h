// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>

class QObject;
class QThread;

namespace corneta::ui {

/// Runs one job at a time on a thread of its own. A newer job stops the older one, whose answer is then dropped.
class LatestJob {
public:
    /// Runs in the thread of `context`, once the job is done.
    using Answer = std::function<void()>;
    /// Runs on the worker and gives what is to be done with its findings.
    using Job = std::function<Answer(const std::stop_token&)>;

    explicit LatestJob(QObject& context);
    ~LatestJob();
    LatestJob(const LatestJob&) = delete;
    LatestJob& operator=(const LatestJob&) = delete;

    void start(Job job);
    /// Nothing of what was started arrives any more.
    void drop();
    bool is_running() const { return m_is_running; }

private:
    void work(const std::stop_token& quit);
    void deliver(std::uint64_t ticket, Answer answer);

    QObject& m_context;
    std::uint64_t m_ticket = 0;
    bool m_is_running = false;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    Job m_next;
    std::uint64_t m_next_ticket = 0;
    std::stop_source m_stop;
    std::stop_source m_quit;
    std::unique_ptr<QThread> m_thread;
};

} // namespace corneta::ui
