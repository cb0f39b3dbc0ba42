// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs.h"
#include "rulesets/all_rulesets.h"
#include "tests/made_up/ruleset.h"
#include "tests/ui/player.h"
#include "ui/action_sheet.h"
#include "ui/main_window.h"
#include "ui/text_size.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTest>

using namespace corneta;

/// Every action of every ruleset at 1024 x 768: nothing clipped, outside or unnamed.
class TestLayout : public QObject {
    Q_OBJECT

private slots:
    void nothing_is_clipped_outside_or_unnamed_data();
    void nothing_is_clipped_outside_or_unnamed();
    void choices_of_an_action_opened_before_the_window_are_whole();
};

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

/// What is wrong with one widget on the screen; empty when nothing is.
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
    const int needed = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
    const bool is_narrow = !label->wordWrap() && label->width() < label->sizeHint().width();
    if (is_narrow || label->height() < needed)
        return QStringLiteral("is cut: \"%1\"").arg(label->text());
    return {};
}

QStringList faults(Player& player)
{
    QStringList faults;
    for (const QWidget* widget : player.window().findChildren<QWidget*>()) {
        if (!widget->isVisible() || is_part(widget))
            continue;
        if (const QString fault = fault_of(widget); !fault.isEmpty())
            faults << fault;
    }
    return faults;
}

} // namespace

void TestLayout::nothing_is_clipped_outside_or_unnamed_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("book");
    QTest::addColumn<QString>("action");
    std::vector<const Ruleset*> rulesets{all_rulesets().begin(), all_rulesets().end()};
    rulesets.push_back(&made_up::ruleset);
    for (const int percent : {100, 200, 300})
        for (std::size_t book = 0; book < rulesets.size(); ++book)
            for (const Action& action : rulesets[book]->actions) {
                const QString key = QString::fromUtf8(action.key.data(), static_cast<qsizetype>(action.key.size()));
                QTest::newRow(qPrintable(QStringLiteral("%1 at %2 percent").arg(key).arg(percent)))
                    << percent << static_cast<int>(book) << key;
            }
}

void TestLayout::nothing_is_clipped_outside_or_unnamed()
{
    QFETCH(const int, percent);
    QFETCH(const int, book);
    QFETCH(const QString, action);
    std::vector<const Ruleset*> rulesets{all_rulesets().begin(), all_rulesets().end()};
    rulesets.push_back(&made_up::ruleset);
    Player player{rulesets, percent};
    player.window().open_ruleset(static_cast<std::size_t>(book));
    player.window().open_action(*player.window().book().ruleset->find_action(action.toStdString()));
    player.wait();
    QCOMPARE(player.window().size(), QSize(1024, 768));
    QCOMPARE(faults(player).join('\n'), QString{});
    player.press(Qt::Key_F5);
    player.wait();
    QCOMPARE(faults(player).join('\n'), QString{});
    if (player.window().sheet().action()->is_batch()) {
        player.press(Qt::Key_Insert);
        player.press(Qt::Key_Insert);
        player.press(Qt::Key_F5);
        player.wait();
        QCOMPARE(faults(player).join('\n'), QString{});
    }
}

void TestLayout::choices_of_an_action_opened_before_the_window_are_whole()
{
    for (const Ruleset* ruleset : all_rulesets())
        for (const Action& action : ruleset->actions) {
            ui::MainWindow window{{*rulebook_with_pack(*ruleset)}, rulebook_with_pack};
            window.resize(1024, 768);
            window.text_size().set_percent(200);
            window.open_ruleset(0);
            window.open_action(action);
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            QVERIFY(QTest::qWaitFor([&] { return window.sheet().is_idle(); }, 60'000));
            for (const auto* box : window.findChildren<QComboBox*>())
                if (box->isVisible())
                    QVERIFY2(fault_of(box).isEmpty(), qPrintable(fault_of(box)));
        }
}

QTEST_MAIN(TestLayout)
#include "test_layout.moc"
