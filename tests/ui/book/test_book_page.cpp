// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book.h"
#include "app/book/season_tables.h"
#include "rulesets/all_rulesets.h"
#include "rulesets/season/actions.h"
#include "tests/ui/faults.h"
#include "tests/ui/player.h"
#include "ui/balance/share_plot.h"
#include "ui/book/book_page.h"
#include "ui/words/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace corneta;

/// A club's season in the window, by keys alone.
class TestBookPage : public QObject {
    Q_OBJECT

private slots:
    void a_season_by_keys();
    void the_next_battle_takes_options_of_its_scenario();
    void what_cannot_be_added_is_said();
    void tables_sort_by_the_number_of_a_column();
    void an_undone_battle_leaves_the_page();
    void nothing_is_cut_data();
    void nothing_is_cut();
};

namespace {

QString golden(const char* ruleset, const char* name)
{
    return QStringLiteral(CORNETA_SOURCE_DIR "/rulesets/%1/golden/%2.corneta").arg(QLatin1String{ruleset}, QLatin1String{name});
}

/// Somebody who keeps a club's book.
struct Keeping {
    explicit Keeping(int percent = 100) : player{all_rulesets(), percent}
    {
        player.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        page = player.window().findChild<ui::BookPage*>();
    }
    void begin_book()
    {
        QCOMPARE(page->findChild<QWidget*>("book_new"), QApplication::focusWidget());
        player.press(Qt::Key_Return);
        player.name_file(file("club.corneta-book"));
        player.wait();
    }
    /// The golden game of Santa Anna Rules, which is not decided.
    void add_battle()
    {
        page->findChild<QLineEdit*>("book_reason")->setFocus();
        player.type("time was up");
        page->findChild<QWidget*>("book_add")->setFocus();
        player.press(Qt::Key_Return);
        player.name_file(golden("santa_anna", "buena-vista-small"));
    }
    QString file(const char* name) const { return folder.filePath(name); }
    QString words() const { return page->findChild<QLabel*>("book_words")->text(); }
    /// The rows of the table of that title, as they stand.
    QTableWidget& table(const QString& title) const
    {
        for (QTableWidget* each : page->findChildren<QTableWidget*>())
            if (each->accessibleName() == title)
                return *each;
        qFatal("there is no such table");
    }

    QTemporaryDir folder;
    Player player;
    ui::BookPage* page = nullptr;
};

QStringList column_of(const QTableWidget& table, int column)
{
    QStringList cells;
    for (int row = 0; row < table.rowCount(); ++row)
        cells << table.item(row, column)->text();
    return cells;
}

} // namespace

void TestBookPage::a_season_by_keys()
{
    Keeping keeping;
    Player& player = keeping.player;
    keeping.begin_book();
    QVERIFY2(keeping.words().contains("No battle yet"), qPrintable(keeping.words()));
    keeping.add_battle();
    QVERIFY2(keeping.words().contains("not rested"), qPrintable(keeping.words()));
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("book_rest"));
    const auto shown = keeping.page->findChildren<QTableWidget*>();
    const std::vector<WordTable> told = season_tables(player.state());
    QCOMPARE(static_cast<std::size_t>(shown.size()), told.size());
    for (std::size_t i = 0; i < told.size(); ++i)
        for (std::size_t row = 0; row < told[i].rows.size(); ++row)
            QCOMPARE(shown[static_cast<qsizetype>(i)]->item(static_cast<int>(row), 0)->text(), ui::said(told[i].rows[row].name));
    QCOMPARE(keeping.page->findChildren<ui::SharePlot*>().size(), 3);
    player.press(Qt::Key_Return);
    QVERIFY2(keeping.words().contains("have rested"), qPrintable(keeping.words()));
    QCOMPARE(player.state().stage.turn, 2);
    player.press(Qt::Key_Tab);
    player.press(Qt::Key_Return);
    player.name_file(keeping.file("next.corneta"));
    player.wait();
    QCOMPARE(player.window().desk().game()->name(), QStringLiteral("next.corneta"));
    QVERIFY(player.state().units.size() > 10);
    QCOMPARE(player.state().stage.turn, 1);
    const auto book = open_book(keeping.file("club.corneta-book").toStdString());
    QVERIFY(book.has_value());
    QVERIFY(units_that_do_not_add_up(book->record()).empty());
}

