// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "rulesets/all_rulesets.h"
#include "tests/made_up/ruleset.h"
#include "tests/scaled.h"
#include "tests/ui/faults.h"
#include "tests/ui/fonts.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/look/text_size.h"
#include "ui/window/main_window.h"

#include <QComboBox>
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

void TestLayout::nothing_is_clipped_outside_or_unnamed_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("book");
    QTest::addColumn<QString>("action");
    QTest::addColumn<std::size_t>("font");
    std::vector<const Ruleset*> rulesets{all_rulesets().begin(), all_rulesets().end()};
    rulesets.push_back(&made_up::ruleset);
    std::size_t font = 0;
    for (const int percent : is_sanitized ? std::vector{200} : std::vector{100, 200, 300})
        for (std::size_t book = 0; book < rulesets.size(); ++book)
            for (const Action& action : rulesets[book]->actions) {
                const std::string key{action.key};
                QTest::addRow("%s %s at %d percent", std::string{rulesets[book]->key}.c_str(), key.c_str(), percent)
                    << percent << static_cast<int>(book) << QString::fromStdString(key) << font++;
            }
}

void TestLayout::nothing_is_clipped_outside_or_unnamed()
{
    QFETCH(const int, percent);
    QFETCH(const int, book);
    QFETCH(const QString, action);
    QFETCH(const std::size_t, font);
    std::vector<const Ruleset*> rulesets{all_rulesets().begin(), all_rulesets().end()};
    rulesets.push_back(&made_up::ruleset);
    const InFont in_font{font};
    Player player{rulesets, percent};
    player.window().open_ruleset(static_cast<std::size_t>(book));
    player.window().open_action(*player.window().book().ruleset->find_action(action.toStdString()));
    player.wait();
    QCOMPARE(player.window().size(), QSize(1024, 768));
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
    player.press(Qt::Key_F5);
    player.wait();
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
    if (player.window().sheet().action()->is_batch()) {
        player.press(Qt::Key_Insert);
        player.press(Qt::Key_Insert);
        player.press(Qt::Key_F5);
        player.wait();
        QCOMPARE(faults_in(player.window()).join('\n'), QString{});
    }
}

void TestLayout::choices_of_an_action_opened_before_the_window_are_whole()
{
    for (const Ruleset* ruleset : all_rulesets())
        for (const Action& action : ruleset->actions) {
            ui::MainWindow window{{*rulebook_with_pack(*ruleset)}, {.open = rulebook_with_pack}};
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

#include "test_layout.moc"
