// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/corrections/table_page.h"

class QLineEdit;

namespace corneta::ui {

class ChoiceBox;
class SizedLabel;
class StatLines;

/// A unit, a leader or a side that comes onto the table.
class NewUnitPage : public TablePage {
    Q_OBJECT

public:
    explicit NewUnitPage(QWidget* parent);

    /// `like`: one of the same kind, side and command, and with the same stats in the first lines, or the side it is on; null: none is in hand.
    /// `typical`: units whose stats it may begin with.
    void ask(OpenGame& game, const game::Unit* like, std::vector<game::Unit> typical);

protected:
    std::optional<game::Command> command(const std::string& reason) override;
    Problems say(const Problems& problems) override;

private:
    void show_kinds(const game::State& state, const Ruleset& ruleset);
    void show_typical();
    void show_stats();
    game::Unit pattern() const;
    void propose_code();
    game::Unit unit() const;
    void show_army();
    std::string kind() const;
    std::string side() const;

    game::Unit m_like;
    std::vector<game::Unit> m_typical;
    QLineEdit* m_name;
    QLineEdit* m_key;
    QLineEdit* m_code;
    ChoiceBox* m_kind;
    ChoiceBox* m_side;
    QLineEdit* m_command;
    ChoiceBox* m_pattern; ///< whose stats it begins with
    StatLines* m_stats;
    SizedLabel* m_army; ///< what the forces come to with it
};

} // namespace corneta::ui
