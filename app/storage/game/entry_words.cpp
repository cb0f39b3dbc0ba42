// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/entry_words.h"

#include "core/game/play/phases.h"
#include "core/text/phrase.h"
#include "core/text/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace corneta {

namespace {

std::string because(const std::string& reason)
{
    return reason.empty() ? std::string{} : fmt::format(" ({})", reason);
}

/// Those of a play who are not left out, in brackets: whoever is of another side than who acts stands against him, all of them or nobody, so
/// that no leader is taken for those whom he is with.
std::string in_brackets(const GameRecord& record, const game::Roles& roles, const Unseen& unseen, const auto& is_left_out)
{
    std::string_view acting;
    std::string own;
    std::string against;
    bool is_against_said = true;
    for (const game::RoleFilled& role : roles)
        for (const std::string& key : role.units) {
            const game::Unit* const unit = record.journal().state().find(key);
            const std::string_view side = unit == nullptr ? std::string_view{} : std::string_view{unit->side};
            acting = acting.empty() ? side : acting;
            const std::string name = unseen && unseen(key) ? spoken(hidden_unit) : name_of(record, key);
            const bool is_own = side.empty() || side == acting;
            std::string& names = is_own ? own : against;
            is_against_said = is_against_said && (is_own || is_left_out(key));
            if (key != role.role && !(is_own && is_left_out(key))) // a side in its own role is asked of nobody
                names += (names.empty() ? "" : ", ") + name;
        }
    if (!is_against_said && !against.empty())
        own = own.empty() ? phrase("against {}", against) : phrase("{} against {}", own, against);
    return own.empty() ? own : " (" + own + ")";
}

/// A stat's word as a person reads it: the label of an option, units by their names.
std::string shown(const game::State& state, const game::StatSpec& stat, std::string_view word)
{
    if (!game::is_free_text(stat)) {
        const auto value = value_from(stat.field, word, Decimal::Point);
        return value ? spoken(label_of(stat.field, *value)) : std::string{word};
    }
    if (stat.names == game::Names::Nothing) {
        const game::Unit* const unit = state.find(word); // such as the leader of a column
        return unit != nullptr && unit->key == word ? unit->name : std::string{word};
    }
    std::string names;
    for (const std::string& key : game::UnitSet{word}.all()) {
        const game::Unit* const unit = state.find(key);
        names += (names.empty() ? "" : ", ") + (unit == nullptr ? key : unit->name);
    }
    return names;
}

/// What a correction says: `Castings 12, Formation Line`.
std::string given_in_words(const GameRecord& record, const std::vector<Given>& all)
{
    const std::vector<game::StatSpec> stats = game::stats_of(record.ruleset());
    std::string words;
    for (const Given& given : all) {
        const auto stat = std::ranges::find(stats, given.key, [](const game::StatSpec& spec) { return spec.field.key; });
        const bool is_known = stat != stats.end();
        const std::string word = is_known ? shown(record.journal().state(), *stat, given.word) : given.word;
        words += fmt::format("{}{} {}", words.empty() ? "" : ", ", is_known ? spoken(stat->field.label) : given.key,
                             word.empty() ? spoken("none") : word);
    }
    return words;
}

/// The sentence of each command; what is played says its own.
class Sentences {
public:
    Sentences(const GameRecord& record, const game::Entry& entry, const game::EntryResult& result, const Unseen& unseen)
        : m_record{record},
          m_entry{entry},
          m_result{result},
          m_unseen{unseen}
    {
    }

