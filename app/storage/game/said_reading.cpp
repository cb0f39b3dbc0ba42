// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/entry_reader.h"

#include <array>

namespace corneta {

NamedUnit EntryReader::unit_from(const JsonValue& object)
{
    NamedUnit unit;
    if (!must_be(object, JsonKind::Object, "an object"))
        return unit;
    const JsonValue* const key = found(object, "unit");
    const JsonValue* const name = found(object, "name");
    const JsonValue* const as = found(object, "as");
    if (key == nullptr || name == nullptr || object.size != (as == nullptr ? 2U : 3U)) {
        refuse({"no unit of a sentence"});
        return unit;
    }
    read(*key, unit.key);
    read(*name, unit.name);
    if (as != nullptr)
        unit.as = words_from(*as);
    return unit;
}

Argument EntryReader::argument_from(const JsonValue& value)
{
    if (value.kind == JsonKind::Text)
        return words_from(value);
    if (!must_be(value, JsonKind::Object, "an object"))
        return std::string_view{};
    if (found(value, "unit") != nullptr)
        return unit_from(value);
    const std::array<const JsonValue*, 5> kinds{found(value, "number"), found(value, "name"), found(value, "role"), found(value, "units"),
                                                found(value, "said")};
    const auto& [number, name, role, units, said] = kinds;
    Fraction amount;
    if (value.size != 1)
        refuse({"it fills no place of a sentence"});
    else if (number != nullptr)
        return read(*number, amount), amount;
    else if (name != nullptr)
        return Name{std::string{text_of(*name)}};
    else if (role != nullptr)
        return RoleRef{words_from(*role)};
    const JsonValue* const list = units != nullptr ? units : said;
    if (!is_sound() || list == nullptr || !must_be(*list, JsonKind::List, "a list") || !has_room(*list, sizeof(Argument))) {
        refuse({"it fills no place of a sentence"});
        return std::string_view{};
    }
    std::vector<NamedUnit> all;
    std::vector<Sentence> inner;
    const JsonValue* each = list->first();
    for (std::uint32_t i = 0; i < list->size && is_sound(); ++i, each = each->next())
        if (units != nullptr)
            all.push_back(unit_from(*each));
        else
            inner.push_back(sentence_from(*each));
    return units != nullptr ? Argument{std::move(all)} : Argument{Inner{std::move(inner)}};
}

Sentence EntryReader::sentence_from(const JsonValue& list)
{
    Sentence sentence;
    if (!must_be(list, JsonKind::List, "a list") || !has_room(list, sizeof(Argument)))
        return sentence;
    const JsonValue* each = list.first();
    for (std::uint32_t i = 0; i < list.size && is_sound(); ++i, each = each->next())
        if (i == 0)
            sentence.pattern = words_from(*each);
        else
            sentence.arguments.push_back(argument_from(*each));
    return sentence;
}

void EntryReader::read(const JsonValue& value, game::Said<std::vector<Instruction>>& hands)
{
    constexpr std::array kinds{Hand::Say, Hand::TakeOff, Hand::PutBehind, Hand::PutDown, Hand::Mark, Hand::Unmark, Hand::Turn, Hand::Move};
    std::vector<Instruction>& all = hands.words;
    if (!must_be(value, JsonKind::List, "a list") || !has_room(value, sizeof(Instruction)))
        return;
    all.clear();
    const JsonValue* each = value.first();
    for (std::uint32_t i = 0; i < value.size && is_sound(); ++i, each = each->next()) {
        const bool is_hand = must_be(*each, JsonKind::Object, "an object");
        const JsonValue* const kind = is_hand ? found(*each, "hand") : nullptr;
        const JsonValue* const said = is_hand ? found(*each, "said") : nullptr;
        if (kind == nullptr || said == nullptr)
            return refuse({"no hand"});
        const auto known = std::ranges::find(kinds, text_of(*kind), [](Hand hand) { return word_of(hand); });
        all.emplace_back(known == kinds.end() ? Hand::Say : *known, sentence_from(*said));
    }
}

Sentence sentence_from(std::string_view text)
{
    thread_local JsonReader reader;
    Sentence sentence;
    const auto list = reader.read(text);
    if (!list)
        return sentence;
    EntryReader entry{text};
    game::Said said{sentence};
    entry.read(**list, said);
    return entry.is_sound() ? sentence : Sentence{};
}

} // namespace corneta
