// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/forces/scenario.h"

#include <QWidget>

#include <string>
#include <vector>

class QCheckBox;
class QVBoxLayout;

namespace corneta::ui {

/// What a scenario leaves to the players, a box each; those that exclude each other do not stand together.
class ScenarioOptions : public QWidget {
    Q_OBJECT

public:
    explicit ScenarioOptions(QWidget* parent);

    void show_options(const std::vector<game::ScenarioOption>& options);
    std::vector<std::string> chosen() const;
    /// Null where there is none.
    QWidget* first() const;

private:
    void add(const game::ScenarioOption& option);
    void take_out_beside(const game::ScenarioOption& option);

    struct Option {
        game::ScenarioOption says;
        QCheckBox* box = nullptr;
    };

    QVBoxLayout* m_column;
    std::vector<Option> m_options;
};

} // namespace corneta::ui
