// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/screen_awake.h"

#include "ui/players/players_view.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QEvent>

namespace corneta::window {

namespace {

QDBusMessage call_of(const QString& method)
{
    const auto service = QStringLiteral("org.freedesktop.ScreenSaver");
    return QDBusMessage::createMethodCall(service, QStringLiteral("/org/freedesktop/ScreenSaver"), service, method);
}

} // namespace

ScreenAwake::ScreenAwake(QObject& program)
{
    program.installEventFilter(this);
}

bool ScreenAwake::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if ((type == QEvent::Show || type == QEvent::Hide) && !event->spontaneous() && qobject_cast<ui::PlayersView*>(watched) != nullptr) {
        m_is_wanted = type == QEvent::Show;
        m_is_wanted ? hold() : let_go();
    }
    return QObject::eventFilter(watched, event);
}

void ScreenAwake::hold()
{
    if (m_held || m_is_asking)
        return;
    QDBusMessage call = call_of(QStringLiteral("Inhibit"));
    call << QStringLiteral("corneta") << tr("The players look at it");
    m_is_asking = true;
    auto* answer = new QDBusPendingCallWatcher{QDBusConnection::sessionBus().asyncCall(call), this};
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<std::uint32_t> reply = *answer;
        answer->deleteLater();
        m_is_asking = false;
        if (reply.isError())
            return; // there is no such desktop: its screen sleeps as it is set
        m_held = reply.value();
        if (!m_is_wanted) // closed meanwhile
            let_go();
    });
}

void ScreenAwake::let_go()
{
    if (!m_held)
        return;
    QDBusMessage call = call_of(QStringLiteral("UnInhibit"));
    call << *m_held;
    QDBusConnection::sessionBus().send(call);
    m_held.reset();
}

} // namespace corneta::window
