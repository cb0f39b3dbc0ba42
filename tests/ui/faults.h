// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

/// What is wrong with one widget on the screen: cut, outside, too small, without a name; empty when nothing is.
QString fault_of(const QWidget* widget);

/// The same for all that is visible in a window.
QStringList faults_in(const QWidget& window);
