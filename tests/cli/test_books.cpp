// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/battle.h"
#include "app/book/book.h"
#include "app/book/season_tables.h"
#include "core/game/forces/scenario.h"
#include "core/game/play/rules.h"
#include "rulesets/all_rulesets.h"
#include "tests/cli/called_game.h"
#include "tests/cli/played_record.h"
#include "tests/scaled.h"

#include <QFile>
#include <QJsonArray>
#include <QObject>
#include <QTest>

#include <algorithm>

using namespace corneta;

/// A club's book: battles that hang together.
class TestBooks : public QObject {
    Q_OBJECT

private slots:
    void a_battle_begun_from_a_finished_one_is_clean_data();
    void a_battle_begun_from_a_finished_one_is_clean();
    void a_game_is_added_once_decided_and_of_its_rules();
    void dice_of_a_rest_may_be_typed();
    void a_battle_is_taken_back_and_set_right();
    void what_became_of_a_game_is_named();
    void every_flipped_byte_of_a_book_is_named();
    void parts_of_a_unit_come_home();
    void an_army_that_comes_late_stands_as_it_came();
    void a_unit_has_its_history_on_a_page();
};

namespace {

QString copied_golden(const Club& club, const Ruleset& ruleset)
{
    const QDir folder{QStringLiteral(CORNETA_SOURCE_DIR "/rulesets/%1/golden").arg(QString::fromStdString(std::string{ruleset.folder}))};
    const QString name = folder.entryList({"*.corneta"}).value(0);
    QFile::copy(folder.filePath(name), club.path("golden.corneta"));
    return name.chopped(8);
}

/// A book of Santa Anna Rules with the golden game in it; what was refused, empty where all went well.
QString begun_with_a_battle(const Club& club)
{
    const QString refused = club.call("book new FILE santa-anna");
    copied_golden(club, *all_rulesets().front());
    return refused + club.add(club.path("golden.corneta"), "time was up");
}

bool adds_up(const QJsonObject& unit)
{
    const auto number = [&](const char* key) { return unit[QLatin1String{key}].toInt(); };
    return number("start") + number("recruits")
        == number("fit") + number("waiting") + number("dead") + number("prisoners") + number("disbanded");
}

/// The strength that a unit has in a game, as its ruleset counts it.
int strength_in(const GameRecord& game, const std::string& key)
{
    const game::Unit* const unit = game.journal().state().find(key);
    return unit == nullptr ? 0 : game.ruleset().game->summary(*unit, game.journal().state(), game.book()).parts.front().number;
}

} // namespace

void TestBooks::a_battle_begun_from_a_finished_one_is_clean_data()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    QTest::addColumn<bool>("from_armies");
    for (const Ruleset* const ruleset : all_rulesets())
        for (const bool from_armies : {false, true})
            QTest::addRow("%s, %s", std::string{ruleset->key}.c_str(), from_armies ? "armies" : "scenario") << ruleset << from_armies;
}

void TestBooks::a_battle_begun_from_a_finished_one_is_clean()
{
    QFETCH(const Ruleset*, ruleset);
    QFETCH(bool, from_armies);
    const Club club;
    QCOMPARE(club.call(("book new FILE " + std::string{ruleset->key}).c_str()), "");
    const QString scenario = copied_golden(club, *ruleset);
    if (const QString refused = club.add(club.path("golden.corneta")); !refused.isEmpty()) {
        QVERIFY2(refused.contains("not said yet"), qPrintable(refused));
        QCOMPARE(club.add(club.path("golden.corneta"), "time was up"), "");
    }
    QCOMPARE(club.call("book rest FILE"), "");
    QStringList next{"book", "next", club.path("club.corneta-book"), "-o", club.path("next.corneta")};
    next << (from_armies ? QStringList{"--from-armies"} : QStringList{"--scenario", scenario});
    QCOMPARE(refusal(ran(next)), "");

    const GameRead game = game_read(club.path("next.corneta").toStdString(), all_rulesets()).value();
    for (const game::Standing& standing : ruleset->game->standing(game.record.journal().state(), game.record.book()))
        QVERIFY(!standing.has_won && !standing.has_broken);
    int lost = 0;
    for (const QJsonValue& value : club.shown()["units"].toArray()) {
        const QJsonObject unit = value.toObject();
        const std::string key = unit["key"].toString().toStdString();
        QVERIFY2(adds_up(unit), key.c_str());
        QCOMPARE(unit["waiting"].toInt(), 0);
        const bool is_wanted = unit["fit"].toInt() > 0
            && (from_armies || begun_record(*ruleset, scenario.toStdString()).journal().state().find(key) != nullptr);
        QCOMPARE(game.record.journal().state().find(key) != nullptr, is_wanted);
        QCOMPARE(strength_in(game.record, key), is_wanted ? unit["fit"].toInt() : 0);
        lost += unit["fit"].toInt() < unit["start"].toInt() ? 1 : 0;
    }
    QVERIFY(lost > 0);
    const QJsonObject played = json_object({"game", "auto", club.path("next.corneta"), "--seed", "5", "--json"}).toObject();
    QCOMPARE(played["ended"].toString(), "decided");
    const bool is_said = json_object({"game", "show", club.path("next.corneta"), "--json"}).toObject()["owed"].toArray().isEmpty();
    QCOMPARE(club.add(club.path("next.corneta")).contains("who has won the battle is not said yet"), !is_said);
    if (!is_said) // such as by the questions of a victory
        QCOMPARE(club.add(club.path("next.corneta"), "as the points are"), "");
}

