// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/turn_strip.h"

#include "core/game/play/offered.h"
#include "core/game/play/phases.h"
#include "core/game/play/rules.h"
#include "ui/game/sequence_panel.h"
#include "ui/look/band.h"
#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/look/type.h"
#include "ui/session/open_game.h"
#include "ui/words/army_words.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QPainter>

#include <algorithm>
#include <ranges>

namespace corneta::ui {

/// Draws from both edges towards the middle.
class StripPainting {
public:
    StripPainting(const TurnStrip& strip, QPainter& painter)
        : m_strip{strip},
          m_painter{painter},
          m_unit{grid_unit(strip.fontMetrics())},
          m_left{strip.rect().adjusted(4 * m_unit, 0, -4 * m_unit, 0)}
    {
    }

    void turn()
    {
        const int width = put(m_left, m_strip.m_turn, Type::Headline, QFont::Bold, roles().ink, second_line(m_strip.m_round));
        const int below = m_strip.m_round.isEmpty() ? 0 : put_below(m_left, m_strip.m_round);
        m_left.setLeft(m_left.left() + std::max(width, below) + 6 * m_unit);
    }

    /// With the names of the sides where the phase in hand has room beside them.
    void scores()
    {
        int width = now_width();
        for (const TurnStrip::Score& one : m_strip.m_scores)
            width += 7 * m_unit + points_width(one) + name_width(one);
        const bool have_names = width <= m_left.width();
        for (std::size_t i = m_strip.m_scores.size(); i-- > 0;)
            score(m_strip.m_scores[i], i, have_names);
    }

    /// All names; else ticks for what is past; else the phase in hand alone.
    void phases()
    {
        for (const qsizetype from : {qsizetype{0}, m_strip.m_now})
            if (steps_width(from) <= m_left.width()) {
                steps(from);
                return;
            }
        const QString place = m_strip.place();
        box(m_left.left(),
            width_of(place, Type::Name, QFont::Bold) <= m_left.width() - 4 * m_unit ? place : m_strip.m_phases.value(m_strip.m_now));
    }

private:
    int second_line(const QString& words) const { return m_strip.is_low() || words.isEmpty() ? 0 : m_painter.fontMetrics().height(); }

    int width_of(const QString& words, Type type, QFont::Weight weight) const
    {
        return QFontMetrics{sized(m_strip.font(), type, weight)}.horizontalAdvance(words);
    }

    /// In the middle of the height but for the lines below; its width.
    int put(const QRect& in, const QString& words, Type type, QFont::Weight weight, const QColor& colour, int below = 0)
    {
        m_painter.setFont(sized(m_strip.font(), type, weight));
        m_painter.setPen(colour);
        m_painter.drawText(in.adjusted(0, 0, 0, -below), Qt::AlignLeft | Qt::AlignVCenter, words);
        return width_of(words, type, weight);
    }

    int put_below(const QRect& in, const QString& words)
    {
        if (m_strip.is_low())
            return 0;
        const int line = QFontMetrics{m_strip.font()}.height();
        return put(in.adjusted(0, 2 * line, 0, 0), words, Type::Plain, QFont::Normal, roles().quiet);
    }

    int now_width() const { return width_of(m_strip.m_phases.value(m_strip.m_now), Type::Name, QFont::Bold) + 6 * m_unit; }

    Type points_size() const { return m_strip.is_low() ? Type::Name : Type::Title; }

    int points_width(const TurnStrip::Score& score) const { return width_of(score.points, points_size(), QFont::Bold) + 2 * m_unit; }

    int name_width(const TurnStrip::Score& score) const
    {
        constexpr int most_characters = 34;
        const QFontMetrics metrics{m_strip.font()};
        const int words = std::min(metrics.horizontalAdvance(score.words), most_characters * metrics.averageCharWidth());
        return std::max(width_of(score.side, Type::Plain, QFont::Bold), m_strip.is_low() ? 0 : words) + m_unit;
    }

    void score(const TurnStrip::Score& score, std::size_t side, bool has_name)
    {
        const Type size = points_size();
        const QFontMetrics metrics{m_strip.font()};
        const int width = 3 * m_unit + points_width(score) + (has_name ? name_width(score) : 0);
        QRect room{m_left.right() - width, 2 * m_unit, width, m_left.height() - 4 * m_unit};
        if (room.left() < m_left.left() + now_width())
            return;
        m_left.setRight(room.left() - 4 * m_unit);
        paint_band(m_painter, QRectF(room.left(), room.top(), m_unit, room.height()), side, m_unit);
        room.setLeft(room.left() + 3 * m_unit);
        put(room, score.points, size, QFont::Bold, roles().of_side(side));
        room.setLeft(room.left() + points_width(score));
        if (!has_name)
            return;
        if (m_strip.is_low() || score.words.isEmpty()) {
            put(room, score.side, Type::Plain, QFont::Bold, roles().ink);
            return;
        }
        m_painter.setFont(sized(m_strip.font(), Type::Plain, QFont::Bold));
        m_painter.setPen(roles().ink);
        m_painter.drawText(room, Qt::AlignLeft | Qt::AlignTop, score.side);
        m_painter.setFont(m_strip.font());
        m_painter.setPen(roles().quiet);
        m_painter.drawText(room.adjusted(0, metrics.height(), 0, metrics.height()), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                           score.words);
    }

