// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_json.h"
#include "core/text/match.h"

#include <QJsonObject>

#include <algorithm>

namespace corneta {

namespace {

QString words(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonArray list_of(const auto& all, const auto& made)
{
    QJsonArray list;
    for (const auto& one : all)
        list.append(made(one));
    return list;
}

QJsonObject object_of_unit(const NamedUnit& unit)
{
    QJsonObject object{{QStringLiteral("unit"), words(unit.key)}, {QStringLiteral("name"), words(unit.name)}};
    if (!unit.as.empty())
        object[QStringLiteral("as")] = words(unit.as);
    return object;
}

QJsonArray parts_of(const Sentence& sentence);

QJsonValue json(const Argument& argument)
{
    return match(
        argument, [](const Fraction& number) { return QJsonValue{QJsonObject{{QStringLiteral("number"), words(text(number))}}}; },
        [](const std::string_view& ours) { return QJsonValue{words(ours)}; },
        [](const Name& name) { return QJsonValue{QJsonObject{{QStringLiteral("name"), words(name.text)}}}; },
        [](const NamedUnit& unit) { return QJsonValue{object_of_unit(unit)}; },
        [](const std::vector<NamedUnit>& units) {
            return QJsonValue{QJsonObject{{QStringLiteral("units"), list_of(units, object_of_unit)}}};
        },
        [](const RoleRef& role) { return QJsonValue{QJsonObject{{QStringLiteral("role"), words(role.noun)}}}; },
        [](const Inner& inner) { return QJsonValue{QJsonObject{{QStringLiteral("said"), list_of(inner.all, parts_of)}}}; });
}

QJsonArray parts_of(const Sentence& sentence)
{
    QJsonArray list{words(sentence.pattern)};
    for (const Argument& argument : sentence.arguments)
        list.append(json(argument));
    return list;
}

QJsonObject object_of_hand(const Instruction& hand)
{
    QJsonObject object{{QStringLiteral("hand"), words(word_of(hand.hand))}, {QStringLiteral("said"), parts_of(hand.words)}};
    if (const NamedUnit* const unit = hand.unit())
        object[QStringLiteral("unit")] = words(unit->key);
    if (const auto amount = hand.amount())
        object[QStringLiteral("amount")] = words(text(*amount));
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

} // namespace corneta
