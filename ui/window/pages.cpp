// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pages.h"

#include "ui/widgets/text_page.h"

namespace corneta::ui {

Pages::Pages(QWidget* parent)
    : QStackedWidget{parent},
      m_keys{new TextPage{tr("Keys"), this}},
      m_problems{new TextPage{tr("What is wrong with the pack"), this}}
{
    addWidget(m_keys);
    addWidget(m_problems);
}

void Pages::show_page(QWidget& page)
{
    setCurrentWidget(&page);
    page.setFocus(Qt::OtherFocusReason);
}

void Pages::show_keys(const QString& html)
{
    m_keys->show_text(html);
    show_page(*m_keys);
}

void Pages::say_problems(const QString& title, const QString& about, const QStringList& problems)
{
    m_problems->show_list(title, about, problems);
    show_page(*m_problems);
}

} // namespace corneta::ui
