// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/note_page.h"

#include "ui/widgets/word_lines.h"

#include <QLineEdit>

namespace corneta::ui {

namespace {

constexpr int most_letters = 500;

} // namespace

NotePage::NotePage(QWidget* parent)
    : TablePage{tr("Note"), Why::NotAsked, parent},
      m_words{new WordLines{this}},
      m_note{m_words->add_line("note", tr("Note"),
                               tr("A line for the journal: a pass, a leader's move, what was agreed. It changes no number."), most_letters)}
{
    put(m_words);
    order_tabs(m_words->key_widgets());
    connect(m_words, &WordLines::completed, this, &NotePage::go_on);
}

void NotePage::ask(OpenGame& game)
{
    begin(game, tr("A note in the journal"), {});
    m_words->say({});
    m_note->clear();
    m_note->setFocus(Qt::ShortcutFocusReason);
}

std::optional<game::Command> NotePage::command(const std::string& /*reason*/)
{
    const QString note = m_note->text().trimmed();
    m_words->say(note.isEmpty() ? Problems{{"note", {"type some words here"}}} : Problems{});
    return note.isEmpty() ? std::nullopt : std::optional<game::Command>{game::Note{note.toStdString()}};
}

Problems NotePage::say(const Problems& problems)
{
    return m_words->say(problems);
}

} // namespace corneta::ui