void TestBookPage::the_next_battle_takes_options_of_its_scenario()
{
    Keeping keeping;
    Player& player = keeping.player;
    keeping.begin_book();
    QVERIFY(keeping.page->findChildren<QCheckBox*>().isEmpty());
    keeping.add_battle();
    player.press(Qt::Key_Return); // the armies rest
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("book_scenario"));
    player.type("armies");
    QVERIFY(keeping.page->findChildren<QCheckBox*>().isEmpty());
    player.press(Qt::Key_Home);
    while (keeping.page->findChildren<QCheckBox*>().isEmpty())
        player.press(Qt::Key_Down);
    auto* option = keeping.page->findChild<QCheckBox*>("option_gun-damage");
    QVERIFY(option != nullptr);
    for (int i = 0; i < 20 && !option->hasFocus(); ++i)
        player.press(Qt::Key_Tab);
    QVERIFY(option->hasFocus());
    player.press(Qt::Key_Space);
    keeping.page->findChild<QWidget*>("book_begin")->setFocus();
    player.press(Qt::Key_Return);
    player.name_file(keeping.file("next.corneta"));
    player.wait();
    QCOMPARE(player.window().desk().game()->name(), QStringLiteral("next.corneta"));
    QCOMPARE(player.state().find("us")->word("gun_damage"), std::string_view{"yes"});
}

void TestBookPage::what_cannot_be_added_is_said()
{
    Keeping keeping;
    keeping.begin_book();
    QWidget& add = *keeping.page->findChild<QWidget*>("book_add");
    const auto refused = [&](const QString& game, const char* why) {
        add.setFocus();
        keeping.player.press(Qt::Key_Return);
        keeping.player.name_file(game);
        QVERIFY2(keeping.words().startsWith(QChar{0x25b2}) && keeping.words().contains(why), qPrintable(keeping.words()));
    };
    refused(golden("santa_anna", "buena-vista-small"), "with a reason");
    refused(golden("pedregal", "padierna-small"), "the game of Pedregal");
    keeping.add_battle();
    refused(golden("santa_anna", "buena-vista-small"), "added already");
    QCOMPARE(keeping.player.window().desk().game()->journal().entries().size(), 1U);
}

void TestBookPage::tables_sort_by_the_number_of_a_column()
{
    Keeping keeping;
    keeping.begin_book();
    keeping.add_battle();
    QTableWidget& table = keeping.table("United States: where its men are");
    const QStringList came = column_of(table, 0);
    QCOMPARE(came.first(), QStringLiteral("2nd Indiana"));
    table.setFocus();
    keeping.player.press(Qt::Key_2);
    QStringList numbers = column_of(table, 1);
    QVERIFY(std::ranges::is_sorted(numbers, std::greater{}, [](const QString& cell) { return cell.toInt(); }));
    keeping.player.press(Qt::Key_2);
    numbers = column_of(table, 1);
    QVERIFY(std::ranges::is_sorted(numbers, {}, [](const QString& cell) { return cell.toInt(); }));
    QVERIFY(numbers.first().toInt() < 10 && numbers.last().toInt() > 10); // by worth, not by letters
    QVERIFY(table.horizontalHeader()->sectionsClickable());
    keeping.player.press(Qt::Key_1);
    QVERIFY(std::ranges::is_sorted(column_of(table, 0)));
}

void TestBookPage::an_undone_battle_leaves_the_page()
{
    Keeping keeping;
    keeping.begin_book();
    keeping.add_battle();
    keeping.player.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(keeping.words().contains("No battle yet"), qPrintable(keeping.words()));
    QVERIFY(keeping.page->findChildren<QTableWidget*>().isEmpty());
    QVERIFY(!keeping.page->findChild<QWidget*>("book_begin")->isEnabled());
}

void TestBookPage::nothing_is_cut_data()
{
    QTest::addColumn<int>("percent");
    QTest::newRow("text as it is") << 100;
    QTest::newRow("text twice as large") << 200;
}

/// At 1024 x 768.
void TestBookPage::nothing_is_cut()
{
    QFETCH(const int, percent);
    Keeping keeping{percent};
    QCOMPARE(faults_at_rest(keeping.player, "no book"), QString{});
    keeping.begin_book();
    QCOMPARE(faults_at_rest(keeping.player, "an empty book"), QString{});
    keeping.add_battle();
    QCOMPARE(faults_at_rest(keeping.player, "a book"), QString{});
    for (QTableWidget* table : keeping.page->findChildren<QTableWidget*>()) {
        table->setFocus(); // which scrolls to it
        QCOMPARE(faults_at_rest(keeping.player, "a book"), QString{});
    }
}

#include "test_book_page.moc"
