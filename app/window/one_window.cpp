// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/one_window.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QStandardPaths>

namespace corneta::window {

namespace {

constexpr int patience_ms = 500;

/// In a folder of the user's own; the same for all names of one file. Empty while it is not there.
QString socket_of(const QString& game)
{
    const QString file = QFileInfo{game}.canonicalFilePath();
    const QByteArray digest = QCryptographicHash::hash(file.toUtf8(), QCryptographicHash::Sha256).toHex().left(32);
    return file.isEmpty() ? QString{}
                          : QStringLiteral("%1/corneta-%2")
                                .arg(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation), QString::fromLatin1(digest));
}

} // namespace

bool other_window_comes(const QString& game)
{
    const QString name = socket_of(game);
    if (name.isEmpty())
        return false;
    QLocalSocket socket;
    socket.connectToServer(name);
    return socket.waitForConnected(patience_ms);
}

OneWindow::OneWindow() = default;
OneWindow::~OneWindow() = default;

void OneWindow::hold(const QString& game)
{
    m_server.reset();
    m_game = game;
    const QString name = socket_of(game);
    if (name.isEmpty())
        return;
    m_server = std::make_unique<QLocalServer>();
    m_server->setSocketOptions(QLocalServer::UserAccessOption); // it takes the place of what a window that crashed left
    connect(m_server.get(), &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* const socket = m_server->nextPendingConnection())
            socket->deleteLater();
        emit wanted(m_game);
    });
    m_server->listen(name);
}

} // namespace corneta::window
