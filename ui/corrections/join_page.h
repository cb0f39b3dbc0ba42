// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/corrections/table_page.h"

namespace corneta::ui {

/// Asks why two units join although the rules are against it.
class JoinPage : public TablePage {
    Q_OBJECT

public:
    explicit JoinPage(QWidget* parent);

    void ask(OpenGame& game, const game::Join& join, const Problems& objections);

protected:
    std::optional<game::Command> command(const std::string& reason) override;
    Problems say(const Problems& problems) override { return problems; }

private:
    game::Join m_join;
};

} // namespace corneta::ui
