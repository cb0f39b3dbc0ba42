// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "core/action/verdict.h"
#include "ui/session/offer.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace corneta::ui {

/// What a verdict, or an entry of a game, says to a person.
struct Account {
    QString title{};
    QString sentence{};
    QString dice{};
    QStringList instructions{}; ///< what to do with the figures
    std::vector<Offer> offers{};
    std::vector<Working> workings{};
};

/// What a verdict says, its rolls and what follows left to whoever knows them.
Account account_of(const Verdict& verdict);

/// One verdict: the sentence, what to do with the figures, the working, the rolls, what follows.
class VerdictView : public QWidget {
    Q_OBJECT

public:
    VerdictView(const Account& account, QWidget* parent);

signals:
    void cell_chosen(const corneta::CellName& cell);
    void follow_up_chosen(const corneta::ui::Question& next);

private:
    void add_sentence(const Account& account);
    void add_instructions(const QStringList& instructions);
    void add_follow_ups(const std::vector<Offer>& offers);

    QVBoxLayout* m_column;
};

} // namespace corneta::ui
