// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "core/odds/effect.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/charts/chart_editing.h"
#include "ui/charts/effect_panel.h"

#include <QComboBox>
#include <QFile>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

using namespace corneta;

/// Packs that charts are typed into, and what a changed cell does.
class TestChartPacks : public QObject {
    Q_OBJECT

private slots:
    void packs_have_names_and_are_switched();
    void a_pack_of_another_folder_is_typed_over_where_it_stands();
    void a_game_keeps_its_charts_and_says_so();
    void the_effect_is_that_of_the_engine();
};

void TestChartPacks::packs_have_names_and_are_switched()
{
    Editing editing{"Combat Effects Chart"};
    editing.write("taken_from", "card of 1998");
    editing.go_to(0, 0);
    editing.player.type("3\r");
    QVERIFY(editing.table->model()->index(0, 0).data(Qt::ToolTipRole).toString().endsWith("card of 1998"));
    editing.write("pack_name", "Club card\r");
    editing.push("new_pack");
    editing.go_to(0, 0);
    editing.player.type("4\r");
    auto* packs = editing.page->findChild<QComboBox*>("packs");
    QCOMPARE(packs->count(), 4); // with those built in
    QCOMPARE(packs->currentText(), "My charts");
    packs->setFocus();
    editing.player.type("club");
    QCOMPARE(editing.in_use("combat-effects", 0, 0, 0), "3");
    editing.player.press(Qt::Key_Home);
    QCOMPARE(editing.in_use("combat-effects", 0, 0, 0), "0");
    editing.player.type("my");
    QCOMPARE(editing.in_use("combat-effects", 0, 0, 0), "4");
}

void TestChartPacks::a_pack_of_another_folder_is_typed_over_where_it_stands()
{
    Editing editing{"Combat Effects Chart"};
    const QTemporaryDir folder;
    const QString path = folder.filePath("by-hand.jsonl");
    const QByteArray line = "{ \"chart\": \"combat-effects\", \"column\": \"2\", \"losses\": { \"1\": 1 } }\n";
    {
        QFile file{path};
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(line);
    }
    editing.player.window().open_pack(path);
    editing.go_to(0, 0);
    editing.player.type("1\r");
    QCOMPARE(bytes_of(path), line.left(line.size()) + "{\"chart\":\"combat-effects\",\"column\":0,\"losses\":{\"1\":1}}\n");
    QVERIFY(files_of_packs().isEmpty());
}

void TestChartPacks::a_game_keeps_its_charts_and_says_so()
{
    Editing editing{"Combat Effects Chart"};
    editing.player.type("3\r");
    editing.player.create_game("santa-anna", "buena-vista-small");
    editing.open("Combat Effects Chart");
    QVERIFY2(editing.player.words("pack_words").contains("began with"), qPrintable(editing.player.words("pack_words")));
    editing.go_to(0, 0);
    const QString kept = editing.at(0, 0);
    editing.player.type("9\r");
    QCOMPARE(editing.at(0, 0), kept);
}

void TestChartPacks::the_effect_is_that_of_the_engine()
{
    Editing editing{"Combat Effects Chart"};
    editing.go_to(4, 10);
    editing.player.type("9\r");
    auto* panel = editing.page->findChild<ui::EffectPanel*>();
    const auto words = [&] { return editing.player.words("effect"); };
    QTRY_VERIFY_WITH_TIMEOUT(words().startsWith("Most changed:"), 60'000);
    const Rulebook& after = editing.player.window().book();
    const Rulebook before = *rulebook_with_pack(*after.ruleset);
    const auto tables = panel->findChildren<QTableWidget*>();
    std::size_t number = 0;
    for (const MatchUps& match_ups : match_ups_for(*after.ruleset, changed_cells(*before.charts, *after.charts))) {
        const Action& action = *after.ruleset->find_action(match_ups.action);
        const QTableWidget& table = *tables[static_cast<qsizetype>(number++)];
        int place = 0;
        const auto questions = questions_of(action, match_ups);
        for (const Answers& answers : *questions) {
            const auto one = square(action, answers, before, after);
            const QString shown = table.item(place / table.columnCount(), place % table.columnCount())->text();
            ++place;
            if (!one->refused.empty())
                QCOMPARE(shown, "\u2013");
            else if (one->change() == 0)
                QCOMPARE(shown, "\u00b7");
            else
                QVERIFY2(std::abs(QString{shown}.replace(QChar{0x2212}, '-').toDouble() - (one->before.is_chance ? 100 : 1) * one->change())
                             < 0.0501,
                         qPrintable(shown));
        }
        QCOMPARE(place, table.rowCount() * table.columnCount());
    }
    QCOMPARE(static_cast<qsizetype>(number), tables.size());
    editing.go_to(4, 10);
    editing.table->setFocus();
    editing.player.press(Qt::Key_Delete);
    QTRY_COMPARE(words(), "No cell differs.");
}

#include "test_chart_packs.moc"
