// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/latest_job.h"

#include <QMetaObject>
#include <QObject>
#include <QThread>

#include <utility>

namespace corneta::ui {

LatestJob::LatestJob(QObject& context) : m_context{context} {}

LatestJob::~LatestJob()
{
    drop();
    m_quit.request_stop();
    if (m_thread)
        m_thread->wait();
}

void LatestJob::start(Job job)
{
    {
        const std::scoped_lock lock{m_mutex};
        m_stop.request_stop();
        m_stop = std::stop_source{};
        m_next = std::move(job);
        m_next_ticket = ++m_ticket;
    }
    m_is_running = true;
    if (!m_thread) { // of Qt's own: what Qt sets in type wants timers
        m_thread.reset(QThread::create([this] { work(m_quit.get_token()); }));
        m_thread->start();
    }
    m_wake.notify_one();
}

void LatestJob::drop()
{
    const std::scoped_lock lock{m_mutex};
    m_stop.request_stop();
    m_next = nullptr;
    ++m_ticket;
    m_is_running = false;
}

void LatestJob::work(const std::stop_token& quit)
{
    for (;;) {
        std::unique_lock lock{m_mutex};
        if (!m_wake.wait(lock, quit, [this] { return m_next != nullptr; }))
            return;
        const Job job = std::exchange(m_next, nullptr);
        const std::uint64_t ticket = m_next_ticket;
        const std::stop_token stop = m_stop.get_token();
        lock.unlock();
        Answer answer = job(stop);
        lock.lock();
        if (!stop.stop_requested())
            QMetaObject::invokeMethod(
                &m_context, [this, ticket, answer = std::move(answer)] { deliver(ticket, answer); }, Qt::QueuedConnection);
    }
}

void LatestJob::deliver(std::uint64_t ticket, Answer answer) // NOLINT(performance-unnecessary-value-param): it may start the next job
{
    if (ticket != m_ticket)
        return;
    m_is_running = false;
    if (answer)
        answer();
}

} // namespace corneta::ui
