// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet/state_coding.h"

#include <algorithm>
#include <map>
#include <set>

namespace corneta {

namespace {

/// What a part is, its first letter; nothing stands between parts to fill a line.
enum class Part : std::uint8_t { Nothing, Stage, Changed, Gone, Own, Owed };

void put(LetterWriter& letters, Part part)
{
    letters.put(static_cast<std::uint64_t>(part));
}

bool is_same(const game::Unit& unit, const game::Unit& other)
{
    const auto has_stat = [&](const auto& stat) { return unit.stats.contains(stat.first); };
    return unit.key == other.key && unit.code == other.code && unit.name == other.name && unit.kind == other.kind && unit.side == other.side
        && unit.command == other.command && std::ranges::all_of(other.stats, has_stat);
}

/// `key code name`, `-` for no code.
std::string names_of(const game::Unit& unit)
{
    return unit.key + ' ' + (unit.code.empty() ? "-" : unit.code) + ' ' + unit.name;
}

game::Unit unit_named(std::string_view names)
{
    game::Unit unit;
    const std::size_t code = std::min(names.find(' '), names.size());
    const std::size_t name = std::min(names.find(' ', code + 1), names.size());
    unit.key = names.substr(0, code);
    if (code < names.size())
        unit.code = names.substr(code + 1, name - code - 1);
    if (name < names.size())
        unit.name = names.substr(name + 1);
    if (unit.code == "-")
        unit.code.clear();
    return unit;
}

/// Puts the parts of a state one after the other.
class StateCoder {
public:
    StateCoder(const game::State& state, const game::State& start, SheetWords& words) : m_state{state}, m_start{start}, m_words{words} {}

    std::vector<CodedPart> parts() &&
    {
        stage();
        gone();
        for (const game::Owed& one : m_state.owed)
            owed(one.next);
        for (std::size_t i = 0; i < m_state.units.size(); ++i)
            unit(i);
        return std::move(m_parts);
    }

private:
    /// The unit of the start that a unit is still.
    const game::Unit* begun(const game::Unit& unit) const
    {
        const auto found = std::ranges::find_if(m_start.units, [&](const game::Unit& one) { return is_same(unit, one); });
        return found == m_start.units.end() ? nullptr : &*found;
    }
    void add(const LetterWriter& letters, const std::string& unit = {}) { m_parts.push_back({unit, letters.letters()}); }

    void stage()
    {
        LetterWriter letters;
        put(letters, Part::Stage);
        letters.put(static_cast<std::uint64_t>(m_state.stage.turn));
        m_words.put(letters, m_state.stage.phase);
        letters.put(static_cast<std::uint64_t>(m_state.stage.round));
        letters.put(m_state.stage.aftermath ? 1 : 0);
        add(letters);
    }

    void gone()
    {
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < m_start.units.size(); ++i)
            if (std::ranges::none_of(m_state.units, [&](const game::Unit& unit) { return is_same(unit, m_start.units[i]); }))
                all.push_back(i);
        if (all.empty())
            return;
        LetterWriter letters;
        put(letters, Part::Gone);
        letters.put(all.size());
        for (const std::size_t one : all)
            letters.put(one);
        add(letters);
    }

    void unit(std::size_t place)
    {
        const game::Unit& unit = m_state.units[place];
        const game::Unit* const before = begun(unit);
        LetterWriter stats;
        std::uint64_t count = 0;
        for (const auto& [stat, word] : unit.stats)
            if (before == nullptr || !before->stats.contains(stat) || before->word(stat) != word) {
                m_words.put_stat(stats, stat, word);
                ++count;
            }
        if (before != nullptr && count == 0)
            return;
        LetterWriter letters;
        if (before != nullptr) {
            put(letters, Part::Changed);
            letters.put(static_cast<std::uint64_t>(before - m_start.units.data()));
        } else {
            put(letters, Part::Own);
            letters.put(place);
            for (const std::string& word : {names_of(unit), unit.kind, unit.side, unit.command})
                m_words.put(letters, word);
        }
        letters.put(count);
        letters.put_plainly(stats.letters());
        add(letters, unit.key);
    }

    void owed(const game::Next& next)
    {
        LetterWriter letters;
        put(letters, Part::Owed);
        letters.put(static_cast<std::uint64_t>(next.kind));
        m_words.put(letters, next.by);
        letters.put(next.choices.size());
        for (const game::NextChoice& choice : next.choices) {
            m_words.put(letters, choice.action);
            m_words.put(letters, text(choice.words));
            letters.put(choice.roles.size());
            for (const game::RoleFilled& role : choice.roles) {
                m_words.put(letters, role.role);
                letters.put(role.units.size());
                for (const std::string& unit : role.units)
                    m_words.put(letters, unit);
            }
            letters.put(choice.presets.size());
            for (const Given& preset : choice.presets) {
                m_words.put(letters, preset.key);
                m_words.put(letters, preset.word);
            }
        }
        add(letters);
    }

