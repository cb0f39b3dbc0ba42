// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/target_sums.h"

#include "core/game/play/rules.h"
#include "core/odds/odds.h"
#include "ui/session/open_game.h"
#include "ui/words/unit_names.h"
#include "ui/words/wording.h"

#include <QStringList>

#include <algorithm>

namespace corneta::ui {

namespace {

struct Count {
    int rows = 0;
    int settled = 0;
    int harm = 0; ///< of what is settled, by the outcome that is shown as bars
};

/// What a play that is written down came to under that key.
int harm_of(const game::PlayedAction& played, std::string_view key)
{
    int harm = 0;
    for (const auto& row : played.outcomes)
        for (const game::OutcomeWords& outcome : row)
            if (outcome.key == key)
                for (const std::string& word : outcome.words)
                    harm += QString::fromStdString(word).toInt();
    return harm;
}

Count count_of(const OpenGame& game, const SheetPlan& plan, const std::vector<SheetRow>& rows, const std::string& target)
{
    const auto bars = outcome_in_bars(*plan.action);
    const bool has_harm = bars && plan.action->outcomes[*bars].kind == Kind::Number;
    Count count;
    for (const SheetRow& row : rows)
        if (row.aim == target) {
            ++count.rows;
            const game::EntryResult* result = row.entry == 0 ? nullptr : game.journal().in_force(row.entry);
            count.settled += row.entry == 0 ? 0 : 1;
            if (has_harm && result != nullptr && result->played)
                count.harm += harm_of(*result->played, plan.action->outcomes[*bars].key);
        }
    return count;
}

QString words_of(const SheetPlan& plan, const Count& count)
{
    const auto bars = outcome_in_bars(*plan.action);
    QString all = tr("%1 \u00d7 %2").arg(count.rows).arg(with_small(translated(plan.action->label)));
    if (count.settled == 0)
        return all;
    QString settled = count.settled == count.rows ? tr("%1, settled").arg(all) : tr("%1, %2 settled").arg(all).arg(count.settled);
    if (!bars || plan.action->outcomes[*bars].kind != Kind::Number)
        return settled;
    return tr("%1: %2 %3").arg(settled, with_small(translated(plan.action->outcomes[*bars].label))).arg(count.harm);
}

void say_chance(const SheetPlan& plan, const game::GivingWay& way, bool is_all_settled, TargetSum& sum)
{
    const QString found = word_for_giving_way(*plan.action);
    const QString word = found.isEmpty() ? tr("Gives way") : found;
    sum.probability = way.chance.probability;
    if (way.has_given_way) {
        sum.headline = tr("Has given way");
        return;
    }
    const QString percentage = percent_words(way.chance, way.total);
    if (is_all_settled) {
        sum.headline = way.chance.probability > 0 ? tr("%1: yes").arg(word) : tr("%1: no").arg(word);
        sum.percentage = tr("settled");
        return;
    }
    const QString chance = without_percentage(chance_words(way.chance, way.total), percentage);
    sum.headline = tr("%1 %2").arg(word, chance);
    sum.percentage = chance == percentage ? QString{} : percentage;
}

} // namespace

QString TargetSum::words() const
{
    QStringList parts{code.isEmpty() ? name : tr("%1 %2").arg(code, name)};
    for (const QString& part : {strength, counts, headline, percentage})
        if (!part.isEmpty())
            parts << part;
    return parts.join(QStringLiteral(", "));
}

QStringList lines_of_armies(const game::State& state, const SheetChances& chances)
{
    QStringList lines;
    if (chances.armies)
        for (const game::ArmyBreaking& army : *chances.armies)
            if (const game::Unit* side = state.find(army.side); side != nullptr && !army.has_broken && army.chance.probability > 0)
                lines << tr("%1: its army breaks %2.").arg(QString::fromStdString(side->name), chance_words(army.chance, army.total));
    return lines;
}

QString strength_of(const game::State& state, const Rulebook& book, const std::string& key)
{
    const game::Unit* unit = state.find(key);
    if (unit == nullptr || book.ruleset->game == nullptr || book.ruleset->game->summary == nullptr)
        return {};
    const auto parts = book.ruleset->game->summary(*unit, state, book).parts;
    if (parts.empty())
        return {};
    int whole = 0;
    for (const game::CountedPart& part : parts)
        whole += part.number;
    return tr("%1 of %2").arg(parts.front().number).arg(whole);
}

std::vector<TargetSum> sums_of(const OpenGame& game, const SheetPlan& plan, const std::vector<SheetRow>& rows, const SheetChances& chances)
{
    std::vector<TargetSum> sums;
    for (const SheetRow& row : rows) {
        const game::Unit* unit = game.state().find(row.aim);
        if (row.aim.empty() || unit == nullptr || std::ranges::find(sums, row.aim, &TargetSum::unit) != sums.end())
            continue;
        const Count count = count_of(game, plan, rows, row.aim);
        TargetSum& sum = sums.emplace_back();
        sum.unit = row.aim;
        sum.code = QString::fromStdString(unit->code);
        sum.name = QString::fromStdString(unit->name);
        sum.strength = strength_of(game.state(), game.book(), row.aim);
        sum.counts = words_of(plan, count);
        sum.side = number_of_side(game.state(), *unit);
        if (const auto way = chances.together.find(row.aim); way != chances.together.end())
            say_chance(plan, way->second, count.settled == count.rows, sum);
    }
    return sums;
}

} // namespace corneta::ui
