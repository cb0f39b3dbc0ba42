// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/help_line.h"

#include <algorithm>

namespace corneta::ui {

HelpLine::HelpLine(QWidget* parent, QFont::Weight weight) : SizedLabel{1.0, weight, parent} {}

void HelpLine::say(const QString& words)
{
    setText(words);
    fit_height();
}

QSize HelpLine::sizeHint() const
{
    return {SizedLabel::sizeHint().width(), minimumHeight()};
}

void HelpLine::resizeEvent(QResizeEvent* event)
{
    SizedLabel::resizeEvent(event);
    fit_height();
}

void HelpLine::fit_height()
{
    setMinimumHeight(0); // else it is measured with what is there
    setMinimumHeight(std::max(heightForWidth(width()), fontMetrics().lineSpacing()));
}

} // namespace corneta::ui
