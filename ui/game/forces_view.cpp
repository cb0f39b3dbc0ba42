// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/forces_view.h"

#include "ui/game/forces_model.h"
#include "ui/game/strength_delegate.h"
#include "ui/widgets/plain_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace corneta::ui {

ForcesView::ForcesView(QWidget* parent) : QTableView{parent}
{
    setObjectName(QStringLiteral("forces"));
    setAccessibleName(tr("Forces"));
    setToolTip(tr("Enter takes the unit for the form; F2 sets its numbers right."));
    make_plain(*this);
    setItemDelegateForColumn(ForcesModel::Strength, new StrengthDelegate{this});
    fit();
}

bool ForcesView::event(QEvent* event)
{
    const bool done = QTableView::event(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::Polish)
        fit();
    return done;
}

void ForcesView::reset()
{
    QTableView::reset();
    fit();
}

void ForcesView::fit()
{
    constexpr int code_characters = 7;
    constexpr int name_characters = 26;
    constexpr int command_characters = 18;
    constexpr int strength_characters = 22;
    constexpr int most_characters = 36;
    const int character = fontMetrics().averageCharWidth();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().lineSpacing() * 5 / 4);
    if (model() == nullptr)
        return;
    const auto set_width = [&](int column, int characters) {
        setColumnWidth(column, std::max(characters * character, std::min(sizeHintForColumn(column), most_characters * character)));
    };
    set_width(ForcesModel::Code, code_characters);
    set_width(ForcesModel::Name, name_characters);
    set_width(ForcesModel::Command, command_characters);
    set_width(ForcesModel::Strength, strength_characters);
}

void ForcesView::keyPressEvent(QKeyEvent* event)
{
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (is_enter && currentIndex().isValid())
        emit activated(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

} // namespace corneta::ui
