// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/choice_editor.h"

#include "ui/widgets/choice_box.h"
#include "ui/words/wording.h"

#include <QSignalBlocker>

namespace corneta::ui {

ChoiceEditor::ChoiceEditor(const Field& field, QWidget* parent) : FieldEditor{field, parent}, m_box{new ChoiceBox{this}}
{
    put(m_box);
    for (const Option& option : field.options)
        m_box->addItem(translated(option.label));
    m_box->setCurrentIndex(field.start_value());
    connect(m_box, &QComboBox::currentIndexChanged, this, &ChoiceEditor::value_changed);
}

std::int32_t ChoiceEditor::value() const
{
    return m_box->currentIndex();
}

void ChoiceEditor::show_unsaid()
{
    const QSignalBlocker quiet{m_box};
    m_box->setPlaceholderText(QStringLiteral("?"));
    m_box->setCurrentIndex(-1);
}

bool ChoiceEditor::is_unsaid() const
{
    return m_box->currentIndex() < 0;
}

void ChoiceEditor::show_value(std::int32_t value)
{
    const QSignalBlocker quiet{m_box};
    m_box->setCurrentIndex(value);
}

} // namespace corneta::ui
