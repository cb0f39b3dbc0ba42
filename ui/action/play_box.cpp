// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/play_box.h"

#include "core/action/resolve.h"
#include "core/game/play/facts.h"
#include "core/game/play/prepared.h"
#include "ui/action/roles_bar.h"
#include "ui/action/usual_box.h"
#include "ui/form/form_widget.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/session/open_game.h"
#include "ui/session/question.h"
#include "ui/widgets/labelled.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QApplication>
#include <QLineEdit>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace corneta::ui {

namespace {

/// Fields that nobody has answered and no unit could: what is measured on the table; `in_inches`: distances alone, those too of which the game
/// knows but the most.
std::vector<std::string> measured(const game::FilledIn& filled, bool in_inches)
{
    std::vector<std::string> keys;
    for (const std::size_t i : filled.asked) {
        const Field& asked = filled.answers.form()[i];
        const bool is_distance = asked.measure == Measure::Inches;
        const bool is_most = in_inches && asked.is_in_front() && filled.origins[i] == game::Origin::Roster;
        const bool is_open = is_most || filled.origins[i] == game::Origin::Default;
        if (is_open && (asked.is_in_front() || is_of_table(asked.fact)) && (!in_inches || is_distance))
            keys.emplace_back(asked.key);
    }
    return keys;
}

/// What the forces know of those who stand in the roles, and, where something is measured beside it, what is seldom otherwise with them.
/// Without somebody in a role that wants one there is no play, whatever is typed for it.
std::vector<std::string> to_fold(const game::FilledIn& filled, const game::Roles& roles, const Problems& nobody)
{
    const Form form = filled.answers.form();
    const bool is_measured = std::ranges::any_of(filled.asked, [&](std::size_t field) { return form[field].is_in_front(); });
    std::vector<std::string> keys;
    for (const std::size_t i : filled.asked) {
        const bool has_units = std::ranges::find(roles, form[i].role, &game::RoleFilled::role) != roles.end()
            || std::ranges::find(nobody, form[i].role, &Problem::where) != nobody.end();
        const bool is_unsaid = is_of_table(form[i].fact) && filled.origins[i] == game::Origin::Default;
        if (has_units && !is_unsaid && !form[i].is_in_front() && (filled.is_known(i) || is_measured))
            keys.emplace_back(form[i].key);
    }
    return keys;
}

/// The faces of these verdicts by their labels.
game::DiceAtHand dice_of(const std::vector<Verdict>& verdicts)
{
    game::DiceAtHand dice;
    for (const Verdict& verdict : verdicts)
        for (const Roll& roll : verdict.rolls)
            dice.by_label.push_back({roll.label, {roll.faces.begin(), roll.faces.end()}});
    return dice;
}

/// The verdicts of a play that is written down, from the dice that the program rolled.
std::vector<Verdict> verdicts_of(const game::EntryResult& result, const Question& question)
{
    std::vector<TypedDice::Labelled> faces;
    faces.reserve(result.rolls.size());
    for (const game::RecordedRoll& roll : result.rolls)
        faces.push_back({roll.label, roll.faces, roll.pool.sides});
    TypedDice dice{std::move(faces)};
    return attempted(*question.action, question.answers, *question.book.typed_charts, dice).verdicts;
}

} // namespace

PlayBox::PlayBox(FormWidget& form, QWidget* parent)
    : QWidget{parent},
      m_form{form},
      m_roles{new RolesBar{this}},
      m_objections{new SizedLabel{Type::Plain, QFont::Bold, this, "objections"}},
      m_reason_row{new QWidget{this}},
      m_reason{new QLineEdit{m_reason_row}},
      m_usual{new UsualBox{this}}
{
    in_column(this, {m_roles, m_objections, m_reason_row, m_usual});
    in_column(m_reason_row,
              {reason_row(*m_reason, "reason", tr("Reason to play it anyway"), tr("Why you play it anyway: the journal keeps it."))});
    connect(m_roles, &RolesBar::roles_changed, this, [this] {
        m_play.as_usual = false; // it was said of others
        emit changed();
    });
    connect(m_roles, &RolesBar::completed, this, &PlayBox::completed);
    connect(m_reason, &QLineEdit::textEdited, this, &PlayBox::changed);
    connect(m_reason, &QLineEdit::returnPressed, this, &PlayBox::completed);
    connect(m_usual, &UsualBox::dice_begun, this, &PlayBox::dice_begun);
    connect(m_usual, &UsualBox::taken, this, [this] {
        m_form.take_usual();
        m_play.as_usual = true;
        emit changed();
        emit completed();
    });
    say_objections({});
    say_unsaid({}, {});
}

void PlayBox::play_in(OpenGame* game)
{
    if (m_game != nullptr)
        disconnect(m_game, nullptr, this, nullptr);
    m_game = game;
    if (game == nullptr)
        return;
    connect(game, &OpenGame::changed, this, [this] {
        m_roles->refresh(m_game->state());
        if (!m_is_writing)
            emit game_changed();
    });
}

void PlayBox::ask(const Question& question)
{
    m_play = question.play.value_or(game::Play{.action = std::string{question.action->key}});
    m_reason->clear();
    m_roles->ask(question.book, *question.action, m_game->state(), m_play.roles);
    say_objections({});
    say_unsaid({}, {});
    m_form.type(m_play.typed);
}

