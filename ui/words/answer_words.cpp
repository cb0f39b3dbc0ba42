// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/answer_words.h"

#include "ui/words/wording.h"

namespace corneta::ui {

QString answer_words(const QString& name, const Field& field, std::int32_t value)
{
    if (field.kind == Kind::Toggle)
        return value != 0 ? name : tr("%1: no").arg(name);
    Field without_repetition = field;
    if (measure_beside_label(field).isEmpty())
        without_repetition.measure = Measure::None;
    return tr("%1 %2").arg(name, value_words(without_repetition, value));
}

} // namespace corneta::ui
