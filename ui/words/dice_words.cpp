// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/dice_words.h"

#include "ui/words/wording.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace corneta::ui {

namespace {

/// A label without the number at its end.
QString stem(const DiceRequest& wanted)
{
    static const QRegularExpression number{QStringLiteral("[0-9]+$")};
    return translated(wanted.label).remove(number);
}

} // namespace

QString wanted_words(const std::vector<DiceRequest>& wanted)
{
    constexpr auto short_run = 2;
    QStringList words;
    for (auto first = wanted.begin(); first != wanted.end();) {
        auto last =
            std::find_if(first, wanted.end(), [&](const DiceRequest& one) { return stem(one) != stem(*first) || one.pool != first->pool; });
        if (last - first <= short_run)
            last = first + 1;
        const QString label = translated(first->label);
        words << (last - first == 1 ? tr("%1 (%2)").arg(label, pool_words(first->pool))
                                    : tr("%1 to %2 (%3 each)").arg(label, translated((last - 1)->label), pool_words(first->pool)));
        first = last;
    }
    return words.join(QStringLiteral(", "));
}

QString rolled_faces(const std::vector<Verdict>& verdicts)
{
    QStringList faces;
    for (const Verdict& verdict : verdicts)
        for (const Roll& roll : verdict.rolls)
            for (const std::uint8_t face : roll.faces)
                faces << QString::number(face);
    return faces.join(QLatin1Char{' '});
}

} // namespace corneta::ui
