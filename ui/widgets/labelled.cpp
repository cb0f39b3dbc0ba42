// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labelled.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/words/wording.h"

#include <QLineEdit>

namespace corneta::ui {

QWidget* labelled(const QString& label, QWidget& field, QWidget* parent)
{
    auto* both = new QWidget{parent};
    auto* words = new QLabel{label, both};
    words->setBuddy(&field);
    field.setAccessibleName(label);
    in_column(both, {words, &field});
    return both;
}

QLabel* label_before(const QString& label, QWidget& field)
{
    auto* words = new SizedLabel{Type::Plain, QFont::Bold, label, field.parentWidget()};
    words->setWordWrap(false);
    words->setBuddy(&field);
    return words;
}

QHBoxLayout* reason_row(QLineEdit& reason, const char* object, const QString& name, const QString& help)
{
    constexpr int most_letters = 500;
    introduce(reason, object, name, help);
    reason.setMaxLength(most_letters);
    return in_row(nullptr, {label_before(tr("Reason"), reason), {&reason, 1}});
}

} // namespace corneta::ui
