// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/short_pages.h"

#include "ui/corrections/stat_lines.h"
#include "ui/widgets/word_lines.h"
#include "ui/words/unit_names.h"

#include <QLineEdit>

namespace corneta::ui {

namespace {

constexpr int letters_of_note = 500;
constexpr int letters_of_size = 6;
constexpr int letters_of_name = 200;
constexpr int letters_of_key = 40;
constexpr int letters_of_code = 2;

} // namespace

NotePage::NotePage(QWidget* parent)
    : TablePage{tr("Note"), Why::NotAsked, parent},
      m_note{words().add_line("note", tr("Note"),
                              tr("A line for the journal: a pass, a leader's move, what was agreed. It changes no number."),
                              letters_of_note)}
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

SplitPage::SplitPage(QWidget* parent)
    : TablePage{tr("Split"), Why::AskedIfRefused, parent},
      m_size{words().add_line("size", tr("Size of the part"), tr("As the rules count a unit. Enter splits."), letters_of_size)},
      m_name{words().add_line("name", tr("Name of the part"), tr("As the journal writes it. Enter splits."), letters_of_name)},
      m_key{words().add_line("part", tr("Key of the part"), tr("What the file calls it: a-z, 0-9 and -. It is made from the name."),
                             letters_of_key)},
      m_code{words().add_line("code", tr("Code of the part"), tr("Two letters or digits to type it by; nobody else has them."),
                              letters_of_code)}
{
    put_words();
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& typed) { propose_key(*m_key, typed); });
}

void SplitPage::ask(OpenGame& game, const game::Unit& unit)
{
    const QString name = QString::fromStdString(unit.name);
    m_unit = unit.key;
    begin(game, tr("Split %1").arg(name), {});
    m_size->clear();
    m_key->clear();
    m_name->setText(tr("%1, part").arg(name));
    m_code->setText(QString::fromStdString(free_code(game.state(), unit.side, unit.kind)));
    propose_key(*m_key, m_name->text());
    m_size->setFocus(Qt::ShortcutFocusReason);
}

std::optional<game::Command> SplitPage::command(const std::string& reason)
{
    bool is_number = false;
    const int size = m_size->text().trimmed().toInt(&is_number);
    Problems problems;
    if (!is_number)
        problems.push_back({"size", {"type a whole number here"}});
    if (m_name->text().trimmed().isEmpty())
        problems.push_back({"name", {"type a name here"}});
    words().say(problems);
    if (!problems.empty())
        return std::nullopt;
    return game::Split{m_unit,
                       size,
                       m_key->text().trimmed().toStdString(),
                       m_code->text().trimmed().toUpper().toStdString(),
                       m_name->text().trimmed().toStdString(),
                       reason};
}

SetRightPage::SetRightPage(QWidget* parent) : TablePage{tr("Correct"), Why::Asked, parent}, m_lines{new StatLines{this}}
{
    put(m_lines);
    connect(m_lines, &StatLines::completed, this, &SetRightPage::go_on);
}

void SetRightPage::ask(OpenGame& game, const game::Unit& unit)
{
    m_unit = unit.key;
    const QString name = QString::fromStdString(unit.name);
    begin(game, unit.code.empty() ? tr("Correct %1").arg(name) : tr("Correct %1, %2").arg(QString::fromStdString(unit.code), name), {});
    m_lines->show_unit(game.book(), unit);
    order_tabs(m_lines->key_widgets());
    m_lines->enter();
}

std::optional<game::Command> SetRightPage::command(const std::string& reason)
{
    if (m_lines->say_unreadable())
        return std::nullopt;
    auto stats = m_lines->given();
    if (stats.empty()) {
        say_here(tr("Nothing is changed."));
        m_lines->enter();
        return std::nullopt;
    }
    return game::Edit{.unit = m_unit, .stats = std::move(stats), .reason = reason};
}

Problems SetRightPage::say(const Problems& problems)
{
    return m_lines->say(problems);
}

} // namespace corneta::ui
