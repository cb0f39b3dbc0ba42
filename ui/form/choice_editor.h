// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/form/field_editor.h"

namespace corneta::ui {

class ChoiceBox;

/// One of a field's options.
class ChoiceEditor : public FieldEditor {
    Q_OBJECT

public:
    ChoiceEditor(const Field& field, QWidget* parent);

    std::int32_t value() const override;
    void show_value(std::int32_t value) override;
    void show_unsaid() override;
    bool is_unsaid() const override;

private:
    ChoiceBox* m_box;
};

} // namespace corneta::ui