    QString step(qsizetype phase, qsizetype from) const
    {
        const QString tick = QStringLiteral("\u2713");
        const QString name = m_strip.m_phases[phase];
        return phase >= m_strip.m_now ? name : phase < from ? tick : tick + QLatin1Char{' '} + name;
    }

    int step_width(qsizetype phase, qsizetype from) const
    {
        const bool is_now = phase == m_strip.m_now;
        return width_of(step(phase, from), is_now ? Type::Name : Type::Plain, is_now ? QFont::Bold : QFont::Normal)
            + (is_now ? 6 * m_unit : 0);
    }

    int steps_width(qsizetype from) const
    {
        int width = 0;
        for (qsizetype i = 0; i < m_strip.m_phases.size(); ++i)
            width += step_width(i, from) + (i == 0 ? 0 : 5 * m_unit);
        return width;
    }

    void steps(qsizetype from)
    {
        int left = m_left.left();
        for (qsizetype i = 0; i < m_strip.m_phases.size(); ++i) {
            if (i > 0) {
                m_painter.setPen(roles().edge);
                m_painter.drawLine(left - 4 * m_unit, m_left.center().y(), left - m_unit, m_left.center().y());
            }
            if (i == m_strip.m_now)
                box(left, step(i, from));
            else
                put(m_left.adjusted(left - m_left.left(), 0, 0, 0), step(i, from), Type::Plain, QFont::Normal,
                    i < m_strip.m_now ? roles().quiet : roles().ink);
            left += step_width(i, from) + 5 * m_unit;
        }
    }

    void box(int left, const QString& words)
    {
        constexpr double corner = 4;
        const int width = std::min(width_of(words, Type::Name, QFont::Bold) + 6 * m_unit, m_left.right() - left);
        const int height = QFontMetrics{sized(m_strip.font(), Type::Name, QFont::Bold)}.height() + 3 * m_unit;
        const QRect room{left, m_left.center().y() - height / 2, width, height};
        m_painter.setPen(QPen{roles().mark, 2.0});
        m_painter.setBrush(roles().wash);
        m_painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), corner, corner);
        m_painter.setBrush(Qt::NoBrush);
        put(room.adjusted(3 * m_unit, 0, 0, 0), words, Type::Name, QFont::Bold, roles().ink);
    }

    const TurnStrip& m_strip;
    QPainter& m_painter;
    int m_unit;
    QRect m_left; ///< what is left of the room
};

TurnStrip::TurnStrip(QWidget* parent) : QWidget{parent}
{
    setObjectName(QStringLiteral("stage"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setToolTip(tr("Where the game stands. F8, or a click, ends the phase."));
    call_after(*this, {QEvent::FontChange, QEvent::Resize}, [this] { updateGeometry(); });
    hide();
}

void TurnStrip::show_game(const OpenGame& game)
{
    const game::State& state = game.state();
    const Ruleset& ruleset = *game.book().ruleset;
    m_turn = tr("Turn %1").arg(state.stage.turn);
    m_round = state.stage.aftermath ? tr("what follows") : state.stage.round > 1 ? tr("round %1").arg(state.stage.round) : QString{};
    m_phases.clear();
    for (const PhaseSpec& phase : ruleset.phases) {
        if (phase.key == state.stage.phase)
            m_now = m_phases.size();
        m_phases << translated(phase.label);
    }
    m_scores.clear();
    if (const Sentence verdict = game::verdict_of(state, game.book()); !verdict.empty())
        m_round = said(verdict);
    for (const game::Standing& standing : game::standing_of(state, game.book()))
        m_scores.push_back({unit_name(state, standing.side), QString::number(standing.points), said(standing.words)});
    const QString standing = standing_words(state, game.book());
    setAccessibleName(standing.isEmpty() ? stage_words(game) : tr("%1   \u2014   %2").arg(stage_words(game), standing));
    setAccessibleDescription(tr("%1: %2").arg(place(), m_phases.join(QStringLiteral(", "))));
    update();
}

bool TurnStrip::is_low() const
{
    constexpr int lines = 40;
    return window()->height() < lines * fontMetrics().height();
}

QSize TurnStrip::sizeHint() const
{
    constexpr int units = 19;
    constexpr int units_of_a_line = 10;
    return {0, (is_low() ? units_of_a_line : units) * grid_unit(fontMetrics())};
}

void TurnStrip::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), roles().leaf);
    painter.setPen(roles().line);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
    StripPainting painting{*this, painter};
    painting.turn();
    painting.scores();
    painting.phases();
}

} // namespace corneta::ui
