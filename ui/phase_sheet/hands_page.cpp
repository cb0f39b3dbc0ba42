// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/hands_page.h"

#include "core/game/play/phases.h"
#include "core/game/play/rules.h"
#include "ui/look/laid_out.h"
#include "ui/look/section_heading.h"
#include "ui/look/sized_label.h"
#include "ui/phase_sheet/target_sums.h"
#include "ui/result/hand_line.h"
#include "ui/session/open_game.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/word_button.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

/// The unit under which a row is told.
const std::string& told_under(const SheetRow& row)
{
    return row.aim.empty() ? row.unit : row.aim;
}

QList<HandWords> hands_of(const OpenGame& game, const SheetRow& row)
{
    QList<HandWords> hands;
    if (const game::EntryResult* result = game.journal().in_force(row.entry); result != nullptr)
        for (const game::Told& told : result->told)
            hands << said(told.instructions);
    return hands;
}

QStringList marks_of(const game::State& state, const Rulebook& book, const std::string& key)
{
    QStringList marks;
    const game::Unit* unit = state.find(key);
    if (unit != nullptr && book.ruleset->game != nullptr && book.ruleset->game->summary != nullptr)
        for (const Sentence& mark : book.ruleset->game->summary(*unit, state, book).marks)
            marks << said(mark);
    return marks;
}

} // namespace

HandsPage::HandsPage(QWidget* parent)
    : QWidget{parent},
      m_title{new SizedLabel{Type::Headline, QFont::Bold, this, "hands_title"}},
      m_done{new SizedLabel{Type::Plain, QFont::Normal, this, "hands_done"}},
      m_content{new QWidget{this}},
      m_column{new QVBoxLayout{m_content}},
      m_scroll{new FormScroll{m_content, this}}
{
    auto* on = new WordButton{tr("Go on (Enter)"), this};
    on->setAccessibleName(tr("Go on"));
    put_in(*new QVBoxLayout{this}, {m_title, m_done, {m_scroll, 1}, {on, 0, Qt::AlignLeft}});
    set_tone(*m_done, Tone::Faded);
    setFocusPolicy(Qt::StrongFocus);
    connect(on, &QPushButton::clicked, this, &HandsPage::left);
}

bool HandsPage::has_hands(const OpenGame& game, const std::vector<SheetRow>& settled)
{
    return std::ranges::any_of(settled, [&](const SheetRow& row) { return !hands_of(game, row).isEmpty(); });
}

void HandsPage::tell(const OpenGame& game, const game::State& before, const std::vector<SheetRow>& settled)
{
    m_title->setText(tr("%1: what to do on the table").arg(translated(game::label_of_phase(*game.book().ruleset, before.stage.phase))));
    while (QLayoutItem* item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_hands.clear();
    m_ticked = 0;
    std::vector<std::string> units;
    for (const SheetRow& row : settled)
        if (!hands_of(game, row).isEmpty() && std::ranges::find(units, told_under(row)) == units.end())
            units.push_back(told_under(row));
    for (const std::string& unit : units) {
        add_unit(game, before, unit);
        for (const SheetRow& row : settled)
            if (told_under(row) == unit)
                for (const HandWords& hand : hands_of(game, row)) {
                    const QString line = row.unit == unit ? hand.words : tr("%1: %2").arg(code_and_name(before, row.unit), hand.words);
                    m_hands.push_back(new HandLine{HandWords{hand.kind, line}, false, m_content});
                    m_column->addWidget(m_hands.back());
                    connect(m_hands.back(), &HandLine::ticked, this, [this](bool is_done) {
                        m_ticked += is_done ? 1 : -1;
                        say_done();
                    });
                }
    }
    m_column->addStretch();
    say_done();
}

/// Who it is, and what all rows together made of it.
void HandsPage::add_unit(const OpenGame& game, const game::State& before, const std::string& unit)
{
    auto* heading = new SectionHeading{code_and_name(before, unit), m_content};
    m_column->addWidget(heading);
    QStringList now;
    const QString was = strength_of(before, game.book(), unit);
    if (const QString is = strength_of(game.state(), game.book(), unit); is != was)
        now << tr("%1, before %2").arg(is, was);
    const QStringList marks_before = marks_of(before, game.book(), unit);
    for (const QString& mark : marks_of(game.state(), game.book(), unit))
        if (!marks_before.contains(mark))
            now << mark;
    if (game.state().find(unit) == nullptr)
        now << tr("off the table");
    if (now.isEmpty())
        return;
    auto* words = new SizedLabel{Type::Plain, QFont::Bold, m_content, "hands_now"};
    words->setText(tr("Now: %1").arg(now.join(QStringLiteral("; "))));
    m_column->addWidget(words);
}

void HandsPage::say_done()
{
    m_done->setText(tr("%1 of %2 done. Space or 1 to 9 ticks a line off, Enter goes on.").arg(m_ticked).arg(m_hands.size()));
}

void HandsPage::keyPressEvent(QKeyEvent* event)
{
    const int digit = event->key() - Qt::Key_1;
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit left();
    else if (digit >= 0 && digit < 9 && static_cast<std::size_t>(digit) < m_hands.size())
        m_hands[static_cast<std::size_t>(digit)]->toggle();
    else
        QWidget::keyPressEvent(event);
}

} // namespace corneta::ui
