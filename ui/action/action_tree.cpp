// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/action_tree.h"

#include "ui/widgets/wrapped_lines.h"
#include "ui/words/wording.h"

#include <QKeyEvent>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr int index_role = Qt::UserRole;

} // namespace

ActionTree::ActionTree(QWidget* parent) : QTreeWidget{parent}
{
    setObjectName(QStringLiteral("actions"));
    setAccessibleName(tr("Actions by phase"));
    new WrappedLines{*this};
    connect(this, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) { choose(item); });
}

void ActionTree::show_ruleset(const Ruleset& ruleset)
{
    clear();
    m_ruleset = &ruleset;
    for (const PhaseSpec& phase : ruleset.phases)
        add_phase(translated(phase.label), ruleset, phase.key);
    add_phase(tr("At any time"), ruleset, {});
    expandAll();
}

void ActionTree::add_phase(const QString& title, const Ruleset& ruleset, std::string_view phase)
{
    auto* heading = new QTreeWidgetItem{{title}};
    QFont bold;
    bold.setBold(true);
    heading->setFont(0, bold);
    heading->setFlags(Qt::ItemIsEnabled);
    for (std::size_t i = 0; i < ruleset.actions.size(); ++i) {
        const Action& action = ruleset.actions[i];
        const bool belongs = phase.empty() ? action.phases.empty() : std::ranges::find(action.phases, phase) != action.phases.end();
        if (!belongs)
            continue;
        auto* item = new QTreeWidgetItem{heading, {with_capital(translated(action.label))}};
        item->setData(0, index_role, static_cast<int>(i));
        item->setToolTip(0, translated(action.help));
    }
    if (heading->childCount() > 0)
        addTopLevelItem(heading);
    else
        delete heading;
}

void ActionTree::mark(const Action& action)
{
    const QVariant present = currentItem() != nullptr ? currentItem()->data(0, index_role) : QVariant{};
    const auto index = static_cast<int>(&action - m_ruleset->actions.data());
    if (present.isValid() && present.toInt() == index)
        return;
    for (int phase = 0; phase < topLevelItemCount(); ++phase)
        for (int i = 0; i < topLevelItem(phase)->childCount(); ++i)
            if (topLevelItem(phase)->child(i)->data(0, index_role).toInt() == index) {
                setCurrentItem(topLevelItem(phase)->child(i));
                return;
            }
}

void ActionTree::choose(const QTreeWidgetItem* item)
{
    if (const QVariant index = item->data(0, index_role); index.isValid())
        emit action_chosen(m_ruleset->actions[index.toUInt()]);
}

void ActionTree::keyPressEvent(QKeyEvent* event)
{
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (is_enter && currentItem() != nullptr)
        choose(currentItem());
    else
        QTreeWidget::keyPressEvent(event);
}

} // namespace corneta::ui
