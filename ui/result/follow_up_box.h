// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/offer.h"
#include "ui/widgets/latest_job.h"

#include <QWidget>

#include <vector>

namespace corneta::ui {

class WordButton;

/// Something that follows a result: who carries it out or decides, and a button for each choice with its own odds.
/// A choice whose action has not landed stands there in words.
class FollowUpBox : public QWidget {
    Q_OBJECT

public:
    FollowUpBox(const Offer& offer, QWidget* parent);

    bool is_counting() const { return m_job.is_running(); }

signals:
    void chosen(const corneta::ui::Question& next);

private:
    void add_choice(const Offer::Choice& choice);
    void count_odds();

    std::vector<WordButton*> m_buttons;
    std::vector<Question> m_questions; ///< of the buttons
    LatestJob m_job;
};

} // namespace corneta::ui
