// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/players/players_seen.h"

#include <QWidget>

namespace corneta::ui {

/// A window for those who stand around the table, on the second screen where there is one: it takes no input but Esc, and all sizes come
/// from its height.
class PlayersView : public QWidget {
    Q_OBJECT

public:
    explicit PlayersView(QWidget* owner);

    void see(PlayersSeen seen);
    const PlayersSeen& seen() const { return m_seen; }
    /// Fills the second screen, or the only one.
    void open();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PlayersSeen m_seen;
};

} // namespace corneta::ui
