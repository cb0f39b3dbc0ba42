// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/faults.h"

#include "tests/ui/painted.h"
#include "tests/ui/player.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTest>

namespace {

bool is_interactive(const QWidget* widget)
{
    return qobject_cast<const QAbstractButton*>(widget) != nullptr || qobject_cast<const QLineEdit*>(widget) != nullptr
        || qobject_cast<const QComboBox*>(widget) != nullptr || qobject_cast<const QAbstractItemView*>(widget) != nullptr;
}

QString name_of(const QWidget* widget)
{
    return QStringLiteral("%1 %2 \"%3\"").arg(widget->metaObject()->className(), widget->objectName(), widget->accessibleName());
}

/// Widgets of Qt's own that stand inside another one.
bool is_part(const QWidget* widget)
{
    const QString name = widget->objectName();
    return name.startsWith("qt_") || qobject_cast<const QComboBox*>(widget->parentWidget()) != nullptr
        || qobject_cast<const QAbstractItemView*>(widget->parentWidget()) != nullptr;
}

} // namespace

QString fault_of(const QWidget* widget)
{
    const QWidget* parent = widget->parentWidget();
    const bool scrolls = parent != nullptr && parent->objectName() == "qt_scrollarea_viewport";
    if (parent != nullptr && !scrolls && !parent->rect().contains(widget->geometry()))
        return QStringLiteral("stands out of its parent: ") + name_of(widget);
    if (scrolls && widget->width() > parent->width() && qobject_cast<const QScrollArea*>(parent->parentWidget()) != nullptr)
        return QStringLiteral("wider than its scroll area: ") + name_of(widget);
    if (is_interactive(widget) && widget->accessibleName().isEmpty())
        return QStringLiteral("has no accessible name: ") + name_of(widget);
    if (is_interactive(widget)
        && (widget->width() < widget->minimumSizeHint().width() || widget->height() < widget->minimumSizeHint().height()))
        return QStringLiteral("is smaller than it needs: ") + name_of(widget);
    if (const auto* box = qobject_cast<const QComboBox*>(widget))
        for (int option = 0; option < box->count(); ++option)
            if (box->width() < box->fontMetrics().horizontalAdvance(box->itemText(option)))
                return QStringLiteral("cuts \"%1\": ").arg(box->itemText(option)) + name_of(widget);
    const auto* label = qobject_cast<const QLabel*>(widget);
    if (label == nullptr || label->text().isEmpty())
        return {};
    if (label->textFormat() == Qt::PlainText && label->text().contains(QStringLiteral("</")))
        return QStringLiteral("shows its markup: \"%1\"").arg(label->text());
    const int needed = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
    const bool is_narrow = !label->wordWrap() && label->width() < label->sizeHint().width();
    if (is_narrow || label->height() < needed)
        return QStringLiteral("is cut: \"%1\"").arg(label->text());
    return {};
}

QStringList faults_in(QWidget& window)
{
    QStringList faults = paint_faults_in(window);
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || is_part(widget))
            continue;
        if (const QString fault = fault_of(widget); !fault.isEmpty())
            faults << fault;
    }
    return faults;
}

QString faults_of_page(QWidget& window, const QString& page, const QString& look)
{
    constexpr int most_looks = 20;
    constexpr int between_looks = 50; // milliseconds
    if (const QString folder = qEnvironmentVariable("CORNETA_PICTURES"); !folder.isEmpty())
        window.grab().save(QStringLiteral("%1/%2-%3.png").arg(folder, page, look));
    QStringList found = faults_in(window);
    for (int looks = 0; looks < most_looks && !found.isEmpty(); ++looks) {
        QTest::qWait(between_looks);
        found = faults_in(window);
    }
    QString faults;
    for (const QString& fault : found)
        faults += QStringLiteral("%1: %2\n").arg(page, fault);
    return faults;
}

QString faults_at_rest(Player& player, const QString& shot)
{
    static int shots = 0;
    player.wait();
    if (const QString folder = qEnvironmentVariable("CORNETA_SHOTS"); !folder.isEmpty())
        player.window().grab().save(QStringLiteral("%1/%2-%3.png").arg(folder, shot).arg(++shots));
    return faults_in(player.window()).join('\n');
}
