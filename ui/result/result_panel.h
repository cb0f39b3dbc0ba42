// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "core/action/verdict.h"
#include "core/game/journal/entry.h"

#include <QWidget>

#include <deque>
#include <map>
#include <set>
#include <vector>

class QVBoxLayout;

namespace corneta::ui {

class OpenGame;
struct Account;
struct Question;
class VerdictView;

/// The last result: a verdict, or one a row of a batch.
class ResultPanel : public QWidget {
    Q_OBJECT

public:
    explicit ResultPanel(QWidget* parent);

    void show_verdicts(const std::vector<Verdict>& verdicts, const Question& question);
    /// An entry of a game: what it says, its instructions and what is owed of it. `verdicts` are its play's, where it is one.
    void show_entry(const OpenGame& game, const game::Entry& entry, const std::vector<Verdict>& verdicts);
    void clear();
    bool is_counting() const;
    bool is_empty() const { return m_views.empty(); }
    /// The first button or line that takes keys.
    void focus();

signals:
    void cell_chosen(const corneta::CellName& cell);
    void follow_up_chosen(const corneta::ui::Question& next);

private:
    void show_accounts(const std::vector<Account>& accounts, int entry);
    void announce();

    QVBoxLayout* m_column;
    std::vector<VerdictView*> m_views;
    std::map<int, std::deque<std::set<qsizetype>>> m_done; ///< by entry and view, what is ticked off; entry 0 stands for the free table
};

} // namespace corneta::ui
