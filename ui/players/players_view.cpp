// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/players_view.h"

#include "ui/look/band.h"
#include "ui/look/colours.h"
#include "ui/look/die_face.h"
#include "ui/look/laid_out.h"
#include "ui/result/hand_line.h"

#include <QApplication>
#include <QPainter>
#include <QScreen>

#include <algorithm>
#include <utility>

namespace corneta::ui {

namespace {

constexpr int most_dice = 6;
constexpr double margin = 0.03; ///< this and the sizes below are shares of the window's height
constexpr double turn_size = 0.052;
constexpr double score_size = 0.08;
constexpr double largest_sentence = 0.09;
constexpr double line_size = 0.034;
constexpr double least_size = 0.026;
constexpr double head_height = 0.16;
constexpr double band_width = 0.01;
constexpr double die_size = 0.2;

/// Draws from top to bottom of what is left.
class Drawing {
public:
    Drawing(QPainter& painter, const QRectF& whole)
        : m_painter{painter},
          m_height{whole.height()},
          m_left{whole.adjusted(share(margin), share(margin), -share(margin), -share(margin))}
    {
    }

    double share(double of_height) const { return of_height * m_height; }

    /// As high as the longest of its words wants.
    void head(const PlayersSeen& seen)
    {
        const double width = m_left.width() / static_cast<double>(seen.scores.size() + 1);
        double height = std::max(share(head_height), stage_height(seen, width - share(margin)));
        for (const PlayersSeen::Score& one : seen.scores)
            height = std::max(height,
                              name_height(one, width) + strength_height(one)
                                  + height_of(one.words, words_width(one, width), least_size, QFont::Normal));
        stage(seen, {m_left.left(), m_left.top(), width - share(margin), height});
        for (std::size_t i = 0; i < seen.scores.size(); ++i)
            score(seen.scores[i], {m_left.left() + width * static_cast<double>(i + 1), m_left.top(), width, height}, i);
        m_left.setTop(m_left.top() + height + share(margin));
    }

    void result(const PlayersSeen& seen)
    {
        double below = height_of(seen.waiting.join(QLatin1Char{'\n'}), waiting_width(seen), least_size, QFont::Normal) + share(margin);
        for (qsizetype i = 0; i < seen.instructions.size(); i += 2)
            below += row_height(seen.instructions, i);
        const QRectF card{m_left.left(), m_left.top(), m_left.width(), m_left.height() - std::min(below, m_left.height() / 2)};
        box(card, roles().leaf, roles().edge, 1);
        QRectF inside = card.adjusted(share(margin), share(margin) / 2, -share(margin), -share(margin) / 2);
        inside.setTop(inside.top() + put(inside, seen.who, line_size, QFont::Bold) + (seen.who.isEmpty() ? 0 : share(margin)));
        inside.setLeft(inside.left() + dice(seen, inside));
        sentence(seen.sentence, inside);
        m_left.setTop(card.bottom() + share(margin) / 2);
        hands(seen.instructions);
    }

    void waiting(const PlayersSeen& seen)
    {
        const QRectF beside_seal{m_left.left(), m_left.top(), waiting_width(seen), m_left.height()};
        put(beside_seal, seen.waiting.join(QLatin1Char{'\n'}), least_size, QFont::Normal, Qt::AlignBottom);
        if (!seen.seal.isEmpty())
            put(m_left, seal_words(seen), least_size, QFont::Normal, Qt::AlignBottom | Qt::AlignRight);
    }

private:
    static QString seal_words(const PlayersSeen& seen) { return PlayersView::tr("Seal %1").arg(seen.seal); }

    QFont font_of(double size, QFont::Weight weight) const
    {
        QFont font = m_painter.font();
        font.setPixelSize(std::max(1, static_cast<int>(share(size))));
        font.setWeight(weight);
        return font;
    }

    double width_of(const QString& words, double size, QFont::Weight weight) const
    {
        return QFontMetricsF{font_of(size, weight)}.horizontalAdvance(words);
    }

    double height_of(const QString& words, double width, double size, QFont::Weight weight) const
    {
        return QFontMetricsF{font_of(size, weight)}.boundingRect({0, 0, width, m_height}, Qt::TextWordWrap, words).height();
    }

