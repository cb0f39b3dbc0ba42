// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/heard.h"

#include "tests/ui/painted.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QWidget>

#include <algorithm>
#include <vector>

namespace {

constexpr QAccessible::Text kinds[]{QAccessible::Name, QAccessible::Value, QAccessible::Description, QAccessible::Help,
                                    QAccessible::Accelerator};

QString words_of(QAccessibleInterface& part)
{
    QStringList words;
    for (const QAccessible::Text kind : kinds)
        words << part.text(kind);
    if (const auto* text = part.textInterface())
        words << text->text(0, text->characterCount());
    return words.join(QLatin1Char{' '});
}

QString place_of(QAccessibleInterface& part)
{
    const QObject* object = part.object();
    return QStringLiteral("role %1 %2 %3")
        .arg(part.role())
        .arg(object == nullptr ? "" : object->metaObject()->className(), object == nullptr ? QString{} : object->objectName());
}

/// Qt keeps cells until it hears of a change, and hears of it where a screen reader runs alone.
void forget_cells(QAccessibleInterface& part)
{
    if (auto* table = part.tableInterface(); table != nullptr && part.object() != nullptr) {
        QAccessibleTableModelChangeEvent change{part.object(), QAccessibleTableModelChangeEvent::ModelReset};
        table->modelChange(&change);
    }
}

/// A walk through the tree of what can be heard.
class Walk {
public:
    void visit(QAccessibleInterface& part, bool is_seen)
    {
        if (!part.isValid()) {
            faults << QStringLiteral("is no longer there: ") + place_of(part);
            return;
        }
        const QAccessible::State state = part.state();
        const bool is_here = is_seen && !state.invisible;
        forget_cells(part);
        static_cast<void>(words_of(part));
        ask_value(part);
        if (is_here && is_operated(part) && !is_named(part))
            faults << QStringLiteral("has no name: ") + place_of(part);
        if (auto* table = part.tableInterface())
            ask_cells(part, *table);
        for (int i = 0; i < part.childCount(); ++i)
            if (QAccessibleInterface* child = part.child(i))
                visit(*child, is_here);
            else
                faults << QStringLiteral("child %1 is missing: ").arg(i) + place_of(part);
    }

    QStringList faults;

private:
    static bool is_operated(QAccessibleInterface& part)
    {
        const QAccessible::Role role = part.role();
        const bool moves_what_is_seen = role == QAccessible::ScrollBar || role == QAccessible::Splitter || role == QAccessible::Grip;
        const bool has_actions = part.actionInterface() != nullptr && !part.actionInterface()->actionNames().isEmpty();
        return !moves_what_is_seen && (part.state().focusable || has_actions);
    }

    /// Of a choice Qt gives what is chosen for its name.
    static bool is_named(QAccessibleInterface& part)
    {
        const auto* box = qobject_cast<const QComboBox*>(part.object());
        return box != nullptr ? !box->accessibleName().isEmpty() || !part.relations(QAccessible::Label).isEmpty()
                              : !part.text(QAccessible::Name).trimmed().isEmpty();
    }

    static void ask_value(QAccessibleInterface& part)
    {
        if (auto* value = part.valueInterface())
            for (const QVariant& number : {value->currentValue(), value->minimumValue(), value->maximumValue()})
                static_cast<void>(number.toString());
    }

