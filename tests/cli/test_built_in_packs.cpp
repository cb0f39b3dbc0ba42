// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "rulesets/all_rulesets.h"
#include "tests/cli/called_game.h"

#include <QFile>
#include <QObject>
#include <QRegularExpression>
#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

using namespace corneta;

/// The packs that are built in, and what the READMEs of their rulesets say was measured.
class TestBuiltInPacks : public QObject {
    Q_OBJECT

private slots:
    void a_pack_states_house_numbers_alone();
    void a_pack_was_measured();
    void a_game_is_begun_by_the_key_of_a_pack();
    void figures_come_from_a_command_that_runs_data();
    void figures_come_from_a_command_that_runs();
};

namespace {

using PackOf = std::pair<const Ruleset*, std::string>;

std::vector<PackOf> all_packs()
{
    std::vector<PackOf> packs;
    for (const Ruleset* const ruleset : all_rulesets())
        for (const std::string& key : built_in_keys(*ruleset, "packs"))
            packs.emplace_back(ruleset, key);
    return packs;
}

/// The lines of a ruleset's README that are commands.
QStringList commands_of(const Ruleset& ruleset)
{
    QFile file{QStringLiteral(CORNETA_SOURCE_DIR "/rulesets/%1/README.md").arg(QString::fromStdString(std::string{ruleset.folder}))};
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(file.fileName()));
    const QString program = QStringLiteral("corneta-cli ");
    QStringList commands;
    while (!file.atEnd())
        if (const QString line = QString::fromUtf8(file.readLine()).trimmed(); line.startsWith(program))
            commands << line.sliced(program.size());
    return commands;
}

/// What keeps a cell out of a pack of ours.
std::string fault_of(const Cell& before, const Cell& now)
{
    const std::string name = fmt::format("{} {} {}", before.chart->key, before.row_spec().key, before.column_key());
    if (before.source != Source::House)
        return name + " stands in the text";
    return before.value == now.value ? name + " is what it was" : std::string{};
}

} // namespace

void TestBuiltInPacks::a_pack_states_house_numbers_alone()
{
    for (const auto& [ruleset, key] : all_packs()) {
        const auto own = built_in_charts(*ruleset);
        const auto book = rulebook_with_pack(*ruleset, key);
        QVERIFY2(own && book, key.c_str());
        QVERIFY2(!book->charts->pack.empty(), key.c_str());
        for (std::size_t chart = 0; chart < own->charts().size(); ++chart)
            for (std::size_t cell = 0; cell < own->charts()[chart].cells().size(); ++cell)
                if (const Cell& now = book->charts->charts()[chart].cells()[cell]; now.source == Source::Yours)
                    QCOMPARE(fault_of(own->charts()[chart].cells()[cell], now), std::string{});
    }
}

void TestBuiltInPacks::a_pack_was_measured()
{
    for (const auto& [ruleset, key] : all_packs()) {
        const QRegularExpression measured{QStringLiteral("^balance .*--(pack|against) %1( |$)").arg(QString::fromStdString(key))};
        QVERIFY2(std::ranges::any_of(commands_of(*ruleset), [&](const QString& command) { return measured.match(command).hasMatch(); }),
                 key.c_str());
    }
}

void TestBuiltInPacks::a_game_is_begun_by_the_key_of_a_pack()
{
    for (const auto& [ruleset, key] : all_packs()) {
        const CalledGame game;
        QCOMPARE(game.refusal(fmt::format("game new FILE {} --pack {}", ruleset->key, key).c_str()), QString{});
        QFile file{game.path()};
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readLine().contains(rulebook_with_pack(*ruleset, key)->charts->pack.c_str())); // its statements are in the game
    }
}

void TestBuiltInPacks::figures_come_from_a_command_that_runs_data()
{
    QTest::addColumn<QString>("command");
    for (const Ruleset* const ruleset : all_rulesets()) {
        const QStringList commands = commands_of(*ruleset);
        QVERIFY2(!commands.isEmpty(), std::string{ruleset->key}.c_str());
        for (const QString& command : commands)
            QTest::newRow(qPrintable(command)) << command;
    }
}

/// One game in the place of hundreds.
void TestBuiltInPacks::figures_come_from_a_command_that_runs()
{
    QFETCH(QString, command);
    static const QRegularExpression games{QStringLiteral("--games \\d+")};
    const Ran result = ran(words(qPrintable(command.replace(games, QStringLiteral("--games 1")))));
    QVERIFY2(result.code == 0, result.err.constData());
    QVERIFY(!result.out.isEmpty());
}

#include "test_built_in_packs.moc"
