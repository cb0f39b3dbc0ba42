// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

/// What is wrong with a window for somebody who hears it. The whole tree that a screen reader walks is asked for all it can say: names, values,
/// texts, the cells of tables. What takes the focus or can be operated has a name.
QStringList unnamed_in(QWidget& window);

/// Words that a widget paints and that nobody hears of it.
QStringList unheard_in(QWidget& window);

/// Presses Tab until it comes round to where it was. Once it goes back to the beginning; these are its steps when it goes back more often, for one
/// reads from top to bottom, from left to right, a column after the other.
QStringList jumps_in(const QWidget& window);
