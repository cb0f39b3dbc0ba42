// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/join_page.h"

#include "ui/words/wording.h"

namespace corneta::ui {

JoinPage::JoinPage(QWidget* parent) : TablePage{tr("Join"), Why::Asked, parent}
{
    put(new QWidget{this});
    order_tabs({});
}

void JoinPage::ask(OpenGame& game, const game::Join& join, const Problems& objections)
{
    m_join = join;
    const auto name = [&](const std::string& key) { return QString::fromStdString(game.state().find(key)->name); };
    begin(game, tr("%1 joins %2").arg(name(join.other), name(join.unit)), {});
    say_here(sentences_of(objections).join(QStringLiteral("; ")));
    go_on();
}

std::optional<game::Command> JoinPage::command(const std::string& reason)
{
    game::Join join = m_join;
    join.reason = reason;
    return join;
}

} // namespace corneta::ui
