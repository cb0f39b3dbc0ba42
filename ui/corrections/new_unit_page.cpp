// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/new_unit_page.h"

#include "core/game/decide/reread.h"
#include "core/game/play/rules.h"
#include "ui/corrections/stat_lines.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/word_lines.h"
#include "ui/words/army_words.h"
#include "ui/words/unit_names.h"
#include "ui/words/wording.h"

#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr int letters_of_name = 200;
constexpr int letters_of_key = 40;
constexpr int letters_of_code = 2;

/// The kinds of unit that the ruleset knows, plain units first.
std::vector<std::string> kinds_of(const Ruleset& ruleset)
{
    std::vector<std::string> kinds{"unit"};
    const auto add = [&](std::string_view kind) {
        if (std::ranges::find(kinds, kind) == kinds.end())
            kinds.emplace_back(kind);
    };
    if (ruleset.game != nullptr) {
        for (const game::RoleSpec& role : ruleset.game->roles)
            add(role.kind);
        for (const game::HiddenSpec& hidden : ruleset.game->hidden)
            add(hidden.kind);
    }
    add("side");
    return kinds;
}

} // namespace

NewUnitPage::NewUnitPage(QWidget* parent)
    : TablePage{tr("Add"), Why::Asked, parent},
      m_name{words().add_line("name", tr("Name"), tr("As the journal writes it. Enter goes to the reason."), letters_of_name)},
      m_key{words().add_line("unit", tr("Key"), tr("What the file calls it: a-z, 0-9 and -. It is made from the name."), letters_of_key)},
      m_code{words().add_line("code", tr("Code"), tr("Two letters or digits to type it by; nobody else has them."), letters_of_code)},
      m_kind{words().add_choice("kind", tr("Kind"), tr("What it is: a unit, a leader, a side or another."))},
      m_side{words().add_choice("side", tr("Side"), tr("Its side."))},
      m_command{words().add_line("command", tr("Command"), tr("Who leads it; may stay empty."), letters_of_key)},
      m_pattern{words().add_choice("pattern", tr("Like"), tr("A typical one, whose stats it begins with; letters choose by name."))},
      m_stats{nullptr},
      m_army{nullptr}
{
    auto* content = new QWidget{this};
    m_stats = new StatLines{content};
    m_army = new SizedLabel{Type::Plain, QFont::Normal, content, "army"};
    in_column(content, {&words(), m_army, m_stats}); // what the army comes to stays in sight above the many numbers
    put(content);
    connect(m_stats, &StatLines::completed, this, &NewUnitPage::go_on);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& typed) { propose_key(*m_key, typed); });
    connect(m_kind, &QComboBox::currentIndexChanged, this, &NewUnitPage::show_typical);
    connect(m_pattern, &QComboBox::currentIndexChanged, this, &NewUnitPage::show_stats);
    connect(m_side, &QComboBox::currentIndexChanged, this, &NewUnitPage::propose_code);
    connect(m_side, &QComboBox::currentIndexChanged, this, &NewUnitPage::show_army);
    connect(m_stats, &StatLines::changed, this, &NewUnitPage::show_army);
    connect(m_command, &QLineEdit::textEdited, this, &NewUnitPage::show_army);
    connect(m_name, &QLineEdit::textEdited, this, &NewUnitPage::show_army);
}

void NewUnitPage::ask(OpenGame& game, const game::Unit* like, std::vector<game::Unit> typical)
{
    m_typical = std::move(typical);
    m_like = like == nullptr ? game::Unit{} : *like;
    if (m_like.kind == "side")
        m_like = {.side = m_like.key};
    begin(game, tr("A new unit"), tr("new on the table"));
    for (QLineEdit* line : {m_name, m_key, m_code})
        line->clear();
    m_command->setText(QString::fromStdString(m_like.command));
    show_kinds(game.state(), *game.book().ruleset);
    show_typical();
    m_name->setFocus(Qt::ShortcutFocusReason);
}

void NewUnitPage::show_kinds(const game::State& state, const Ruleset& ruleset)
{
    const QSignalBlocker quiet_kind{m_kind};
    const QSignalBlocker quiet_side{m_side};
    m_kind->clear();
    m_side->clear();
    for (const std::string& kind : kinds_of(ruleset))
        m_kind->addItem(translated(kind), QString::fromStdString(kind));
    for (const game::Unit& unit : state.units)
        if (unit.kind == "side")
            m_side->addItem(QString::fromStdString(unit.name), QString::fromStdString(unit.key));
    m_side->addItem(tr("none"), QString{});
    m_kind->setCurrentIndex(std::max(m_kind->findData(QString::fromStdString(m_like.kind)), 0));
    m_side->setCurrentIndex(std::max(m_side->findData(QString::fromStdString(m_like.side)), 0));
}