void TestBooks::a_game_is_added_once_decided_and_of_its_rules()
{
    const Club club;
    QCOMPARE(begun_with_a_battle(club), "");
    QVERIFY(club.add(club.path("golden.corneta"), "once more").contains("was added already"));
    const Club other;
    copied_golden(other, *all_rulesets()[1]);
    QVERIFY(club.add(other.path("golden.corneta"), "no").contains("the book is of Santa Anna Rules, the game of Revolucion!"));
    QVERIFY(!club.add(club.path("nothing.corneta")).isEmpty());
    QVERIFY(!club.add(club.path("club.corneta-book"), "itself").isEmpty());
    QVERIFY(!refusal(ran({"game", "show", club.path("club.corneta-book")})).isEmpty()); // a book is none of the games
    QVERIFY(!refusal(ran({"book", "show", club.path("golden.corneta")})).isEmpty());    // and a game no book
    QVERIFY(!refusal(ran({"book", "next", club.path("club.corneta-book"), "-o", "x"})).isEmpty());
    QVERIFY(!club.call("book new FILE santa-anna").isEmpty()); // it is there already
    const Club empty;
    QCOMPARE(empty.call("book new FILE pedregal"), "");
    QVERIFY(refusal(ran({"book", "next", empty.path("club.corneta-book"), "--from-armies", "-o", empty.path("x.corneta")}))
                .contains("no armies are in it yet"));
}

void TestBooks::dice_of_a_rest_may_be_typed()
{
    const Club club;
    QCOMPARE(begun_with_a_battle(club), "");
    QVERIFY(club.call("book rest FILE --dice 6,6").contains("more dice are needed"));
    QVERIFY(club.add(club.path("golden.corneta"), "no").contains("already"));
    while (club.shown()["phase"].toString() == "rest")
        club.call("book rest FILE --dice 6");
    QCOMPARE(club.shown()["units"].toArray()[0].toObject()["raised"].toInt(), 1); // a 6 makes who did not break better
}

void TestBooks::a_battle_is_taken_back_and_set_right()
{
    const Club club;
    QCOMPARE(club.call("book new FILE santa-anna"), "");
    const QJsonObject before = club.shown();
    copied_golden(club, *all_rulesets().front());
    QCOMPARE(club.add(club.path("golden.corneta"), "time was up"), "");
    const QJsonObject after = club.shown();
    QCOMPARE(refusal(ran({"book", "next", club.path("club.corneta-book"), "--from-armies", "-o", club.path("next.corneta")})), "");
    QVERIFY(ran({"book", "undo", club.path("club.corneta-book")}).out.startsWith("Taken back: The next battle is begun"));
    QVERIFY(ran({"book", "undo", club.path("club.corneta-book")}).out.startsWith("Taken back: Battle added: Buena Vista"));
    QCOMPARE(club.shown(), before);
    QCOMPARE(club.call("book redo FILE"), "");
    QCOMPARE(club.shown(), after);
    QVERIFY(club.call("book edit FILE K1 fit=3").contains("reason"));
    QCOMPARE(club.call("book edit FILE K1 fit=3 --reason counted_again"), "");
    const QJsonObject checked = json_object({"book", "verify", club.path("club.corneta-book"), "--json"}).toObject();
    QCOMPARE(checked["do_not_add_up"].toArray(), QJsonArray{"2nd Indiana"});
    QVERIFY(ran({"book", "show", club.path("club.corneta-book"), "K1"}).out.contains("counted again"));
    const QByteArray season = ran({"book", "export", club.path("club.corneta-book"), "--format", "html"}).out;
    for (const char* const words : {"League", "<svg", "Who is fit", "Army morale", "2nd Indiana", "counted again", "<td>3</td>"})
        QVERIFY2(season.contains(words), words);
    QVERIFY(ran({"book", "export", club.path("club.corneta-book"), "-o", club.path("season.md")}).code == 0);
}

