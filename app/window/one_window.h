// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <memory>

class QLocalServer;

namespace corneta::window {

/// Asks the window of this user that holds the game to come to the front; false where there is none.
bool other_window_comes(const QString& game);

/// Lets a second start with the game that a window has open find that window.
class OneWindow : public QObject {
    Q_OBJECT

public:
    OneWindow();
    ~OneWindow() override;
    Q_DISABLE_COPY_MOVE(OneWindow)

    /// From now on that game. Where nobody can be told so nothing is lost: a second start then opens it itself.
    void hold(const QString& game);

signals:
    /// Somebody wants to see the window with that game.
    void wanted(const QString& game);

private:
    QString m_game;
    std::unique_ptr<QLocalServer> m_server;
};

} // namespace corneta::window
