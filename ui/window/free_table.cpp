// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/free_table.h"

namespace corneta::ui {

FreeTable::FreeTable(QWidget* parent) : TextPage{tr("Results of this session"), parent} {}

Answers FreeTable::draft(const Action& action) const
{
    const auto draft = m_drafts.find(&action);
    return draft == m_drafts.end() ? Answers{action.form} : draft->second;
}

void FreeTable::show_results()
{
    const QString count = m_results.size() == 1 ? tr("1 result") : tr("%1 results").arg(m_results.size());
    show_list(tr("Results of this session"), tr("%1, the newest first. Nothing of this is saved.").arg(count), m_results);
}

} // namespace corneta::ui