    double points_width(const PlayersSeen::Score& score) const
    {
        return width_of(score.points, score_size, QFont::Bold) + 1.5 * share(margin);
    }

    static QString next_words(const PlayersSeen& seen)
    {
        return seen.next.isEmpty() ? QString{} : PlayersView::tr("then %1").arg(seen.next);
    }

    double phase_height(const PlayersSeen& seen, double width) const
    {
        return height_of(seen.phase, width - share(margin), turn_size, QFont::Bold) + share(margin) / 2;
    }

    double stage_height(const PlayersSeen& seen, double width) const
    {
        return height_of(seen.turn, width, turn_size, QFont::Bold) + phase_height(seen, width)
            + height_of(next_words(seen), width, least_size, QFont::Normal) + share(margin) / 2;
    }

    /// The turn, the phase in a box as in the strip of the window, and what comes then.
    void stage(const PlayersSeen& seen, const QRectF& in)
    {
        const double top = in.top() + put(in, seen.turn, turn_size, QFont::Bold) + share(margin) / 4;
        const double words = std::min(width_of(seen.phase, turn_size, QFont::Bold) + share(margin), in.width());
        const QRectF phase{in.left(), top, words, phase_height(seen, in.width())};
        box(phase, roles().wash, roles().mark, 2);
        put(phase.adjusted(share(margin) / 2, share(margin) / 4, 0, 0), seen.phase, turn_size, QFont::Bold);
        put({in.left(), phase.bottom() + share(margin) / 4, in.width(), in.height()}, next_words(seen), least_size, QFont::Normal,
            Qt::AlignTop, roles().quiet);
    }

    void box(const QRectF& in, const QColor& ground, const QColor& edge, double width)
    {
        constexpr double corner = 0.008;
        m_painter.setPen(QPen{edge, roles().is_stark ? 2 * width : width});
        m_painter.setBrush(ground);
        m_painter.drawRoundedRect(in, share(corner), share(corner));
        m_painter.setPen(roles().ink); // of the dice too
        m_painter.setBrush(Qt::NoBrush);
    }

    double words_width(const PlayersSeen::Score& score, double width) const { return width - points_width(score) - share(margin) / 2; }

    double name_height(const PlayersSeen::Score& score, double width) const
    {
        return height_of(score.side, words_width(score, width), line_size, QFont::Bold);
    }

    double strength_height(const PlayersSeen::Score& score) const { return score.strength.isEmpty() ? 0 : 1.5 * share(least_size); }

    double waiting_width(const PlayersSeen& seen) const
    {
        return m_left.width() - (seen.seal.isEmpty() ? 0 : width_of(seal_words(seen), least_size, QFont::Normal) + share(margin));
    }

    double icon_size() const { return 1.4 * share(least_size); }
    double hand_width() const { return m_left.width() / 2 - share(margin) - 1.5 * icon_size(); }

    /// Of two hands beside each other, with the gap below them.
    double row_height(const QList<HandWords>& instructions, qsizetype first) const
    {
        constexpr double gap = 0.011;
        double height = 0;
        for (qsizetype i = first; i < std::min(first + 2, instructions.size()); ++i)
            height = std::max(height, height_of(instructions[i].words, hand_width(), least_size, QFont::Normal));
        return height + share(gap);
    }

    /// Returns how high the words are.
    double put(const QRectF& in, const QString& words, double size, QFont::Weight weight, int how = Qt::AlignTop,
               const QColor& colour = roles().ink)
    {
        QRectF around;
        m_painter.setPen(colour);
        m_painter.setFont(font_of(size, weight));
        m_painter.drawText(in, how | Qt::TextWordWrap, words, &around);
        return words.isEmpty() ? 0 : around.height();
    }

    /// A side is told by its band, in its hue and pattern, and by its name.
    void score(const PlayersSeen::Score& score, const QRectF& in, std::size_t number)
    {
        paint_band(m_painter, {in.left(), in.top(), share(band_width), in.height()}, number, share(band_width));
        const QRectF points{in.left() + share(margin) / 2, in.top(), points_width(score), in.height()};
        put(points, score.points, score_size, QFont::Bold, Qt::AlignTop, roles().of_side(number));
        QRectF words{in.left() + points_width(score), in.top(), words_width(score, in.width()), in.height()};
        words.setTop(words.top() + put(words, score.side, line_size, QFont::Bold));
        strength(score, words, number);
        put(words.adjusted(0, strength_height(score), 0, 0), score.words, least_size, QFont::Normal);
    }

