// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/usual_box.h"

#include "ui/look/sized_label.h"
#include "ui/widgets/word_button.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>

namespace corneta::ui {

UsualBox::UsualBox(QWidget* parent)
    : QWidget{parent},
      m_button{new WordButton{tr("As usual"), this}},
      m_words{new SizedLabel{Type::Plain, QFont::Normal, this}}
{
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_button);
    row->addWidget(m_words, 1);
    m_words->setObjectName(QStringLiteral("usual_words"));
    m_button->setObjectName(QStringLiteral("usual"));
    m_button->installEventFilter(this);
    connect(m_button, &WordButton::clicked, this, &UsualBox::taken);
    show_usual({});
}

void UsualBox::show_usual(const QStringList& words)
{
    m_words->setText(words.join(QStringLiteral(" \u00b7 ")));
    m_button->setAccessibleName(tr("As usual: %1").arg(m_words->text()));
    setVisible(!words.isEmpty());
}

bool UsualBox::eventFilter(QObject* watched, QEvent* event)
{
    const auto* const key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
    if (watched != m_button || key == nullptr || key->text().size() != 1 || !key->text().front().isDigit())
        return QWidget::eventFilter(watched, event);
    m_button->click();
    bool begun = false;
    emit dice_begun(begun);
    if (QWidget* const now = QApplication::focusWidget(); begun && now != nullptr)
        QCoreApplication::sendEvent(now, event);
    return true;
}

} // namespace corneta::ui
