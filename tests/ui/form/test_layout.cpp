// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"
#include "app/storage/packs/packs.h"
#include "rulesets/all_rulesets.h"
#include "tests/made_up/ruleset.h"
#include "tests/scaled.h"
#include "tests/ui/faults.h"
#include "tests/ui/fonts.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/look/text_size.h"
#include "ui/session/open_game.h"
#include "ui/window/main_window.h"

#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace corneta;

/// Every action of every ruleset at 1024 x 768: nothing clipped, outside or unnamed.
class TestLayout : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { use_language("en"); }
    void nothing_is_clipped_outside_or_unnamed_data();
    void nothing_is_clipped_outside_or_unnamed();
    void choices_of_an_action_opened_before_the_window_are_whole();
    void in_a_game_every_form_fits_across_data();
    void in_a_game_every_form_fits_across();
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
    for (const int percent : is_sample ? std::vector{200} : std::vector{100, 200, 300})
        for (std::size_t book = 0; book < rulesets.size(); ++book)
            for (const Action& action : rulesets[book]->actions) {
                const std::string key{action.key};
                if (!is_sample || font % 4 == 0) // not 3, which is how many fonts there are
                    QTest::addRow("%s %s at %d percent", std::string{rulesets[book]->key}.c_str(), key.c_str(), percent)
                        << percent << static_cast<int>(book) << QString::fromStdString(key) << font;
                ++font;
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

void TestLayout::in_a_game_every_form_fits_across_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("language");
    using Look = std::pair<int, const char*>;
    for (const auto& [percent, language] :
         is_sample ? std::vector{Look{200, "en"}} : std::vector{Look{100, "en"}, Look{200, "en"}, Look{100, "es"}}) {
        const auto row = [&](const char* ruleset, const char* scenario) {
            QTest::addRow("%s at %d percent, %s", ruleset, percent, language) << ruleset << scenario << percent << language;
        };
        row("santa-anna", "buena-vista-small");
        row("revolucion", "llano-grande");
        row("cedar-creek", "belle-grove-small");
        row("pedregal", "padierna-small");
    }
}

/// With the cards of its units, as nobody stands in them.
void TestLayout::in_a_game_every_form_fits_across()
{
    QFETCH(const QString, ruleset);
    QFETCH(const QString, scenario);
    QFETCH(const int, percent);
    QFETCH(const QString, language);
    WindowWords of_window; // taken out with itself
    QCoreApplication::installTranslator(&of_window);
    use_language(language);
    Player player{all_rulesets(), percent};
    player.create_game(ruleset.toStdString(), scenario.toStdString());
    for (const Action& action : player.window().desk().game()->book().ruleset->actions) {
        player.window().open_action(action);
        player.wait();
        QCOMPARE(player.window().size(), QSize(1024, 768));
        for (const auto* area : player.window().sheet().findChildren<QScrollArea*>())
            QVERIFY2(!area->isVisible() || area->horizontalScrollBar()->maximum() == 0, action.key.data());
    }
}

#include "test_layout.moc"