game::Play PlayBox::play() const
{
    game::Play play = m_play;
    play.roles = m_roles->roles();
    play.reason = m_reason->text().trimmed().toStdString();
    play.typed = m_form.typed();
    return play;
}

QStringList PlayBox::fill_form()
{
    game::Play without_reason = play();
    without_reason.reason.clear();
    const auto ready = game::prepared(m_game->state(), m_game->book(), without_reason);
    QStringList problems = m_roles->unknown();
    if (!ready)
        problems << sentences_of(ready.error());
    if (!problems.isEmpty())
        return problems;
    m_roles->show_wanted(ready->nobody);
    if (!m_form.fill(ready->filled.answers))
        return fill_form(); // some of it was typed for other units
    m_form.follow_units(m_roles->roles());
    m_form.fold(to_fold(ready->filled, m_roles->roles(), ready->nobody));
    say_objections(ready->objected);
    mark_typed_over(std::move(without_reason));
    say_unsaid(game::unsaid(ready->filled), ready->filled.answers.form());
    return {};
}

void PlayBox::mark_typed_over(game::Play play)
{
    const Form form = m_form.answers().form();
    QStringList known(static_cast<qsizetype>(form.size()), QString{});
    const std::vector<Given> typed = std::exchange(play.typed, {});
    if (const auto ready = game::prepared(m_game->state(), m_game->book(), play); ready && !typed.empty())
        for (const std::size_t field : ready->filled.asked) {
            const bool is_typed = std::ranges::find(typed, form[field].key, &Given::key) != typed.end();
            if (ready->filled.is_known(field) && is_typed)
                known[static_cast<qsizetype>(field)] = QString::fromStdString(words_of(form[field], ready->filled.answers.at(field)));
        }
    m_form.mark_typed_over(known);
}

bool PlayBox::focus_measured()
{
    const auto ready = game::prepared(m_game->state(), m_game->book(), play());
    const auto is_measure = [&](const Given& given) {
        const auto field = index_of(m_form.answers().form(), given.key);
        return field && m_form.answers().form()[*field].is_in_front();
    };
    return ready && std::ranges::none_of(m_form.typed(), is_measure)
        && (m_form.focus_any_of(measured(ready->filled, true)) || m_form.focus_any_of(measured(ready->filled, false)));
}

std::expected<PlayBox::Written, QStringList> PlayBox::write(const Question& question, const std::vector<Verdict>& typed)
{
    if (const QStringList unknown = m_roles->unknown(); !unknown.isEmpty()) {
        m_roles->focus_first();
        return std::unexpected{unknown};
    }
    const game::DiceAtHand dice = typed.empty() ? game::DiceAtHand{} : dice_of(typed);
    m_is_writing = true;
    const auto given = m_game->give(play(), dice, dice.by_label.empty() ? OpenGame::Rolls::Yes : OpenGame::Rolls::No);
    m_is_writing = false;
    if (!given) {
        if (const auto nobody = std::ranges::find(given.error(), ProblemCode::NobodyThere, &Problem::code); nobody != given.error().end())
            m_roles->focus(nobody->where);
        return std::unexpected{sentences_of(given.error())};
    }
    return Written{*given, typed.empty() ? verdicts_of((*given)->results.front(), question) : typed};
}

void PlayBox::say_objections(const Problems& objections)
{
    const QStringList words = sentences_of(objections).replaceInStrings(QRegularExpression{QStringLiteral("^")}, QStringLiteral("\u25b2 "));
    m_objections->show_words(words.join(QLatin1Char{'\n'}));
    m_reason_row->setVisible(!words.isEmpty());
    m_reason->setAccessibleDescription(words.join(QLatin1Char{' '}));
    if (words.isEmpty())
        m_reason->clear();
}

void PlayBox::say_unsaid(Problems unsaid, Form form)
{
    m_unsaid = std::move(unsaid);
    m_form.mark_unsaid(m_unsaid);
    QStringList usual;
    for (const Problem& problem : m_unsaid)
        if (const auto field = index_of(form, problem.where); field && problem.code == ProblemCode::NotSeen)
            usual << tr("%1: %2").arg(translated(form[*field].label), value_words(form[*field], form[*field].start_value()));
    m_usual->show_usual(usual);
}

QString PlayBox::lacking() const
{
    if (!m_roles->lacking().isEmpty() || !m_roles->unknown().isEmpty())
        return {}; // who it is goes first, and is said when it is rolled
    QStringList words;
    for (const Problem& problem : m_unsaid)
        words << said(problem.what);
    return words.join(QStringLiteral("; "));
}

void PlayBox::focus_unsaid()
{
    std::vector<std::string> keys;
    for (const Problem& problem : m_unsaid)
        if (problem.code == ProblemCode::NotMeasured)
            keys.push_back(problem.where);
    if (!m_form.focus_any_of(keys))
        m_usual->button().setFocus(Qt::OtherFocusReason);
}

void PlayBox::focus_reason()
{
    m_reason->setFocus(Qt::ShortcutFocusReason);
}

QWidget* PlayBox::order_tabs()
{
    if (!m_roles->is_empty())
        setTabOrder(m_roles->key_widgets().back(), m_reason);
    setTabOrder(m_reason, &m_usual->button());
    return &m_usual->button();
}

bool PlayBox::wants_reason() const
{
    return !m_objections->text().isEmpty() && m_reason->text().trimmed().isEmpty();
}

} // namespace corneta::ui
