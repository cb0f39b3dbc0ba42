// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "ui/widgets/text_page.h"

#include <QStringList>

#include <map>

namespace corneta::ui {

/// What is kept where no game keeps it, as long as the window is there: the results, to be read as a page, and what actions were left with.
class FreeTable : public TextPage {
    Q_OBJECT

public:
    explicit FreeTable(QWidget* parent);

    void keep_draft(const Action& action, const Answers& answers) { m_drafts.insert_or_assign(&action, answers); }
    Answers draft(const Action& action) const;
    void note(const QString& sentence) { m_results.prepend(sentence); }
    /// The newest first.
    const QStringList& results() const { return m_results; }
    void show_results();

private:
    std::map<const Action*, Answers> m_drafts;
    QStringList m_results;
};

} // namespace corneta::ui
