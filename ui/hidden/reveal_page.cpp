// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/reveal_page.h"

#include "core/game/play/phases.h"
#include "ui/game/hidden_turn.h"
#include "ui/game/sequence_panel.h"
#include "ui/hidden/revealed.h"
#include "ui/look/band.h"
#include "ui/look/chip_picture.h"
#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/word_button.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QBoxLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>

namespace corneta::ui {

namespace {

/// Those who may roll for an order as the game stands.
std::vector<Awaited> rolling(const OpenGame& game)
{
    const game::HiddenSpec* const now = hidden_now(game);
    return now == nullptr || now->left_out.empty() || !game.state().face_down.empty() ? std::vector<Awaited>{} : left_out(game, *now);
}

QString names_of(const std::vector<const game::Unit*>& units)
{
    QStringList names;
    for (const game::Unit* unit : units)
        names << code_and_name(*unit);
    return names.join(QStringLiteral(", "));
}

/// The orders of a side turned up: a line an order, with its chip, its word, how many units have it and which, command by command.
class RevealCard : public QWidget {
public:
    /// `rolls_at_random`: those without an order still roll for one.
    RevealCard(const RevealedSide& side, std::size_t number, bool rolls_at_random, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void add(const RevealedOrder& order);
    QWidget* new_units(const RevealedCommand& command);

    std::size_t m_number; ///< of the side, from 0
};

RevealCard::RevealCard(const RevealedSide& side, std::size_t number, bool rolls_at_random, QWidget* parent)
    : QWidget{parent},
      m_number{number}
{
    const int unit = grid_unit(fontMetrics());
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(6 * unit, 3 * unit, 4 * unit, 3 * unit);
    column->setSpacing(3 * unit);
    auto* heading = new SizedLabel{Type::Headline, QFont::Bold, QString::fromStdString(side.side->name), this};
    QPalette hue = heading->palette();
    hue.setColor(QPalette::WindowText, roles().of_side(number));
    heading->setPalette(hue);
    qsizetype orders = 0;
    for (const RevealedOrder& order : side.orders)
        orders += order.count();
    auto* count = new SizedLabel{Type::Plain, QFont::Normal, orders == 1 ? tr("1 order") : tr("%1 orders").arg(orders), this};
    set_tone(*count, Tone::Faded);
    count->setWordWrap(false);
    column->addLayout(in_row(nullptr, {{heading, 1}, count}));
    for (const RevealedOrder& order : side.orders)
        add(order);
    column->addStretch(1);
    if (!side.without.empty())
        column->addWidget(new SizedLabel{Type::Plain, QFont::Normal,
                                         rolls_at_random
                                             ? tr("\u25b2 Without an order, they roll at random: %1").arg(names_of(side.without))
                                             : tr("Without an order: %1").arg(names_of(side.without)),
                                         this});
}

void RevealCard::add(const RevealedOrder& order)
{
    constexpr int chip_units = 10;
    const int unit = grid_unit(fontMetrics());
    auto* chip = new QLabel{this};
    chip->setPixmap(chip_picture(order.chip, chip_units * unit, devicePixelRatioF()));
    chip->setAccessibleName(tr("Chip: %1").arg(order.words));
    auto* name = new SizedLabel{Type::Name, QFont::Bold, order.words, this};
    auto* count = new SizedLabel{Type::Plain, QFont::Normal, order.count() == 1 ? tr("1 unit") : tr("%1 units").arg(order.count()), this};
    set_tone(*count, Tone::Faded);
    auto* words = in_column(nullptr, {name, count, Part::room()});
    words->setSpacing(0);
    auto* commands = in_column(nullptr, {});
    commands->setSpacing(unit);
    for (const RevealedCommand& command : order.commands) {
        if (!command.leader.isEmpty()) {
            auto* leader = new SizedLabel{Type::Plain, QFont::Normal, command.leader, this};
            set_tone(*leader, Tone::Faded);
            commands->addWidget(leader);
        }
        commands->addWidget(new_units(command));
    }
    auto* row = in_row(nullptr, {{chip, 0, Qt::AlignTop}, {words, 1}, {commands, 3}});
    row->setSpacing(3 * unit);
    static_cast<QVBoxLayout*>(layout())->addLayout(row); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): made above
}

QWidget* RevealCard::new_units(const RevealedCommand& command)
{
    auto* units = new QWidget{this};
    auto* flow = new FlowLayout{units};
    int widest = 0;
    for (const game::Unit* one : command.units)
        widest = std::max(widest, fontMetrics().horizontalAdvance(code_and_name(*one)));
    for (const game::Unit* one : command.units) {
        auto* name = new SizedLabel{Type::Plain, QFont::Normal, code_and_name(*one), units};
        name->setWordWrap(false);
        name->setMinimumWidth(widest);
        flow->addWidget(name);
    }
    return units;
}

void RevealCard::paintEvent(QPaintEvent* /*event*/)
{
    constexpr double corner = 6;
    const int unit = grid_unit(fontMetrics());
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{roles().line, 1.0});
    painter.setBrush(roles().leaf);
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    paint_band(painter, QRectF(2.0 * unit, 3.0 * unit, unit, height() - 6.0 * unit), m_number, unit);
}

} // namespace

