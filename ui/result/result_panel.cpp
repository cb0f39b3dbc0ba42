// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/result_panel.h"

#include "ui/result/follow_up_box.h"
#include "ui/result/verdict_view.h"
#include "ui/session/open_game.h"
#include "ui/session/question.h"
#include "ui/look/sized_label.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QAccessible>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

ResultPanel::ResultPanel(QWidget* parent) : QWidget{parent}, m_column{new QVBoxLayout{this}}
{
    setObjectName(QStringLiteral("result"));
    m_column->setContentsMargins(0, 0, 0, 0);
    hide();
}

void ResultPanel::show_verdicts(const std::vector<Verdict>& verdicts, const Question& question)
{
    std::vector<Account> accounts;
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        Account account = account_of(verdicts[i]);
        account.offers = offers_after(verdicts[i], question);
        if (question.action->numbers_rows(verdicts.size()))
            account.title = tr("%1 %2").arg(section_title(question.action->batch)).arg(i + 1);
        accounts.push_back(std::move(account));
    }
    show_accounts(accounts);
}

void ResultPanel::show_entry(const OpenGame& game, const game::Entry& entry, const std::vector<Verdict>& verdicts)
{
    std::vector<Account> accounts;
    accounts.reserve(verdicts.size());
    for (const Verdict& verdict : verdicts)
        accounts.push_back(account_of(verdict));
    if (accounts.empty())
        accounts.push_back({.sentence = game.sentence(entry)});
    if (!entry.results.empty()) {
        const game::EntryResult& result = entry.results.front();
        const game::Roles roles = result.play ? result.play->roles : game::Roles{};
        const auto several = std::ranges::find_if(roles, [&](const auto& role) { return role.units.size() == accounts.size(); });
        for (std::size_t i = 0; accounts.size() > 1 && several != roles.end() && i < accounts.size(); ++i)
            if (const game::Unit* unit = game.state().find(several->units[i]); unit != nullptr)
                accounts[i].title = code_and_name(*unit);
        for (std::size_t i = 0; i < result.told.size(); ++i) {
            QStringList& instructions = accounts[std::min(i, accounts.size() - 1)].instructions;
            if (i < accounts.size())
                instructions.clear(); // the game says all that the verdict says, and more
            for (const std::string& instruction : result.told[i].instructions)
                instructions << QString::fromStdString(instruction);
        }
        if (result.effects.waits)
            accounts.back().instructions << tr("It takes effect when the phase ends.");
    }
    accounts.back().offers = offers_of(game, entry.number);
    show_accounts(accounts);
}

void ResultPanel::show_accounts(const std::vector<Account>& accounts)
{
    clear();
    for (const Account& account : accounts) {
        auto* view = new VerdictView{account, this};
        m_views.push_back(view);
        m_column->addWidget(view);
        connect(view, &VerdictView::cell_chosen, this, &ResultPanel::cell_chosen);
        connect(view, &VerdictView::follow_up_chosen, this, &ResultPanel::follow_up_chosen);
    }
    setVisible(!accounts.empty());
    announce();
}

/// For those who hear the window instead of seeing it.
void ResultPanel::announce()
{
    if (auto* sentence = findChild<SizedLabel*>(QStringLiteral("sentence")); sentence != nullptr) {
        QAccessibleEvent event{sentence, QAccessible::Alert};
        QAccessible::updateAccessibility(&event);
    }
}

bool ResultPanel::is_counting() const
{
    return std::ranges::any_of(findChildren<FollowUpBox*>(), [](const FollowUpBox* box) { return box->is_counting(); });
}

void ResultPanel::clear()
{
    for (VerdictView* view : m_views) {
        view->hide();
        view->deleteLater(); // a key pressed in it may be on its way still
    }
    m_views.clear();
    hide();
}

void ResultPanel::focus()
{
    for (VerdictView* view : m_views)
        for (QWidget* widget : view->findChildren<QWidget*>())
            if ((widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isVisibleTo(view)) {
                widget->setFocus(Qt::ShortcutFocusReason);
                return;
            }
}

} // namespace corneta::ui
