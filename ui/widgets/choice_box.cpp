// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choice_box.h"

#include "ui/words/finding.h"

#include <QKeyEvent>
#include <QWheelEvent>

namespace corneta::ui {

namespace {

constexpr qint64 letters_belong_together_ms = 1500;

} // namespace

void ChoiceBox::focusInEvent(QFocusEvent* event)
{
    m_letters.clear();
    QComboBox::focusInEvent(event);
}

int ChoiceBox::found(const QString& letters, int from) const
{
    int best = -1;
    int best_rank = word_rank + 1;
    for (int i = 0; i < count(); ++i) {
        const int index = (from + i) % count();
        const int rank = match_rank(itemText(index), letters).value_or(best_rank);
        if (rank < best_rank) {
            best_rank = rank;
            best = index;
        }
    }
    return best;
}

void ChoiceBox::choose_by(const QString& letter)
{
    const bool too_late = !m_since_last.isValid() || m_since_last.elapsed() > letters_belong_together_ms;
    m_since_last.start();
    const bool again = m_letters == letter;
    int index = too_late ? -1 : found(m_letters + letter, 0);
    if (index >= 0) {
        m_letters += letter;
    } else {
        m_letters = letter;
        index = found(letter, again ? currentIndex() + 1 : 0);
    }
    if (index >= 0)
        setCurrentIndex(index);
}

void ChoiceBox::keyPressEvent(QKeyEvent* event)
{
    const QString typed = event->text();
    const bool is_letter = typed.size() == 1 && (typed[0].isLetterOrNumber() || typed[0] == QLatin1Char{'-'});
    if (is_letter && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        choose_by(typed);
    else
        QComboBox::keyPressEvent(event);
}

void ChoiceBox::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

} // namespace corneta::ui
