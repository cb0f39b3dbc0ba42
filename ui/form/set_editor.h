// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/form/field_editor.h"

#include <QCheckBox>

#include <vector>

namespace corneta::ui {

/// Any number of a field's options, a box each.
class SetEditor : public FieldEditor {
    Q_OBJECT

public:
    SetEditor(const Field& field, QWidget* parent);

    std::int32_t value() const override;
    void show_value(std::int32_t value) override;
    void show_unsaid() override;
    bool is_unsaid() const override;
    std::vector<QWidget*> key_widgets() const override { return {m_boxes.begin(), m_boxes.end()}; }
    void name(const QString& object_name, const QString& words) override;

private:
    std::vector<QCheckBox*> m_boxes;
};

} // namespace corneta::ui
