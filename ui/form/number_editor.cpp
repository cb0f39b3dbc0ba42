// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/number_editor.h"

#include "ui/look/laid_out.h"
#include "ui/widgets/number_line.h"
#include "ui/words/wording.h"

#include <QLabel>

#include <algorithm>

namespace corneta::ui {

NumberEditor::NumberEditor(const Field& field, EditorPlace place, QWidget* parent)
    : FieldEditor{field, parent},
      m_line{new NumberLine{this}},
      m_value{field.start_value()}
{
    auto* row = put(m_line);
    if (const QString measure = measure_beside_label(field); place == EditorPlace::Form && !measure.isEmpty())
        row->insertWidget(1, new QLabel{measure, this});
    constexpr int most_characters = 9;
    m_line->setMaxLength(most_characters);
    m_line->setInputMethodHints(Qt::ImhFormattedNumbersOnly);
    call_after(*this, {QEvent::FontChange, QEvent::Polish}, [this] { fit(); });
    fit();
    show_value(m_value);
    connect(m_line, &QLineEdit::textEdited, this, &NumberEditor::read);
    connect(m_line, &NumberLine::stepped, this, &NumberEditor::step);
}

void NumberEditor::enter()
{
    FieldEditor::enter();
    m_line->selectAll();
}

void NumberEditor::fit()
{
    const auto digits =
        static_cast<int>(std::max(word_of(field(), field().most_value()).size(), word_of(field(), field().least_value()).size()));
    const int tenths = field().grain == Grain::Tenths ? 2 : 0;
    m_line->setFixedWidth(fontMetrics().horizontalAdvance(QLatin1Char{'0'}) * (digits + tenths + 3));
}

void NumberEditor::show_value(std::int32_t value)
{
    m_value = value;
    m_problem.clear();
    m_line->setText(decimal_words(word_of(field(), value)));
}

void NumberEditor::show_unsaid()
{
    m_problem.clear();
    m_line->setText({}); // unlike clear() it leaves nothing for Ctrl+Z to bring back
}

bool NumberEditor::is_unsaid() const
{
    return m_line->text().isEmpty() && m_problem.isEmpty();
}

void NumberEditor::read(const QString& typed)
{
    const QString word = typed.trimmed().replace(QChar{0x2212}, QLatin1Char{'-'}); // shown so, typed either way
    const auto value = value_from(field(), word.toStdString(), Decimal::PointOrComma);
    if (value)
        m_value = *value;
    if (word.isEmpty())
        m_problem = tr("type a number here");
    else
        m_problem = value ? QString{} : said(value.error());
    emit value_changed();
}

void NumberEditor::step(int by)
{
    constexpr std::int32_t one = 10;
    const std::int32_t next = m_value + by * one;
    if (next < field().least_value() || next > field().most_value())
        return;
    show_value(next);
    m_line->selectAll();
    emit value_changed();
}

} // namespace corneta::ui
