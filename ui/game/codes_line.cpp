// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/codes_line.h"

#include "core/odds/odds.h"
#include "ui/game/codes.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/session/open_game.h"
#include "ui/widgets/finder_line.h"
#include "ui/words/odds_words.h"

#include <QApplication>
#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

QString grammar()
{
    return CodesLine::tr("Codes of the units, then what is measured; begin with a word for another action: rally k2, k7 m3 6.5, "
                         "k7 m3 6.5 aspect=flank");
}

} // namespace

CodesLine::CodesLine(QWidget* window)
    : QFrame{window},
      m_purpose{new SizedLabel{Type::Plain, QFont::Bold, tr("Codes: Enter takes them to the dice, Esc leaves them"), this}},
      m_line{new FinderLine{this}},
      m_understood{new SizedLabel{Type::Plain, QFont::Bold, this, "codes_understood"}},
      m_odds{new SizedLabel{Type::Plain, QFont::Bold, this, "codes_odds"}},
      m_problems{new SizedLabel{Type::Plain, QFont::Bold, this, "codes_problems"}},
      m_next{new SizedLabel{Type::Plain, QFont::Normal, this, "codes_next"}},
      m_job{*this}
{
    constexpr int most_letters = 500;
    setObjectName(QStringLiteral("codes"));
    setFrameShape(QFrame::StyledPanel);
    setFrameShadow(QFrame::Raised);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    put_in(*new QVBoxLayout{this}, {m_purpose, m_line, m_understood, m_odds, m_problems, m_next, Part::room()});
    introduce(*m_line, "codes_line", tr("Codes of a whole play"));
    m_line->setMaxLength(most_letters);
    hide();
    window->installEventFilter(this);
    call_after(*this, {QEvent::FontChange, QEvent::LayoutRequest}, [this] { place(); });
    connect(m_line, &QLineEdit::textChanged, this, &CodesLine::read);
    connect(m_line, &FinderLine::taken, this, &CodesLine::take);
    connect(m_line, &FinderLine::abandoned, this, &CodesLine::close_again);
}

void CodesLine::open(const OpenGame& game, const Action* in_hand)
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    m_game = &game;
    m_in_hand = in_hand;
    m_line->clear();
    read();
    show();
    place();
    raise();
    m_line->setFocus(Qt::PopupFocusReason);
}

void CodesLine::close_again()
{
    if (!isVisible())
        return;
    m_job.drop();
    const bool had_focus = m_line->hasFocus();
    hide();
    if (had_focus && m_before)
        m_before->setFocus(Qt::PopupFocusReason);
}

void CodesLine::read()
{
    if (m_game == nullptr)
        return;
    const CodesRead read = read_codes(*m_game, m_in_hand, m_line->text());
    show_read(read);
    if (read.question)
        count(*read.question);
    else
        m_job.drop();
    place();
}

void CodesLine::show_read(const CodesRead& read)
{
    const bool is_empty = m_line->text().trimmed().isEmpty();
    QStringList problems;
    for (const QString& problem : read.problems)
        problems << tr("\u25b2 %1").arg(problem);
    if (!problems.isEmpty() && !read.is_refused)
        problems << tr("Enter goes on to the form, which asks for a reason.");
    m_understood->show_words(read.understood);
    m_odds->show_words({});
    m_problems->show_words(problems.join(QLatin1Char{'\n'}));
    m_next->show_words(is_empty ? grammar() : read.next);
    m_line->setAccessibleDescription(problems.isEmpty() ? read.understood : problems.join(QLatin1Char{' '}));
}

void CodesLine::count(const Question& question)
{
    m_job.start([this, question](const std::stop_token& stop) -> LatestJob::Answer {
        const std::vector<Odds> odds = corneta::odds(*question.action, question.answers, *question.book.typed_charts, Table::Rows, stop);
        QStringList lines;
        for (const Odds& one : odds)
            lines << headline_and_average(*question.action, one);
        return [this, lines] {
            m_odds->show_words(lines.join(QLatin1Char{'\n'}));
            place();
        };
    });
}

/// What cannot be read or is refused stays to be put right.
void CodesLine::take()
{
    const CodesRead read = read_codes(*m_game, m_in_hand, m_line->text());
    if (!read.question)
        return;
    close_again();
    emit taken(*read.question);
}

void CodesLine::place()
{
    if (!isVisible())
        return;
    constexpr int characters = 80;
    const QSize room = parentWidget()->size();
    const int margin = fontMetrics().height();
    const int width = std::min(characters * fontMetrics().averageCharWidth(), room.width() - 2 * margin);
    const int height = std::min(layout()->totalHeightForWidth(width), room.height() - 3 * margin);
    const QRect wanted{(room.width() - width) / 2, 2 * margin, width, height};
    if (wanted != geometry()) // else each would ask for the next
        setGeometry(wanted);
}

bool CodesLine::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace corneta::ui
