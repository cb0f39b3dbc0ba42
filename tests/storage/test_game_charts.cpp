// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_file.h"
#include "core/game/decide/replay.h"
#include "rulesets/all_rulesets.h"
#include "tests/storage/begun_game.h"

#include <QFile>
#include <QObject>
#include <QTest>

#include <memory>

using namespace corneta;

/// A game that goes on by other charts: each entry is decided by those of its time.
class TestGameCharts : public QObject {
    Q_OBJECT
private slots:
    void init();
    void later_plays_are_decided_by_the_new_charts();
    void an_amendment_is_decided_by_the_charts_of_its_time();
    void undone_it_counts_no_more();
    void a_change_wants_a_reason_and_a_pack_that_can_be_used();

private:
    /// A pack in which muskets reach so far.
    std::string pack(int inches) const;
    std::unique_ptr<BegunGame> m_game;
};

namespace {

constexpr int far = 17; ///< beyond the muskets of the built-in chart

game::Play fire_at(int range)
{
    game::Play play = fire("K1", "M1");
    std::erase_if(play.typed, [](const Given& given) { return given.key == "range"; });
    play.typed.push_back({"range", std::to_string(range)});
    return play;
}

} // namespace

void TestGameCharts::init()
{
    m_game = std::make_unique<BegunGame>();
}

std::string TestGameCharts::pack(int inches) const
{
    const std::string path = m_game->path("pack") + ".jsonl";
    QFile file{QString::fromStdString(path)};
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s", path.c_str());
    file.write(QStringLiteral(R"({"chart":"weapon-ranges","weapon":"musket","long":%1})").arg(inches).toUtf8() + "\n");
    return path;
}

void TestGameCharts::later_plays_are_decided_by_the_new_charts()
{
    {
        GameFile file = m_game->begun();
        QVERIFY(!file.give(fire_at(far), {.in_order = {13}}));
        QCOMPARE(q(refusal(file.change_charts(pack(20), "the club's own card"))), "");
        QCOMPARE(q(refusal(file.give(fire_at(far), {.in_order = {13}}))), "");
    }
    GameFile again = m_game->opened();
    QCOMPARE(q(joined(game::differences_in_replay(again.journal(), again.record().book()))), "");
    QCOMPARE(q(refusal(again.change_charts({}, "back to the printed ones"))), "");
    QVERIFY(!again.give(fire_at(far), {.in_order = {13}}, GameFile::Rolls::No));
}

void TestGameCharts::an_amendment_is_decided_by_the_charts_of_its_time()
{
    GameFile file = m_game->begun();
    QCOMPARE(q(refusal(file.give(fire_at(5), {.in_order = {13}}))), "");
    QCOMPARE(q(refusal(file.change_charts(pack(20), "the club's own card"))), "");
    QVERIFY(!file.give(game::Amend{1, fire_at(far), "measured again", {}}));
    QCOMPARE(q(refusal(file.give(game::Amend{1, fire_at(4), "measured again", {}}))), "");
    QCOMPARE(q(joined(game::differences_in_replay(file.journal(), file.record().book()))), "");
}

void TestGameCharts::undone_it_counts_no_more()
{
    GameFile file = m_game->begun();
    QCOMPARE(q(refusal(file.change_charts(pack(20), "the club's own card"))), "");
    QCOMPARE(q(refusal(file.give(fire_at(far), {.in_order = {13}}))), "");
    QCOMPARE(q(refusal(file.give(game::Undo{}))), "");
    QCOMPARE(q(refusal(file.give(game::Undo{}))), "");
    QVERIFY(!file.give(fire_at(far), {.in_order = {13}}));
    QCOMPARE(q(refusal(file.give(game::Redo{}))), "");
    QCOMPARE(q(refusal(file.give(fire_at(far), {.in_order = {12}}))), "");
    QCOMPARE(q(joined(game::differences_in_replay(file.journal(), file.record().book()))), "");
}

void TestGameCharts::a_change_wants_a_reason_and_a_pack_that_can_be_used()
{
    GameFile file = m_game->begun();
    QCOMPARE(q(refusal(file.change_charts(pack(20), {}))), "reason: say why the charts change");
    QVERIFY(refusal(file.change_charts(pack(-5), "none")).find("long") != std::string::npos);
    QCOMPARE(file.journal().entries().size(), std::size_t{0});
}

#include "test_game_charts.moc"
