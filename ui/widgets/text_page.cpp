// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/text_page.h"

#include "ui/look/colours.h"
#include "ui/look/laid_out.h"

#include <QTextDocument>

namespace corneta::ui {

TextPage::TextPage(const QString& accessible_name, QWidget* parent) : QTextBrowser{parent}
{
    setAccessibleName(accessible_name);
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setToolTip(tr("Esc goes back to the form"));
}

void TextPage::dress()
{
    QPalette leaf = palette();
    leaf.setColor(QPalette::Base, roles().leaf);
    setPalette(leaf);
    document()->setDocumentMargin(4.0 * grid_unit(fontMetrics()));
}

void TextPage::show_text(const QString& html)
{
    setHtml(html);
    dress();
}

void TextPage::show_page(const QUrl& page)
{
    setSource(page, QTextDocument::MarkdownResource);
    dress();
}

void TextPage::show_list(const QString& title, const QString& about, const QStringList& lines)
{
    QString text = QStringLiteral("<h2>%1</h2><p>%2</p><ul>").arg(title.toHtmlEscaped(), about.toHtmlEscaped());
    for (const QString& line : lines)
        text += QStringLiteral("<li>%1</li>").arg(line.toHtmlEscaped());
    show_text(text + QStringLiteral("</ul>"));
}

} // namespace corneta::ui
