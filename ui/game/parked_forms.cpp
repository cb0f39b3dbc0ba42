// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/parked_forms.h"

#include "core/game/journal/followed.h"
#include "ui/game/sequence_panel.h"
#include "ui/session/open_game.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <algorithm>
#include <utility>

namespace corneta::ui {

namespace {

QStringList units_words(const OpenGame& game, const game::Play& play)
{
    QStringList parts;
    for (const game::RoleFilled& filled : play.roles) {
        QStringList names;
        for (const std::string& key : filled.units)
            if (const game::Unit* unit = game.state().find(key); unit != nullptr)
                names << code_and_name(*unit);
        parts << tr("%1 %2").arg(role_title(*game.book().ruleset, filled.role), names.join(tr(" and ")));
    }
    return parts;
}

/// What was typed; at the free table what differs from an empty form.
QStringList typed_words(const Question& question)
{
    QStringList parts;
    const Form form = question.answers.form();
    const auto is_typed = [&](std::size_t field) {
        const auto& typed = question.play->typed;
        return std::ranges::find(typed, form[field].key, [](const Given& given) { return std::string_view{given.key}; }) != typed.end();
    };
    for (std::size_t field = 0; field < form.size(); ++field) {
        if (!question.answers.asked(field) || (question.play ? !is_typed(field) : question.answers.is_default(field)))
            continue;
        QStringList words;
        for (const std::int32_t value : question.answers.at(field))
            words << value_words(form[field], value);
        parts << tr("%1 %2").arg(full_name(form, field), words.join(tr(" and ")));
    }
    return parts;
}

/// Takes from a form of this game what can no longer be: the follow-up that somebody else took, units that are no more. Says what it was, a
/// line each.
QStringList fitted(const OpenGame& game, Question& question)
{
    QStringList words;
    game::Play& play = *question.play;
    if (play.follows && !game::followed(game.state(), *play.follows)) {
        play.follows.reset();
        words << tr("What this form was for is no longer owed: it now counts as a separate play.");
    }
    for (game::RoleFilled& filled : play.roles)
        std::erase_if(filled.units, [&](const std::string& key) {
            const bool is_gone = game.state().find(key) == nullptr;
            if (is_gone)
                words << tr("%1 is no longer in the game.").arg(QString::fromStdString(key));
            return is_gone;
        });
    std::erase_if(play.roles, [](const game::RoleFilled& filled) { return filled.units.empty(); });
    const auto ready = game::prepared(game.state(), game.book(), play);
    const Form form = question.action->form;
    if (!ready)
        words << problem_words(form, ready.error());
    else
        words << problem_words(form, ready->objected) << problem_words(form, ready->refused);
    return words;
}

} // namespace

void ParkedForms::park(const Question& question, const OpenGame* game)
{
    QStringList parts = game == nullptr || !question.play ? QStringList{} : units_words(*game, *question.play);
    parts << typed_words(question);
    const QString action = with_capital(translated(question.action->label));
    const QString words = parts.isEmpty() ? action : tr("%1: %2").arg(action, parts.join(QStringLiteral(", ")));
    m_forms.insert(m_forms.begin(), {question, {words, game == nullptr ? QString{} : stage_words(*game)}});
}

std::vector<Finder::Item> ParkedForms::items(const Ruleset& ruleset) const
{
    std::vector<Finder::Item> items;
    for (const Parked& parked : m_forms)
        if (parked.question.book.ruleset == &ruleset)
            items.push_back(parked.item);
    return items;
}

std::pair<Question, QStringList> ParkedForms::take(const Ruleset& ruleset, int item, const OpenGame* game)
{
    auto found = m_forms.begin();
    for (; found->question.book.ruleset != &ruleset || item > 0; ++found)
        item -= found->question.book.ruleset == &ruleset ? 1 : 0;
    Question question = found->question;
    m_forms.erase(found);
    if (game == nullptr) {
        question.play.reset();
        return {question, {}};
    }
    if (!question.play)
        question.play = game::Play{.action = std::string{question.action->key}};
    const QStringList words = fitted(*game, question);
    question.answers = Answers{question.action->form}; // the forces may have changed
    return {question, words};
}

void ParkedForms::forget_games()
{
    std::erase_if(m_forms, [](const Parked& parked) { return parked.question.play.has_value(); });
}

} // namespace corneta::ui
