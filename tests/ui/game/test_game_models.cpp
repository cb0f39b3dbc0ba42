// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "app/window/filed_game.h"
#include "core/game/play/roles.h"
#include "core/game/play/rules.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/player.h"
#include "ui/game/forces_model.h"
#include "ui/game/journal_model.h"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QHeaderView>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace corneta;

/// What the lists of forces and journal tell over games of random commands.
class TestGameModels : public QObject {
    Q_OBJECT

private slots:
    void the_models_follow_a_game_of_random_commands_data();
    void the_models_follow_a_game_of_random_commands();
    void only_rows_that_changed_are_told();
    void nothing_of_the_lists_is_clipped_or_unnamed_data();
    void nothing_of_the_lists_is_clipped_or_unnamed();
};

namespace {

constexpr int games = 5;
constexpr int commands = 60;

/// Commands drawn by a seed, of every kind that changes units or the journal.
class RandomCommands {
public:
    RandomCommands(ui::OpenGame& game, unsigned seed) : m_game{game}, m_random{seed} {}

    ui::OpenGame::Decided give() { return m_game.give(command(), {}, ui::OpenGame::Rolls::Yes); }

private:
    int below(std::size_t most) { return static_cast<int>(m_random() % most); }
    const game::State& state() const { return m_game.state(); }
    const Ruleset& ruleset() const { return *m_game.book().ruleset; }
    const game::Unit& any_unit() { return state().units[static_cast<std::size_t>(below(state().units.size()))]; }

    game::Command command()
    {
        switch (below(10)) {
        case 0: return game::Undo{};
        case 1: return game::Redo{};
        case 2: return game::EndPhase{"on we go"};
        case 3: return edit();
        case 4: return arrival();
        case 5: return game::Split{any_unit().key, below(9) + 1, "part-" + std::to_string(++m_named), {}, "Part"};
        case 6: return game::Join{any_unit().key, any_unit().key};
        case 7: return game::Strike{below(static_cast<std::size_t>(m_game.journal().next_number())) + 1, "struck", {}};
        default: return play();
        }
    }

    game::Edit edit()
    {
        const auto stats = game::stats_of(ruleset());
        const game::StatSpec& stat = stats[static_cast<std::size_t>(below(stats.size()))];
        std::string word = stat.field.kind == Kind::Number ? std::to_string(below(12)) : below(2) == 0 ? "yes" : "no";
        if (stat.field.kind == Kind::Choice && !stat.field.options.empty())
            word = stat.field.options[static_cast<std::size_t>(below(stat.field.options.size()))].word;
        return {any_unit().key, {{std::string{stat.field.key}, word}}, std::nullopt, "counted"};
    }

    game::Edit arrival()
    {
        game::Unit unit = any_unit();
        unit.key = "new-" + std::to_string(++m_named);
        unit.code.clear();
        return {unit.key, {}, unit, "arrives"};
    }

    game::Play play()
    {
        const auto actions = ruleset().actions;
        const Action& action = actions[static_cast<std::size_t>(below(actions.size()))];
        game::Roles roles;
        for (const std::string_view role : game::roles_of(ruleset(), action)) {
            std::vector<std::string> fit;
            for (const game::Unit& unit : state().units)
                if (unit.kind == game::kind_in_role(ruleset(), role))
                    fit.push_back(unit.key);
            if (!fit.empty())
                roles.push_back({std::string{role}, {fit[static_cast<std::size_t>(below(fit.size()))]}});
        }
        return {.action = std::string{action.key}, .roles = roles, .reason = "as it comes"};
    }

    ui::OpenGame& m_game;
    std::mt19937 m_random;
    int m_named = 0;
};

ui::GameShelf::Opened new_game(const QTemporaryDir& folder, const Ruleset& ruleset, int number)
{
    qputenv("XDG_DATA_HOME", folder.filePath(QStringLiteral("data")).toLocal8Bit());
    const auto shelf = window::shelf_of(all_rulesets());
    const auto scenarios = shelf.scenarios(ruleset);
    return shelf.create(folder.filePath(QStringLiteral("%1.corneta").arg(number)), ruleset, {.scenario = scenarios.front().key});
}

void compare_with(const ui::OpenGame& game, const ui::ForcesModel& forces)
{
    const auto& units = game.state().units;
    QCOMPARE(forces.rowCount(), static_cast<int>(units.size()));
    for (const game::Unit& unit : units) {
        const int row = forces.row_of(unit.key);
        QCOMPARE(forces.unit_at(row), unit.key);
        QCOMPARE(forces.index(row, ui::ForcesModel::Code).data().toString(), QString::fromStdString(unit.code));
        QCOMPARE(forces.index(row, ui::ForcesModel::Name).data().toString(), QString::fromStdString(unit.name));
        QVERIFY(forces.index(row, 0).data(Qt::AccessibleTextRole).toString().contains(QString::fromStdString(unit.name)));
    }
}

void compare_with(const ui::OpenGame& game, const ui::JournalModel& journal)
{
    const auto& entries = game.journal().entries();
    QCOMPARE(journal.rowCount(), static_cast<int>(entries.size()));
    for (int row = 0; row < journal.rowCount(); ++row) {
        const game::Entry& entry = entries[static_cast<std::size_t>(row)];
        const QModelIndex line = journal.index(row);
        QVERIFY(line.data().toString().contains(game.sentence(entry)));
        QCOMPARE(line.data(Qt::FontRole).value<QFont>().strikeOut(), !game.is_in_force(entry));
        QCOMPARE(line.data(Qt::AccessibleTextRole).toString().contains(", undone: "), !game.is_in_force(entry));
    }
}

} // namespace

