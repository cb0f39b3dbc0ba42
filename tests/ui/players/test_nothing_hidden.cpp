// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/report/report.h"
#include "app/window/filed_game.h"
#include "core/game/play/roles.h"
#include "core/game/play/rules.h"
#include "rulesets/all_rulesets.h"
#include "ui/players/players_seen.h"

#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <memory>
#include <random>

using namespace corneta;

/// Two games that differ in what lies face down, and in nothing else, look alike to the players: in their view, on their page, in the report.
class TestNothingHidden : public QObject {
    Q_OBJECT
private slots:
    void twins_look_alike_data();
    void twins_look_alike();
};

namespace {

const int twins = qgetenv("CORNETA_LONG") == "1" ? 334 : 4; ///< of each ruleset
constexpr int steps = 40;

/// Of an option of the stat that is laid; `-` for what is not.
char spec_letter(const game::HiddenSpec& hidden, std::size_t option)
{
    return option < hidden.letters.size() ? hidden.letters[option] : '-';
}

class Twins {
public:
    Twins(const Ruleset& ruleset, const std::string& scenario, unsigned seed) : m_random{seed}
    {
        qputenv("XDG_DATA_HOME", m_folder.filePath("data").toLocal8Bit()); // the secrets
        const ui::GameShelf shelf = window::shelf_of(all_rulesets());
        for (std::size_t i = 0; i < m_games.size(); ++i) {
            m_paths[i] = m_folder.filePath(QString::number(i) + ".corneta");
            m_games[i] = *shelf.create(m_paths[i], ruleset, {.scenario = scenario});
        }
    }

    /// Something happens in both; what differs of what they show, empty where nothing does.
    QString step()
    {
        switch (below(4)) {
        case 0: return give(game::EndPhase{"on we go"});
        case 1: return play();
        default: return lay();
        }
    }

    QString difference() const
    {
        const auto one = shown(0);
        const auto other = shown(1);
        for (qsizetype i = 0; i < one.size(); ++i)
            if (one[i] != other[i])
                return QStringLiteral("---\n%1\n---\n%2").arg(one[i], other[i]);
        return {};
    }

    int laid() const { return m_laid; }

private:
    std::size_t below(std::size_t most) { return m_random() % most; }
    const game::State& state() const { return m_games[0]->state(); }
    const Ruleset& ruleset() const { return *m_games[0]->book().ruleset; }

    QStringList shown(std::size_t game) const
    {
        const auto read = game_read(m_paths[game].toStdString(), all_rulesets());
        return {ui::seen_by_players(*m_games[game]).in_words(), QString::fromStdString(players_page(read->record, true)),
                QString::fromStdString(report(read->record, ReportKind::Html))};
    }

    static QString said(const auto& given) { return given ? QString{} : QString::fromStdString(text(given.error().front())); }

    QString alike(const QString& one, const QString& other) { return one == other ? QString{} : one + " / " + other; }

    QString give(const game::Command& command, const game::DiceAtHand& dice = {})
    {
        const QString one = said(m_games[0]->give(command, dice, ui::OpenGame::Rolls::No));
        return alike(one, said(m_games[1]->give(command, dice, ui::OpenGame::Rolls::No)));
    }

    QString play()
    {
        const Action& action = ruleset().actions[below(ruleset().actions.size())];
        game::Roles roles;
        for (const std::string_view role : game::roles_of(ruleset(), action)) {
            std::vector<std::string> fit;
            for (const game::Unit& unit : state().units)
                if (unit.kind == game::kind_in_role(ruleset(), role))
                    fit.push_back(unit.key);
            if (!fit.empty())
                roles.push_back({std::string{role}, {fit[below(fit.size())]}});
        }
        game::DiceAtHand dice;
        for (std::size_t faces = below(4); faces > 0; --faces)
            dice.in_order.push_back(static_cast<int>(below(4)) + 1);
        return give(game::Play{.action = std::string{action.key}, .roles = roles, .reason = "as it comes"}, dice);
    }

    /// What might lie there.
    std::vector<std::string> words_for(const game::HiddenSpec& hidden, const game::Unit& unit) const
    {
        if (hidden.words != nullptr)
            return hidden.words(state(), unit);
        std::vector<std::string> words;
        const auto stats = game::stats_of(ruleset());
        const auto stat = std::ranges::find(stats, hidden.stat, [](const game::StatSpec& spec) { return spec.field.key; });
        if (stat == stats.end() || game::is_free_text(*stat))
            return {"in the woods", "behind the hill", "3 dead mules"};
        for (std::size_t i = 0; i < stat->field.options.size(); ++i)
            if (spec_letter(hidden, i) != '-')
                words.emplace_back(stat->field.options[i].word);
        return words;
    }

    QString lay()
    {
        const auto hidden = ruleset().game->hidden;
        const game::HiddenSpec& spec = hidden[below(hidden.size())];
        std::vector<const game::Unit*> units;
        for (const game::Unit& unit : state().units)
            if (unit.kind == spec.kind)
                units.push_back(&unit);
        if (units.empty())
            return {};
        const game::Unit& unit = *units[below(units.size())];
        const std::vector<std::string> words = words_for(spec, unit);
        if (words.empty())
            return {};
        const std::string key = unit.key;
        const auto one = m_games[0]->lay(key, words[below(words.size())], "so it is");
        const auto other = m_games[1]->lay(key, words[below(words.size())], "so it is");
        m_laid += one && other ? 1 : 0;
        return alike(said(one), said(other));
    }

    std::mt19937 m_random;
    QTemporaryDir m_folder;
    std::array<QString, 2> m_paths;
    std::array<std::unique_ptr<ui::OpenGame>, 2> m_games;
    int m_laid = 0;
};

} // namespace

void TestNothingHidden::twins_look_alike_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("scenario");
    QTest::newRow("Santa Anna Rules") << "santa-anna" << "buena-vista-small";
    QTest::newRow("Revolucion!") << "revolucion" << "rio-seco";
    QTest::newRow("Pedregal") << "pedregal" << "padierna-small";
}

void TestNothingHidden::twins_look_alike()
{
    QFETCH(const QString, ruleset);
    QFETCH(const QString, scenario);
    const auto known = std::ranges::find(all_rulesets(), ruleset.toStdString(), &Ruleset::key);
    int laid = 0;
    for (int number = 0; number < twins; ++number) {
        Twins pair{**known, scenario.toStdString(), static_cast<unsigned>(number)};
        for (int step = 0; step < steps; ++step) {
            const QString differs = pair.step();
            QVERIFY2(differs.isEmpty(), qPrintable(QStringLiteral("game %1: %2").arg(number).arg(differs)));
        }
        const QString differs = pair.difference();
        QVERIFY2(differs.isEmpty(), qPrintable(QStringLiteral("game %1: %2").arg(number).arg(differs)));
        laid += pair.laid();
    }
    QVERIFY(laid > twins);
}

#include "test_nothing_hidden.moc"
