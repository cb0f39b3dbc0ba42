// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/roles_bar.h"

#include "core/game/play/roles.h"
#include "core/game/play/rules.h"
#include "core/game/play/sides.h"
#include "ui/action/unit_card.h"
#include "ui/look/laid_out.h"
#include "ui/widgets/unit_line.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QGridLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr std::size_t most_large_cards = 2;

/// Whether an action's role takes more than one unit.
bool takes_several(const Ruleset& ruleset, const Action& action, std::string_view role)
{
    const auto is_list_of_it = [role](const Field& field) { return field.role == role && field.is_list(); };
    const auto has_more = [&](const game::RoleSpec& spec) {
        return spec.role == role && spec.most > 1 && (spec.action.empty() || spec.action == action.key);
    };
    return std::ranges::any_of(action.form, is_list_of_it)
        || (ruleset.game != nullptr && std::ranges::any_of(ruleset.game->roles, has_more));
}

bool is_past(const Ruleset& ruleset, std::string_view role)
{
    return ruleset.game != nullptr
        && std::ranges::any_of(ruleset.game->roles, [&](const game::RoleSpec& spec) { return spec.role == role && spec.is_past; });
}

QString object_name(const std::string& role)
{
    return QStringLiteral("role_") + QString::fromStdString(role);
}

} // namespace

RolesBar::RolesBar(QWidget* parent) : QWidget{parent}, m_grid{new QGridLayout{this}}
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    call_after(*this, {QEvent::Resize}, [this] { arrange(); });
}

void RolesBar::clear()
{
    for (QLayoutItem* item = m_grid->takeAt(0); item != nullptr; item = m_grid->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // a key pressed in it may be on its way still
        delete item;
    }
    m_rows.clear();
}

void RolesBar::ask(const Rulebook& book, const Action& action, const game::State& state, const game::Roles& roles)
{
    constexpr int letters_for_one = 6;
    constexpr int letters_for_several = 16;
    clear();
    const Ruleset& ruleset = *book.ruleset;
    m_book = book;
    m_action = action.key;
    m_state = state;
    const std::vector<std::string_view> asked = roles_to_fill(ruleset, action, state);
    for (const std::string_view role : asked) {
        const bool several = takes_several(ruleset, action, role);
        Row row{std::string{role}, std::string{game::kind_in_role(ruleset, role)}, new UnitLine{several, this},
                nullptr,           !game::may_be_empty(ruleset, action, role),     is_past(ruleset, role)};
        row.card = new UnitCard{role_title(ruleset, role), *row.line, asked.size() > most_large_cards, this};
        row.line->setObjectName(object_name(row.role));
        row.line->setAccessibleName(tr("%1: code of the unit").arg(role_title(ruleset, role)));
        row.line->setToolTip(
            tr("Who it is: type a code, or part of a name and Enter; Down shows all. The form is filled from the forces."));
        const int letter = fontMetrics().horizontalAdvance(QLatin1Char{'M'});
        const int hint = fontMetrics().horizontalAdvance(row.line->placeholderText()) + 2 * letter;
        const int wanted = std::max((several ? letters_for_several : letters_for_one) * letter, hint);
        row.line->setMaximumWidth(wanted);
        row.line->setMinimumWidth(several ? hint : wanted); // two of several stand beside each other
        row.card->name(object_name(row.role) + QStringLiteral("_name"));
        row.line->offer(units_for(row, roles));
        row.line->show_units(game::units_in(roles, role));
        connect(row.line, &UnitLine::units_changed, this, &RolesBar::roles_changed);
        connect(row.line, &UnitLine::units_changed, this, &RolesBar::show_names);
        connect(row.line, &UnitLine::units_changed, this, [this, index = m_rows.size()] { offer_beside(index); });
        connect(row.line, &UnitLine::taken, this, [this, index = m_rows.size()] { go_on(index); });
        m_rows.push_back(row);
    }
    m_columns = 0;
    arrange();
    show_names();
    setVisible(!m_rows.empty());
}

/// Two cards beside each other where they have room.
void RolesBar::arrange()
{
    constexpr int characters_for_two = 60;
    const int columns = m_rows.size() == most_large_cards && width() >= characters_for_two * fontMetrics().averageCharWidth() ? 2 : 1;
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_grid->addWidget(m_rows[i].card, static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, columns - 1);
}

