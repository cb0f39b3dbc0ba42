// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class Player;
class QWidget;

/// What is wrong with one widget on the screen: cut, outside, too small, without a name; empty when nothing is.
QString fault_of(const QWidget* widget);

/// The same for all that is visible in a window, and of what it paints.
QStringList faults_in(QWidget& window);

/// The same once what a worker counts has had the time to move a page, each behind its name, a line each. With a folder in CORNETA_PICTURES a
/// picture goes there, `page-look.png`.
QString faults_of_page(QWidget& window, const QString& page, const QString& look);

/// The same in a player's window when it has come to rest, a line each. With a folder in CORNETA_SHOTS a picture of it goes there, to look at.
QString faults_at_rest(Player& player, const QString& shot);
