// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

#include <QTreeWidget>

namespace corneta::ui {

/// The actions of a ruleset under the phases they are used in, in the order of play.
class ActionTree : public QTreeWidget {
    Q_OBJECT

public:
    explicit ActionTree(QWidget* parent);

    void show_ruleset(const Ruleset& ruleset);
    /// Marks the action whose form is shown.
    void mark(const Action& action);

signals:
    void action_chosen(const corneta::Action& action);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void add_phase(const QString& title, const Ruleset& ruleset, std::string_view phase);
    void choose(const QTreeWidgetItem* item);

    const Ruleset* m_ruleset = nullptr;
};

} // namespace corneta::ui
