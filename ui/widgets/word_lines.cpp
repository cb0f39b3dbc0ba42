// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/word_lines.h"

#include "ui/look/sized_label.h"
#include "ui/widgets/choice_box.h"
#include "ui/words/wording.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace corneta::ui {

WordLines::WordLines(QWidget* parent) : QWidget{parent}, m_grid{new QGridLayout{this}}
{
    constexpr int between_lines = 2;
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(between_lines);
    m_grid->setHorizontalSpacing(2 * fontMetrics().averageCharWidth());
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 2);
}

void WordLines::add(const std::string& key, const QString& label, const QString& help, QWidget* widget)
{
    const int row = m_grid->rowCount();
    auto* words = new SizedLabel{Type::Plain, QFont::Normal, this};
    auto* problem = new SizedLabel{Type::Plain, QFont::Bold, this};
    words->setText(label);
    words->setBuddy(widget);
    widget->setObjectName(QStringLiteral("new_") + QString::fromStdString(key));
    widget->setAccessibleName(label);
    widget->setToolTip(help);
    problem->setObjectName(widget->objectName() + QStringLiteral("_problem"));
    problem->hide();
    m_grid->addWidget(words, row, 0);
    m_grid->addWidget(widget, row, 1);
    m_grid->addWidget(problem, row + 1, 0, 1, 2);
    m_lines.push_back({key, widget, problem});
}

QLineEdit* WordLines::add_line(const std::string& key, const QString& label, const QString& help, int most_letters)
{
    auto* line = new QLineEdit{this};
    line->setMaxLength(most_letters);
    add(key, label, help, line);
    return line;
}

ChoiceBox* WordLines::add_choice(const std::string& key, const QString& label, const QString& help)
{
    auto* box = new ChoiceBox{this};
    add(key, label, help, box);
    return box;
}

Problems WordLines::say(const Problems& problems)
{
    Problems others = problems;
    bool is_first = true;
    for (const Line& line : m_lines) {
        const auto found = std::ranges::find(others, line.key, &Problem::where);
        const QString words = found == others.end() ? QString{} : said(found->what);
        line.problem->setText(words.isEmpty() ? QString{} : tr("\u25b2 %1").arg(with_capital(words)));
        line.problem->setVisible(!words.isEmpty());
        line.widget->setAccessibleDescription(words);
        if (found == others.end())
            continue;
        others.erase(found);
        if (is_first)
            line.widget->setFocus(Qt::TabFocusReason);
        is_first = false;
    }
    return others;
}

std::vector<QWidget*> WordLines::key_widgets() const
{
    std::vector<QWidget*> widgets;
    widgets.reserve(m_lines.size());
    for (const Line& line : m_lines)
        widgets.push_back(line.widget);
    return widgets;
}

void WordLines::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit completed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace corneta::ui
