// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

#include <QList>
#include <QPageSize>
#include <QSizeF>
#include <QString>

#include <expected>
#include <functional>
#include <string>
#include <utility>
#include <vector>

class QPainter;
class QWidget;

namespace corneta::ui {

/// What can be printed of the rules in hand, or of a game.
struct SheetOffer {
    QString label;
    bool is_of_game = false;
    bool is_by_side = false; ///< of one side alone it shows what this side laid face down
};

struct SheetOrder {
    std::size_t offer = 0;
    Rulebook book;
    QString game;     ///< its file
    std::string side; ///< empty: all
    QPageSize::PageSizeId paper = QPageSize::A4;
};

/// Pages that are set; what they are of may change meanwhile.
struct PrintedPages {
    QSizeF size; ///< of a page, in the painter's units
    std::size_t count = 0;
    std::function<void(QPainter& painter, std::size_t page)> paint{};
    /// Writes them as a PDF, whole or not at all.
    std::function<Problems(const QString& path)> save{};
};

/// Keys and what each does.
using KeyList = QList<std::pair<QString, QString>>;
/// The same under headings.
using KeyGroups = std::vector<std::pair<QString, KeyList>>;

/// How the window has sheets set and printed; without offers there is nothing to print.
struct PrintShop {
    std::vector<SheetOffer> offers{};
    /// May be called on any thread.
    std::function<std::expected<PrintedPages, Problems>(const SheetOrder& order)> set{};
    /// All keys on one page; may be called on any thread.
    std::function<PrintedPages(const KeyGroups& keys, QPageSize::PageSizeId paper)> set_keys{};
    /// Asks for a printer and prints.
    std::function<void(const PrintedPages& pages, QWidget& window)> print{};
};

} // namespace corneta::ui
