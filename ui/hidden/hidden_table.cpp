// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/hidden_table.h"

#include "ui/look/chip_picture.h"
#include "ui/look/laid_out.h"
#include "ui/widgets/plain_table.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <utility>

namespace corneta::ui {

/// A cell, which says what the draft says by now.
class HiddenCell : public QTableWidgetItem {
public:
    HiddenCell(const HiddenTable& table, int row, int column) : m_table{table}, m_row{row}, m_column{column}
    {
        setFlags(table.line_at(row) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemFlags{Qt::ItemIsEnabled});
    }

    QVariant data(int role) const override { return m_table.data(m_row, m_column, role); }

private:
    const HiddenTable& m_table;
    int m_row, m_column;
};

HiddenTable::HiddenTable(QWidget* parent) : QTableWidget{0, Columns, parent}
{
    setObjectName(QStringLiteral("hidden_lines"));
    setAccessibleName(tr("What this side lays face down"));
    setHorizontalHeaderLabels({tr("Code"), tr("Face down"), tr("Unit"), tr("Far"), tr("Cost"), {}});
    make_plain(*this);
    call_after(*this, {QEvent::FontChange, QEvent::Polish}, [this] { fit(); });
    fit();
}

void HiddenTable::refresh(const OpenGame& game)
{
    const auto [row, column] = std::pair{currentRow(), currentColumn()};
    HiddenDraft draft = *m_draft;
    draft.refresh(game);
    show_draft(std::move(draft));
    setCurrentCell(row, column);
}

void HiddenTable::show_draft(std::optional<HiddenDraft> draft)
{
    setRowCount(0);
    m_rows.clear();
    m_draft = std::move(draft);
    const auto lines = m_draft ? m_draft->lines() : std::vector<HiddenDraft::Line>{};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!m_draft->hidden().means.empty() && (i == 0 || lines[i].payer != lines[i - 1].payer))
            m_rows.push_back({std::nullopt, lines[i].payer});
        m_rows.push_back({i, lines[i].payer});
    }
    setRowCount(static_cast<int>(m_rows.size()));
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < Columns; ++column)
            setItem(row, column, new HiddenCell{*this, row, column});
    fit();
}

std::optional<std::size_t> HiddenTable::line_at(int row) const
{
    return row >= 0 && row < std::ssize(m_rows) ? m_rows[static_cast<std::size_t>(row)].line : std::nullopt;
}

bool HiddenTable::change(const std::function<bool(HiddenDraft& draft, std::size_t line)>& how)
{
    const auto line = line_in_hand();
    const bool is_done = line && how(*m_draft, *line);
    viewport()->update();
    emit line_changed();
    return is_done;
}

QString HiddenTable::payer_words(const std::string& payer) const
{
    const game::Unit* unit = m_draft->state().find(payer);
    if (unit == nullptr)
        return tr("Without a leader");
    return tr("%1: points left %2").arg(code_and_name(*unit)).arg(m_draft->left(payer));
}

QString HiddenTable::chip_words(const HiddenDraft::Line& line) const
{
    if (!line.word.empty())
        return m_draft->label_of(line.word);
    return line.lies ? tr("face down") : QString{};
}

QString HiddenTable::words_in(const HiddenDraft::Line& line, int column) const
{
    const game::Unit& unit = *m_draft->state().find(line.unit);
    const bool has_cost = !line.payer.empty();
    const std::array<QString, Columns> words{
        QString::fromStdString(unit.code),
        chip_words(line),
        QString::fromStdString(unit.name),
        !has_cost         ? QString{}
            : line.is_far ? tr("yes")
                          : tr("no"),
        has_cost ? QString::number(line.cost) : QString{},
        line.refused.isEmpty() ? QString{} : tr("\u25b2 %1").arg(line.refused),
    };
    return words.at(static_cast<std::size_t>(column));
}

QString HiddenTable::words_at(int row) const
{
    const auto line_number = line_at(row);
    if (!line_number)
        return {};
    const HiddenDraft::Line& line = m_draft->lines()[*line_number];
    const QString chip = chip_words(line);
    QStringList words{tr("%1: %2").arg(code_and_name(*m_draft->state().find(line.unit)), chip.isEmpty() ? tr("nothing") : chip)};
    if (!line.payer.empty()) {
        const QString dear = said(m_draft->placement_terms(*line_number, {}).dear);
        words << (line.is_far ? dear : tr("not %1").arg(dear)) << tr("costs %1").arg(line.cost) << payer_words(line.payer);
    }
    const QString all = words.join(QStringLiteral(", "));
    return line.refused.isEmpty() ? all : tr("%1. \u25b2 %2. Enter: lay it anyway, with a reason.").arg(all, line.refused);
}

