// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/toggle_editor.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QSignalBlocker>

namespace corneta::ui {

ToggleEditor::ToggleEditor(const Field& field, QWidget* parent) : FieldEditor{field, parent}, m_box{new QCheckBox{this}}
{
    put(m_box);
    m_box->setChecked(field.start_value() != 0);
    connect(m_box, &QCheckBox::stateChanged, this, [this] {
        m_box->setTristate(false);
        emit value_changed();
    });
}

std::int32_t ToggleEditor::value() const
{
    return m_box->checkState() == Qt::Checked ? 1 : 0;
}

void ToggleEditor::show_value(std::int32_t value)
{
    const QSignalBlocker quiet{m_box};
    m_box->setTristate(false);
    m_box->setChecked(value != 0);
}

void ToggleEditor::show_unsaid()
{
    const QSignalBlocker quiet{m_box};
    m_box->setTristate(true);
    m_box->setCheckState(Qt::PartiallyChecked);
}

bool ToggleEditor::is_unsaid() const
{
    return m_box->checkState() == Qt::PartiallyChecked;
}

void ToggleEditor::press()
{
    enter();
    m_box->setCheckState(m_box->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
}

void ToggleEditor::keyPressEvent(QKeyEvent* event)
{
    const QString yes = tr("y", "the letter that says yes");
    const QString no = tr("n", "the letter that says no");
    if (event->text().compare(yes, Qt::CaseInsensitive) == 0 && event->modifiers() == Qt::NoModifier)
        m_box->setCheckState(Qt::Checked);
    else if (event->text().compare(no, Qt::CaseInsensitive) == 0 && event->modifiers() == Qt::NoModifier)
        m_box->setCheckState(Qt::Unchecked);
    else
        FieldEditor::keyPressEvent(event);
}

} // namespace corneta::ui
