// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/form/field_editor.h"

class QCheckBox;

namespace corneta::ui {

/// Yes or no: space changes it, so does its own key; y and n say it.
class ToggleEditor : public FieldEditor {
    Q_OBJECT

public:
    ToggleEditor(const Field& field, QWidget* parent);

    std::int32_t value() const override;
    void show_value(std::int32_t value) override;
    void show_unsaid() override;
    bool is_unsaid() const override;
    void press() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QCheckBox* m_box;
};

} // namespace corneta::ui