RevealPage::RevealPage(QWidget* parent)
    : QWidget{parent},
      m_title{new SizedLabel{Type::Title, QFont::Bold, this, "reveal_title"}},
      m_words{new SizedLabel{Type::Plain, QFont::Normal, this, "reveal_words"}},
      m_problems{new SizedLabel{Type::Plain, QFont::Bold, this, "reveal_problems"}},
      m_cards{new QWidget{this}},
      m_row{new QBoxLayout{QBoxLayout::LeftToRight, m_cards}},
      m_roll{new WordButton{tr("Roll for those without (F5)"), this}},
      m_end{new WordButton{tr("End the phase (F8)"), this}}
{
    setAccessibleName(tr("Orders turned up"));
    const int unit = grid_unit(fontMetrics());
    set_tone(*m_words, Tone::Faded);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4 * unit);
    auto* whole = new QVBoxLayout{this};
    whole->setContentsMargins(4 * unit, 2 * unit, 4 * unit, 2 * unit);
    auto* bottom = new QWidget{this};
    new FlowLayout{bottom, {m_roll, m_end}};
    put_in(*whole, {m_title, m_words, {new FormScroll{m_cards, this}, 1}, m_problems, bottom});
    m_end->make_primary();
    for (WordButton* button : {m_roll, m_end})
        button->setAccessibleName(button->text());
    m_end->setToolTip(tr("F8 goes on. Esc goes back to the form; Ctrl+Shift+U shows this page again."));
    m_roll->setToolTip(tr("The program rolls an order for each unit that has none. Typed dice: F11."));
    connect(m_roll, &QPushButton::clicked, this, &RevealPage::roll);
    connect(m_end, &QPushButton::clicked, this, &RevealPage::end_asked);
    call_after(*this, {QEvent::Resize}, [this] { lay_out(); });
    call_on_keys(*this, {Qt::Key_Escape}, [this] { emit left(); });
}

void RevealPage::open(OpenGame& game, const game::Entry* entry)
{
    m_game = &game;
    m_problems->clear();
    show_cards(entry);
    (m_roll->isVisibleTo(this) ? m_roll : m_end)->setFocus(Qt::OtherFocusReason);
}

void RevealPage::show_cards(const game::Entry* entry)
{
    for (QWidget* card : m_cards->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        m_row->removeWidget(card);
        card->hide();
        card->deleteLater();
    }
    const Revealed revealed = revealed_in(*m_game, entry);
    const bool may_roll = entry == nullptr && !rolling(*m_game).empty();
    std::size_t number = 0;
    for (const RevealedSide& side : revealed.sides)
        m_row->addWidget(new RevealCard{side, number++, may_roll, m_cards}, 1);
    m_title->setText(revealed.hidden == nullptr ? tr("No orders are laid in this game")
                         : entry == nullptr     ? tr("Orders turned up")
                                                : tr("Orders turned up by entry %1").arg(entry->number));
    m_words->setText(revealed.hidden == nullptr ? QString{} : tr("%1: orders of %2 units.").arg(stage_words(*m_game)).arg(revealed.orders));
    m_roll->setVisible(may_roll);
    m_end->setText(tr("End %1 (F8)").arg(translated(game::label_of_phase(*m_game->book().ruleset, m_game->state().stage.phase))));
    m_end->setAccessibleName(m_end->text());
    lay_out();
}

void RevealPage::roll()
{
    if (m_game.isNull() || !m_roll->isVisibleTo(this))
        return;
    std::vector<RowSaid> rows;
    for (const Awaited& awaited : rolling(*m_game))
        rows.push_back({.unit = awaited.unit});
    const QStringList problems = play_for(*m_game, hidden_now(*m_game)->left_out, rows);
    m_problems->setText(problems.isEmpty() ? QString{} : tr("\u25b2 %1").arg(problems.join(QStringLiteral("; "))));
    show_cards(nullptr);
    (m_roll->isVisibleTo(this) ? m_roll : m_end)->setFocus(Qt::OtherFocusReason);
}

/// The sides stand one under the other where there is little room.
void RevealPage::lay_out()
{
    constexpr int letters_a_side = 50;
    const bool is_narrow = width() < 2 * letters_a_side * fontMetrics().averageCharWidth();
    m_row->setDirection(is_narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace corneta::ui
