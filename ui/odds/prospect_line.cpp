// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/odds/prospect_line.h"

#include "core/game/chances/prospects.h"
#include "ui/session/open_game.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QLocale>

namespace corneta::ui {

namespace {

QString percent(double chance)
{
    return percent_words(Chance{std::nullopt, chance}, std::nullopt);
}

/// "Government: changes 35%, on average -0.4 points; over 2%"
QString words_of(const game::State& state, const game::Prospect& prospect)
{
    QString words = ProspectLine::tr("%1: changes %2, on average by %3")
                        .arg(unit_name(state, prospect.side), percent(prospect.changes), QLocale{}.toString(prospect.points, 'f', 1));
    if (prospect.is_over > 0)
        words += ProspectLine::tr("; decided %1").arg(percent(prospect.is_over));
    return words;
}

} // namespace

ProspectLine::ProspectLine(QWidget* parent) : SizedLabel{Type::Plain, QFont::Normal, parent}, m_job{*this}
{
    setObjectName(QStringLiteral("prospects"));
    hide();
}

void ProspectLine::clear()
{
    m_job.drop();
    hide();
}

void ProspectLine::count(const OpenGame& game, const game::Play& play)
{
    m_job.start([this, state = game.state(), book = game.book(), play](const std::stop_token& stop) -> LatestJob::Answer {
        const auto ready = game::prepared(state, book, play);
        const auto all = ready ? game::prospects(state, book, *ready, stop) : std::vector<game::Prospect>{};
        QStringList words;
        for (const game::Prospect& prospect : all)
            words << words_of(state, prospect);
        return [this, words] {
            setText(tr("The score: %1").arg(words.join(QStringLiteral(". "))));
            setVisible(!words.isEmpty());
        };
    });
}

} // namespace corneta::ui
