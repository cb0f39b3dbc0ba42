// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pages.h"

#include "ui/widgets/text_page.h"

namespace corneta::ui {

Pages::Pages(QWidget* parent)
    : QStackedWidget{parent},
      m_middle{new QStackedWidget{this}},
      m_mission{new TextPage{tr("The mission"), this}},
      m_problems{new TextPage{tr("What is wrong with the pack"), this}}
{
    addWidget(m_mission);
    addWidget(m_problems);
}

void Pages::take_columns(QWidget& columns)
{
    m_columns = &columns;
    addWidget(&columns);
    setCurrentWidget(&columns);
}

void Pages::bring(QWidget& page)
{
    const bool is_beside = m_middle->indexOf(&page) >= 0;
    if (is_beside)
        m_middle->setCurrentWidget(&page);
    setCurrentWidget(is_beside ? m_columns : &page);
    if (is_beside)
        emit middle_asked();
}

void Pages::show_page(QWidget& page)
{
    bring(page);
    page.setFocus(Qt::OtherFocusReason);
}

void Pages::show_mission(const QStringList& mission)
{
    QString text =
        QStringLiteral("<h2>%1</h2>").arg((mission.isEmpty() ? tr("This game has no scenario.") : mission.first()).toHtmlEscaped());
    for (const QString& paragraph : mission.mid(1))
        text += QStringLiteral("<p>%1</p>").arg(paragraph.toHtmlEscaped());
    m_mission->show_text(text);
    show_page(*m_mission);
}

void Pages::say_problems(const QString& title, const QString& about, const QStringList& problems)
{
    m_problems->show_list(title, about, problems);
    show_page(*m_problems);
}

} // namespace corneta::ui
