// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manual_text.h"

#include <QImage>
#include <QTextDocument>

namespace corneta::ui {

void ManualText::show_page(const QUrl& page)
{
    setSource(page, QTextDocument::MarkdownResource);
    dress();
}

QVariant ManualText::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource)
        return TextPage::loadResource(type, name);
    const QImage picture{QLatin1Char{':'} + source().resolved(name).path()};
    const int room = viewport()->width() - qRound(2 * document()->documentMargin());
    return picture.width() > room && room > 0 ? picture.scaledToWidth(room, Qt::SmoothTransformation) : picture;
}

} // namespace corneta::ui
