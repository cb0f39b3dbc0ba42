// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book.h"

#include "app/storage/game/game_json.h"
#include "app/storage/game/verified.h"
#include "app/storage/report/report.h"
#include "core/game/forces/season.h"
#include "core/game/play/effects_builder.h"
#include "core/game/play/offered.h"
#include "core/game/play/rules.h"
#include "rulesets/season/actions.h"
#include "rulesets/season/ruleset.h"

#include <QJsonDocument>

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace corneta {

namespace {

namespace stat = season::stat;
namespace kind = season::kind;

constexpr std::string_view key_of_book = "book";

const season::Charts& charts_of(const GameRecord& book)
{
    return dynamic_cast<const season::Charts&>(*book.book().typed_charts);
}

/// The stats of a unit as they are typed: `castings=21 arm=infantry`.
std::string spelled(const game::Stats& stats)
{
    std::string all;
    for (const auto& [key, word] : stats)
        if (word.find(' ') == std::string::npos)
            all += fmt::format("{}{}={}", all.empty() ? "" : " ", key, word);
    return all;
}

/// What a battle changes in a book.
class Addition {
public:
    Addition(const GameRecord& book, const BattleTold& told)
        : m_state{book.journal().state()},
          m_charts{charts_of(book)},
          m_told{told},
          m_effects{m_state, *book.book().ruleset}
    {
    }

    std::expected<game::Effects, Problems> effects(const GameRead& game, const std::string& path)
    {
        for (const ArmyInBattle& army : m_told.armies)
            add_army(army);
        for (const game::Unit& leader : m_told.leaders)
            add_leader(leader);
        for (const Fighter& fighter : m_told.units)
            add_fighter(fighter);
        if (!m_problems.empty())
            return std::unexpected{m_problems};
        arrive(battle(game, path));
        game::Effects effects;
        m_effects.put_into(effects);
        effects.arrive = m_came;
        return effects;
    }

private:
    /// The unit of the book, or a new one as it came; nothing for one that is another kind of thing there.
    bool meet(const game::Unit& unit)
    {
        const game::Unit* const known = m_state.find(unit.key);
        if (known == nullptr) {
            game::Unit new_one{
                .key = unit.key, .code = unit.code, .name = unit.name, .kind = unit.kind, .side = unit.side, .command = unit.command};
            new_one.put(stat::built, spelled(unit.stats));
            arrive(std::move(new_one));
            return true;
        }
        if (known->kind == unit.kind && known->side == unit.side)
            return true;
        m_problems.push_back({unit.key, {"{0} is already in the book, and is another kind or of another army", {Name{unit.name}}}});
        return false;
    }
    void arrive(game::Unit unit) { m_came.push_back(std::move(unit)); }
    game::Unit* new_one(const std::string& key)
    {
        const auto found = std::ranges::find(m_came, key, &game::Unit::key);
        return found == m_came.end() ? nullptr : &*found;
    }
    int now(const std::string& key, const game::Stat<int>& stat)
    {
        if (const game::Unit* const unit = new_one(key))
            return (*unit)[stat];
        return m_effects.unit(key)[stat];
    }
    template <class Value> void put(const std::string& key, const game::Stat<Value>& stat, std::type_identity_t<Value> value)
    {
        if (game::Unit* const unit = new_one(key))
            unit->put(stat, value);
        else
            m_effects.set(key, stat, value);
    }
    void add(const std::string& key, const game::Stat<int>& stat, int number)
    {
        if (number != 0)
            put(key, stat, now(key, stat) + number);
    }

    void add_army(const ArmyInBattle& army)
    {
        const std::string& key = army.side.key;
        const bool is_new = m_state.find(key) == nullptr;
        if (!meet(army.side))
            return;
        if (is_new)
            put(key, stat::morale, m_charts[season::Morale::AtTheStart].whole());
        const bool has_lost = !m_told.winner.empty() && !army.has_won;
        add(key, stat::victories, army.has_won ? 1 : 0);
        add(key, stat::defeats, has_lost ? 1 : 0);
        add(key, stat::draws, m_told.winner.empty() ? 1 : 0);
        const int change = (army.has_won ? m_charts[season::Morale::Won].whole() : 0)
            - (has_lost ? m_charts[season::Morale::Lost].whole() : 0) - (army.has_broken ? m_charts[season::Morale::Broken].whole() : 0);
        put(key, stat::morale, std::clamp(now(key, stat::morale) + change, 0, stat::morale.most));
        add(key, stat::dealt, army.dealt);
        add(key, stat::dealt_expected, army.dealt_expected);
        add(key, stat::suffered, army.suffered);
        add(key, stat::suffered_expected, army.suffered_expected);
    }

    void add_leader(const game::Unit& leader)
    {
        if (meet(leader) && std::ranges::find(m_told.leaders_lost, leader.key) != m_told.leaders_lost.end())
            put(leader.key, stat::lost, true);
    }

    /// More of it in the battle than in the book are recruits; fewer stayed away.
    void add_fighter(const Fighter& fighter)
    {
        const std::string& key = fighter.unit.key;
        const bool is_new = m_state.find(key) == nullptr;
        if (!meet(fighter.unit))
            return;
        if (is_new) {
            put(key, stat::start, fighter.before);
            put(key, stat::fit, fighter.before);
        }
        const int come = std::max(0, fighter.before - now(key, stat::fit));
        const int lost = fighter.before - fighter.after;
        add(key, stat::recruits, come);
        add(key, stat::fit, come - lost);
        add(key, stat::waiting, lost);
        add(key, stat::battles, 1);
        const bool has_won = fighter.unit.side == m_told.winner;
        add(key, stat::honours, has_won ? 1 : 0);
        put(key, stat::fought, true);
        put(key, stat::won, has_won);
        put(key, stat::shaken, fighter.has_broken);
    }

    game::Unit battle(const GameRead& game, const std::string& path) const
    {
        const auto number = 1 + std::ranges::count(m_state.units, kind::battle.key, &game::Unit::kind);
        game::Unit battle{.key = fmt::format("battle-{}", number), .name = m_told.label, .kind = std::string{kind::battle}};
        battle.put(stat::seal, game.head_seal());
        battle.put(stat::id, game.record.head().id);
        battle.put(stat::file, std::filesystem::absolute(path).lexically_normal().string());
        battle.put(stat::winner, m_told.winner);
        battle.put(stat::told, text(m_told.standing));
        battle.put(stat::told_said, QJsonDocument{said_json(m_told.standing)}.toJson(QJsonDocument::Compact).toStdString());
        battle.put(stat::turns, std::min(m_told.turns, stat::turns.most));
        return battle;
    }

    const game::State& m_state;
    const season::Charts& m_charts;
    const BattleTold& m_told;
    game::EffectsBuilder m_effects;
    std::vector<game::Unit> m_came;
    Problems m_problems;
};

/// Before the label of the ruleset in the title that a book's file has.
constexpr std::string_view begins_a_title = "A season of ";

std::string name_of_side(const BattleTold& told, const std::string& key)
{
    const auto army = std::ranges::find(told.armies, key, [](const ArmyInBattle& each) { return each.side.key; });
    return army == told.armies.end() ? key : army->side.name;
}

} // namespace

std::expected<GameFile, Problems> create_book(const std::string& path, const Ruleset& of)
{
    if (auto lacking = game::lacking_for_a_season(of); !lacking.empty())
        return std::unexpected{std::move(lacking)};
    const auto text = [](std::string_view words) { return Datum{std::string{words}}; };
    NewGame game{.ruleset = std::string{season::ruleset.key}};
    game.scenario.push_back(
        {path,
         1,
         {{"scenario", text("book")},
          {"ruleset", text(season::ruleset.key)},
          {"label", Datum{std::string{begins_a_title} += of.label}},
          {"about", text("The armies of a club, their units over the battles of a season, and what became of them between.")},
          {"source", text("house")}}});
    game.scenario.push_back({path,
                             2,
                             {{"book", text(key_of_book)},
                              {"name", Datum{std::string{begins_a_title} += of.label}},
                              {"stats", Datum{Members{{std::string{stat::system.key}, text(of.key)}}}}}});
    return GameFile::create(path, game, season::rulesets());
}

Sentence title_of(const GameRecord& book)
{
    const std::string title = scenario_text(book, "label");
    return title.starts_with(begins_a_title) ? Sentence{"A season of {0}", {Name{title.substr(begins_a_title.size())}}}
                                             : as_it_stands(title);
}

std::expected<GameFile, Problems> open_book(const std::string& path)
{
    return GameFile::open(path, season::rulesets());
}

std::expected<const Ruleset*, Problems> ruleset_of_book(const GameRecord& book, std::span<const Ruleset* const> rulesets)
{
    const game::Unit* const head = book.journal().state().find(key_of_book);
    const std::string_view key = head == nullptr ? std::string_view{} : (*head)[stat::system];
    const auto found = std::ranges::find(rulesets, key, &Ruleset::key);
    if (found == rulesets.end())
        return refused("book", {"unknown ruleset \"{0}\"", {Name{std::string{key}}}});
    return *found;
}

std::expected<const game::Entry*, Problems> add_battle(GameFile& book, const std::string& game_path, const std::string& reason,
                                                       std::span<const Ruleset* const> rulesets)
{
    const auto ruleset = ruleset_of_book(book.record(), rulesets);
    if (!ruleset)
        return std::unexpected{ruleset.error()};
    const auto game = game_read(game_path, rulesets);
    if (!game)
        return std::unexpected{game.error()};
    const GameRecord& record = game->record;
    if (&record.ruleset() != *ruleset)
        return refused(game_path, {"the book is of {0}, the game of {1}", {(*ruleset)->label, record.ruleset().label}});
    if (const Verified sound = verified(record, game_path); !sound.problems.empty())
        return std::unexpected{sound.problems};
    const game::State& state = book.journal().state();
    for (const game::Unit& battle : state.units)
        if (battle.kind == kind::battle && battle[stat::id] == record.head().id)
            return refused(game_path, {"{0} was added already", {Name{battle.name}}});
    if (state.stage.phase != "battle")
        return refused("book", {"the armies rest after the last battle: finish that first"});
    const BattleTold told = battle_told(record);
    if (!told.is_settled && reason.empty())
        return refused(game_path, {"who has won the battle is not said yet; it is added as it stands with a reason"});
    auto effects = Addition{book.record(), told}.effects(*game, game_path);
    if (!effects)
        return std::unexpected{std::move(effects.error())};
    const std::string_view battle = kept_words(told.label);
    Sentence title = told.winner.empty() ? Sentence{"Battle added: {0}, nobody won", {battle}}
                                         : Sentence{"Battle added: {0}, {1} won", {battle, kept_words(name_of_side(told, told.winner))}};
    return book.give(game::FromPaper{.effects = std::move(*effects), .reason = reason, .title = std::move(title)});
}

} // namespace corneta
