// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/book/golden_book.h"

#include "app/book/book.h"
#include "rulesets/all_rulesets.h"

#include <QFile>

using namespace corneta;

QString golden_book(const QTemporaryDir& folder)
{
    const QString game = folder.filePath(QStringLiteral("golden.corneta"));
    QFile::copy(QStringLiteral(CORNETA_SOURCE_DIR "/rulesets/santa_anna/golden/buena-vista-small.corneta"), game);
    const QString path = folder.filePath(QStringLiteral("club.corneta-book"));
    auto book = create_book(path.toStdString(), *all_rulesets().front());
    if (!book || !add_battle(*book, game.toStdString(), "time was up", all_rulesets()))
        qFatal("there is no book");
    return path;
}
