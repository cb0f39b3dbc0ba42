// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/muster_page.h"

#include "ui/corrections/muster_numbers.h"
#include "ui/corrections/stats_of_unit.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/labelled.h"
#include "ui/widgets/word_button.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

QString name_of(const game::Unit& unit)
{
    const QString name = QString::fromStdString(unit.name);
    return unit.code.empty() ? name : MusterPage::tr("%1, %2").arg(QString::fromStdString(unit.code), name);
}

} // namespace

MusterPage::MusterPage(QWidget* parent)
    : QWidget{parent},
      m_title{new SizedLabel{Type::Plain, QFont::Bold, this, "table_title"}},
      m_name{new SizedLabel{Type::Headline, QFont::Bold, this, "muster_unit"}},
      m_all{new QWidget{this}},
      m_numbers{new MusterNumbers{m_all}},
      m_problem{new SizedLabel{Type::Plain, QFont::Bold, this, "muster_problem"}},
      m_reason{new QLineEdit{this}},
      m_bottom{new_bottom()}
{
    in_column(m_all, {m_title, m_name, m_numbers, m_problem, Part::room()});
    put_in(*new QVBoxLayout{this}, {{new FormScroll{m_all, this}, 1}, m_bottom});
    connect(m_numbers, &MusterNumbers::completed, this, &MusterPage::go_on);
    connect(m_numbers, &MusterNumbers::back_asked, this, &MusterPage::go_back);
    setFocusPolicy(Qt::StrongFocus); // the summary takes Enter and Esc
    setAccessibleName(tr("Muster"));
    setToolTip(tr("Enter goes back to the form."));
}

QWidget* MusterPage::new_bottom()
{
    auto* bottom = new QWidget{this};
    auto* next = new WordButton{tr("Right (Enter)"), bottom};
    next->make_primary();
    auto* before = new WordButton{tr("Back (PgUp)"), bottom};
    auto* back = new WordButton{tr("Leave (Esc)"), bottom};
    next->setAccessibleName(tr("All numbers are right"));
    before->setAccessibleName(tr("Back to the unit before"));
    back->setAccessibleName(tr("Leave the muster"));
    m_buttons = {next, before, back};
    in_row(bottom,
           {{reason_row(*m_reason, "muster_reason", tr("Reason for the correction"),
                        tr("The journal keeps it with each correction. Enter goes to the next unit.")),
             1},
            next,
            before,
            back});
    connect(next, &QPushButton::clicked, this, &MusterPage::go_on);
    connect(before, &QPushButton::clicked, this, &MusterPage::go_back);
    connect(back, &QPushButton::clicked, this, &MusterPage::left);
    return bottom;
}

std::vector<std::string> MusterPage::units_to_muster(const Rulebook& book, const game::State& state, std::string_view side)
{
    std::vector<std::string> keys;
    const auto summary = book.ruleset->game == nullptr ? nullptr : book.ruleset->game->summary;
    for (const game::Unit& unit : state.units) {
        const bool is_counted = summary == nullptr ? unit.kind != "side" && unit.kind != "leader" : !game::is_gone(unit, book);
        if (unit.side == side && is_counted && !counted_stats(book, unit).empty())
            keys.push_back(unit.key);
    }
    return keys;
}

void MusterPage::begin(OpenGame& game, const std::string& side)
{
    if (m_game)
        disconnect(m_game, nullptr, this, nullptr);
    m_game = &game;
    m_side = side;
    m_at = 0;
    m_units.clear();
    for (std::string& unit : units_to_muster(game.book(), game.state(), side))
        m_units.push_back({std::move(unit), {}});
    m_reason->setText(tr("muster"));
    connect(&game, &OpenGame::changed, this, &MusterPage::refresh);
    show_unit();
}

void MusterPage::show_unit()
{
    const game::Unit* unit = is_over() ? nullptr : m_game->state().find(m_units[m_at].unit);
    m_numbers->clear();
    m_problem->hide();
    m_bottom->setVisible(unit != nullptr);
    m_title->setText(
        tr("Muster of %1, %2 of %3").arg(unit_name(m_game->state(), m_side)).arg(std::min(m_at + 1, m_units.size())).arg(m_units.size()));
    if (unit == nullptr) {
        show_summary();
        return;
    }
    m_name->setText(name_of(*unit));
    m_numbers->show_unit(m_game->book(), *unit);
    order_tabs();
    m_numbers->enter();
}

void MusterPage::order_tabs()
{
    std::vector<QWidget*> widgets = m_numbers->key_widgets();
    widgets.push_back(m_reason);
    widgets.insert(widgets.end(), m_buttons.begin(), m_buttons.end());
    tab_through(widgets);
}

void MusterPage::show_summary()
{
    const auto is_set_right = [this](const Mustered& one) {
        return std::ranges::any_of(one.entries, [this](int number) {
            const auto& entries = m_game->journal().entries();
            const auto entry = std::ranges::find(entries, number, &game::Entry::number);
            return entry != entries.end() && m_game->is_in_force(*entry);
        });
    };
    QStringList names;
    for (const Mustered& one : m_units)
        if (const game::Unit* unit = m_game->state().find(one.unit); unit != nullptr && is_set_right(one))
            names << name_of(*unit);
    const auto all = static_cast<qsizetype>(m_units.size());
    m_name->setText(tr("%1 right, %2 corrected").arg(all - names.size()).arg(names.size()));
    m_problem->setText(names.isEmpty() ? tr("Enter goes back.")
                                       : tr("Corrected: %1. Enter goes back.").arg(names.join(QStringLiteral("; "))));
    m_problem->show();
    setFocus(Qt::OtherFocusReason);
}

/// Writes what differs; false where that cannot be, which is said.
bool MusterPage::is_right_or_written()
{
    QStringList problems = m_numbers->problems();
    std::vector<Given> stats = m_numbers->given();
    if (problems.isEmpty() && stats.empty())
        return true;
    if (problems.isEmpty()) {
        const QString reason = m_reason->text().trimmed().isEmpty() ? tr("muster") : m_reason->text().trimmed();
        m_is_writing = true;
        const auto entry =
            m_game->give(game::Edit{m_units[m_at].unit, std::move(stats), std::nullopt, reason.toStdString()}, {}, OpenGame::Rolls::No);
        m_is_writing = false;
        if (entry) {
            m_units[m_at].entries.push_back((*entry)->number);
            emit entered(**entry);
            return true;
        }
        problems << sentences_of(entry.error());
    }
    m_problem->setText(tr("\u25b2 %1").arg(problems.join(QStringLiteral("; "))));
    m_problem->show();
    return false;
}

void MusterPage::go_on()
{
    if (!m_game || is_over()) {
        emit left();
        return;
    }
    if (!is_right_or_written())
        return;
    ++m_at;
    show_unit();
}

void MusterPage::go_back()
{
    if (!m_game || m_at == 0)
        return;
    --m_at;
    show_unit();
}

void MusterPage::refresh()
{
    if (isVisible() && !m_is_writing && m_numbers->given().empty())
        show_unit();
}

void MusterPage::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: go_on(); break;
    case Qt::Key_PageUp: go_back(); break;
    case Qt::Key_Escape: emit left(); break;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace corneta::ui