/// Of the kind that is chosen.
void NewUnitPage::show_typical()
{
    {
        const QSignalBlocker quiet{m_pattern};
        m_pattern->clear();
        m_pattern->addItem(tr("none"), -1);
        for (std::size_t i = 0; i < m_typical.size(); ++i)
            if (m_typical[i].kind == kind())
                m_pattern->addItem(QString::fromStdString(m_typical[i].name), static_cast<int>(i));
        m_pattern->setEnabled(m_pattern->count() > 1);
    }
    show_stats();
}

/// With the stats of the typical one; without one it has none.
game::Unit NewUnitPage::pattern() const
{
    const int chosen = m_pattern->currentData().toInt();
    game::Unit unit{.kind = kind()};
    if (m_pattern->currentIndex() > 0)
        unit.stats = m_typical[static_cast<std::size_t>(chosen)].stats;
    return unit;
}

/// Another kind has other stats.
void NewUnitPage::show_stats()
{
    if (game() == nullptr)
        return;
    const auto& units = game()->state().units;
    const game::Unit shown = pattern();
    const auto found = std::ranges::find(units, shown.kind, &game::Unit::kind);
    const game::Unit like = !shown.stats.empty()           ? shown
        : m_like.kind == shown.kind && !m_like.key.empty() ? m_like
        : found == units.end()                             ? shown
                                                           : *found;
    m_side->setEnabled(shown.kind != "side");
    m_stats->show_unit(game()->book(), shown, like);
    std::vector<QWidget*> widgets = words().key_widgets();
    const std::vector<QWidget*> of_stats = m_stats->key_widgets();
    widgets.insert(widgets.end(), of_stats.begin(), of_stats.end());
    order_tabs(widgets);
    propose_code();
    show_army();
}

/// How the sides would stand with it, and what the rules find unusual about it: warnings, no refusals.
void NewUnitPage::show_army()
{
    if (game() == nullptr)
        return;
    game::Unit with_it = unit();
    if (with_it.name.empty())
        with_it.name = tr("the new one").toStdString();
    if (with_it.key.empty())
        with_it.key = key_from(QStringLiteral("new"), game()->state());
    const game::Edit edit{.unit = with_it.key, .arrives = with_it, .reason = "as it would be"};
    game::State after = game()->state();
    const auto result = game::result_of(after, game()->book(), 0, edit, {});
    if (result)
        game::apply(after, 0, result->effects);
    QStringList words{standing_words(after, game()->book())};
    if (result)
        words << unusual_words(after, game()->book(), with_it);
    words.removeAll(QString{});
    m_army->show_words(words.join(QLatin1Char{'\n'}));
}

void NewUnitPage::propose_code()
{
    if (game() != nullptr)
        propose(*m_code, kind() == "side" ? std::string{} : free_code(game()->state(), side(), kind()));
}

std::string NewUnitPage::kind() const
{
    return m_kind->currentData().toString().toStdString();
}

std::string NewUnitPage::side() const
{
    return kind() == "side" ? std::string{} : m_side->currentData().toString().toStdString();
}

game::Unit NewUnitPage::unit() const
{
    game::Unit unit{.key = m_key->text().trimmed().toStdString(),
                    .code = m_code->text().trimmed().toUpper().toStdString(),
                    .name = m_name->text().trimmed().toStdString(),
                    .kind = kind(),
                    .side = side(),
                    .command = m_command->text().trimmed().toStdString(),
                    .stats = pattern().stats};
    for (Given& stat : m_stats->given())
        unit.stats[stat.key] = std::move(stat.word);
    return unit;
}

std::optional<game::Command> NewUnitPage::command(const std::string& reason)
{
    words().say({});
    if (m_stats->say_unreadable())
        return std::nullopt;
    const game::Unit unit = this->unit();
    if (unit.name.empty()) {
        words().say({{"name", {"type a name here"}}});
        return std::nullopt;
    }
    return game::Edit{.unit = unit.key, .arrives = unit, .reason = reason};
}

Problems NewUnitPage::say(const Problems& problems)
{
    return words().say(m_stats->say(problems));
}

} // namespace corneta::ui
