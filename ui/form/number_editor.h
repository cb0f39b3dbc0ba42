// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/form/field_editor.h"

namespace corneta::ui {

class NumberLine;

/// A number as a person types it, point or comma before the tenths. Arrow keys count up and down.
class NumberEditor : public FieldEditor {
    Q_OBJECT

public:
    NumberEditor(const Field& field, EditorPlace place, QWidget* parent);

    std::int32_t value() const override { return m_value; }
    void show_value(std::int32_t value) override;
    void show_unsaid() override;
    bool is_unsaid() const override;
    QString problem() const override { return m_problem; }
    void enter() override;

private:
    void read(const QString& typed);
    void step(int by);
    void fit();

    NumberLine* m_line;
    std::int32_t m_value;
    QString m_problem;
};

} // namespace corneta::ui
