// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/made_up/ruleset.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/form/form_widget.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>

using namespace corneta;

class TestFollowUps : public QObject {
    Q_OBJECT

private slots:
    void a_follow_up_is_a_button_with_odds_that_fills_the_form_in();
    void one_whose_action_has_not_landed_stands_in_words();
    void the_cell_just_used_is_shown_in_its_chart();
    void tests_use_keys_alone();
};

namespace {

std::vector<QAbstractButton*> buttons(Player& player)
{
    std::vector<QAbstractButton*> shown;
    for (auto* button : player.window().findChildren<QAbstractButton*>("follow_up"))
        if (button->isVisible())
            shown.push_back(button);
    return shown;
}

} // namespace

void TestFollowUps::a_follow_up_is_a_button_with_odds_that_fills_the_form_in()
{
    const std::vector<const Ruleset*> rulesets{&made_up::ruleset};
    Player player{rulesets};
    bool is_found = false;
    for (const Action& action : made_up::ruleset.actions) {
        for (int roll = 0; roll < 30 && !is_found; ++roll) {
            player.window().open_action(action);
            player.wait();
            player.press(Qt::Key_F5);
            player.wait();
            const auto shown = buttons(player);
            if (shown.empty())
                continue;
            is_found = true;
            QVERIFY2(shown.front()->text().contains(" in "), qPrintable(shown.front()->text()));
            player.press(Qt::Key_F6);
            while (QApplication::focusWidget() != shown.front())
                player.press(Qt::Key_Tab);
            player.press(Qt::Key_Return);
            player.wait();
            QVERIFY(player.window().sheet().action() != nullptr);
            QVERIFY(player.window().sheet().form().isAncestorOf(QApplication::focusWidget()));
        }
    }
    QVERIFY(is_found);
}

void TestFollowUps::one_whose_action_has_not_landed_stands_in_words()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.go_to_field("effectives");
    player.type("4");
    player.go_to_field("stragglers");
    player.type("2");
    player.press(Qt::Key_Return);
    player.type("7");
    player.press(Qt::Key_Return);
    player.wait();
    QVERIFY(player.words("sentence").contains("breaks"));
    const Ruleset& ruleset = *player.window().book().ruleset;
    if (ruleset.find_action("rout-check") == nullptr) {
        QVERIFY(buttons(player).empty());
        bool is_said = false;
        for (const QLabel* label : player.window().findChildren<QLabel*>())
            is_said = is_said || (label->isVisible() && label->text().contains("rout check"));
        QVERIFY(is_said);
    } else {
        QVERIFY(!buttons(player).empty());
    }
}

void TestFollowUps::the_cell_just_used_is_shown_in_its_chart()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.press(Qt::Key_Return);
    player.type("13");
    player.press(Qt::Key_Return);
    player.wait();
    player.press(Qt::Key_F4);
    const auto* table = player.window().findChild<QTableView*>("chart_table");
    QVERIFY(table != nullptr && table->isVisible());
    QVERIFY(table->currentIndex().isValid());
    QVERIFY(table->viewport()->rect().intersects(table->visualRect(table->currentIndex())));
}

void TestFollowUps::tests_use_keys_alone()
{
    const QRegularExpression short_cut{QStringLiteral("\\b(set(Text|Value|CurrentIndex|Checked)|mouse\\w*|click|animateClick)\\s*\\(")};
    QDirIterator files{QStringLiteral(CORNETA_SOURCE_DIR "/tests/ui"), {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories};
    int read = 0;
    while (files.hasNext()) {
        QFile file{files.next()};
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        QVERIFY2(!short_cut.match(text).hasMatch(), qPrintable(file.fileName()));
        ++read;
    }
    QVERIFY(read > 4);
    QVERIFY(short_cut.match(QStringLiteral("box->set") + QStringLiteral("Value(3)")).hasMatch());
}

#include "test_follow_ups.moc"
