// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/verdict.h"
#include "core/game/journal/entry.h"
#include "ui/session/offer.h"
#include "ui/words/wording.h"

#include <QStringList>
#include <QWidget>

#include <set>
#include <utility>
#include <vector>

class QVBoxLayout;

namespace corneta::ui {

class HandLine;
class SectionHeading;
class WorkingLine;

/// What a verdict, or an entry of a game, says to a person.
struct Account {
    QString title{};
    QString who{}; ///< stood in its roles
    QString sentence{};
    QString usual{}; ///< what only the table knows and nobody said
    QString dice{};
    std::vector<std::pair<int, int>> faces{}; ///< sides and face
    QList<HandWords> instructions{};          ///< what to do with the figures
    QString when{};                           ///< it takes effect, if not at once
    std::vector<Offer> offers{};
    std::vector<Working> workings{};
};

/// What a verdict says, what follows left to whoever knows it.
Account account_of(const Verdict& verdict);
/// What is told of a play that was written down, with these rolls.
Account account_of(const game::Told& told, const std::vector<game::RecordedRoll>& rolls);

/// One verdict on a card: the dice as they fell and the sentence, what to do with the figures, what follows, the working folded.
class VerdictView : public QWidget {
    Q_OBJECT

public:
    /// `done` are the lines that are ticked off, and will be.
    VerdictView(const Account& account, std::set<qsizetype>& done, QWidget* parent);

    /// To the first thing that takes keys; once more opens the working.
    bool focus();

signals:
    void cell_chosen(const corneta::CellName& cell);
    void follow_up_chosen(const corneta::ui::Question& next);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void add_sentence(const Account& account);
    void add_instructions(const QList<HandWords>& instructions, std::set<qsizetype>& done);
    void add_follow_ups(const std::vector<Offer>& offers);

    QVBoxLayout* m_column;
    std::vector<HandLine*> m_hands;
    WorkingLine* m_working = nullptr;
};

} // namespace corneta::ui
