// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

#include <vector>

class QTextDocument;

namespace corneta::ui {

/// What stands under one heading of a page of the manual.
struct ManualPart {
    QUrl page;       ///< empty: the page of keys
    QString title;   ///< of the page
    QString heading; ///< its own; that of the page for what stands first
    QString words;
    int block = 0; ///< of the heading, from the top of the page
};

/// The parts of a page as they follow each other.
std::vector<ManualPart> parts_of(const QTextDocument& document, const QUrl& page);

/// All pages that the program carries in the language in use, in the order in which the first one names them.
std::vector<ManualPart> manual_parts();

/// Those in which all words stand, the ones with more of them in the heading first. Without a word the first part of each page.
std::vector<ManualPart> parts_with(const std::vector<ManualPart>& parts, const QString& words);

} // namespace corneta::ui
