// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/reason_line.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/labelled.h"

#include <QLineEdit>

#include <utility>

namespace corneta::ui {

ReasonLine::ReasonLine(QWidget* parent)
    : QWidget{parent},
      m_objections{new SizedLabel{Type::Plain, QFont::Bold, this, "reason_objections"}},
      m_reason{new QLineEdit{this}}
{
    in_column(this,
              {m_objections,
               reason_row(*m_reason, "reason_all_the_same", tr("Reason to do it anyway"),
                          tr("Why you do it anyway: the journal keeps it. Enter does it, Esc goes back."))});
    connect(m_reason, &QLineEdit::returnPressed, this, &ReasonLine::take);
    hide();
}

void ReasonLine::ask(const QStringList& objections, std::function<void(const std::string& reason)> all_the_same)
{
    m_all_the_same = std::move(all_the_same);
    m_objections->setText(tr("\u25b2 %1").arg(objections.join(QStringLiteral("\n\u25b2 "))));
    m_reason->setAccessibleDescription(objections.join(QLatin1Char{' '}));
    m_reason->clear();
    show();
    m_reason->setFocus(Qt::OtherFocusReason);
}

void ReasonLine::clear()
{
    m_all_the_same = nullptr;
    m_objections->clear();
    m_reason->clear();
    hide();
}

void ReasonLine::take()
{
    const std::string reason = m_reason->text().trimmed().toStdString();
    if (reason.empty() || !m_all_the_same)
        return;
    const auto all_the_same = std::exchange(m_all_the_same, nullptr);
    clear();
    all_the_same(reason);
}

} // namespace corneta::ui
