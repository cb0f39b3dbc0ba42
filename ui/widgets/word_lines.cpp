// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/word_lines.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/choice_box.h"
#include "ui/words/wording.h"

#include <QGridLayout>
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
    call_after(*this, {QEvent::FontChange, QEvent::LayoutRequest, QEvent::Resize}, [this] { arrange(); });
    call_on_keys(*this, {Qt::Key_Return, Qt::Key_Enter}, [this] { emit completed(); });
}

void WordLines::add(const std::string& key, const QString& label, const QString& help, QWidget* widget)
{
    auto* words = new SizedLabel{Type::Plain, QFont::Normal, label, this};
    auto* problem = new SizedLabel{Type::Plain, QFont::Bold, this};
    words->setBuddy(widget);
    introduce(*widget, ("new_" + key).c_str(), label, help);
    problem->setObjectName(widget->objectName() + QStringLiteral("_problem"));
    problem->hide();
    m_lines.push_back({key, words, widget, problem});
    place(m_lines.back(), static_cast<int>(m_lines.size()) - 1);
}

void WordLines::place(const Line& line, int row)
{
    constexpr int rows_of_one = 3;
    const int top = rows_of_one * row;
    m_grid->addWidget(line.words, top, 0, 1, m_is_narrow ? 2 : 1);
    m_grid->addWidget(line.widget, m_is_narrow ? top + 1 : top, m_is_narrow ? 0 : 1, 1, m_is_narrow ? 2 : 1);
    m_grid->addWidget(line.problem, top + 2, 0, 1, 2);
}

/// Labels stand above where they and the widest choice have no room side by side.
void WordLines::arrange()
{
    constexpr int characters_of_label = 20;
    int widest = 0;
    for (const Line& line : m_lines)
        widest = std::max(widest, line.widget->minimumSizeHint().width());
    const bool is_narrow = width() < characters_of_label * fontMetrics().averageCharWidth() + m_grid->horizontalSpacing() + widest;
    if (is_narrow == m_is_narrow)
        return;
    m_is_narrow = is_narrow;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        for (QWidget* widget : {static_cast<QWidget*>(m_lines[i].words), m_lines[i].widget, static_cast<QWidget*>(m_lines[i].problem)})
            m_grid->removeWidget(widget);
        place(m_lines[i], static_cast<int>(i));
    }
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
        line.problem->show_words(words.isEmpty() ? QString{} : tr("\u25b2 %1").arg(with_capital(words)));
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

} // namespace corneta::ui
