// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/last_result.h"

#include "ui/look/laid_out.h"
#include "ui/look/section_heading.h"
#include "ui/look/sized_label.h"
#include "ui/result/result_panel.h"
#include "ui/session/question.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace corneta::ui {

LastResult::LastResult(QWidget* parent)
    : QWidget{parent},
      m_heading{new SectionHeading{tr("Result"), this}},
      m_none{new SizedLabel{Type::Plain, QFont::Normal, this}},
      m_of{new SizedLabel{Type::Plain, QFont::Normal, this, "result_of"}},
      m_panel{new ResultPanel{this}},
      m_session_heading{new SectionHeading{tr("This session, not saved"), this}},
      m_session{new SizedLabel{Type::Plain, QFont::Normal, this, "session"}}
{
    in_column(this, {m_heading, m_none, m_of, m_panel, m_session_heading, m_session, Part::room()});
    m_none->setText(tr("No dice yet.\n\n"
                       "Alt and the underlined letter goes to a field, Ctrl+J finds one by its name.\n"
                       "Enter goes on to the dice. Type what falls on the table and press Enter; Enter alone rolls, so does F5.\n\n"
                       "The sentence, what to do with the figures, and every step of the working with its rule will stand here.\n\n"
                       "Ctrl+K opens another action, F4 the charts, F1 all keys."));
    m_of->hide();
    m_session_heading->hide();
}

void LastResult::play_in(const OpenGame* game)
{
    if (game != nullptr)
        show_session({}); // the journal keeps it
    m_panel->clear();
}

void LastResult::head(const QString& title, const QString& of)
{
    set_tone(*m_panel, Tone::Present);
    m_heading->set_title(title);
    m_of->setText(of);
    m_of->hide();
    m_none->hide();
}

void LastResult::show_verdicts(const std::vector<Verdict>& verdicts, const Question& question, const QString& how)
{
    head(tr("Result, dice %1").arg(how), with_capital(translated(question.action->label)));
    m_panel->show_verdicts(verdicts, question);
}

void LastResult::show_entry(const OpenGame& game, const game::Entry& entry, const std::vector<Verdict>& verdicts)
{
    head(tr("Entry %1, written down").arg(entry.number), tr("Entry %1").arg(entry.number));
    m_panel->show_entry(game, entry, verdicts);
}

void LastResult::fade()
{
    set_tone(*m_panel, Tone::Faded);
    m_heading->set_title(m_panel->is_empty() ? tr("Result") : tr("Last result"));
    m_of->setVisible(!m_panel->is_empty());
}

void LastResult::show_session(const QStringList& sentences)
{
    constexpr qsizetype most = 8;
    m_session_heading->setVisible(!sentences.isEmpty());
    m_session->setText(sentences.first(std::min(sentences.size(), most)).join(QLatin1Char{'\n'}));
}

} // namespace corneta::ui
