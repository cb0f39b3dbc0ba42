// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/books.h"

#include "ui/words/wording.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <cassert>
#include <utility>

namespace corneta::ui {

namespace {

/// The cells that are the player's own.
qsizetype own_cells(const Rulebook& book)
{
    qsizetype cells = 0;
    for (const Chart& chart : book.charts->charts())
        cells += std::ranges::count(chart.cells(), Source::Yours, &Cell::source);
    return cells;
}

} // namespace

Books::Books(std::vector<Rulebook> books, PackShelf shelf, QWidget& window)
    : QObject{&window},
      m_window{window},
      m_books{std::move(books)},
      m_packs(m_books.size()),
      m_shelf{std::move(shelf)}
{
    assert(!m_books.empty());
}

QString Books::words() const
{
    constexpr qsizetype most = 24;
    if (pack().isEmpty())
        return tr("Charts: built in");
    const QString file = QFileInfo{pack()}.fileName();
    const QString name = file.size() <= most ? file : file.left(most) + QChar{0x2026};
    return tr("Charts: pack %1, cells that are yours: %2").arg(name).arg(own_cells(in_hand()));
}

void Books::choose_pack()
{
    auto* dialog = new QFileDialog{&m_window, tr("Open a chart pack"), {}, tr("Chart packs (*.jsonl);;All files (*)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &Books::open_pack);
    dialog->open();
}

void Books::open_pack(const QString& path)
{
    if (is_kept_by_game()) {
        emit asked_of_game(path);
        return;
    }
    const QString name = QFileInfo{path}.fileName();
    auto opened = m_shelf.open(*in_hand().ruleset, path.toStdString());
    if (!opened) {
        emit pack_refused(tr("The pack is refused"), tr("%1 is not used; the charts are as they were.").arg(name),
                          sentences_with_places(opened.error()).replaceInStrings(path, name));
        return;
    }
    m_books[m_number] = *std::move(opened);
    m_packs[m_number] = path;
    emit changed();
}

void Books::close_pack()
{
    if (is_kept_by_game())
        emit asked_of_game({});
    else
        put_away(m_number);
}

void Books::use_typed(ChartSet charts, const QString& path)
{
    m_books[m_number] = rulebook(*in_hand().ruleset, std::move(charts));
    m_packs[m_number] = path;
    emit changed();
}

void Books::follow_game(const Rulebook& game)
{
    if (!m_of_game || m_books[*m_of_game].charts == game.charts)
        return;
    m_books[*m_of_game] = game;
    m_packs[*m_of_game] = own_cells(game) > 0 ? m_game_file : QString{};
    emit changed();
}

void Books::put_away(std::size_t number)
{
    auto own = m_shelf.open(*m_books[number].ruleset, std::nullopt);
    if (!own)
        return;
    m_books[number] = *std::move(own);
    m_packs[number].clear();
    emit changed();
}

std::size_t Books::use_game(const Rulebook& game, const QString& path)
{
    leave_game();
    const auto found = std::ranges::find(m_books, game.ruleset, &Rulebook::ruleset);
    const auto number = static_cast<std::size_t>(found - m_books.begin());
    if (found == m_books.end()) { // rules that nobody plays by themselves, such as those of a club's book
        m_books.push_back(game);
        m_packs.emplace_back();
    }
    m_books[number] = game;
    m_game_file = path;
    m_packs[number] = own_cells(game) > 0 ? path : QString{};
    m_of_game = number;
    return number;
}

void Books::leave_game()
{
    if (const auto number = std::exchange(m_of_game, std::nullopt))
        put_away(*number);
}

} // namespace corneta::ui
