// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/pack_choice.h"

#include "ui/session/books.h"

#include <QFileInfo>
#include <QSignalBlocker>

#include <algorithm>

namespace corneta::ui {

PackChoice::PackChoice(QWidget* parent) : ChoiceBox{parent} {}

void PackChoice::show_packs(const Books& books, Takes takes)
{
    const QSignalBlocker quiet{this};
    clear();
    addItem(tr("Charts built in"));
    if (books.shelf().packs)
        for (const auto& [path, name] : books.shelf().packs(*books.in_hand().ruleset))
            addItem(QString::fromStdString(name), QString::fromStdString(path));
    const QString& path = books.pack();
    if (!path.isEmpty() && findData(path) < 0 && (takes == Takes::ChartsOfGame || !books.is_kept_by_game()))
        addItem(books.is_kept_by_game() ? tr("Charts of the game") : QFileInfo{path}.fileName(), path);
    setCurrentIndex(path.isEmpty() ? 0 : std::max(findData(path), 0));
}

} // namespace corneta::ui
