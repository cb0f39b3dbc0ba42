// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/printing.h"

#include "app/paper/sheet_kinds.h"
#include "app/paper/typeface.h"
#include "app/window/filed_season.h"
#include "ui/words/wording.h"

#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QSaveFile>

#include <memory>
#include <utility>
#include <vector>

namespace corneta::window {

namespace {

/// A kind of sheet, of a rulebook or of a game.
struct Offered {
    const paper::SheetKind* kind;
    bool is_of_game;
};

std::vector<Offered> offered()
{
    std::vector<Offered> all;
    for (const paper::SheetKind& kind : paper::sheet_kinds()) {
        if (!kind.of_game.empty())
            all.push_back({&kind, true});
        if (!kind.of_book.empty())
            all.push_back({&kind, false});
    }
    return all;
}

Problems saved(const paper::Sheets& sheets, const QString& path)
{
    QSaveFile file{path};
    if (file.open(QIODevice::WriteOnly) && file.write(pdf_of(sheets)) >= 0 && file.commit())
        return {};
    return {{path.toStdString(), {"{0}", {Name{file.errorString().toStdString()}}}}};
}

std::expected<paper::Sheets, Problems> sheets(const Offered& offered, const ui::SheetOrder& order, std::span<const Ruleset* const> rulesets)
{
    if (!offered.is_of_game)
        return offered.kind->set_book(order.book, order.paper);
    const auto read = game_read(order.game.toStdString(), rules_of_file(order.game, rulesets));
    if (!read)
        return std::unexpected{read.error()};
    return offered.kind->set(read->record, order.side, order.paper);
}

ui::PrintedPages printed(paper::Sheets set)
{
    const auto all = std::make_shared<const paper::Sheets>(std::move(set));
    return {.size = QPageSize{all->paper}.size(QPageSize::Millimeter) * paper::millimetre,
            .count = all->pages.size(),
            .paint = [all](QPainter& painter, std::size_t page) { paint_page(painter, *all, page); },
            .save = [all](const QString& path) { return saved(*all, path); }};
}

/// Each page on a page of paper at its full size.
void paint(const ui::PrintedPages& pages, QPrinter& printer)
{
    QPainter painter{&printer};
    const qreal scale = static_cast<qreal>(printer.resolution()) / paper::units_an_inch;
    painter.scale(scale, scale);
    for (std::size_t i = 0; i < pages.count; ++i) {
        if (i > 0)
            printer.newPage();
        pages.paint(painter, i);
    }
}

void print(const ui::PrintedPages& pages, QWidget& window)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageSize(QPageSize{pages.size / paper::millimetre, QPageSize::Millimeter});
    printer->setFullPage(true);
    auto* dialog = new QPrintDialog{printer.get(), &window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, dialog, [pages, printer] { paint(pages, *printer); });
    dialog->open();
}

} // namespace

ui::PrintShop print_shop(std::span<const Ruleset* const> rulesets)
{
    const std::vector<Offered> all = offered();
    std::vector<ui::SheetOffer> offers;
    offers.reserve(all.size());
    for (const auto& [kind, is_of_game] : all)
        offers.push_back({ui::translated(is_of_game ? kind->of_game : kind->of_book), is_of_game, kind->is_by_side});
    return {.offers = std::move(offers),
            .set = [all, rulesets](const ui::SheetOrder& order) -> std::expected<ui::PrintedPages, Problems> {
                auto set = sheets(all[order.offer], order, rulesets);
                if (!set)
                    return std::unexpected{std::move(set.error())};
                return printed(std::move(*set));
            },
            .set_keys = [](const ui::KeyGroups& keys, QPageSize::PageSizeId paper) { return printed(paper::keys_sheet(keys, paper)); },
            .print = print};
}

} // namespace corneta::window
