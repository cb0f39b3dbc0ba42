// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/described.h"
#include "app/storage/game/game_json.h"
#include "core/text/match.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace corneta {

namespace {

using game::describe; // also for parts that are not the game's

QJsonValue json(Null /*nothing*/)
{
    return QJsonValue::Null;
}
QJsonValue json(const std::string& text)
{
    return QString::fromUtf8(text);
}
QJsonValue json(OneOf<bool, int, double> auto value)
{
    return value;
}
QJsonValue json(std::int64_t number)
{
    return static_cast<qint64>(number);
}
QJsonValue json(Fraction number)
{
    return QString::fromUtf8(text(number));
}
QJsonValue json(const game::Command& command);
QJsonValue json(const Members& members);
QJsonValue json(const Datum& datum);
template <class E>
    requires std::is_enum_v<E>
QJsonValue json(E value)
{
    return QString::fromUtf8(game::enum_words<E>.at(static_cast<std::size_t>(value)));
}
template <class Some>
    requires requires(const Some& some) { some.has_value(); }
QJsonValue json(const Some& some);
template <class T> QJsonValue json(const std::vector<T>& list);
template <class A, class B> QJsonValue json(const std::pair<A, B>& both);
QJsonValue json(const game::Stats& stats);
QJsonValue json(const game::Workings& workings);
template <game::Described T> QJsonValue json(const T& part);

QJsonValue json(const Sentence& sentence)
{
    return QString::fromUtf8(text(sentence));
}
QJsonValue json(const Instruction& instruction)
{
    return QString::fromUtf8(text(instruction.words));
}
template <class Words> QJsonValue json(const game::Said<const Words>& said)
{
    return said_json(said.words);
}

bool is_blank(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Null:
    case QJsonValue::Undefined: return true;
    case QJsonValue::Bool: return !value.toBool();
    case QJsonValue::Double: return value.toDouble() == 0;
    case QJsonValue::String: return value.toString().isEmpty();
    case QJsonValue::Array: return value.toArray().isEmpty();
    case QJsonValue::Object: return false;
    }
    return false;
}

template <class T> QJsonObject object_of(const T& part)
{
    QJsonObject object;
    describe(part, [&object](std::string_view key, const auto& member) {
        const QJsonValue value = json(member);
        if (!is_blank(value))
            object[QString::fromUtf8(key)] = value;
    });
    return object;
}

template <game::Described T> QJsonValue json(const T& part)
{
    if constexpr (game::is_row<T>) {
        QJsonArray row;
        describe(part, [&row](std::string_view /*key*/, const auto& member) { row.append(json(member)); });
        return row;
    } else {
        return object_of(part);
    }
}

template <class Some>
    requires requires(const Some& some) { some.has_value(); }
QJsonValue json(const Some& some)
{
    return some ? json(*some) : QJsonValue{};
}

template <class T> QJsonValue json(const std::vector<T>& list)
{
    QJsonArray array;
    for (const T& one : list)
        array.append(json(one));
    return array;
}

template <class A, class B> QJsonValue json(const std::pair<A, B>& both)
{
    return QJsonArray{json(both.first), json(both.second)};
}

QJsonValue json(const game::Stats& map)
{
    QJsonObject object;
    for (const auto& [key, word] : map)
        object[QString::fromUtf8(key)] = QString::fromUtf8(word);
    return object;
}

QJsonValue json(const game::Workings& workings)
{
    return json(workings.lines());
}

QJsonValue json(const game::Command& command)
{
    QJsonObject object = std::visit([](const auto& known) { return object_of(known); }, command);
    object[QStringLiteral("do")] = QString::fromUtf8(game::command_words.at(command.index()));
    return object;
}

QJsonValue json(const Members& members)
{
    QJsonObject object;
    for (const auto& [key, datum] : members)
        object[QString::fromUtf8(key)] = json(datum);
    return object;
}

QJsonValue json(const Datum& datum)
{
    return std::visit([](const auto& value) { return json(value); }, datum.value);
}

/// The play of a play's own result is its command.
game::Entry without_what_is_said_twice(game::Entry entry)
{
    const auto* const play = std::get_if<game::Play>(&entry.command);
    if (play != nullptr && entry.results.size() == 1 && entry.results.front().play && *entry.results.front().play == *play)
        entry.results.front().play.reset();
    return entry;
}

std::string text_of(const QJsonObject& object)
{
    return QJsonDocument{object}.toJson(QJsonDocument::Compact).toStdString();
}

} // namespace

std::string json_of(const GameHead& head)
{
    return text_of(object_of(head));
}

QJsonObject members_of(const GameLine& line, int format)
{
    return match(
        line,
        [format](const game::Entry& entry) {
            const game::Entry once = without_what_is_said_twice(entry);
            return object_of(format < first_format_of_sentences ? in_english(once) : once);
        },
        [](const OneOf<OpeningLine, WordLine, RevealLine, ThrownAwayLine, WithheldLine> auto& part) { return object_of(part); });
}

QJsonObject members_of(const game::BalanceQuestion& question)
{
    return object_of(question);
}

std::string json_of(const GameLine& line, int format)
{
    return text_of(members_of(line, format));
}

std::string json_of(const game::BalanceQuestion& question)
{
    return text_of(members_of(question));
}

std::string json_of(const game::Balance& balance)
{
    return text_of(object_of(balance));
}

std::string binding_of(const OpeningLine& line)
{
    if (line.requests.empty())
        return {};
    OpeningLine bound = line;
    bound.opening.clear();
    return hex(text(sha256({"corneta opening 2\n", json_of(bound)})));
}

std::string json_of(const Members& members)
{
    return text_of(json(members).toObject());
}

} // namespace corneta
