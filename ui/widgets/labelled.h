// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QWidget;

namespace corneta::ui {

/// The field below its label, which is its name too.
QWidget* labelled(const QString& label, QWidget& field, QWidget* parent);
/// What stands before a field, bold and in one line.
QLabel* label_before(const QString& label, QWidget& field);
/// A line for a reason as the journal keeps it, with the word for it.
QHBoxLayout* reason_row(QLineEdit& reason, const char* object, const QString& name, const QString& help);

} // namespace corneta::ui
