// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"
#include "app/storage/report/report.h"
#include "core/game/forces/scenario.h"
#include "ui/session/open_game.h"

namespace corneta::window {

/// What the window reads of a game, whoever writes its file.
class RecordedGame : public ui::OpenGame {
    Q_OBJECT

public:
    const game::Journal& journal() const override { return record().journal(); }
    const Rulebook& book() const override { return record().book(); }
    QString name() const override;
    QString seal() const override;
    QStringList mission() const override;
    std::string attacker() const override { return std::string{game::attacker_in(record().head().scenario)}; }
    QString sentence(const game::Entry& entry) const override;
    bool is_in_force(const game::Entry& entry) const override;
    std::optional<ui::OpenRoll> open_roll() const override;
    Problems write_report(const QString& path) const override;

protected:
    virtual const GameRecord& record() const = 0;
    virtual const std::string& path() const = 0;
    virtual std::string head_seal() const = 0;
    virtual std::string report_as(ReportKind kind) const;
};

} // namespace corneta::window
