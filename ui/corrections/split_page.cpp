// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/split_page.h"

#include "ui/widgets/word_lines.h"
#include "ui/words/unit_names.h"

#include <QLineEdit>

namespace corneta::ui {

namespace {

constexpr int letters_of_size = 6;
constexpr int letters_of_name = 200;
constexpr int letters_of_key = 40;
constexpr int letters_of_code = 2;

} // namespace

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
    connect(m_name, &QLineEdit::textEdited, this, &SplitPage::propose_key);
    connect(m_key, &QLineEdit::textEdited, this, [this](const QString& typed) { m_is_key_typed = !typed.isEmpty(); });
}

void SplitPage::ask(OpenGame& game, const game::Unit& unit)
{
    const QString name = QString::fromStdString(unit.name);
    m_unit = unit.key;
    m_is_key_typed = false;
    begin(game, tr("Split %1").arg(name), {});
    m_size->clear();
    m_name->setText(tr("%1, part").arg(name));
    m_code->setText(QString::fromStdString(free_code(game.state(), unit.side, unit.kind)));
    propose_key();
    m_size->setFocus(Qt::ShortcutFocusReason);
}

void SplitPage::propose_key()
{
    if (!m_is_key_typed && game() != nullptr)
        m_key->setText(QString::fromStdString(key_from(m_name->text(), game()->state())));
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

} // namespace corneta::ui
