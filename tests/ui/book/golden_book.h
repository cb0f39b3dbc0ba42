// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

/// A club's book in the folder, with the golden game of Santa Anna Rules in it, as it stands.
QString golden_book(const QTemporaryDir& folder);
