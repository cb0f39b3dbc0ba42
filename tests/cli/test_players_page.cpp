// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/called_game.h"

#include <QDir>
#include <QFile>
#include <QObject>
#include <QProcess>
#include <QTest>

#include <memory>

/// The page for the players' telephones.
class TestPlayersPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void it_tells_where_the_game_stands();
    void it_says_nothing_of_what_lies_face_down();
    void it_is_whole_in_one_file();
    void it_follows_another_program();
    void what_is_no_page_of_ours_is_not_overwritten();

private:
    QByteArray page(const char* options = "") const
    {
        m_game->call(QByteArray{"game page FILE -o PAGE --force "} + options);
        QFile file{m_game->path("page.html")};
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
    }

    std::unique_ptr<CalledGame> m_game;
};
