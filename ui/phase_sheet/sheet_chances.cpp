// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/sheet_chances.h"

#include "core/action/resolve.h"
#include "core/odds/odds.h"
#include "ui/words/odds_words.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace corneta::ui {

namespace {

/// The outcome that the column of chances is about; null where the action has none of that kind.
const OutcomeSpec* giving_way(const Action& action)
{
    const auto found =
        std::ranges::find_if(action.outcomes, [](const OutcomeSpec& spec) { return spec.highlighted != 0 && !spec.alone.empty(); });
    return found == action.outcomes.end() ? nullptr : &*found;
}

QString chance_in(const Question& question, const std::stop_token& stop)
{
    const OutcomeSpec* heading = giving_way(*question.action);
    const QString said_above = heading == nullptr ? QString{} : with_capital(translated(heading->label)) + QLatin1Char{' '};
    QStringList chances;
    for (const Odds& odds : corneta::odds(*question.action, question.answers, *question.book.typed_charts, Table::Rows, stop)) {
        const QString line = chance_line(*question.action, odds);
        chances << (!said_above.isEmpty() && line.startsWith(said_above) ? line.mid(said_above.size()) : line);
    }
    return chances.join(QStringLiteral("; "));
}

/// "d20", "d20 ×3", "d10 ×2, 3d6"
QString dice_in(const Question& question, const std::stop_token& stop)
{
    TypedDice none{std::vector<int>{}};
    const std::vector<DiceRequest> wanted = attempted(*question.action, question.answers, *question.book.typed_charts, none, stop).wanted;
    QStringList words;
    for (auto first = wanted.begin(); first != wanted.end();) {
        const auto last = std::find_if(first, wanted.end(), [&](const DiceRequest& one) { return one.pool != first->pool; });
        const QString pool = pool_words(first->pool);
        words << (last - first == 1 ? pool : tr("%1 \u00d7%2").arg(pool).arg(last - first));
        first = last;
    }
    return words.join(QStringLiteral(", "));
}

} // namespace

QString word_for_giving_way(const Action& action)
{
    const OutcomeSpec* spec = giving_way(action);
    return spec == nullptr ? QString{} : with_capital(translated(spec->alone));
}

SheetChances counted(const SheetQuestions& questions, const std::stop_token& stop)
{
    SheetChances chances;
    for (const auto& row : questions.rows) {
        chances.rows.emplace_back();
        if (row && !stop.stop_requested())
            chances.rows.back() = {chance_in(row->question, stop), dice_in(row->question, stop)};
    }
    std::vector<game::Play> declared;
    for (const auto& row : questions.rows)
        if (row && !row->is_objected)
            declared.push_back(*row->question.play);
    for (const std::string& target : questions.targets) {
        std::vector<game::Play> plays;
        for (const auto& row : questions.rows)
            if (row && row->at == target && !row->is_objected)
                plays.push_back(*row->question.play);
        if (auto chance = game::chance_to_give_way(questions.state, questions.book, target, plays, stop))
            chances.together.emplace(target, *chance);
    }
    chances.armies = game::chances_to_break(questions.state, questions.book, declared, stop);
    return chances;
}

} // namespace corneta::ui
