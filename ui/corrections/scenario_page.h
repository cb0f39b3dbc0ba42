// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/corrections/table_page.h"

class QLabel;
class QLineEdit;

namespace corneta::ui {

class ChoiceBox;

/// The forces as they stand become a scenario of the players' own: its name, what it is about, who attacks.
class ScenarioPage : public TablePage {
    Q_OBJECT

public:
    ScenarioPage(const GameShelf& shelf, QWidget* parent);

    void ask(OpenGame& game);

signals:
    void saved(const QString& name);

protected:
    void take(const std::string& reason) override;

private:
    const GameShelf& m_shelf;
    QLabel* m_forces;
    QLineEdit* m_name;
    QLineEdit* m_key;
    QLineEdit* m_about;
    ChoiceBox* m_attacker;
};

} // namespace corneta::ui
