// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/game/game_desk.h"
#include "ui/game/open_roll_dialog.h"

#include <QApplication>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include <functional>

using namespace corneta;

/// Sides that want it say a word between the commitment and the dice.
class TestWordsBeforeDice : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_player.reset(); }
    void without_being_asked_for_a_roll_waits_for_nothing();
    void each_side_says_a_word_and_the_dice_fall();
    void a_roll_that_is_left_comes_first();
    void a_roll_is_thrown_away_for_a_reason();

private:
    ui::OpenGame& game() const { return *m_player->window().desk().game(); }
    std::size_t entries() const { return game().journal().entries().size(); }
    /// A fire whose die the program rolls; what is open meanwhile is `done` to.
    void fire(const std::function<void(QDialog&)>& done);
    void choose_words();
    std::unique_ptr<Player> m_player;
};

void TestWordsBeforeDice::init()
{
    m_player = std::make_unique<Player>(all_rulesets());
    m_player->create_game("santa-anna", "buena-vista-small");
    while (m_player->state().stage.phase != "first-fire")
        m_player->end_phase();
}

void TestWordsBeforeDice::choose_words()
{
    at_dialog<QInputDialog>([](QInputDialog& box) {
        QTest::keyClick(box.findChild<QComboBox*>(), Qt::Key_Down);
        QTest::keyClick(&box, Qt::Key_Return);
    });
    m_player->window().desk().ask_for_words();
}

void TestWordsBeforeDice::fire(const std::function<void(QDialog&)>& done)
{
    if (done)
        at_dialog<ui::OpenRollDialog>([done](ui::OpenRollDialog& dialog) { done(dialog); });
    QApplication::setActiveWindow(&m_player->window());
    m_player->window().sheet().setFocus(Qt::OtherFocusReason);
    m_player->open_action("fire");
    m_player->wait();
    m_player->type("k1m16\r\r\r");
    m_player->wait();
}

void TestWordsBeforeDice::without_being_asked_for_a_roll_waits_for_nothing()
{
    const std::size_t before = entries();
    fire({});
    QCOMPARE(entries(), before + 1);
}

void TestWordsBeforeDice::each_side_says_a_word_and_the_dice_fall()
{
    choose_words();
    const std::size_t before = entries();
    fire([&](QDialog& dialog) {
        QCOMPARE(dialog.findChild<QLabel*>("commitment")->text().size(), 19);
        QCOMPARE(dialog.focusWidget()->objectName(), "word_us");
        type(dialog, "word_us", "apple");
        QCOMPARE(game().open_roll()->words.size(), std::size_t{1});
        QCOMPARE(dialog.focusWidget()->objectName(), "word_mexican");
        type(dialog, "word_mexican", "agave");
        QCOMPARE(game().open_roll()->words.size(), std::size_t{2});
        QCOMPARE(game().journal().entries().size(), before);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    QCOMPARE(entries(), before + 1);
    QVERIFY(!game().open_roll());
}

void TestWordsBeforeDice::a_roll_that_is_left_comes_first()
{
    choose_words();
    const std::size_t before = entries();
    fire([](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    QCOMPARE(entries(), before);
    QVERIFY(game().open_roll());
    QVERIFY2(m_player->words("problems").contains("The roll is open and comes first"), qPrintable(m_player->words("problems")));
    at_dialog<ui::OpenRollDialog>([](ui::OpenRollDialog& dialog) { type(dialog, "roll_open", ""); });
    m_player->window().desk().show_open_roll();
    QTRY_COMPARE(entries(), before + 1);
    m_player->wait();
    QCOMPARE(m_player->words("problems"), QString{});
    QVERIFY(m_player->words("role_firer_name") != "K1"); // the next one
}

void TestWordsBeforeDice::a_roll_is_thrown_away_for_a_reason()
{
    choose_words();
    const std::size_t before = entries();
    fire([&](QDialog& dialog) {
        type(dialog, "throw_away", "");
        QVERIFY(game().open_roll()); // not without a reason
        type(dialog, "reason_to_throw_away", "the wrong unit");
        type(dialog, "throw_away", "");
    });
    QCOMPARE(entries(), before);
    QVERIFY(!game().open_roll());
}

#include "test_words_before_dice.moc"
