// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manual.h"

#include "core/text/language.h"

#include <QFile>
#include <QStringList>
#include <QTextBlock>
#include <QTextCharFormat>
#include <QTextDocument>

#include <algorithm>

namespace corneta::ui {

namespace {

/// In the language in use, where the manual is written in it too.
QUrl first_page()
{
    const QUrl english{QStringLiteral("qrc:/manual/index.md")};
    const QUrl own = english.resolved(QUrl{QString::fromStdString(spoken("en")) + QStringLiteral("/index.md")});
    return QFile::exists(QLatin1Char{':'} + own.path()) ? own : english;
}

/// Of the program's own pages; pictures and pages elsewhere are none.
bool is_page(const QUrl& url)
{
    return url.scheme() == QLatin1String{"qrc"} && url.path().endsWith(QLatin1String{".md"});
}

QString markdown_of(const QUrl& page)
{
    QFile file{QLatin1Char{':'} + page.path()};
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString{};
}

std::vector<QUrl> pages_named_in(const QTextDocument& document, const QUrl& first)
{
    std::vector<QUrl> pages;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
            const QUrl page = first.resolved(QUrl{piece.fragment().charFormat().anchorHref()});
            if (is_page(page) && page != first && std::ranges::find(pages, page) == pages.end())
                pages.push_back(page);
        }
    return pages;
}

} // namespace

std::vector<ManualPart> parts_of(const QTextDocument& document, const QUrl& page)
{
    std::vector<ManualPart> parts;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            parts.push_back({page, parts.empty() ? block.text() : parts.front().title, block.text(), {}, block.blockNumber()});
        else if (!parts.empty())
            parts.back().words += block.text() + QLatin1Char{'\n'};
    }
    return parts;
}

std::vector<ManualPart> manual_parts()
{
    const QUrl first = first_page();
    QTextDocument document;
    document.setMarkdown(markdown_of(first));
    std::vector<ManualPart> parts = parts_of(document, first);
    for (const QUrl& page : pages_named_in(document, first)) {
        document.setMarkdown(markdown_of(page));
        std::ranges::move(parts_of(document, page), std::back_inserter(parts));
    }
    return parts;
}

std::vector<ManualPart> parts_with(const std::vector<ManualPart>& parts, const QString& words)
{
    const QStringList wanted = words.split(QLatin1Char{' '}, Qt::SkipEmptyParts);
    const auto in = [&](const QString& text) {
        return std::ranges::count_if(wanted, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    };
    std::vector<ManualPart> found;
    for (const ManualPart& part : parts)
        if (wanted.isEmpty() ? part.heading == part.title : in(part.title + ' ' + part.heading + '\n' + part.words) == wanted.size())
            found.push_back(part);
    std::ranges::stable_sort(found, std::ranges::greater{}, [&](const ManualPart& part) { return in(part.heading); });
    return found;
}

} // namespace corneta::ui
