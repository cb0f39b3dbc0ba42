// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/offer.h"

#include "core/game/play/offered.h"
#include "core/game/play/prepared.h"
#include "core/game/play/roles.h"
#include "ui/session/open_game.h"
#include "ui/words/wording.h"

#include <algorithm>
#include <cassert>

namespace corneta::ui {

namespace {

QString kind_words(Follow kind, const QString& by)
{
    switch (kind) {
    case Follow::Must: return by.isEmpty() ? tr("Must:") : tr("%1 must:").arg(by);
    case Follow::Either: return by.isEmpty() ? tr("Choose one:") : tr("%1 chooses one:").arg(by);
    case Follow::May: return by.isEmpty() ? tr("Optional:") : tr("%1, optional:").arg(by);
    }
    assert(false);
    return {};
}

QString name_of(const game::State& state, const std::string& unit)
{
    const game::Unit* found = state.find(unit);
    return found == nullptr ? section_title(unit) : QString::fromStdString(found->name);
}

/// Who decides; nobody where each choice names him.
QString decided_by(const game::State& state, const game::Next& next)
{
    const game::Unit* const by = state.find(next.by);
    const auto is_named = [&](const game::NextChoice& choice) { return corneta::names(choice.words, by->key); };
    return by != nullptr && std::ranges::all_of(next.choices, is_named) ? QString{} : name_of(state, next.by);
}

/// Who it is for, in the roles that it names, without those of whom the words tell.
QString others_named(const game::State& state, const game::Roles& roles, const Sentence& words)
{
    QStringList names;
    for (const game::RoleFilled& filled : roles)
        for (const std::string& unit : filled.units)
            if (const game::Unit* found = state.find(unit); found != nullptr && found->kind != "side")
                if (!corneta::names(words, found->key))
                    names << QString::fromStdString(found->name);
    names.removeDuplicates();
    return names.join(QStringLiteral(", "));
}

Offer::Choice choice_of(const OpenGame& game, const game::NextChoice& choice, const game::Follows& follows)
{
    const QString words = said(choice.words);
    const QString names = others_named(game.state(), choice.roles, choice.words);
    const QString shown = names.isEmpty() ? words : tr("%1: %2").arg(names, words);
    const game::Play play{.action = choice.action, .roles = choice.roles, .follows = follows};
    const auto ready = game::prepared(game.state(), game.book(), play);
    if (!ready)
        return {shown};
    return {shown, Question{game.book(), game.book().ruleset->find_action(choice.action), ready->filled.answers, {}, play}};
}

bool lacks_unit(const Offer::Choice& choice)
{
    if (!choice.question)
        return false;
    const Question& question = *choice.question;
    return !game::problems_with_nobody(*question.book.ruleset, *question.action, question.answers, question.play->roles).empty();
}

} // namespace

std::vector<Offer> offers_after(const Verdict& verdict, const Question& question)
{
    std::vector<Offer> offers;
    for (const FollowUp& follow_up : verdict.next) {
        Offer offer{kind_words(follow_up.kind, section_title(follow_up.by)), {}, follow_up.kind == Follow::May};
        for (const Choice& choice : follow_up.choices)
            offer.choices.push_back({said(choice.words), following(question, choice)});
        offers.push_back(std::move(offer));
    }
    return offers;
}

std::vector<Offer> offers_of(const OpenGame& game, int entry)
{
    std::vector<Offer> offers;
    for (const game::Owed& owed : game::open_follow_ups(game.state(), game.book())) {
        if (entry != 0 && owed.entry != entry)
            continue;
        Offer offer{kind_words(owed.next.kind, decided_by(game.state(), owed.next)), {}, owed.next.kind == Follow::May};
        for (int i = 0; i < static_cast<int>(owed.next.choices.size()); ++i)
            if (const game::NextChoice& next = owed.next.choices[static_cast<std::size_t>(i)];
                game::is_open(next, game.state(), game.book())) {
                offer.choices.push_back(choice_of(game, next, {owed.entry, owed.index, i}));
                offer.wants_unit = offer.wants_unit || lacks_unit(offer.choices.back());
            }
        offers.push_back(std::move(offer));
    }
    return offers;
}

} // namespace corneta::ui
