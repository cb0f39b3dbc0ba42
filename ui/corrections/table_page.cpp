// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/table_page.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/labelled.h"
#include "ui/widgets/word_button.h"
#include "ui/widgets/word_lines.h"
#include "ui/words/unit_names.h"
#include "ui/words/wording.h"

#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace corneta::ui {

TablePage::TablePage(const QString& does, Why why, QWidget* parent)
    : QWidget{parent},
      m_why{why},
      m_title{new SizedLabel{Type::Headline, QFont::Bold, this, "table_title"}},
      m_column{new QVBoxLayout{this}},
      m_problem{new SizedLabel{Type::Plain, QFont::Bold, this, "table_problem"}}
{
    m_problem->hide();
    put_in(*m_column, {m_title, new_bottom(does), m_problem});
    call_after(*this, {QEvent::FontChange, QEvent::Resize}, [this] { place_title(); });
    call_on_keys(*this, {Qt::Key_Escape}, [this] { emit left(); });
}

QWidget* TablePage::new_bottom(const QString& does)
{
    auto* bottom = new QWidget{this};
    auto* row = in_row(bottom, {});
    if (m_why != Why::NotAsked) {
        m_reason = new QLineEdit{bottom};
        row->addLayout(
            reason_row(*m_reason, "table_reason", tr("Reason"), tr("Why: the journal keeps it. Enter writes it, Esc goes back.")), 1);
        connect(m_reason, &QLineEdit::returnPressed, this, &TablePage::write);
        m_bottom.push_back(m_reason);
    } else {
        row->addStretch(1);
    }
    auto* write = new WordButton{tr("%1 (Enter)").arg(does), bottom};
    write->make_primary();
    write->setAccessibleName(does);
    auto* back = WordButton::back(bottom);
    put_in(*row, {write, back});
    m_bottom.insert(m_bottom.end(), {write, back});
    connect(write, &QPushButton::clicked, this, &TablePage::write);
    connect(back, &QPushButton::clicked, this, &TablePage::left);
    return bottom;
}

TablePage* TablePage::for_reason(const QString& does, QWidget* parent)
{
    auto* page = new TablePage{does, Why::Asked, parent};
    page->put(new QWidget{page});
    page->order_tabs({});
    return page;
}

void TablePage::ask_why(OpenGame& game, const QString& title, const Problems& objections,
                        std::function<game::Command(const std::string& reason)> command)
{
    m_command = std::move(command);
    begin(game, title, {});
    say_here(sentences_of(objections).join(QStringLiteral("; ")));
    go_on();
}

std::optional<game::Command> TablePage::command(const std::string& reason)
{
    return m_command ? std::optional{m_command(reason)} : std::nullopt;
}

WordLines& TablePage::words()
{
    if (m_words == nullptr) {
        m_words = new WordLines{this};
        connect(m_words, &WordLines::completed, this, &TablePage::go_on);
    }
    return *m_words;
}

void TablePage::put_words()
{
    put(&words());
    order_tabs(words().key_widgets());
}

Problems TablePage::say(const Problems& problems)
{
    return m_words == nullptr ? problems : m_words->say(problems);
}

void TablePage::put(QWidget* content)
{
    auto* scrolled = new QWidget{this};
    m_scrolled = in_column(scrolled, {content, Part::room()});
    m_column->insertWidget(1, new FormScroll{scrolled, this}, 1);
    place_title();
}

/// Above what scrolls, or with it where only few lines fit.
void TablePage::place_title()
{
    constexpr int fewest_lines = 16;
    QVBoxLayout* column = height() < fewest_lines * fontMetrics().lineSpacing() && m_scrolled != nullptr ? m_scrolled : m_column;
    if (column->indexOf(m_title) < 0)
        column->insertWidget(0, m_title);
}

void TablePage::begin(OpenGame& game, const QString& title, const QString& reason)
{
    m_game = &game;
    m_title->setText(title);
    if (m_reason != nullptr)
        m_reason->setText(reason);
    if (m_words != nullptr)
        m_words->say({});
    say_here({});
}

void TablePage::propose(QLineEdit& line, const std::string& words)
{
    if (!line.isModified() || line.text().isEmpty())
        line.setText(QString::fromStdString(words));
}

void TablePage::propose_key(QLineEdit& line, const QString& name) const
{
    if (m_game)
        propose(line, key_from(name, m_game->state()));
}

void TablePage::order_tabs(std::vector<QWidget*> widgets)
{
    widgets.insert(widgets.end(), m_bottom.begin(), m_bottom.end());
    tab_through(widgets);
}

void TablePage::say_here(const QString& words)
{
    m_problem->show_words(words.isEmpty() ? QString{} : tr("\u25b2 %1").arg(words));
}

void TablePage::go_on()
{
    if (m_why != Why::Asked)
        write();
    else
        m_reason->setFocus(Qt::TabFocusReason);
}

void TablePage::write()
{
    if (!m_game)
        return;
    say_here({});
    take(m_reason == nullptr ? std::string{} : m_reason->text().trimmed().toStdString());
}

void TablePage::take(const std::string& reason)
{
    const auto wanted = command(reason);
    if (!wanted)
        return;
    const auto given = m_game->give(*wanted, dice(), rolls());
    if (given) {
        emit entered(**given);
        return;
    }
    const Problems problems = say(given.error());
    const bool wants_reason =
        m_why == Why::AskedIfRefused ? !problems.empty() : std::ranges::find(problems, "reason", &Problem::where) != problems.end();
    if (m_reason != nullptr && wants_reason)
        m_reason->setFocus(Qt::OtherFocusReason);
    say_here(sentences_of(problems).join(QStringLiteral("; ")));
}

} // namespace corneta::ui
