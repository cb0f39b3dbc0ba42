// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/result_panel.h"

#include "core/action/resolve.h"
#include "core/game/journal/usual.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/result/follow_up_box.h"
#include "ui/result/verdict_view.h"
#include "ui/session/open_game.h"
#include "ui/session/question.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QAccessible>
#include <QApplication>

#include <algorithm>
#include <utility>

namespace corneta::ui {

ResultPanel::ResultPanel(QWidget* parent) : QWidget{parent}, m_column{in_column(this, {})}
{
    setObjectName(QStringLiteral("result"));
    hide();
}

namespace {

/// A row of a batch is named by its unit, a play by all who took part.
void name_units(const game::State& state, const game::Roles& roles, std::vector<Account>& accounts)
{
    const auto several = std::ranges::find_if(roles, [&](const auto& role) { return role.units.size() == accounts.size(); });
    if (accounts.size() == 1)
        accounts.front().who = names_in(state, roles);
    else if (several != roles.end())
        for (std::size_t i = 0; i < accounts.size(); ++i)
            if (const game::Unit* unit = state.find(several->units[i]); unit != nullptr)
                accounts[i].title = code_and_name(*unit);
}

std::vector<Account> accounts_of(const OpenGame& game, const game::Entry& entry, const std::vector<Verdict>& verdicts)
{
    if (entry.results.empty() || !entry.results.front().play)
        return {Account{.sentence = game.sentence(entry)}};
    const game::EntryResult& result = entry.results.front();
    std::vector<Account> accounts;
    accounts.reserve(result.told.size());
    const Action* const action = game.book().ruleset->find_action(result.play->action);
    for (std::size_t i = 0; i < result.told.size(); ++i) {
        std::vector<game::RecordedRoll> rolls = result.rolls;
        if (action != nullptr)
            std::erase_if(rolls, [own = row_prefix(*action, {i, result.told.size()})](const game::RecordedRoll& roll) {
                return !roll.label.starts_with(own);
            });
        accounts.push_back(account_of(result.told[i], rolls));
    }
    for (std::size_t i = 0; i < verdicts.size() && verdicts.size() == accounts.size(); ++i) {
        Account rolled = account_of(verdicts[i]); // with the dice of its row; the game says all that it says, and more
        rolled.sentence = accounts[i].sentence;
        rolled.instructions = accounts[i].instructions;
        accounts[i] = std::move(rolled);
    }
    if (accounts.empty())
        accounts.push_back({.sentence = game.sentence(entry)});
    if (action != nullptr)
        accounts.front().usual = said(game::usual_in(result.answers, action->form));
    name_units(game.state(), result.play->roles, accounts);
    if (result.effects.waits)
        accounts.back().when = ResultPanel::tr("It takes effect when the phase ends.");
    return accounts;
}

} // namespace

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
    m_done[0].clear();
    show_accounts(accounts, 0);
}

void ResultPanel::show_entry(const OpenGame& game, const game::Entry& entry, const std::vector<Verdict>& verdicts)
{
    std::vector<Account> accounts = accounts_of(game, entry, verdicts);
    accounts.back().offers = offers_of(game, entry.number);
    show_accounts(accounts, entry.number);
}

void ResultPanel::show_accounts(const std::vector<Account>& accounts, int entry)
{
    clear();
    std::deque<std::set<qsizetype>>& done = m_done[entry];
    done.resize(accounts.size());
    for (std::size_t i = 0; i < accounts.size(); ++i) {
        auto* view = new VerdictView{accounts[i], done[i], this};
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
    const auto in_hand =
        std::ranges::find_if(m_views, [](const VerdictView* view) { return view->isAncestorOf(QApplication::focusWidget()); });
    if (in_hand != m_views.end())
        (*in_hand)->focus();
    else
        std::ranges::any_of(m_views, &VerdictView::focus);
}

} // namespace corneta::ui