    void strength(const PlayersSeen::Score& score, const QRectF& in, std::size_t number)
    {
        const QString words = score.strength_words();
        const double width = std::max(in.width() - width_of(words, least_size, QFont::Normal) - share(margin), 0.0);
        if (words.isEmpty())
            return;
        put(in.adjusted(width + share(margin) / 2, 0, share(margin), 0), words, least_size, QFont::Normal);
        paint_strength(m_painter, QRectF{in.left(), in.top() + share(least_size) / 3, width, share(least_size) * 0.8}.toRect(),
                       score.strength, number);
    }

    /// The width that they take.
    double dice(const PlayersSeen& seen, const QRectF& in)
    {
        const auto shown = std::min<std::size_t>(seen.faces.size(), most_dice);
        const double size = std::min(share(die_size) / (shown > 2 ? 2 : 1), in.height());
        for (std::size_t i = 0; i < shown; ++i) {
            const std::size_t row = i / 3;
            const double left = in.left() + static_cast<double>(i % 3) * size * 1.1;
            paint_die(m_painter, {left, in.top() + static_cast<double>(row) * size * 1.1, size, size}, seen.faces[i].first,
                      seen.faces[i].second);
        }
        const auto across = static_cast<double>(std::min<std::size_t>(shown, 3));
        if (seen.faces.size() > shown)
            put({in.left(), in.top() + 2.3 * size, across * size, share(2 * least_size)},
                QStringLiteral("+%1").arg(seen.faces.size() - shown), least_size, QFont::Bold);
        return shown == 0 ? 0 : across * size * 1.1 + share(margin);
    }

    /// As large as it fits.
    void sentence(const QString& words, const QRectF& in)
    {
        constexpr double step = 0.005;
        double size = largest_sentence;
        while (size - step > least_size && height_of(words, in.width(), size, QFont::Bold) > in.height())
            size -= step;
        put(in, words, size, QFont::Bold, Qt::AlignVCenter);
    }

    void hands(const QList<HandWords>& instructions)
    {
        for (qsizetype i = 0; i < instructions.size(); ++i) {
            const double height = row_height(instructions, i - i % 2);
            const double left = m_left.left() + (i % 2 == 0 ? 0 : m_left.width() / 2);
            paint_hand(m_painter, {left, m_left.top(), icon_size(), icon_size()}, instructions[i].kind);
            put({left + 1.5 * icon_size(), m_left.top(), hand_width(), height}, instructions[i].words, least_size, QFont::Normal);
            if (i % 2 == 1 || i + 1 == instructions.size())
                m_left.setTop(m_left.top() + height);
        }
    }

    QPainter& m_painter;
    double m_height;
    QRectF m_left;
};

} // namespace

PlayersView::PlayersView(QWidget* owner) : QWidget{owner, Qt::Window}
{
    setObjectName(QStringLiteral("players_view"));
    setWindowTitle(tr("The players' view - Corneta"));
    setAccessibleName(tr("The players' view"));
    setAutoFillBackground(true);
    call_on_keys(*this, {Qt::Key_Escape}, [this] { close(); });
}

void PlayersView::see(PlayersSeen seen)
{
    m_seen = std::move(seen);
    setAccessibleDescription(m_seen.in_words());
    update();
}

void PlayersView::open()
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    const QScreen* const here = window()->screen();
    const auto other = std::ranges::find_if(screens, [&](const QScreen* screen) { return screen != parentWidget()->screen(); });
    setGeometry((other == screens.end() ? here : *other)->geometry());
    showFullScreen();
}

void PlayersView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), roles().paper);
    painter.setPen(roles().ink);
    Drawing drawing{painter, rect()};
    drawing.head(m_seen);
    drawing.result(m_seen);
    drawing.waiting(m_seen);
}

} // namespace corneta::ui