QVariant HiddenTable::data(int row, int column, int role) const
{
    const auto& [number, payer] = m_rows[static_cast<std::size_t>(row)];
    if (!number) {
        QFont bold;
        bold.setBold(true);
        if (role == Qt::FontRole)
            return bold;
        const bool says = role == Qt::AccessibleTextRole || (role == Qt::DisplayRole && column == 0);
        return says ? payer_words(payer) : QVariant{};
    }
    const HiddenDraft::Line& line = m_draft->lines()[*number];
    if (role == Qt::DecorationRole && column == Chip && (line.lies || !line.word.empty()))
        return chip_picture(line.word.empty() ? chip_back : QString::fromStdString(line.word), *this);
    if (role == Qt::AccessibleTextRole)
        return words_at(row);
    if (role == Qt::ToolTipRole && column == Why && !line.refused.isEmpty())
        return line.refused;
    return role == Qt::DisplayRole ? words_in(line, column) : QVariant{};
}

void HiddenTable::fit()
{
    constexpr int code_characters = 7;
    constexpr int chip_characters = 17;
    constexpr int words_characters = 34;
    constexpr int name_characters = 40;
    constexpr int number_characters = 7;
    const int character = fontMetrics().averageCharWidth();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(fontMetrics().lineSpacing());
    verticalHeader()->setDefaultSectionSize(fontMetrics().lineSpacing() * 3 / 2);
    setIconSize(QSize{fontMetrics().lineSpacing(), fontMetrics().lineSpacing()});
    setColumnWidth(Code, std::max(code_characters * character, horizontalHeader()->sectionSizeHint(Code)));
    const bool has_chips = !is_open() || !draft().hidden().letters.empty();
    setColumnWidth(Chip, (has_chips ? chip_characters : words_characters) * character);
    setColumnHidden(Dear, !has_chips);
    setColumnHidden(Cost, !has_chips);
    setColumnWidth(Name, name_characters * character);
    setColumnWidth(Dear, std::max(number_characters * character, horizontalHeader()->sectionSizeHint(Dear)));
    setColumnWidth(Cost, std::max(number_characters * character, horizontalHeader()->sectionSizeHint(Cost)));
    clearSpans();
    for (int row = 0; row < rowCount(); ++row)
        if (!line_at(row))
            setSpan(row, 0, 1, Columns);
    updateGeometry();
}

QSize HiddenTable::sizeHint() const
{
    constexpr int most_lines = 8; // what there is more room for it takes, and else scrolls by itself
    const int rows = std::min(rowCount(), most_lines) * verticalHeader()->defaultSectionSize();
    return {QTableWidget::sizeHint().width(), rows + horizontalHeader()->sizeHint().height() + horizontalScrollBar()->sizeHint().height()};
}

QSize HiddenTable::minimumSizeHint() const
{
    constexpr int lines = 4;
    return {QTableWidget::minimumSizeHint().width(), std::min(sizeHint().height(), lines * verticalHeader()->defaultSectionSize())};
}

void HiddenTable::begin()
{
    setFocus(Qt::OtherFocusReason);
    setCurrentIndex({});
    move(1);
}

void HiddenTable::move(int by)
{
    for (int row = currentIndex().row() + by; row >= 0 && row < rowCount(); row += by)
        if (line_at(row)) {
            setCurrentCell(row, 0);
            return;
        }
    if (by > 0 && currentIndex().isValid())
        emit passed_end();
}

/// A chip that is taken goes on by itself to the next unit.
void HiddenTable::put(const std::string& word)
{
    setFocus(Qt::OtherFocusReason);
    if (change([&](HiddenDraft& draft, std::size_t line) { return draft.put(line, word); }))
        move(1);
}

void HiddenTable::overrule(const std::string& reason)
{
    change([&](HiddenDraft& draft, std::size_t line) { return draft.overrule(line, reason); });
}

void HiddenTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableWidget::currentChanged(current, previous);
    emit line_changed();
}

void HiddenTable::keyPressEvent(QKeyEvent* event)
{
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool is_plain = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0;
    const QString typed = event->text();
    const char letter = typed.size() == 1 && is_plain ? typed.front().toLatin1() : '\0';
    const bool has_letters = is_open() && !draft().hidden().letters.empty();
    const auto line = line_in_hand();
    if (is_enter && event->modifiers().testFlag(Qt::ControlModifier))
        emit finished();
    else if (const QString refused = line ? draft().lines()[*line].refused : QString{}; is_enter && !refused.isEmpty())
        emit reason_asked(refused);
    else if (is_enter && is_open() && !has_letters)
        emit edit_asked();
    else if (is_enter)
        move(1);
    else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        move(event->key() == Qt::Key_Up ? -1 : 1);
    else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        take_off();
    else if (has_letters && (letter == 'b' || letter == 'B'))
        turn_dear();
    else if (const auto word = has_letters && letter != '\0' ? draft().word_for(letter) : std::nullopt)
        put(*word);
    else
        QTableWidget::keyPressEvent(event);
}

} // namespace corneta::ui
