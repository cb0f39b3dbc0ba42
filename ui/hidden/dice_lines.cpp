// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/dice_lines.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/number_line.h"
#include "ui/widgets/unit_line.h"
#include "ui/widgets/word_button.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QCheckBox>

#include <algorithm>

namespace corneta::ui {

DiceLines::DiceLines(QWidget* parent) : QWidget{parent}, m_column{in_column(this, {})}, m_button{new WordButton{{}, this, "hidden_roll"}}
{
    m_button->make_primary();
    connect(m_button, &QPushButton::clicked, this, &DiceLines::finished);
}

void DiceLines::clear()
{
    for (QWidget* widget : m_widgets) {
        widget->hide();
        widget->deleteLater(); // a key pressed in it may be on its way still
    }
    m_widgets.clear();
    m_rows.clear();
    m_names.clear();
}

void DiceLines::ask(const OpenGame& game, const Action& action, const std::vector<Awaited>& units, const QString& go_on)
{
    clear();
    m_button->setText(go_on);
    m_button->setAccessibleName(go_on);
    for (const Awaited& unit : units)
        add_row(game, action, unit);
    align_names();
}

QWidget& DiceLines::button()
{
    return *m_button;
}

/// What stands behind the names stands in columns.
void DiceLines::align_names()
{
    int widest = 0;
    for (const QWidget* name : m_names)
        widest = std::max(widest, name->sizeHint().width());
    for (QWidget* name : m_names)
        name->setMinimumWidth(widest);
}

void DiceLines::add_row(const OpenGame& game, const Action& action, const Awaited& awaited)
{
    constexpr int letters = 6;
    const game::Unit& unit = *game.state().find(awaited.unit);
    const QString name = code_and_name(unit);
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char{'M'});
    const AlsoAsked also = also_asked(action);
    auto* widget = new QWidget{this};
    auto* flow = new FlowLayout{widget};
    auto* label = new SizedLabel{Type::Plain, QFont::Normal,
                                 awaited.die.isEmpty() ? tr("%1: no die").arg(name) : tr("%1: %2").arg(name, awaited.die), widget};
    label->setWordWrap(false);
    flow->addWidget(label);
    Row row{.unit = awaited.unit};
    if (!awaited.die.isEmpty()) {
        row.die = new NumberLine{widget};
        row.sides = awaited.die.section(QLatin1Char{'d'}, 1).toInt();
        row.die->setObjectName(QStringLiteral("die_%1").arg(QString::fromStdString(awaited.unit)));
        row.die->setAccessibleName(tr("%1: %2, %3").arg(name, translated(action.label), awaited.die));
        row.die->setToolTip(tr("The faces that fell; Enter goes on. Enter with no die typed: the program rolls them all."));
        row.die->setFixedWidth(letters * letter);
        flow->addWidget(row.die);
        connect(row.die, &QLineEdit::returnPressed, this, [this, index = m_rows.size()] { go_on(index); });
    }
    if (also.toggle != nullptr) {
        row.toggle = new QCheckBox{translated(also.toggle->label), widget};
        row.toggle->setAccessibleName(tr("%1: %2").arg(name, translated(also.toggle->label)));
        row.toggle->setToolTip(translated(also.toggle->help));
        flow->addWidget(row.toggle);
    }
    if (also.other != nullptr) {
        std::vector<const game::Unit*> others;
        for (const game::Unit& other : game.state().units)
            if (other.kind == unit.kind && other.side == unit.side && other.key != unit.key && !game::is_gone(other, game.book()))
                others.push_back(&other);
        auto* of = new SizedLabel{Type::Plain, QFont::Normal, role_title(*game.book().ruleset, also.other->role), widget};
        of->setWordWrap(false);
        flow->addWidget(of);
        row.other = new UnitLine{false, widget};
        row.other->setObjectName(QStringLiteral("other_%1").arg(QString::fromStdString(awaited.unit)));
        row.other->setAccessibleName(tr("%1: %2").arg(name, translated(also.other->label)));
        row.other->setToolTip(tr("%1: its code").arg(translated(also.other->label)));
        row.other->setFixedWidth(2 * letters * letter);
        row.other->offer(others);
        flow->addWidget(row.other);
        connect(row.other, &UnitLine::taken, this, [this, index = m_rows.size()] { go_on(index); });
    }
    label->setMinimumHeight(row.die == nullptr ? 0 : row.die->sizeHint().height());
    m_rows.push_back(row);
    m_widgets.push_back(widget);
    m_names.push_back(label);
    m_column->addWidget(widget);
}

void DiceLines::begin()
{
    const auto first = std::ranges::find_if(m_rows, [](const Row& row) { return row.die != nullptr; });
    if (first != m_rows.end())
        first->die->setFocus(Qt::OtherFocusReason);
}

void DiceLines::focus_button()
{
    m_button->setFocus(Qt::OtherFocusReason);
}

std::optional<QString> DiceLines::flaw_of(const Row& row)
{
    const QString typed = row.die == nullptr ? QString{} : row.die->text().trimmed();
    if (typed.isEmpty() || (typed.toInt() >= 1 && typed.toInt() <= row.sides))
        return std::nullopt;
    return tr("%1 is not a face of a d%2").arg(typed).arg(row.sides);
}

bool DiceLines::is_any_typed() const
{
    return std::ranges::any_of(m_rows, [](const Row& row) { return row.die != nullptr && !row.die->text().trimmed().isEmpty(); });
}

void DiceLines::go_on(std::size_t row)
{
    if (const auto flaw = flaw_of(m_rows[row])) {
        m_rows[row].die->selectAll();
        emit refused(*flaw);
        return;
    }
    if (!is_any_typed()) {
        emit finished();
        return;
    }
    emit refused({});
    const auto next = std::find_if(m_rows.begin() + static_cast<std::ptrdiff_t>(row) + 1, m_rows.end(),
                                   [](const Row& other) { return other.die != nullptr; });
    if (next != m_rows.end())
        next->die->setFocus(Qt::TabFocusReason);
    else
        emit finished();
}

std::vector<RowSaid> DiceLines::said() const
{
    std::vector<RowSaid> all;
    for (const Row& row : m_rows) {
        RowSaid said{.unit = row.unit};
        said.face = row.die == nullptr ? 0 : row.die->text().trimmed().toInt();
        said.toggle = row.toggle != nullptr && row.toggle->isChecked();
        if (row.other != nullptr && !row.other->keys().empty())
            said.other = row.other->keys().front();
        all.push_back(std::move(said));
    }
    return all;
}

QString DiceLines::problem() const
{
    const auto wants_die = [](const Row& row) { return row.die != nullptr; };
    const auto is_typed = [&](const Row& row) { return wants_die(row) && !row.die->text().trimmed().isEmpty(); };
    const auto wanted = std::ranges::count_if(m_rows, wants_die);
    const auto typed = std::ranges::count_if(m_rows, is_typed);
    if (typed != 0 && typed != wanted)
        return tr("%1 of %2 dice are typed. Type all, or none: then the program rolls them").arg(typed).arg(wanted);
    for (const Row& row : m_rows) {
        if (const auto flaw = flaw_of(row))
            return *flaw;
        if (row.other != nullptr && !row.other->unknown().isEmpty())
            return tr("There is no unit %1").arg(row.other->unknown());
    }
    return {};
}

} // namespace corneta::ui