void RolesBar::refresh(const game::State& state)
{
    m_state = state;
    for (const Row& row : m_rows)
        row.line->offer(units_for(row, roles()));
    show_names();
}

/// A side that is known by now goes before the other one.
void RolesBar::offer_beside(std::size_t changed)
{
    const game::Roles named = roles();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (i != changed)
            m_rows[i].line->offer(units_for(m_rows[i], named));
}

/// Those of the kind that the role takes, without who is gone for good; first those on the table and of the side it is for beside the others' roles.
std::vector<const game::Unit*> RolesBar::units_for(const Row& row, const game::Roles& roles) const
{
    std::vector<const game::Unit*> units;
    for (const game::Unit& unit : m_state.units)
        if (game::stands_in(*m_book.ruleset, row.role, unit.kind) && (row.is_past || !game::is_gone(unit, m_book)))
            units.push_back(&unit);
    std::ranges::stable_partition(units, [&](const game::Unit* unit) {
        return !game::is_away(m_state, *unit, m_book) && game::is_on_right_side(m_state, *m_book.ruleset, m_action, roles, row.role, *unit);
    });
    return units;
}

game::Roles RolesBar::roles() const
{
    game::Roles roles;
    for (const Row& row : m_rows)
        if (!row.line->keys().empty())
            roles.push_back({row.role, row.line->keys()});
    return roles;
}

QStringList RolesBar::unknown() const
{
    QStringList words;
    for (const Row& row : m_rows)
        if (!row.line->unknown().isEmpty())
            words << tr("%1: there is no %2 %3").arg(role_title(*m_book.ruleset, row.role), translated(row.kind), row.line->unknown());
    return words;
}

QString RolesBar::lacking() const
{
    const auto row = std::ranges::find_if(m_rows, [](const Row& one) { return one.is_wanted && one.line->keys().empty(); });
    return row == m_rows.end() ? QString{} : role_title(*m_book.ruleset, row->role);
}

bool RolesBar::wants_units() const
{
    return !lacking().isEmpty()
        || (!m_rows.empty() && std::ranges::all_of(m_rows, [](const Row& row) { return row.line->keys().empty(); }));
}

std::vector<std::string> RolesBar::asked() const
{
    std::vector<std::string> roles;
    roles.reserve(m_rows.size());
    for (const Row& row : m_rows)
        roles.push_back(row.role);
    return roles;
}

void RolesBar::show_wanted(const Problems& nobody)
{
    for (Row& row : m_rows)
        row.is_wanted = std::ranges::find(nobody, row.role, &Problem::where) != nobody.end();
}

void RolesBar::focus_first()
{
    const auto free = std::ranges::find_if(m_rows, [](const Row& row) { return row.line->keys().empty() && row.is_wanted; });
    (free == m_rows.end() ? m_rows.front() : *free).line->setFocus(Qt::ShortcutFocusReason);
}

void RolesBar::focus_top()
{
    m_rows.front().line->setFocus(Qt::ShortcutFocusReason);
}

void RolesBar::focus(std::string_view role)
{
    if (const auto row = std::ranges::find(m_rows, role, &Row::role); row != m_rows.end())
        row->line->setFocus(Qt::ShortcutFocusReason);
}

std::vector<QWidget*> RolesBar::key_widgets() const
{
    std::vector<QWidget*> widgets;
    widgets.reserve(m_rows.size());
    for (const Row& row : m_rows)
        widgets.push_back(row.line);
    return widgets;
}

bool RolesBar::take(const game::Unit& unit)
{
    const auto fits = [&](const Row& row) { return game::stands_in(*m_book.ruleset, row.role, unit.kind) && row.line->keys().empty(); };
    const auto found = std::ranges::find_if(m_rows, fits);
    if (found == m_rows.end())
        return false;
    found->line->show_units({unit.key});
    show_names();
    emit roles_changed();
    return true;
}

void RolesBar::go_on(std::size_t row)
{
    const auto next =
        std::find_if(m_rows.begin() + static_cast<std::ptrdiff_t>(row) + 1, m_rows.end(), [](const Row& one) { return one.is_wanted; });
    if (next != m_rows.end())
        next->line->setFocus(Qt::TabFocusReason);
    else
        emit completed();
}

void RolesBar::show_names()
{
    for (const Row& row : m_rows)
        row.card->show_units(m_state, m_book);
}

} // namespace corneta::ui