    void ask_cells(QAccessibleInterface& part, QAccessibleTableInterface& table)
    {
        for (int row = 0; row < table.rowCount(); ++row) {
            static_cast<void>(table.rowDescription(row));
            for (int column = 0; column < table.columnCount(); ++column) {
                QAccessibleInterface* cell = table.cellAt(row, column);
                if (cell == nullptr || cell->tableCellInterface() == nullptr) {
                    faults << QStringLiteral("cell %1, %2 is missing: ").arg(row).arg(column) + place_of(part);
                    continue;
                }
                static_cast<void>(words_of(*cell));
                const auto* at = cell->tableCellInterface();
                if (at->columnIndex() != column || at->rowIndex() > row || at->rowIndex() + at->rowExtent() <= row)
                    faults << QStringLiteral("cell %1, %2 is elsewhere: ").arg(row).arg(column) + place_of(part);
            }
        }
        for (int column = 0; column < table.columnCount(); ++column)
            static_cast<void>(table.columnDescription(column));
    }
};

/// All that is heard of a widget: of what is seen through a frame with the frame, of cells, tabs and entries that are no widgets with whatever
/// holds them.
QString heard_of(QWidget& widget)
{
    auto* const frame = qobject_cast<QAbstractScrollArea*>(widget.parentWidget());
    const bool is_framed = frame != nullptr && frame->viewport() == &widget;
    QAccessibleInterface* const part = QAccessible::queryAccessibleInterface(is_framed ? frame : &widget);
    if (part == nullptr)
        return {};
    forget_cells(*part);
    QString words = words_of(*part);
    for (int i = 0; i < part->childCount(); ++i)
        if (QAccessibleInterface* child = part->child(i); child != nullptr && qobject_cast<QWidget*>(child->object()) == nullptr)
            words += QLatin1Char{' '} + words_of(*child);
    return words;
}

/// A button's key in brackets is not a part of its name.
QString without_key(const QWidget& widget, QString words)
{
    static const QRegularExpression key{QStringLiteral(" ?\\([^)]*\\)$")};
    return qobject_cast<const QAbstractButton*>(&widget) == nullptr ? words : words.remove(key);
}

/// In a table, whose headers Qt counts among the table's cells.
bool is_header(const QWidget& widget)
{
    return qobject_cast<const QHeaderView*>(widget.parentWidget()) != nullptr;
}

QRect room_of(const QWidget& widget)
{
    return {widget.mapTo(widget.window(), QPoint{}), widget.size()};
}

bool goes_back(const QRect& from, const QRect& to)
{
    const bool is_further_right = to.left() >= from.right();
    const bool is_above = to.bottom() <= from.top();
    const bool is_on_the_line = to.top() < from.bottom() && to.bottom() > from.top();
    return (is_above && !is_further_right) || (is_on_the_line && to.right() <= from.left());
}

QString name_of(const QWidget& widget)
{
    return QStringLiteral("%1 \"%2\"").arg(widget.metaObject()->className(), widget.accessibleName());
}

} // namespace

QStringList unnamed_in(QWidget& window)
{
    Walk walk;
    if (QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(&window))
        walk.visit(*whole, true);
    return walk.faults;
}

QStringList unheard_in(QWidget& window)
{
    static const QRegularExpression between{QStringLiteral("[^\\w.+']+|\\.(?!\\d)"), QRegularExpression::UseUnicodePropertiesOption};
    QStringList faults;
    QList<QWidget*> widgets = window.findChildren<QWidget*>();
    widgets << &window;
    for (QWidget* widget : widgets) {
        if (!widget->isVisible() || is_header(*widget))
            continue;
        const std::vector<PaintedText> texts = painted_texts(*widget);
        const QString heard = texts.empty() ? QString{} : heard_of(*widget);
        for (const PaintedText& text : texts)
            for (const QString& word : without_key(*widget, text.words).split(between, Qt::SkipEmptyParts))
                if (!heard.contains(word, Qt::CaseInsensitive))
                    faults << QStringLiteral("\"%1\" in \"%2\" is not heard: ").arg(word, text.words) + name_of(*widget);
    }
    return faults;
}

QStringList jumps_in(const QWidget& window)
{
    constexpr int most = 200;
    const QWidget* const first = QApplication::focusWidget();
    const auto is_stop = [](const QWidget* widget) { return widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0; };
    if (std::ranges::none_of(window.findChildren<QWidget*>(), is_stop))
        return {};
    QStringList jumps;
    QSet<const QWidget*> passed; // the editor of a cell, if the focus was there, is gone when Tab comes round
    for (int steps = 0; first != nullptr && steps < most; ++steps) {
        const QWidget* const from = QApplication::focusWidget();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCoreApplication::processEvents();
        const QWidget* const to = QApplication::focusWidget();
        if (to == nullptr || to->window() != &window)
            return {QStringLiteral("Tab leads nowhere from ") + name_of(*from)};
        if (goes_back(room_of(*from), room_of(*to)))
            jumps << name_of(*from) + QStringLiteral(" leads back to ") + name_of(*to);
        passed.insert(from);
        if (to == from || to == first || passed.contains(to))
            return jumps.size() > 1 ? jumps : QStringList{};
    }
    return first == nullptr ? QStringList{QStringLiteral("nothing has the focus")} : QStringList{QStringLiteral("Tab does not come round")};
}
