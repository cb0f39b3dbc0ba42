// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/text_page.h"

namespace corneta::ui {

TextPage::TextPage(const QString& accessible_name, QWidget* parent) : QTextBrowser{parent}
{
    setAccessibleName(accessible_name);
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setToolTip(tr("Esc goes back to the form"));
}

void TextPage::show_text(const QString& html)
{
    setHtml(html);
}

} // namespace corneta::ui
