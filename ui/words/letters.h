// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QString>
#include <QStringList>

#include <vector>

namespace corneta::ui {

/// A letter of each label, no letter twice, that goes to it with Alt: the beginning of a word if one is free. Null where none is left.
std::vector<QChar> letters_for(const QStringList& labels);

/// The label as rich text with its letter underlined.
QString underlined(const QString& label, QChar letter);

/// The label as a button takes it: its letter behind an ampersand.
QString ampersanded(const QString& label, QChar letter);

} // namespace corneta::ui
