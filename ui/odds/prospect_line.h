// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/play.h"
#include "ui/look/sized_label.h"

#include <memory>

namespace corneta::ui {

class LatestJob;
class OpenGame;

/// What the play in hand may do to how the sides stand: counted beside the window, hidden where it can do nothing.
class ProspectLine : public SizedLabel {
    Q_OBJECT

public:
    explicit ProspectLine(QWidget* parent);
    ~ProspectLine() override;

    void count(const OpenGame& game, const game::Play& play);
    void clear();
    bool is_counting() const;

private:
    std::unique_ptr<LatestJob> m_job;
};

} // namespace corneta::ui
