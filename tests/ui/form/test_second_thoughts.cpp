// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/form/form_widget.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>

using namespace corneta;

/// What was typed stays, what was settled is settled once, and the window says what it has and lacks.
class TestSecondThoughts : public QObject {
    Q_OBJECT

private slots:
    void the_menus_give_the_focus_back();
    void answers_stay_until_the_form_is_cleared();
    void a_result_is_settled_once();
    void enter_goes_to_what_is_wrong_first();
    void fields_show_the_decimal_sign_of_the_language();
    void the_last_result_names_its_action();
    void a_battery_is_asked_for_in_one_phrase();
    void the_finder_says_that_nothing_is_found();
    void a_pack_says_how_much_is_its_own();
    void a_refused_pack_says_its_first_faults();
    void sensitivities_of_other_answers_are_faded();
};

namespace {

/// The colours that the words of a label take.
class ColourWatch : public QObject {
public:
    explicit ColourWatch(QLabel& label) : m_label{label} { label.installEventFilter(this); }

    std::vector<QColor> seen;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::PaletteChange)
            seen.push_back(m_label.palette().color(QPalette::WindowText));
        return QObject::eventFilter(watched, event);
    }

private:
    QLabel& m_label;
};

const Answers& answers(Player& player)
{
    return player.window().sheet().form().answers();
}

std::int32_t answer(Player& player, std::string_view key)
{
    return answers(player).value(index_of(answers(player).form(), key).value());
}

QString shown_page(Player& player)
{
    const auto pages = player.window().findChildren<QTextBrowser*>();
    const auto shown = std::ranges::find_if(pages, [](const QTextBrowser* page) { return page->isVisible(); });
    return shown == pages.end() ? QString{} : (*shown)->toPlainText();
}

QString file_with(const QTemporaryDir& folder, const QString& text)
{
    QFile file{folder.filePath("club.jsonl")};
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write the pack");
    file.write(text.toUtf8());
    return file.fileName();
}

QString session(Player& player)
{
    player.press(Qt::Key_F7);
    const QString text = shown_page(player);
    player.press(Qt::Key_Escape);
    return text;
}

} // namespace

void TestSecondThoughts::the_menus_give_the_focus_back()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.go_to_field("range");
    const QWidget* before = QApplication::focusWidget();
    QVERIFY(before != nullptr);
    player.press(Qt::Key_F10);
    QVERIFY(QApplication::activePopupWidget() != nullptr);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    if (QApplication::focusWidget() != before)
        player.press(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), before);
}

void TestSecondThoughts::answers_stay_until_the_form_is_cleared()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.go_to_field("castings");
    player.type("33");
    player.open_action("fir");
    QCOMPARE(answer(player, "firer_castings"), 330);
    player.open_action("leader");
    player.open_action("fir");
    QCOMPARE(answer(player, "firer_castings"), 330);
    player.press(Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(answer(player, "firer_castings"), 120);
    player.press(Qt::Key_F1);
    QVERIFY(shown_page(player).contains("Clear the form"));
}

void TestSecondThoughts::a_result_is_settled_once()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    player.wait();
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(session(player).count("Losses"), 1);
    player.press(Qt::Key_F5);
    player.wait();
    QCOMPARE(session(player).count("Losses"), 2);
    player.press(Qt::Key_F3);
    player.type("13");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(session(player).count("Losses"), 3);
    QVERIFY2(session(player).contains("dice 13"), qPrintable(session(player)));
    QVERIFY(session(player).contains("3 results"));
}

void TestSecondThoughts::enter_goes_to_what_is_wrong_first()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.go_to_field("range");
    player.type("x");
    player.go_to_field("castings");
    player.press(Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"range"});
}

void TestSecondThoughts::fields_show_the_decimal_sign_of_the_language()
{
    QLocale::setDefault(QLocale{QLocale::Spanish});
    Player player{all_rulesets()};
    player.open_action("fir");
    player.go_to_field("range");
    player.type("6.5");
    player.open_action("fir");
    QCOMPARE(player.window().findChild<QLineEdit*>("range")->text(), QString{"6,5"});
    QCOMPARE(answer(player, "range"), 65);
    QLocale::setDefault(QLocale::c());
}

void TestSecondThoughts::the_last_result_names_its_action()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.press(Qt::Key_F5);
    player.wait();
    QCOMPARE(player.words("result_of"), QString{});
    player.open_action("leader");
    QCOMPARE(player.words("result_of"), QString{"Fire"});
}

void TestSecondThoughts::a_battery_is_asked_for_in_one_phrase()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.type("a");
    player.go_to_field("gun castings");
    player.type("27");
    player.wait();
    QVERIFY2(player.words("dice_words").startsWith("To roll: gun 1 to gun 27 (d20 each)."), qPrintable(player.words("dice_words")));
}

void TestSecondThoughts::the_finder_says_that_nothing_is_found()
{
    Player player{all_rulesets()};
    player.press(Qt::Key_K, Qt::ControlModifier);
    player.type("qqq");
    const auto* list = player.window().findChild<QListWidget*>("finder_list");
    QCOMPARE(list->count(), 1);
    QVERIFY(list->item(0)->text().startsWith("Nothing"));
    player.press(Qt::Key_Return);
    QVERIFY(list->isVisible());
    player.press(Qt::Key_Escape);
    QVERIFY(!list->isVisible());
}

void TestSecondThoughts::a_pack_says_how_much_is_its_own()
{
    Player player{all_rulesets()};
    const QTemporaryDir folder;
    player.window().open_pack(file_with(folder, R"({"chart":"weapon-ranges","weapon":"rifle","long":20})"));
    QCOMPARE(player.words("pack"), QString{"Charts: pack club.jsonl, cells that are yours: 1"});
}

void TestSecondThoughts::a_refused_pack_says_its_first_faults()
{
    Player player{all_rulesets()};
    const QTemporaryDir folder;
    const QString path = file_with(folder, QStringLiteral("{\"chart\":\"nothing\"}\n").repeated(3000));
    player.window().open_pack(path);
    const QString words = shown_page(player);
    QCOMPARE(words.count("club.jsonl:"), 21);
    QVERIFY2(words.contains("club.jsonl:21: and 2980 more problems"), qPrintable(words));
    QVERIFY(!words.contains(folder.path()));
}

void TestSecondThoughts::sensitivities_of_other_answers_are_faded()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.wait();
    auto* sensitivities = player.window().findChild<QLabel*>("levers");
    const QColor present = sensitivities->palette().color(QPalette::WindowText);
    player.go_to_field("effectives");
    ColourWatch watch{*sensitivities};
    player.type("9");
    player.wait();
    QVERIFY(watch.seen.size() >= 2);
    QVERIFY(watch.seen[0] != present);
    QCOMPARE(sensitivities->palette().color(QPalette::WindowText), present);
}

#include "test_second_thoughts.moc"
