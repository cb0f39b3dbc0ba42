// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/answers.h"
#include "core/game/play/rules.h"
#include "core/game/state/unit.h"

#include <QObject>
#include <QString>

#include <optional>
#include <string>
#include <vector>

class QLineEdit;
class QWidget;

namespace corneta::ui {

class FieldEditor;
class FieldLabel;
class SizedLabel;

/// One stat of a unit that may be set right: label, editor, what it says now, what is wrong with what is typed.
class StatLine : public QObject {
    Q_OBJECT

public:
    /// `spec` outlives the line. A stat that the unit has not begins empty, a yes or no as forms take it.
    StatLine(const game::StatSpec& spec, const game::Unit& unit, QChar letter, QWidget* parent);

    const std::string& key() const { return m_key; }
    QString words() const { return m_words; }
    /// What is typed, where it differs from what the unit has; words that cannot be read among it.
    std::optional<Given> given() const;
    /// What is wrong with what is typed; empty when it can be read.
    QString problem() const;
    /// Said beside the line; empty: all is well.
    void say_problem(const QString& words);
    /// Goes there, ready to type over what stands there.
    void enter();

    QWidget* label() const;
    QWidget* editor() const { return m_editor; }
    QWidget* key_widget() const { return m_keys; }
    /// All of them, in the order of the Tab key.
    std::vector<QWidget*> key_widgets() const;
    SizedLabel* now() const { return m_state; }
    SizedLabel* problem_label() const { return m_problem; }

signals:
    void changed();

private:
    QWidget* new_editor(const game::Unit& unit, QWidget* parent);
    void read_unit(const game::Unit& unit);
    void show_difference();

    const game::StatSpec& m_spec;
    std::string m_key;
    std::string m_word; ///< as the unit has it; empty: it has none
    QString m_words;    ///< of the label
    FieldLabel* m_label;
    FieldEditor* m_field = nullptr; ///< of all but free text
    QLineEdit* m_line = nullptr;    ///< where letters are typed
    QWidget* m_editor;
    QWidget* m_keys;
    SizedLabel* m_state;
    SizedLabel* m_problem;
};

} // namespace corneta::ui
