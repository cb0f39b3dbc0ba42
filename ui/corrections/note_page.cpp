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
      m_note{words().add_line("note", tr("Note"),
                              tr("A line for the journal: a pass, a leader's move, what was agreed. It changes no number."), most_letters)}
{
    put_words();
}

void NotePage::ask(OpenGame& game)
{
    begin(game, tr("A note in the journal"), {});
    m_note->clear();
    m_note->setFocus(Qt::ShortcutFocusReason);
}

std::optional<game::Command> NotePage::command(const std::string& /*reason*/)
{
    const QString note = m_note->text().trimmed();
    words().say(note.isEmpty() ? Problems{{"note", {"type some words here"}}} : Problems{});
    return note.isEmpty() ? std::nullopt : std::optional<game::Command>{game::Note{note.toStdString()}};
}

} // namespace corneta::ui
