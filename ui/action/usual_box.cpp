// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/usual_box.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/word_button.h"

#include <QApplication>
#include <QKeyEvent>

namespace corneta::ui {

UsualBox::UsualBox(QWidget* parent)
    : QWidget{parent},
      m_button{new WordButton{tr("As usual"), this, "usual"}},
      m_words{new SizedLabel{Type::Plain, QFont::Normal, this, "usual_words"}}
{
    in_row(this, {m_button, {m_words, 1}});
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