void TestBooks::what_became_of_a_game_is_named()
{
    const Club club;
    QCOMPARE(begun_with_a_battle(club), "");
    const auto trouble = [&] {
        const QJsonObject checked = json_object({"book", "verify", club.path("club.corneta-book"), "--json"}).toObject();
        return checked["battles"].toArray()[0].toObject()["trouble"].toString();
    };
    QCOMPARE(trouble(), "");
    QCOMPARE(refusal(ran({"game", "note", club.path("golden.corneta"), "later"})), "");
    QCOMPARE(trouble(), "its game went on after it was added");
    QCOMPARE(refusal(ran({"game", "edit", club.path("golden.corneta"), "K1", "casualties=9", "effectives=12", "--reason", "later"})), "");
    QCOMPARE(trouble(), "its game went on after it was added and ended differently");
    QFile file{club.path("golden.corneta")};
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek(file.size() / 2);
    file.write("#");
    file.close();
    QCOMPARE(trouble(), "its game is damaged");
    QVERIFY(file.remove());
    QCOMPARE(trouble(), "its game is gone");
}

void TestBooks::every_flipped_byte_of_a_book_is_named()
{
    const Club club;
    QCOMPARE(begun_with_a_battle(club), "");
    QFile file{club.path("club.corneta-book")};
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    file.close();
    const qsizetype step = std::max<qsizetype>(1, whole.size() / scaled(150, 30));
    for (qsizetype at = 0; at < whole.size() - 1; at += step) {
        QByteArray flipped = whole;
        flipped[at] = static_cast<char>(flipped[at] ^ 1);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(flipped);
        file.close();
        QVERIFY2(ran({"book", "verify", file.fileName()}).code != 0, qPrintable(QString::number(at)));
    }
    for (qsizetype length = 0; length < whole.size(); length += step) { // and every beginning of it opens as far as it is whole
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(whole.first(length));
        file.close();
        const int code = ran({"book", "show", file.fileName()}).code;
        QVERIFY(code == 0 || length < whole.indexOf('\n') + 1);
    }
}

void TestBooks::parts_of_a_unit_come_home()
{
    GameRecord game = begun_record(*all_rulesets().front(), "buena-vista-small");
    const std::string unit = game.journal().state().find("K1")->key;
    give(game, game::Split{.unit = unit, .size = 8, .part = "part", .name = "a part", .reason = "a test"});
    give(game, game::Edit{unit, {{"stragglers", "4"}, {"casualties", "2"}, {"effectives", "7"}}, {}, "a test"});
    give(game, game::Edit{"part", {{"casualties", "3"}, {"effectives", "5"}}, {}, "a test"});
    const BattleTold told = battle_told(game);
    const auto whole = std::ranges::find(told.units, unit, [](const Fighter& fighter) { return fighter.unit.key; });
    QCOMPARE(whole->before, 21);
    QCOMPARE(whole->after, 16); // its stragglers and its part are back
    QVERIFY(std::ranges::find(told.units, "part", [](const Fighter& fighter) { return fighter.unit.key; }) == told.units.end());
}

void TestBooks::an_army_that_comes_late_stands_as_it_came()
{
    const Club club;
    QCOMPARE(begun_with_a_battle(club), "");
    QCOMPARE(club.call("book rest FILE"), "");
    QCOMPARE(club.call("book edit FILE texas name=Texas kind=side --arrives --reason they_joined"), "");
    QCOMPARE(club.call("book edit FILE rangers name=Rangers side=texas start=20 fit=18 --arrives --reason they_joined"), "");
    const auto book = open_book(club.path("club.corneta-book").toStdString());
    QVERIFY(book.has_value());
    const std::vector<NumberPlot> plots = season_plots(book->record());
    QCOMPARE(plots.size(), 3U);
    for (const NumberPlot& plot : plots) {
        QCOMPARE(plot.points.size(), 3U); // the start, the battle, the rest
        QCOMPARE(plot.lines.size(), 3U);
        for (const NumberPlot::Line& line : plot.lines)
            QCOMPARE(line.at.size(), plot.points.size());
    }
    QCOMPARE(plots.front().lines.back().at, (std::vector<int>{20, 20, 20}));
    QCOMPARE(plots.front().lines.front().at.front(), 71); // the castings that the United States set up
}

void TestBooks::a_unit_has_its_history_on_a_page()
{
    const Club club;
    QCOMPARE(begun_with_a_battle(club), "");
    QCOMPARE(club.call("book rest FILE"), "");
    const QString unit = club.shown()["units"].toArray().first().toObject()["key"].toString();
    const QString page = club.path("unit.html");
    QCOMPARE(refusal(ran({"book", "export", club.path("club.corneta-book"), unit, "-o", page})), "");
    QFile file{page};
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    for (const char* part : {"Where its men are", "Its honours", "Its strength", "What it lived through", "<svg", "battle 1", "rest 1"})
        QVERIFY2(text.contains(QLatin1String{part}), part);
    const QJsonArray history =
        json_object({"book", "show", club.path("club.corneta-book"), unit, "--json"}).toObject()["history"].toArray();
    QVERIFY(!history.isEmpty());
    for (const QJsonValue& line : history)
        QVERIFY2(text.contains(line.toString().toHtmlEscaped()), qPrintable(line.toString()));
    QVERIFY(refusal(ran({"book", "export", club.path("club.corneta-book"), "nobody"})).contains("nobody"));
}

#include "test_books.moc"
