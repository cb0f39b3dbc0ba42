// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/entry_reader.h"
#include "app/storage/game/game_json.h"
#include "core/text/match.h"

#include <QJsonObject>

#include <algorithm>
#include <array>

namespace corneta {

namespace {

QJsonArray list_of(const auto& all, const auto& made)
{
    QJsonArray list;
    for (const auto& one : all)
        list.append(made(one));
    return list;
}

QJsonObject object_of_unit(const NamedUnit& unit)
{
    QJsonObject object{{QStringLiteral("unit"), QString::fromUtf8(unit.key)}, {QStringLiteral("name"), QString::fromUtf8(unit.name)}};
    if (!unit.as.empty())
        object[QStringLiteral("as")] = QString::fromUtf8(unit.as);
    return object;
}

QJsonArray parts_of(const Sentence& sentence);

QJsonValue json(const Argument& argument)
{
    return match(
        argument,
        [](const Fraction& number) { return QJsonValue{QJsonObject{{QStringLiteral("number"), QString::fromUtf8(text(number))}}}; },
        [](const std::string_view& ours) { return QJsonValue{QString::fromUtf8(ours)}; },
        [](const Name& name) { return QJsonValue{QJsonObject{{QStringLiteral("name"), QString::fromUtf8(name.text)}}}; },
        [](const NamedUnit& unit) { return QJsonValue{object_of_unit(unit)}; },
        [](const std::vector<NamedUnit>& units) {
            return QJsonValue{QJsonObject{{QStringLiteral("units"), list_of(units, object_of_unit)}}};
        },
        [](const RoleRef& role) { return QJsonValue{QJsonObject{{QStringLiteral("role"), QString::fromUtf8(role.noun)}}}; },
        [](const Inner& inner) { return QJsonValue{QJsonObject{{QStringLiteral("said"), list_of(inner.all, parts_of)}}}; });
}

QJsonArray parts_of(const Sentence& sentence)
{
    QJsonArray list{QString::fromUtf8(sentence.pattern)};
    for (const Argument& argument : sentence.arguments)
        list.append(json(argument));
    return list;
}

QJsonObject object_of_hand(const Instruction& hand)
{
    QJsonObject object{{QStringLiteral("hand"), QString::fromUtf8(word_of(hand.hand))}, {QStringLiteral("said"), parts_of(hand.words)}};
    if (const NamedUnit* const unit = hand.unit())
        object[QStringLiteral("unit")] = QString::fromUtf8(unit->key);
    if (const auto amount = hand.amount())
        object[QStringLiteral("amount")] = QString::fromUtf8(text(*amount));
    return object;
}

void put_in_english(Sentence& sentence)
{
    sentence = as_it_stands(text(sentence));
}

void put_in_english(std::vector<game::Next>& all)
{
    for (game::Next& next : all)
        for (game::NextChoice& choice : next.choices)
            put_in_english(choice.words);
}

} // namespace

QJsonArray said_json(const Sentence& sentence)
{
    return stands_as_it_is(sentence) ? QJsonArray{} : parts_of(sentence);
}

QJsonArray said_json(const std::vector<Instruction>& hands)
{
    if (std::ranges::all_of(hands, [](const Instruction& hand) { return stands_as_it_is(hand.words); }))
        return {};
    return list_of(hands, object_of_hand);
}

game::Entry in_english(game::Entry entry)
{
    if (auto* const paper = std::get_if<game::FromPaper>(&entry.command)) {
        put_in_english(paper->title);
        put_in_english(paper->effects.next);
    }
    for (game::EntryResult& result : entry.results) {
        for (game::Told& told : result.told) {
            put_in_english(told.headline);
            for (Instruction& instruction : told.instructions)
                instruction = as_it_stands(text(instruction.words));
        }
        put_in_english(result.effects.next);
        if (result.played)
            put_in_english(result.played->next);
    }
    return entry;
}

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
