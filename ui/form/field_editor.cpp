// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/field_editor.h"

#include "ui/form/choice_editor.h"
#include "ui/form/number_editor.h"
#include "ui/form/set_editor.h"
#include "ui/form/toggle_editor.h"
#include "ui/look/laid_out.h"

#include <cassert>

namespace corneta::ui {

FieldEditor::FieldEditor(const Field& field, QWidget* parent) : QWidget{parent}, m_field{field} {}

QHBoxLayout* FieldEditor::put(QWidget* keys)
{
    take_keys(keys);
    return in_row(this, {keys, Part::room()});
}

void FieldEditor::enter()
{
    key_widget()->setFocus(Qt::ShortcutFocusReason);
}

void FieldEditor::name(const QString& object_name, const QString& words)
{
    key_widget()->setObjectName(object_name);
    key_widget()->setAccessibleName(words);
}

FieldEditor* new_field_editor(const Field& field, EditorPlace place, QWidget* parent)
{
    switch (field.kind) {
    case Kind::Number: return new NumberEditor{field, place, parent};
    case Kind::Choice: return new ChoiceEditor{field, parent};
    case Kind::Toggle: return new ToggleEditor{field, parent};
    case Kind::Set: return new SetEditor{field, parent};
    }
    assert(false);
    return nullptr;
}

} // namespace corneta::ui
