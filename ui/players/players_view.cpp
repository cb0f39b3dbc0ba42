// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/players_view.h"

#include "ui/look/die_face.h"

#include <QApplication>
#include <QKeyEvent>
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
constexpr double least_sentence = 0.045;
constexpr double line_size = 0.034;
constexpr double least_size = 0.026;
constexpr double head_height = 0.16;
constexpr double band_width = 0.01;
constexpr double die_size = 0.2;

/// Draws from top to bottom of what is left.
class Drawing {
public:
    Drawing(QPainter& painter, const QRectF& whole, const QPalette& palette)
        : m_painter{painter},
          m_height{whole.height()},
          m_left{whole.adjusted(share(margin), share(margin), -share(margin), -share(margin))},
          m_palette{palette}
    {
    }

    double share(double of_height) const { return of_height * m_height; }

    void head(const PlayersSeen& seen)
    {
        QRectF head = taken(head_height);
        const double width = head.width() / static_cast<double>(seen.scores.size() + 1);
        put({head.left(), head.top(), width, head.height()}, seen.turn + QLatin1Char{'\n'} + seen.phase, turn_size, QFont::Bold);
        for (std::size_t i = 0; i < seen.scores.size(); ++i)
            score(seen.scores[i], {head.left() + width * static_cast<double>(i + 1), head.top(), width, head.height()}, i);
        m_left.setTop(head.bottom() + share(margin));
    }

    void result(const PlayersSeen& seen)
    {
        constexpr double lines_of_hands = 0.045;
        const qsizetype lines = (seen.instructions.size() + 1) / 2 + seen.waiting.size();
        const auto rows = static_cast<double>(lines);
        const double below = std::min(m_left.height() * 0.5, rows * share(lines_of_hands) + share(margin));
        const QRectF card{m_left.left(), m_left.top(), m_left.width(), m_left.height() - below};
        m_painter.fillRect(card, m_palette.base());
        m_painter.drawRect(card);
        QRectF inside = card.adjusted(share(margin), share(margin) / 2, -share(margin), -share(margin) / 2);
        put(inside, seen.who, line_size, QFont::Bold);
        inside.setTop(inside.top() + (seen.who.isEmpty() ? 0 : share(2 * line_size)));
        inside.setLeft(inside.left() + dice(seen, inside));
        sentence(seen.sentence, inside);
        m_left.setTop(card.bottom() + share(margin) / 2);
        hands(seen.instructions);
    }

    void waiting(const PlayersSeen& seen)
    {
        put(m_left, seen.waiting.join(QLatin1Char{'\n'}), least_size, QFont::Normal, Qt::AlignBottom);
        if (!seen.seal.isEmpty())
            put(m_left, PlayersView::tr("Seal %1").arg(seen.seal), least_size, QFont::Normal, Qt::AlignBottom | Qt::AlignRight);
    }

private:
    QRectF taken(double of_height) const { return {m_left.left(), m_left.top(), m_left.width(), share(of_height)}; }

    void put(const QRectF& in, const QString& words, double size, QFont::Weight weight, int how = Qt::AlignTop)
    {
        QFont font = m_painter.font();
        font.setPixelSize(std::max(1, static_cast<int>(share(size))));
        font.setWeight(weight);
        m_painter.setFont(font);
        m_painter.drawText(in, how | Qt::TextWordWrap, words);
    }

    /// A side is told by its band, unbroken or broken, and by its name.
    void score(const PlayersSeen::Score& score, const QRectF& in, std::size_t number)
    {
        QPen band = m_painter.pen();
        const QPen before = band;
        band.setWidthF(share(band_width));
        band.setCapStyle(Qt::FlatCap);
        if (number > 0)
            band.setDashPattern({1.0, number > 1 ? 0.4 : 0.8});
        m_painter.setPen(band);
        m_painter.drawLine(in.topLeft(), QPointF{in.left(), in.bottom()});
        m_painter.setPen(before);
        const double points_width = share(1.9 * score_size);
        const QRectF points{in.left() + share(margin) / 2, in.top(), points_width, in.height()};
        put(points, score.points, score_size, QFont::Bold);
        const QRectF words = in.adjusted(points_width + share(margin), 0, -share(margin) / 2, 0);
        put(words, score.side, line_size, QFont::Bold);
        put(words.adjusted(0, share(1.4 * line_size), 0, 0), score.words, least_size, QFont::Normal);
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
        QFont font = m_painter.font();
        font.setWeight(QFont::Bold);
        const auto fits = [&] {
            font.setPixelSize(std::max(1, static_cast<int>(share(size))));
            const QFontMetricsF metrics{font};
            return metrics.boundingRect(in, Qt::TextWordWrap, words).height() <= in.height();
        };
        while (size > least_sentence && !fits())
            size -= step;
        put(in, words, size, QFont::Bold, Qt::AlignVCenter);
    }

    void hands(const QStringList& instructions)
    {
        constexpr double row = 0.045;
        for (qsizetype i = 0; i < instructions.size(); ++i) {
            const double left = m_left.left() + (i % 2 == 0 ? 0 : m_left.width() / 2);
            put({left, m_left.top(), m_left.width() / 2 - share(margin), share(row)}, QStringLiteral("\u2022 ") + instructions[i],
                least_size, QFont::Normal);
            if (i % 2 == 1 || i + 1 == instructions.size())
                m_left.setTop(m_left.top() + share(row));
        }
    }

    QPainter& m_painter;
    double m_height;
    QRectF m_left;
    const QPalette& m_palette;
};

} // namespace

PlayersView::PlayersView(QWidget* owner) : QWidget{owner, Qt::Window}
{
    setObjectName(QStringLiteral("players_view"));
    setWindowTitle(tr("The players' view - Corneta"));
    setAccessibleName(tr("The players' view"));
    setAutoFillBackground(true);
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
    painter.setPen(palette().color(QPalette::WindowText));
    Drawing drawing{painter, rect(), palette()};
    drawing.head(m_seen);
    drawing.result(m_seen);
    drawing.waiting(m_seen);
}

void PlayersView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace corneta::ui