    const game::State& m_state;
    const game::State& m_start;
    SheetWords& m_words;
    std::vector<CodedPart> m_parts;
};

/// Reads them again.
class StateDecoder {
public:
    StateDecoder(std::string_view letters, const game::State& start, const SheetWords& words)
        : m_letters{letters},
          m_start{start},
          m_words{words}
    {
    }

    std::optional<game::State> state() &&
    {
        bool has_stage = false;
        while (!m_letters.is_at_end()) {
            const std::uint64_t part = m_letters.number();
            has_stage = has_stage || part == static_cast<std::uint64_t>(Part::Stage);
            read(static_cast<Part>(part));
        }
        if (m_letters.has_failed() || !has_stage || !put_in_order())
            return std::nullopt;
        return std::move(m_state);
    }

private:
    void read(Part part)
    {
        switch (part) {
        case Part::Nothing: return;
        case Part::Stage: return stage();
        case Part::Changed: return changed();
        case Part::Gone: return gone();
        case Part::Own: return own();
        case Part::Owed: return owed();
        }
        m_letters.fail();
    }

    int small() { return static_cast<int>(m_letters.number() & 0xffffffU); }
    void stage()
    {
        m_state.stage.turn = small();
        m_state.stage.phase = m_words.word(m_letters);
        m_state.stage.round = small();
        m_state.stage.aftermath = m_letters.number() != 0;
    }
    void stats(game::Unit& unit)
    {
        for (std::size_t left = m_letters.count(); left > 0; --left) {
            auto [stat, word] = m_words.stat(m_letters);
            unit.stats.insert_or_assign(stat, std::move(word));
        }
    }
    std::size_t place_in_start()
    {
        const std::uint64_t place = m_letters.number();
        if (place >= m_start.units.size())
            m_letters.fail();
        return m_letters.has_failed() ? m_start.units.size() : place;
    }
    void changed()
    {
        const std::size_t place = place_in_start();
        game::Unit nobody;
        game::Unit& unit = place < m_start.units.size() ? m_changed.try_emplace(place, m_start.units[place]).first->second : nobody;
        stats(unit);
    }
    void gone()
    {
        for (std::size_t left = m_letters.count(); left > 0; --left)
            m_gone.insert(place_in_start());
    }
    void own()
    {
        const std::uint64_t place = m_letters.number();
        game::Unit unit = unit_named(m_words.word(m_letters));
        unit.kind = m_words.word(m_letters);
        unit.side = m_words.word(m_letters);
        unit.command = m_words.word(m_letters);
        stats(unit);
        m_own.insert_or_assign(place, std::move(unit));
    }
    void owed()
    {
        game::Next next{.kind = static_cast<Follow>(m_letters.number() % 3), .by = m_words.word(m_letters)};
        for (std::size_t choices = m_letters.count(); choices > 0; --choices) {
            game::NextChoice choice{.action = m_words.word(m_letters), .words = as_it_stands(m_words.word(m_letters))};
            for (std::size_t roles = m_letters.count(); roles > 0; --roles) {
                game::RoleFilled& role = choice.roles.emplace_back(m_words.word(m_letters));
                for (std::size_t units = m_letters.count(); units > 0; --units)
                    role.units.push_back(m_words.word(m_letters));
            }
            for (std::size_t presets = m_letters.count(); presets > 0; --presets) {
                std::string key = m_words.word(m_letters);
                choice.presets.push_back({std::move(key), m_words.word(m_letters)});
            }
            next.choices.push_back(std::move(choice));
        }
        m_state.owed.push_back({0, static_cast<int>(m_state.owed.size()), std::move(next)});
    }

    /// Those of the start in their order, the others in the places that they say; whether each has a place.
    bool put_in_order()
    {
        for (std::size_t place = 0; place < m_start.units.size(); ++place) {
            put_own();
            if (const auto changed = m_changed.find(place); !m_gone.contains(place))
                m_state.units.push_back(changed == m_changed.end() ? m_start.units[place] : changed->second);
        }
        put_own();
        return m_own.empty();
    }
    void put_own()
    {
        for (auto own = m_own.find(m_state.units.size()); own != m_own.end(); own = m_own.find(m_state.units.size())) {
            m_state.units.push_back(std::move(own->second));
            m_own.erase(own);
        }
    }

    LetterReader m_letters;
    const game::State& m_start;
    const SheetWords& m_words;
    game::State m_state;
    std::map<std::size_t, game::Unit> m_changed; ///< by their places at the start
    std::set<std::size_t> m_gone;
    std::map<std::uint64_t, game::Unit> m_own; ///< by their places now
};

} // namespace

std::vector<CodedPart> coded(const game::State& state, const game::State& start, SheetWords& words)
{
    return StateCoder{state, start, words}.parts();
}

std::optional<game::State> decoded(std::string_view letters, const game::State& start, const SheetWords& words)
{
    return StateDecoder{letters, start, words}.state();
}

} // namespace corneta
