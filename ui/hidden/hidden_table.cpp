// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/hidden_table.h"

#include "ui/hidden/hidden_model.h"
#include "ui/look/chip_picture.h"
#include "ui/look/laid_out.h"
#include "ui/widgets/plain_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace corneta::ui {

HiddenTable::HiddenTable(QWidget* parent)
    : QTableView{parent},
      m_model{new HiddenModel{[this](const QString& word) { return chip_picture(word, *this); }, this}}
{
    setObjectName(QStringLiteral("hidden_lines"));
    setAccessibleName(tr("What this side lays face down"));
    setModel(m_model);
    make_plain(*this);
    connect(m_model, &QAbstractItemModel::modelReset, this, &HiddenTable::fit);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &HiddenTable::line_changed);
    call_after(*this, {QEvent::FontChange, QEvent::Polish}, [this] { fit(); });
    fit();
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
    setColumnWidth(HiddenModel::Code, std::max(code_characters * character, horizontalHeader()->sectionSizeHint(HiddenModel::Code)));
    const bool has_chips = !m_model->is_open() || !m_model->draft().hidden().letters.empty();
    setColumnWidth(HiddenModel::Chip, (has_chips ? chip_characters : words_characters) * character);
    setColumnHidden(HiddenModel::Dear, !has_chips);
    setColumnHidden(HiddenModel::Cost, !has_chips);
    setColumnWidth(HiddenModel::Name, name_characters * character);
    setColumnWidth(HiddenModel::Dear, std::max(number_characters * character, horizontalHeader()->sectionSizeHint(HiddenModel::Dear)));
    setColumnWidth(HiddenModel::Cost, std::max(number_characters * character, horizontalHeader()->sectionSizeHint(HiddenModel::Cost)));
    clearSpans();
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (!m_model->line_at(row))
            setSpan(row, 0, 1, HiddenModel::Columns);
    updateGeometry();
}

QSize HiddenTable::sizeHint() const
{
    constexpr int most_lines = 8; // what there is more room for it takes, and else scrolls by itself
    const int rows = std::min(m_model->rowCount(), most_lines) * verticalHeader()->defaultSectionSize();
    return {QTableView::sizeHint().width(), rows + horizontalHeader()->sizeHint().height() + horizontalScrollBar()->sizeHint().height()};
}

QSize HiddenTable::minimumSizeHint() const
{
    constexpr int lines = 4;
    return {QTableView::minimumSizeHint().width(), std::min(sizeHint().height(), lines * verticalHeader()->defaultSectionSize())};
}

void HiddenTable::begin()
{
    setFocus(Qt::OtherFocusReason);
    setCurrentIndex({});
    move(1);
}

void HiddenTable::move(int by)
{
    for (int row = currentIndex().row() + by; row >= 0 && row < m_model->rowCount(); row += by)
        if (m_model->line_at(row)) {
            setCurrentIndex(m_model->index(row, 0));
            return;
        }
    if (by > 0 && currentIndex().isValid())
        emit passed_end();
}

void HiddenTable::go_on()
{
    move(1);
}

/// A chip that is taken goes on by itself to the next unit.
void HiddenTable::put(const std::string& word)
{
    setFocus(Qt::OtherFocusReason);
    if (m_model->change(currentIndex().row(), [&](HiddenDraft& draft, std::size_t line) { return draft.put(line, word); }))
        move(1);
}

void HiddenTable::take_off()
{
    m_model->change(currentIndex().row(), &HiddenDraft::take_off);
}

void HiddenTable::turn_dear()
{
    m_model->change(currentIndex().row(), &HiddenDraft::turn_dear);
}

void HiddenTable::overrule(const std::string& reason)
{
    m_model->change(currentIndex().row(), [&](HiddenDraft& draft, std::size_t line) { return draft.overrule(line, reason); });
}

void HiddenTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    emit line_changed();
}

void HiddenTable::keyPressEvent(QKeyEvent* event)
{
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool is_plain = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0;
    const QString typed = event->text();
    const char letter = typed.size() == 1 && is_plain ? typed.front().toLatin1() : '\0';
    const bool has_letters = m_model->is_open() && !m_model->draft().hidden().letters.empty();
    if (is_enter && event->modifiers().testFlag(Qt::ControlModifier))
        emit finished();
    else if (const QString refused = m_model->refused_at(currentIndex().row()); is_enter && !refused.isEmpty())
        emit reason_asked(refused);
    else if (is_enter && m_model->is_open() && !has_letters)
        emit edit_asked();
    else if (is_enter)
        move(1);
    else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        move(event->key() == Qt::Key_Up ? -1 : 1);
    else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        take_off();
    else if (has_letters && (letter == 'b' || letter == 'B'))
        turn_dear();
    else if (const auto word = has_letters && letter != '\0' ? m_model->draft().word_for(letter) : std::nullopt)
        put(*word);
    else
        QTableView::keyPressEvent(event);
}

} // namespace corneta::ui