    std::string operator()(const game::Play& play) const
    {
        const Action* const action = m_record.ruleset().find_action(play.action);
        const game::Play& filled = own().play ? *own().play : play;
        const auto is_said = [&](const std::string& unit) {
            return std::ranges::any_of(own().told, [&](const game::Told& told) { return names(told.headline, unit); });
        };
        return fmt::format("{}{}: {}{}", action == nullptr ? play.action : spoken(action->label),
                           in_brackets(m_record, filled.roles, m_unseen, is_said), headline_of(own(), m_unseen), because(play.reason));
    }
    std::string operator()(const game::PlaceFaceDown& lay) const
    {
        const std::string headline = headline_of(own(), m_unseen);
        return phrase("Placed face down: {}.{}{}", name(lay.unit), headline.empty() ? "" : " ", headline);
    }
    std::string operator()(const game::TurnUp&) const { return phrase("Turned up: {}", headline_of(own(), m_unseen)); }
    std::string operator()(const game::EndPhase& end) const
    {
        const std::string headline = headline_of(own(), m_unseen);
        const std::string phase = spoken(game::label_of_phase(m_record.ruleset(), m_entry.stage.phase));
        const auto& stage = own().effects.stage;
        const bool is_open = stage && stage->aftermath; // until what follows from its plays is played
        return fmt::format("{}.{}{}{}", is_open ? phrase("{} takes effect", phase) : phrase("End of {}", phase),
                           headline.empty() ? "" : " ", headline, because(end.reason));
    }
    std::string operator()(const game::Edit& edit) const
    {
        if (edit.arrives)
            return phrase("{} arrives.{}", edit.arrives->name, because(edit.reason));
        const std::string headline = headline_of(own(), m_unseen);
        return phrase("{} corrected: {}.{}{}{}", name(edit.unit), given_in_words(m_record, edit.stats), headline.empty() ? "" : " ",
                      headline, because(edit.reason));
    }
    std::string operator()(const game::Split& split) const
    {
        return phrase("{} splits from {} with {}.{}", split.name.empty() ? split.part : split.name, name(split.unit), split.size,
                      because(split.reason));
    }
    std::string operator()(const game::Join& join) const
    {
        const auto& gone = own().effects.leave; // by its key: another unit may have its code by now
        return phrase("{} joins {}.{}", name(gone.empty() ? join.other : gone.front()), name(join.unit), because(join.reason));
    }
    std::string operator()(const game::Strike& strike) const { return phrase("Entry {} struck.{}", strike.entry, because(strike.reason)); }
    std::string operator()(const game::Amend& amend) const
    {
        const auto again = std::ranges::find(m_entry.results, amend.entry, &game::EntryResult::entry);
        return phrase("Entry {} changed: {}{}", amend.entry,
                      again == m_entry.results.end() ? spoken("as before.") : headline_of(*again, m_unseen), because(amend.reason));
    }
    std::string operator()(const game::Undo&) const { return phrase("Undone: entry {}: {}", moved(0), of(moved(0))); }
    std::string operator()(const game::Redo&) const { return phrase("Done again: entry {}: {}", moved(1), of(moved(1))); }
    std::string operator()(const game::ChangeCharts& change) const
    {
        return spoken(change.pack.empty() ? "From here on by the built-in charts." : "From here on by the charts of another pack.")
            + because(change.reason);
    }
    std::string operator()(const game::FromPaper& paper) const
    {
        if (!paper.title.empty())
            return spoken(paper.title) + '.' + because(paper.reason);
        const game::Rare<game::Stage>& stage = paper.effects.stage;
        return (stage ? phrase("From paper: turn {}, {}.", stage->turn, spoken(game::label_of_phase(m_record.ruleset(), stage->phase)))
                      : spoken("From paper."))
            + because(paper.reason);
    }
    std::string operator()(const game::Note& note) const { return note.text; }

private:
    const game::EntryResult& own() const { return m_result; }
    std::string name(const std::string& unit) const { return m_unseen && m_unseen(unit) ? spoken(hidden_unit) : name_of(m_record, unit); }
    std::string of(int entry) const
    {
        const game::Entry* const found = m_record.journal().find(entry);
        return found == nullptr ? std::string{} : sentence_of(m_record, *found, m_unseen);
    }
    /// The entry that an undo or redo took back or brought back: so many ahead of where the game stood.
    int moved(std::size_t ahead) const
    {
        std::vector<int> made_by{0};
        std::size_t at = 0;
        for (const game::Entry& entry : m_record.journal().entries()) {
            if (entry.number == m_entry.number)
                return made_by[at + ahead];
            const auto go_on = [&] {
                made_by.resize(++at);
                made_by.push_back(entry.number);
            };
            match(
                entry.command, [&](const game::Undo&) { --at; }, [&](const game::Redo&) { ++at; },
                [&](const game::Appending auto&) { go_on(); }, [&](const game::Branching auto&) { go_on(); });
        }
        return 0;
    }

