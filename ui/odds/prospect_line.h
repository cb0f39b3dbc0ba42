// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/play.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/latest_job.h"

namespace corneta::ui {

class OpenGame;

/// What the play in hand may do to how the sides stand: counted beside the window, hidden where it can do nothing.
class ProspectLine : public SizedLabel {
    Q_OBJECT

public:
    explicit ProspectLine(QWidget* parent);

    void count(const OpenGame& game, const game::Play& play);
    void clear();
    bool is_counting() const { return m_job.is_running(); }

private:
    LatestJob m_job;
};

} // namespace corneta::ui
