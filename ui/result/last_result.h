// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "core/action/verdict.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QLabel;

namespace corneta::game {
struct Entry;
}

namespace corneta::ui {

class OpenGame;
class ResultPanel;
class SectionHeading;
struct Question;

/// The last result below what it is of, and the sentences of those before it.
class LastResult : public QWidget {
    Q_OBJECT

public:
    explicit LastResult(QWidget* parent);

    /// Another game, or none: null.
    void play_in(const OpenGame* game);
    /// `how` says where the dice came from.
    void show_verdicts(const std::vector<Verdict>& verdicts, const Question& question, const QString& how);
    void show_entry(const OpenGame& game, const game::Entry& entry, const std::vector<Verdict>& verdicts);
    /// What stands there is of other answers or dice than those that are being given.
    void fade();
    /// The results so far, the newest first.
    void show_session(const QStringList& sentences);
    ResultPanel& panel() { return *m_panel; }

private:
    void head(const QString& title, const QString& of);

    SectionHeading* m_heading;
    QLabel* m_none;
    QLabel* m_of; ///< the action of the last result
    ResultPanel* m_panel;
    SectionHeading* m_session_heading;
    QLabel* m_session;
};

} // namespace corneta::ui
