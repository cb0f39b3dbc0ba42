// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/text/problem.h"

#include <QByteArray>
#include <QPageSize>
#include <QPainter>
#include <QString>

#include <expected>
#include <functional>
#include <vector>

namespace corneta::paper {

/// What stands at the head of each page.
struct SheetHead {
    QString title;
    QString edition; ///< of the rules; empty: it is of none
    QString pack{};  ///< the name of the charts in use; empty: the ruleset's own
};

/// Of a sheet for a rulebook: the name of the ruleset, unless it is called otherwise.
SheetHead head_of(const Rulebook& book, const QString& title = {});
QString words_of(std::string_view text);
/// Of a source: ■ rules, ◆ example, ○ house, ★ yours.
QString mark_of(Source source);

/// What is painted on a page within its frame, from the upper left corner of its body.
using PageBody = std::function<void(QPainter& painter)>;

/// Of what the frame leaves free.
QSizeF body_of(QPageSize::PageSizeId paper);

struct SheetPage {
    SheetHead head;
    PageBody body;
};
std::vector<SheetPage> pages_under(const SheetHead& head, std::vector<PageBody> bodies);

/// What is printed at once.
struct Sheets {
    QPageSize::PageSizeId paper = QPageSize::A4;
    std::vector<SheetPage> pages{};
};

/// A page in the frame of all sheets, at a painter that counts in hundredths of a millimetre from the corner of the paper.
void paint_page(QPainter& painter, const Sheets& sheets, std::size_t page);
/// The bytes of a PDF. The same pages are the same bytes, whenever they are printed.
QByteArray pdf_of(const Sheets& sheets);

} // namespace corneta::paper
