// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/finder.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/finder_line.h"
#include "ui/words/finding.h"

#include <QApplication>
#include <QEvent>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace corneta::ui {

Finder::Finder(QWidget* window)
    : QFrame{window},
      m_purpose{new SizedLabel{Type::Plain, QFont::Bold, this}},
      m_line{new FinderLine{this}},
      m_list{new QListWidget{this}}
{
    setObjectName(QStringLiteral("finder"));
    setFrameShape(QFrame::StyledPanel);
    setFrameShadow(QFrame::Raised);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    put_in(*new QVBoxLayout{this}, {m_purpose, m_line, m_list});
    m_line->setObjectName(QStringLiteral("finder_line"));
    m_list->setObjectName(QStringLiteral("finder_list"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);
    hide();
    window->installEventFilter(this);
    connect(m_line, &QLineEdit::textChanged, this, &Finder::narrow);
    connect(m_line, &FinderLine::moved, this, &Finder::move_by);
    connect(m_line, &FinderLine::taken, this, &Finder::take);
    connect(m_line, &FinderLine::abandoned, this, &Finder::close_again);
    connect(m_list, &QListWidget::itemClicked, this, &Finder::take);
}

bool Finder::has_focus()
{
    const QWidget* now = QApplication::focusWidget();
    return now != nullptr && qobject_cast<const Finder*>(now->parentWidget()) != nullptr;
}

void Finder::open(const QString& purpose, std::vector<Item> items, std::function<void(int item)> found)
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    m_items = std::move(items);
    m_found = std::move(found);
    m_purpose->setText(purpose);
    m_line->setAccessibleName(purpose);
    m_list->setAccessibleName(purpose);
    m_line->clear();
    narrow({});
    place();
    show();
    raise();
    m_line->setFocus(Qt::PopupFocusReason);
}

void Finder::close_again()
{
    if (!isVisible())
        return;
    const bool had_focus = m_line->hasFocus();
    hide();
    if (had_focus && m_before)
        m_before->setFocus(Qt::PopupFocusReason);
}

void Finder::narrow(const QString& typed)
{
    QStringList titles;
    QStringList hidden;
    for (const Item& item : m_items) {
        titles << item.words;
        hidden << item.also;
    }
    m_shown = matches(titles, hidden, typed);
    m_list->clear();
    for (const int item : m_shown)
        m_list->addItem(m_items[static_cast<std::size_t>(item)].words);
    if (m_shown.empty())
        (new QListWidgetItem{tr("Nothing matches these letters."), m_list})->setFlags(Qt::NoItemFlags);
    m_list->setCurrentRow(m_shown.empty() ? -1 : 0);
}

void Finder::take()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const int item = m_shown[static_cast<std::size_t>(row)];
    const auto found = m_found; // which may open it again
    close_again();
    found(item);
}

void Finder::move_by(int lines)
{
    if (!m_shown.empty())
        m_list->setCurrentRow(std::clamp(m_list->currentRow() + lines, 0, m_list->count() - 1));
}

void Finder::place()
{
    constexpr int characters = 56;
    constexpr int lines = 14;
    const QSize room = parentWidget()->size();
    const int margin = fontMetrics().height();
    const int width = std::min(characters * fontMetrics().averageCharWidth(), room.width() - 2 * margin);
    const int height = std::min(lines * fontMetrics().lineSpacing(), room.height() - 3 * margin);
    setGeometry((room.width() - width) / 2, 2 * margin, width, height);
}

bool Finder::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace corneta::ui
