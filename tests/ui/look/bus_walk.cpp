// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/look/bus_walk.h"

#include <QCoreApplication>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QEventLoop>

#include <chrono>
#include <thread>
#include <vector>

namespace {

const QString name_of_walker = QStringLiteral("corneta_walker");
const QString root = QStringLiteral("/org/a11y/atspi/accessible/root");

/// An object of the bus: of which program, and its path.
struct Part {
    QString program;
    QString path;
};

const QDBusArgument& operator>>(const QDBusArgument& argument, Part& part)
{
    QDBusObjectPath path;
    argument.beginStructure();
    argument >> part.program >> path;
    argument.endStructure();
    part.path = path.path();
    return argument;
}

class Walker {
public:
    Walker(QDBusConnection bus, QSet<QString>& hidden) : m_bus{std::move(bus)}, m_hidden{hidden} {}

    /// A program becomes known a little after its first window.
    void walk()
    {
        constexpr int most_looks = 100;
        constexpr std::chrono::milliseconds between{50};
        for (int look = 0; look < most_looks && parts == 0; ++look) {
            if (look > 0)
                std::this_thread::sleep_for(between);
            for (const Part& program : children_of({QStringLiteral("org.a11y.atspi.Registry"), root}))
                if (process_of(program) == QCoreApplication::applicationPid())
                    for (const Part& window : children_of(program))
                        visit(window, true);
        }
    }

    QStringList faults;
    int parts = 0;

private:
    enum State : unsigned { Focusable = 11, Showing = 25 };

    QList<QVariant> ask(const Part& part, const QString& interface, const QString& what, const QList<QVariant>& with = {})
    {
        QDBusMessage call = QDBusMessage::createMethodCall(part.program, part.path, interface, what);
        call.setArguments(with);
        const QDBusMessage reply = m_bus.call(call);
        if (reply.type() == QDBusMessage::ReplyMessage)
            return reply.arguments();
        faults << QStringLiteral("%1 does not answer %2: %3").arg(part.path, what, reply.errorMessage());
        return {};
    }

    QVariant property(const Part& part, const QString& interface, const QString& name)
    {
        const auto answer = ask(part, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"), {interface, name});
        return answer.isEmpty() ? QVariant{} : answer.first().value<QDBusVariant>().variant();
    }

    template <class T> T asked(const Part& part, const QString& what)
    {
        const auto answer = ask(part, QStringLiteral("org.a11y.atspi.Accessible"), what);
        return answer.isEmpty() ? T{} : qdbus_cast<T>(answer.first());
    }

    std::vector<Part> children_of(const Part& part)
    {
        std::vector<Part> children;
        const auto answer = ask(part, QStringLiteral("org.a11y.atspi.Accessible"), QStringLiteral("GetChildren"));
        if (answer.isEmpty())
            return children;
        const auto list = answer.first().value<QDBusArgument>();
        list.beginArray();
        while (!list.atEnd())
            list >> children.emplace_back();
        list.endArray();
        return children;
    }

    qint64 process_of(const Part& program)
    {
        const Part daemon{QStringLiteral("org.freedesktop.DBus"), QStringLiteral("/org/freedesktop/DBus")};
        const auto answer =
            ask(daemon, QStringLiteral("org.freedesktop.DBus"), QStringLiteral("GetConnectionUnixProcessID"), {program.program});
        return answer.isEmpty() ? 0 : answer.first().toLongLong();
    }

    void visit(const Part& part, bool is_seen)
    {
        const auto states = asked<QList<uint>>(part, QStringLiteral("GetState"));
        const auto is = [&](State state) { return !states.isEmpty() && (states.first() >> state & 1U) != 0; };
        const bool is_here = is_seen && is(Showing);
        if (!is_here) {
            if (m_hidden.contains(part.path))
                return;
            m_hidden.insert(part.path);
        }
        ++parts;
        const auto interfaces = asked<QStringList>(part, QStringLiteral("GetInterfaces"));
        const QString name = property(part, QStringLiteral("org.a11y.atspi.Accessible"), QStringLiteral("Name")).toString();
        if (is_here && is(Focusable) && name.trimmed().isEmpty())
            faults << QStringLiteral("%1 has no name: %2").arg(part.path, asked<QString>(part, QStringLiteral("GetRoleName")));
        if (interfaces.contains(QStringLiteral("org.a11y.atspi.Text")))
            ask(part, QStringLiteral("org.a11y.atspi.Text"), QStringLiteral("GetText"), {0, -1});
        if (interfaces.contains(QStringLiteral("org.a11y.atspi.Value")))
            property(part, QStringLiteral("org.a11y.atspi.Value"), QStringLiteral("CurrentValue"));
        if (interfaces.contains(QStringLiteral("org.a11y.atspi.Action")))
            property(part, QStringLiteral("org.a11y.atspi.Action"), QStringLiteral("NActions"));
        if (interfaces.contains(QStringLiteral("org.a11y.atspi.Table")))
            visit_cells(part);
        for (const Part& child : children_of(part))
            visit(child, is_here);
    }

    void visit_cells(const Part& table)
    {
        const QString interface = QStringLiteral("org.a11y.atspi.Table");
        const int rows = property(table, interface, QStringLiteral("NRows")).toInt();
        const int columns = property(table, interface, QStringLiteral("NColumns")).toInt();
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column) {
                const auto answer = ask(table, interface, QStringLiteral("GetAccessibleAt"), {row, column});
                if (!answer.isEmpty() && qdbus_cast<Part>(answer.first()).path.endsWith(QLatin1String{"/null"}))
                    faults << QStringLiteral("%1: cell %2, %3 is missing").arg(table.path).arg(row).arg(column);
            }
    }

    QDBusConnection m_bus;
    QSet<QString>& m_hidden;
};

QString address_of_bus()
{
    const QDBusMessage reply = QDBusConnection::sessionBus().call(QDBusMessage::createMethodCall(
        QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"), QStringLiteral("org.a11y.Bus"), QStringLiteral("GetAddress")));
    return reply.arguments().value(0).toString();
}

} // namespace

Q_DECLARE_METATYPE(Part)

QStringList BusWalk::faults()
{
    QStringList faults;
    QEventLoop until_done;
    const std::jthread thread{[&] {
        const QString address = address_of_bus();
        Walker walker{QDBusConnection::connectToBus(address, name_of_walker), m_hidden};
        walker.walk();
        faults = walker.faults;
        if (walker.parts == 0)
            faults << QStringLiteral("the bus does not know this program");
        m_parts += walker.parts;
        QMetaObject::invokeMethod(&until_done, &QEventLoop::quit, Qt::QueuedConnection);
    }};
    until_done.exec();
    return faults;
}