void TestGameModels::the_models_follow_a_game_of_random_commands_data()
{
    QTest::addColumn<int>("ruleset");
    for (std::size_t i = 0; i < all_rulesets().size(); ++i)
        QTest::addRow("%s", std::string{all_rulesets()[i]->key}.c_str()) << static_cast<int>(i);
}

void TestGameModels::the_models_follow_a_game_of_random_commands()
{
    QFETCH(const int, ruleset);
    const Ruleset& known = *all_rulesets()[static_cast<std::size_t>(ruleset)];
    ui::ForcesModel forces{nullptr};
    ui::JournalModel journal{nullptr};
    const QAbstractItemModelTester of_forces{&forces, QAbstractItemModelTester::FailureReportingMode::QtTest};
    const QAbstractItemModelTester of_journal{&journal, QAbstractItemModelTester::FailureReportingMode::QtTest};
    const QTemporaryDir folder;
    int taken = 0;
    for (int number = 0; number < games; ++number) {
        auto game = new_game(folder, known, number);
        QVERIFY(game.has_value());
        RandomCommands random{**game, static_cast<unsigned>(number + 1)};
        journal.clear();
        for (int i = 0; i < commands; ++i) {
            taken += random.give().has_value() ? 1 : 0;
            forces.show((*game)->book(), (*game)->state());
            journal.show(**game);
            compare_with(**game, forces);
            compare_with(**game, journal);
        }
    }
    QVERIFY(taken > games * commands / 4);
}

void TestGameModels::only_rows_that_changed_are_told()
{
    const Rulebook book = *rulebook_with_pack(*all_rulesets().front());
    game::State state;
    for (const char* key : {"a", "b", "c"})
        state.units.push_back({.key = key, .name = key});
    ui::ForcesModel forces{nullptr};
    forces.show(book, state);
    QList<int> rows;
    int resets = 0;
    connect(&forces, &QAbstractItemModel::dataChanged, this, [&](const QModelIndex& first, const QModelIndex& last) {
        for (int row = first.row(); row <= last.row(); ++row)
            rows << row;
    });
    connect(&forces, &QAbstractItemModel::modelReset, this, [&] { ++resets; });
    forces.show(book, state);
    QVERIFY(rows.isEmpty());
    state.units[1].name = "other";
    forces.show(book, state);
    QCOMPARE(rows, QList<int>{1});
    QCOMPARE(resets, 0);
    state.units.pop_back();
    forces.show(book, state);
    QCOMPARE(resets, 1);
}

void TestGameModels::nothing_of_the_lists_is_clipped_or_unnamed_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("scenario");
    for (const int percent : {100, 200}) {
        QTest::addRow("santa-anna at %d percent", percent) << percent << "santa-anna" << "buena-vista-small";
        QTest::addRow("cedar-creek at %d percent", percent) << percent << "cedar-creek" << "belle-grove-small";
        QTest::addRow("pedregal at %d percent", percent) << percent << "pedregal" << "padierna-small";
        QTest::addRow("revolucion at %d percent", percent) << percent << "revolucion" << "rio-seco";
    }
}

void TestGameModels::nothing_of_the_lists_is_clipped_or_unnamed()
{
    QFETCH(const int, percent);
    QFETCH(const QString, ruleset);
    QFETCH(const QString, scenario);
    Player player{all_rulesets(), percent};
    player.create_game(ruleset.toStdString(), scenario.toStdString());
    player.press(Qt::Key_2, Qt::ControlModifier);
    player.press(Qt::Key_3, Qt::ControlModifier);
    player.wait();
    QCOMPARE(player.window().size(), QSize(1024, 768));
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
    auto* forces = player.window().findChild<QTableView*>("forces");
    for (int row = 0; row < forces->model()->rowCount(); ++row)
        QVERIFY(forces->rowHeight(row) >= forces->fontMetrics().height());
}

#include "test_game_models.moc"