    const GameRecord& m_record;
    const game::Entry& m_entry;
    const game::EntryResult& m_result;
    const Unseen& m_unseen;
};

} // namespace

std::string sentence_of(const GameRecord& record, const game::Entry& entry, const Unseen& unseen)
{
    return sentence_of(record, entry, entry.results.empty() ? game::EntryResult{} : entry.results.front(), unseen);
}

std::string sentence_of(const GameRecord& record, const game::Entry& entry, const game::EntryResult& result, const Unseen& unseen)
{
    return std::visit(Sentences{record, entry, result, unseen}, entry.command);
}

std::string roll_in_words(const GameRecord& record, const game::Command& command, const Unseen& unseen)
{
    const auto* const play = std::get_if<game::Play>(&command);
    if (play == nullptr)
        return spoken("the roll for a past entry");
    const Action* const action = record.ruleset().find_action(play->action);
    return (action == nullptr ? play->action : spoken(action->label))
        + in_brackets(record, play->roles, unseen, [](const std::string& /*unit*/) { return false; });
}

std::string headline_of(const game::EntryResult& result, const Unseen& unseen)
{
    std::string all;
    for (const game::Told& told : result.told)
        if (!told.headline.empty())
            all += (all.empty() ? "" : " ") + spoken(told.headline, unseen);
    return all;
}

std::string name_of(const game::State& state, const std::string& unit)
{
    const game::Unit* const found = state.find(unit);
    return found == nullptr ? unit : found->name;
}

std::string name_of(const GameRecord& record, const std::string& unit)
{
    for (const game::State* const state : {&record.journal().state(), &record.journal().start()})
        if (const game::Unit* const found = state->find(unit))
            return found->name;
    for (const game::Entry& entry : record.journal().entries())
        for (const game::EntryResult& result : entry.results)
            for (const game::Unit& arrived : result.effects.arrive)
                if (arrived.key == unit || (arrived.code == unit && !unit.empty()))
                    return arrived.name;
    return unit;
}

std::string stats_in_words(const Ruleset& ruleset, const game::State& state, const game::Unit& unit)
{
    std::string words;
    for (const game::StatSpec& stat : game::stats_of(ruleset)) {
        const std::string_view word = unit.word(stat.field.key);
        const bool is_said = !word.empty() && !stat.field.label.empty() && word != "no" && word != "none";
        if (!is_said || (word == "0" && stat.field.key != "effectives"))
            continue;
        words += words.empty() ? "" : ", ";
        words += word == "yes" ? spoken(stat.field.label) : fmt::format("{} {}", spoken(stat.field.label), shown(state, stat, word));
    }
    return words;
}

std::optional<std::pair<std::string, std::string>> change_in_words(std::span<const game::StatSpec> stats, const game::State& state,
                                                                   const game::StatChange& change)
{
    const auto stat = std::ranges::find(stats, change.stat, [](const game::StatSpec& each) { return each.field.key; });
    const bool is_known = stat != stats.end();
    if (is_known && stat->field.label.empty())
        return std::nullopt;
    const std::string word = change.does == Does::Add && !change.word.starts_with('-') ? "+" + change.word
        : is_known && change.does != Does::Add                                         ? shown(state, *stat, change.word)
                                                                                       : change.word;
    return std::pair{is_known ? spoken(stat->field.label) : change.stat, word.empty() ? spoken("none") : word};
}

int read_otherwise_by(const game::Journal& journal, const game::Entry& entry)
{
    const int decided_by = journal.decided_by(entry.number);
    return decided_by == entry.number ? 0 : decided_by;
}

bool is_in_force(const game::Journal& journal, const game::Entry& entry)
{
    return match(
        entry.command, [](const game::Moving auto&) { return true; },
        [&](const game::Branching auto&) { return journal.is_standing(entry.number); },
        [&](const game::Appending auto&) { return journal.in_force(entry.number) != nullptr; });
}

} // namespace corneta
