// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/sheet_page.h"

#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/session/books.h"
#include "ui/session/pack_choice.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QFontDatabase>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr qsizetype most_problems = 4; ///< that are told at once

} // namespace

SheetPage::SheetPage(const Books& books, const GameShelf& shelf, QWidget* parent)
    : QWidget{parent},
      m_books{books},
      m_shelf{shelf},
      m_typed{new QPlainTextEdit{this}},
      m_charts{new PackChoice{this}},
      m_words{new SizedLabel{Type::Plain, QFont::Bold, this, "sheet_words"}},
      m_reason{new QLineEdit{this}},
      m_of_game{new_reason()},
      m_begin{new WordButton{tr("Begin a game from it..."), this}},
      m_go_on{new WordButton{tr("Go on from it in the open game"), this}},
      m_back{WordButton::back(this)}
{
    introduce(*m_typed, "sheet_typed", tr("Lines of the sheet"), tr("A line each, in any order. Tab goes on to the buttons."));
    m_typed->setTabChangesFocus(true);
    introduce(*m_charts, "sheet_charts", tr("Charts"), tr("The charts the game was played by: they stand at the head of the sheet"));
    introduce(*m_begin, "sheet_begin", tr("Begin a game from it"));
    introduce(*m_go_on, "sheet_go_on", m_go_on->text());
    build();
    connect(m_typed, &QPlainTextEdit::textChanged, this, &SheetPage::read);
    connect(m_typed, &QPlainTextEdit::cursorPositionChanged, this, &SheetPage::read);
    connect(m_charts, &QComboBox::currentIndexChanged, this, &SheetPage::read);
    connect(m_begin, &QPushButton::clicked, this, &SheetPage::begin);
    connect(m_go_on, &QPushButton::clicked, this, &SheetPage::go_on);
    connect(m_back, &QPushButton::clicked, this, &SheetPage::left);
}

void SheetPage::build()
{
    constexpr int least_lines = 6;
    auto* content = new QWidget{this};
    auto* title = new SizedLabel{Type::Headline, QFont::Bold, tr("A game from its printed sheet"), this};
    auto* about = new SizedLabel{Type::Plain, QFont::Normal, this};
    about->setText(tr("Type the letters behind the marks \u00bb, a line each. Their order, small letters and spaces do not matter. "
                      "There is no O and no 0, no I and no 1."));
    m_typed->setMinimumHeight(least_lines * fontMetrics().lineSpacing());
    in_column(content, {about, {m_charts, 0, Qt::AlignLeft}, {m_typed, 1}, m_words, m_of_game});
    put_in(*new QVBoxLayout{this}, {title, {new FormScroll{content, this}, 1}, in_row(nullptr, {Part::room(1), m_begin, m_go_on, m_back})});
    setFocusProxy(m_typed);
    tab_through({m_charts, m_typed, m_reason, m_begin, m_go_on, m_back});
}

QWidget* SheetPage::new_reason()
{
    constexpr int most_letters = 500;
    auto* both = new QWidget{this};
    auto* label = new QLabel{tr("Reason"), both};
    introduce(*m_reason, "sheet_reason", tr("Reason"), tr("Why the open game goes on from paper: the journal keeps it"));
    m_reason->setMaxLength(most_letters);
    label->setBuddy(m_reason);
    in_row(both, {label, {m_reason, 1}});
    connect(m_reason, &QLineEdit::returnPressed, this, &SheetPage::go_on);
    return both;
}

void SheetPage::open(OpenGame* game)
{
    m_game = game;
    m_of_game->setVisible(game != nullptr);
    m_go_on->setVisible(game != nullptr);
    m_charts->show_packs(m_books, PackChoice::Takes::Files);
    QFont letters = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    letters.setPointSizeF(font().pointSizeF());
    m_typed->setFont(letters);
    read();
}

/// The line in hand is not finished yet.
void SheetPage::read()
{
    const SheetReading reading = m_shelf.read_sheet ? m_shelf.read_sheet(start()) : SheetReading{};
    const QStringList sentences = sentences_of(reading.problems);
    const int in_hand = m_typed->hasFocus() ? m_typed->textCursor().blockNumber() + 1 : -1;
    std::vector<int> wrong;
    QStringList problems;
    for (std::size_t i = 0; i < reading.lines.size(); ++i) {
        const int line = reading.lines[i];
        const QString& sentence = sentences[static_cast<qsizetype>(i)];
        if (line == in_hand)
            continue;
        problems << (line == 0 ? sentence : tr("Line %1: %2").arg(line).arg(sentence));
        if (line > 0)
            wrong.push_back(line);
    }
    mark(wrong);
    say(m_typed->toPlainText().trimmed().isEmpty() ? QStringList{} : problems, reading.about);
    m_begin->setEnabled(!reading.about.isEmpty());
    m_go_on->setEnabled(!reading.about.isEmpty());
}

void SheetPage::mark(const std::vector<int>& lines)
{
    QList<QTextEdit::ExtraSelection> marks;
    for (const int line : lines) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor{m_typed->document()->findBlockByNumber(line - 1)};
        selection.cursor.select(QTextCursor::LineUnderCursor);
        selection.format.setFontUnderline(true);
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(roles().mark);
        marks << selection;
    }
    m_typed->setExtraSelections(marks);
}

void SheetPage::say(const QStringList& problems, const QString& about)
{
    QStringList told;
    for (const QString& problem : problems.first(std::min(problems.size(), most_problems)))
        told << tr("\u25b2 %1").arg(problem);
    if (problems.size() > most_problems)
        told << tr("and %1 more").arg(problems.size() - most_problems);
    m_words->setText(about.isEmpty() ? told.join(QLatin1Char{'\n'}) : tr("\u2713 %1").arg(about));
}

GameStart SheetPage::start() const
{
    return {.pack = m_charts->path().toStdString(), .sheet = m_typed->toPlainText().toStdString()};
}

void SheetPage::begin()
{
    if (m_begin->isEnabled())
        emit new_game_asked(start());
}

void SheetPage::go_on()
{
    if (!m_game || !m_go_on->isEnabled())
        return;
    const auto taken = m_game->take_sheet(start().sheet, m_reason->text().trimmed().toStdString());
    if (taken) {
        m_reason->clear();
        emit entered(**taken);
        return;
    }
    say(sentences_of(taken.error()), {});
    m_reason->setFocus(Qt::OtherFocusReason);
}

} // namespace corneta::ui
