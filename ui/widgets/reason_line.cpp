// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/reason_line.h"

#include "ui/look/sized_label.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <utility>

namespace corneta::ui {

ReasonLine::ReasonLine(QWidget* parent)
    : QWidget{parent},
      m_objections{new SizedLabel{Type::Plain, QFont::Bold, this}},
      m_reason{new QLineEdit{this}}
{
    constexpr int most_letters = 500;
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_objections);
    auto* row = new QHBoxLayout;
    auto* label = new SizedLabel{Type::Plain, QFont::Bold, this};
    label->setText(tr("Reason"));
    label->setWordWrap(false);
    label->setBuddy(m_reason);
    row->addWidget(label);
    row->addWidget(m_reason, 1);
    column->addLayout(row);
    m_objections->setObjectName(QStringLiteral("reason_objections"));
    m_reason->setObjectName(QStringLiteral("reason_all_the_same"));
    m_reason->setAccessibleName(tr("Reason to do it anyway"));
    m_reason->setToolTip(tr("Why you do it anyway: the journal keeps it. Enter does it, Esc goes back."));
    m_reason->setMaxLength(most_letters);
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
