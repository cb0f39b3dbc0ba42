// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QStringList>

/// The accessibility bus of the session, asked by a thread of its own while the window goes on, as a screen reader asks it.
class BusWalk {
public:
    /// What is wrong with the tree of this program that the bus gives: parts that do not answer, what takes the focus and has no name. Every
    /// part is asked for its name, its words, its state and its value, every table for its cells; one that does not show is asked once in all walks.
    QStringList faults();
    /// So many parts were asked, all walks together.
    int parts() const { return m_parts; }

private:
    QSet<QString> m_hidden; ///< paths
    int m_parts = 0;
};
