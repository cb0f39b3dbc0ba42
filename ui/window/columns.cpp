// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/columns.h"

#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/look/section_heading.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QEvent>
#include <QSplitter>
#include <QTabBar>

#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

namespace corneta::ui {

namespace {

void add_tab(QTabBar& tabs, const QString& words, QWidget* part)
{
    tabs.setTabData(tabs.addTab(words), QVariant::fromValue(part));
}

QWidget* in_hand(const QTabBar& tabs)
{
    return tabs.tabData(tabs.currentIndex()).value<QWidget*>();
}

/// The name is that by which its widths are kept.
QSplitter* new_splitter(const char* name, Qt::Orientation orientation, std::initializer_list<std::pair<QWidget*, int>> parts,
                        QWidget* parent)
{
    auto* splitter = new QSplitter{orientation, parent};
    splitter->setObjectName(QLatin1String{name});
    splitter->setChildrenCollapsible(false);
    for (const auto& [part, stretch] : parts) {
        splitter->addWidget(part);
        splitter->setStretchFactor(splitter->count() - 1, stretch);
    }
    return splitter;
}

bool is_tab_stop(const QWidget& widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.focusProxy() == nullptr && widget.isVisible()
        && widget.isEnabled();
}

} // namespace

Columns::Columns(const Parts& parts, QWidget* parent)
    : QWidget{parent},
      m_parts{parts},
      m_to_do{headed(tr("To do"), tr("Ctrl+1"), *parts.to_do)},
      m_forces{headed(tr("Forces"), tr("Ctrl+2"), *parts.forces)},
      m_journal{headed(tr("Journal"), tr("Ctrl+3"), *parts.journal)},
      m_tabs{new_tabs(tr("What to see"))},
      m_left_tabs{new_tabs(tr("Lists"))},
      m_left{new QWidget{this}},
      m_lists{new_splitter("lists", Qt::Vertical, {{parts.actions, 1}, {m_to_do, 1}, {m_forces, 1}}, m_left)},
      m_right{new_splitter("results", Qt::Vertical, {{parts.result, 2}, {m_journal, 1}}, this)}
{
    constexpr int share = 10;
    const int gap = 2 * grid_unit(fontMetrics());
    in_column(m_left, {m_left_tabs, m_lists})->setContentsMargins(gap, gap, gap, 0);
    m_lists->setProperty("is_fitted", true);
    connect(m_lists, &QSplitter::splitterMoved, this, [this] { m_lists->setProperty("is_fitted", false); });
    parts.to_do->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_right->setContentsMargins(gap, gap, gap, 0);
    m_columns = new_splitter("columns", Qt::Horizontal, {{m_left, 23}, {parts.middle, 40}, {m_right, 37}}, this);
    m_columns->setSizes({23 * share, 40 * share, 37 * share}); // whatever stands in them
    m_right->setSizes({2 * share, share});
    in_column(this, {m_tabs, {m_columns, 1}})->setSpacing(0);
    for (QAbstractScrollArea* list : {parts.actions, parts.to_do, parts.forces, parts.journal})
        list->setFrameShape(QFrame::NoFrame);
    m_parts.middle->setAutoFillBackground(true);
    name_tabs();
    take_colours();
    call_after(*this, {QEvent::FontChange}, [this] { arrange(); });
    call_after(*this, {QEvent::ApplicationPaletteChange}, [this] { take_colours(); });
    call_after(*this, {QEvent::Resize}, [this] {
        arrange();
        fit_lists();
    });
}

QWidget* Columns::headed(const QString& title, const QString& key, QAbstractScrollArea& list)
{
    auto* part = new QWidget{this};
    auto* heading = new SectionHeading{title, part};
    heading->set_key(key);
    in_column(part, {heading, {&list, 1}});
    m_headings.push_back(heading);
    return part;
}

QTabBar* Columns::new_tabs(const QString& name)
{
    auto* tabs = new QTabBar{this};
    tabs->setAccessibleName(name);
    tabs->setExpanding(false);
    tabs->setDrawBase(false);
    connect(tabs, &QTabBar::currentChanged, this, &Columns::show_parts);
    return tabs;
}

void Columns::show_game(bool is_open)
{
    m_is_in_game = is_open;
    name_tabs();
}

void Columns::name_tabs()
{
    const bool was_blocked = blockSignals(true);
    for (QTabBar* tabs : {m_tabs, m_left_tabs})
        while (tabs->count() > 0)
            tabs->removeTab(0);
    add_tab(*m_tabs, tr("Play"), m_parts.middle);
    if (m_is_in_game) {
        for (QTabBar* tabs : {m_tabs, m_left_tabs}) {
            add_tab(*tabs, tr("To do"), m_to_do);
            add_tab(*tabs, tr("Forces"), m_forces);
        }
        add_tab(*m_tabs, tr("Journal"), m_journal);
    } else {
        add_tab(*m_tabs, tr("Actions"), m_parts.actions);
    }
    blockSignals(was_blocked);
    show_parts();
}

void Columns::begin_stage(const QString& stage)
{
    if (stage == m_stage)
        return;
    m_stage = stage;
    fit_lists();
}

/// What is to do has the room that it needs, half at most, the forces the rest; until somebody moves them.
void Columns::fit_lists()
{
    const int whole = m_to_do->height() + m_forces->height();
    if (m_room != Room::Three || !m_is_in_game || !m_lists->property("is_fitted").toBool() || whole <= 0)
        return;
    const int least = 8 * fontMetrics().lineSpacing();
    const int wanted = m_to_do->height() - m_parts.to_do->height() + m_parts.to_do->sizeHint().height() + fontMetrics().lineSpacing();
    const int to_do = std::clamp(wanted, std::min(least, whole / 2), whole / 2);
    m_lists->setSizes({0, to_do, whole - to_do});
}

void Columns::bring(const QWidget& widget)
{
    for (QTabBar* tabs : {m_tabs, m_left_tabs})
        for (int i = 0; i < tabs->count(); ++i)
            if (const auto* part = tabs->tabData(i).value<QWidget*>(); part == &widget || part->isAncestorOf(&widget))
                tabs->setCurrentIndex(i);
}

Columns::Room Columns::room() const
{
    constexpr int characters_for_three = 160;
    constexpr int characters_for_tabs = 120;
    constexpr int lines_for_lists = 34;
    const int characters = width() / fontMetrics().averageCharWidth();
    if (characters < characters_for_tabs)
        return Room::One;
    return characters < characters_for_three || height() < lines_for_lists * fontMetrics().lineSpacing() ? Room::Tabs : Room::Three;
}

void Columns::arrange()
{
    const Room now = room();
    if (now == m_room)
        return;
    m_room = now;
    emit result_moved();
    show_parts();
    constexpr int characters_of_list = 44;
    m_left->setMinimumWidth(now == Room::One ? 0 : std::min(characters_of_list * fontMetrics().averageCharWidth(), width() / 4));
}

void Columns::show_parts()
{
    const bool is_one = m_room == Room::One;
    const QWidget* const tab = in_hand(*m_tabs);
    const QWidget* const list = in_hand(*m_left_tabs);
    const auto is_listed = [&](const QWidget* part) { return is_one ? tab == part : m_room == Room::Three || list == part; };
    m_tabs->setVisible(is_one);
    m_left_tabs->setVisible(m_room == Room::Tabs && m_is_in_game);
    m_parts.actions->setVisible(!m_is_in_game && (!is_one || tab == m_parts.actions));
    m_to_do->setVisible(m_is_in_game && is_listed(m_to_do));
    m_forces->setVisible(m_is_in_game && is_listed(m_forces));
    m_left->setVisible(!is_one || tab == m_parts.actions || tab == m_to_do || tab == m_forces);
    m_parts.middle->setVisible(!is_one || tab == m_parts.middle);
    m_parts.result->setVisible(!is_one);
    m_journal->setVisible(m_is_in_game && (!is_one || tab == m_journal));
    m_right->setVisible(!is_one || tab == m_journal);
    for (SectionHeading* heading : m_headings) // its tab says the same
        heading->setVisible(m_room == Room::Three || (!is_one && m_journal->isAncestorOf(heading)));
}

/// Lists lie on the ground, the form on a leaf.
void Columns::take_colours()
{
    for (QAbstractScrollArea* list : {m_parts.actions, m_parts.to_do, m_parts.forces, m_parts.journal}) {
        QPalette palette;
        palette.setColor(QPalette::Base, roles().paper);
        list->setPalette(palette);
    }
    QPalette leaf;
    leaf.setColor(QPalette::Window, roles().leaf);
    m_parts.middle->setPalette(leaf);
}

/// Tab goes through a column after the other, whichever was made first.
bool Columns::focusNextPrevChild(bool is_next)
{
    std::vector<QWidget*> stops;
    for (const QWidget* part : std::initializer_list<QWidget*>{m_tabs, m_left_tabs, m_parts.actions, m_to_do, m_forces, m_parts.middle,
                                                               m_parts.last_result, m_journal})
        for (QWidget* one = nextInFocusChain(); one != this; one = one->nextInFocusChain()) {
            const bool is_of_result = part != m_parts.last_result && m_parts.last_result->isAncestorOf(one);
            if ((one == part || part->isAncestorOf(one)) && !is_of_result && is_tab_stop(*one))
                stops.push_back(one);
        }
    const auto now = std::ranges::find(stops, QApplication::focusWidget());
    if (now == stops.end())
        return QWidget::focusNextPrevChild(is_next);
    const std::size_t step = is_next ? 1 : stops.size() - 1;
    const std::size_t target = (static_cast<std::size_t>(now - stops.begin()) + step) % stops.size();
    stops[target]->setFocus(is_next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace corneta::ui
