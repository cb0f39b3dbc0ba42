// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labelled.h"

#include <QLabel>
#include <QVBoxLayout>

namespace corneta::ui {

QWidget* labelled(const QString& label, QWidget& field, QWidget* parent)
{
    auto* both = new QWidget{parent};
    auto* column = new QVBoxLayout{both};
    column->setContentsMargins(0, 0, 0, 0);
    auto* words = new QLabel{label, both};
    words->setBuddy(&field);
    field.setAccessibleName(label);
    column->addWidget(words);
    column->addWidget(&field);
    return both;
}

} // namespace corneta::ui
