// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/field.h"

#include <QLabel>
#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;

namespace corneta::ui {

/// A field's label; a click on it goes to the field.
class FieldLabel : public QLabel {
public:
    FieldLabel(const QString& rich_text, std::function<void()> pressed, QWidget* parent);

    QSize minimumSizeHint() const override { return {QLabel::minimumSizeHint().width(), fontMetrics().height()}; }

protected:
    void mousePressEvent(QMouseEvent* event) override;

private:
    std::function<void()> m_pressed;
};

/// Where an editor stands: beside its label with the unit behind it, or in a table under its column's heading.
enum class EditorPlace { Form, Table };

/// Edits one value of a field. The widget that takes the keys is named after the field.
class FieldEditor : public QWidget {
    Q_OBJECT

public:
    FieldEditor(const Field& field, QWidget* parent);

    const Field& field() const { return m_field; }
    /// The last value that could be read.
    virtual std::int32_t value() const = 0;
    /// Shows a value and says nothing of it.
    virtual void show_value(std::int32_t value) = 0;
    /// Shows that nobody has answered, though it has a value.
    virtual void show_unsaid() {}
    /// Whether it still shows that.
    virtual bool is_unsaid() const { return false; }
    /// What is wrong with what is typed; empty when it can be read.
    virtual QString problem() const { return {}; }
    /// Goes there, ready to type over what stands there.
    virtual void enter() { key_widget()->setFocus(Qt::ShortcutFocusReason); }
    /// What the field's own key does: enter; a toggle also changes.
    virtual void press() { enter(); }
    /// The widget that takes the keys.
    QWidget* key_widget() const { return m_keys; }
    /// All of them, in the order of the Tab key.
    virtual std::vector<QWidget*> key_widgets() const { return {m_keys}; }
    /// Names the widget that takes the keys, for tests by `object_name` and for people by `words`.
    virtual void name(const QString& object_name, const QString& words);

signals:
    void value_changed();

protected:
    void take_keys(QWidget* widget) { m_keys = widget; }
    /// The widget that takes the keys keeps to the left.
    QHBoxLayout* put(QWidget* keys);

private:
    const Field& m_field;
    QWidget* m_keys = nullptr;
};

/// The editor for the field's kind.
FieldEditor* new_field_editor(const Field& field, EditorPlace place, QWidget* parent);

} // namespace corneta::ui
