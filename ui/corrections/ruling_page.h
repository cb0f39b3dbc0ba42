// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/corrections/table_page.h"

class QLabel;
class QLineEdit;

namespace corneta::ui {

class ChoiceBox;
class FormWidget;
class RolesBar;

/// Another ruling on a past entry: a play is read with other units or answers and the same dice, or an entry is struck out. What was, stays in
/// the journal.
class RulingPage : public TablePage {
    Q_OBJECT

public:
    explicit RulingPage(QWidget* parent);

    /// Why there is no ruling on that entry: it is not in force, or is itself one; empty where there may be.
    static QString refused(const OpenGame& game, const game::Entry& entry);
    void ask(OpenGame& game, const game::Entry& entry);

protected:
    std::optional<game::Command> command(const std::string& reason) override;
    Problems say(const Problems& problems) override;
    game::DiceAtHand dice() const override;
    OpenGame::Rolls rolls() const override;

private:
    void show_play(const game::EntryResult& result);
    void show_ruling();
    game::Play changed() const;
    std::optional<game::Rule> rest() const;
    bool is_struck() const;

    int m_entry = 0;
    game::Play m_play; ///< as it is in force
    QLabel* m_was;
    ChoiceBox* m_ruling;
    ChoiceBox* m_later;
    ChoiceBox* m_rolled_by;
    QLineEdit* m_faces;
    QWidget* m_otherwise;
    RolesBar* m_roles;
    FormWidget* m_form;
};

} // namespace corneta::ui
