// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "core/action/named_roles.h"
#include "core/action/procedure.h"
#include "core/form/field.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>

namespace corneta {

/// A number kept in tenths. Example: 6.5 inches are `Tenths{65}`.
struct Tenths {
    std::int32_t count = 0;
    friend constexpr auto operator<=>(const Tenths&, const Tenths&) = default;
};

/// The words chosen of a Set, a bit an enumerator.
template <class Word> struct Words {
    std::uint32_t bits = 0;
    bool has(Word word) const { return (bits >> static_cast<unsigned>(word) & 1U) != 0; }
    friend constexpr bool operator==(const Words&, const Words&) = default;
};

/// The rows of a list, at most `most` of them.
template <class Value, std::size_t Most> struct Rows {
    static constexpr std::size_t most = Most;
    std::array<Value, Most> values{};
    std::size_t count = 0;
    const Value& operator[](std::size_t row) const
    {
        assert(row < count);
        return values[row];
    }
    const Value* begin() const { return values.data(); }
    const Value* end() const { return values.data() + count; }
    void push(Value value)
    {
        assert(count < Most);
        values[count++] = value;
    }
};

namespace declared {

template <class T> struct RowsOf {
    static constexpr std::size_t most = 0;
    using Value = T;
};
template <class T, std::size_t Most> struct RowsOf<Rows<T, Most>> {
    static constexpr std::size_t most = Most;
    using Value = T;
};
template <class T> constexpr bool is_words = false;
template <class T> constexpr bool is_words<Words<T>> = true;

template <class T> consteval Kind kind_of()
{
    if constexpr (std::is_same_v<T, bool>)
        return Kind::Toggle;
    else if constexpr (std::is_enum_v<T>)
        return Kind::Choice;
    else if constexpr (is_words<T>)
        return Kind::Set;
    else
        return Kind::Number;
}

template <class T> constexpr T typed(std::int32_t value)
{
    if constexpr (std::is_same_v<T, Tenths>)
        return {value};
    else if constexpr (is_words<T>)
        return {static_cast<std::uint32_t>(value)};
    else if constexpr (std::is_same_v<T, bool> || std::is_enum_v<T>)
        return static_cast<T>(value);
    else
        return static_cast<T>(value / 10);
}

template <class T> constexpr std::int32_t kept(const T& value)
{
    if constexpr (std::is_same_v<T, Tenths>)
        return value.count;
    else if constexpr (is_words<T>)
        return static_cast<std::int32_t>(value.bits);
    else if constexpr (std::is_same_v<T, bool> || std::is_enum_v<T>)
        return static_cast<std::int32_t>(value);
    else
        return static_cast<std::int32_t>(value) * 10;
}

template <class Owner, class Member> Owner owner_of(Member Owner::*);
template <class Owner, class Member> Member member_of(Member Owner::*);

/// Follows one or two member pointers from an answers struct.
template <auto First, auto... Rest> struct Path {
    using Owner = decltype(owner_of(First));
    static constexpr auto& follow(auto& object)
    {
        if constexpr (sizeof...(Rest) == 0)
            return object.*First;
        else
            return Path<Rest...>::follow(object.*First);
    }
    using Member = std::remove_cvref_t<decltype(follow(std::declval<Owner&>()))>;
};

template <class P> void put(void* inputs, std::span<const std::int32_t> values)
{
    using Member = typename P::Member;
    auto& member = P::follow(*static_cast<typename P::Owner*>(inputs));
    if constexpr (RowsOf<Member>::most > 0) {
        member = {};
        for (const std::int32_t value : values)
            member.push(typed<typename RowsOf<Member>::Value>(value));
    } else {
        assert(values.size() == 1);
        member = typed<Member>(values.front());
    }
}

template <class P> void take(const void* end, Outcome& outcome)
{
    using Member = typename P::Member;
    const auto& member = P::follow(*static_cast<const typename P::Owner*>(end));
    if constexpr (RowsOf<Member>::most > 0) {
        outcome.open();
        for (const auto& value : member)
            outcome.push(kept(value));
    } else {
        outcome.open();
        outcome.push(kept(member));
    }
}

} // namespace declared

/// A field that fills `member` of the typed answers; the member's type decides kind, grain and whether it is a list:
/// int, Tenths, bool, an enum class, Words<enum>, or Rows of one of them. Example:
/// `asks<&Fire::castings>({.key = "firer_castings", .label = "Castings firing", .measure = Measure::Castings, .start = 12})`.
/// Members of a part are named by their path: `asks<&Charge::attacker, &Body::effectives>(…)`.
template <auto... Member> constexpr Field asks(Field field)
{
    using P = declared::Path<Member...>;
    using Rows = declared::RowsOf<typename P::Member>;
    field.kind = declared::kind_of<typename Rows::Value>();
    field.grain = std::is_same_v<typename Rows::Value, Tenths> ? Grain::Tenths : Grain::Whole;
    field.put = declared::put<P>;
    if (Rows::most > 0 && field.rows_most == 0)
        field.rows_most = static_cast<int>(Rows::most);
    return field;
}

/// The same in one line: `asks<&Attack::garrison>("garrison", "Defender is a garrison", role::defender, stat::garrison)`.
template <auto... Member>
constexpr Field asks(std::string_view key, std::string_view label, std::string_view role = {}, std::string_view stat = {}, Field more = {})
{
    more.key = key;
    more.label = label;
    more.role = role;
    more.stat = stat;
    return asks<Member...>(more);
}

namespace declared {
/// A stat that knows its options: a game's Stat.
template <class Stat>
concept HasOptions = requires(const Stat& stat) { stat.options; };

template <class Stat, class Spec> constexpr Spec with_options_of(const Stat& stat, Spec spec)
{
    if (spec.options.empty() && (spec.kind == Kind::Choice || spec.kind == Kind::Set))
        spec.options = stat.options;
    return spec;
}
} // namespace declared

/// The same with the options of the stat: `asks<&Attack::cover>("cover", "Cover", role::defender, stat::cover)`.
template <auto... Member, declared::HasOptions Stat>
constexpr Field asks(std::string_view key, std::string_view label, std::string_view role, const Stat& stat, Field more = {})
{
    return declared::with_options_of(stat, asks<Member...>(key, label, role, stat.key, more));
}

/// The same with the label of the stat, too: `asks<&Attack::cover>("cover", role::defender, stat::cover)`.
template <auto... Member, declared::HasOptions Stat>
constexpr Field asks(std::string_view key, std::string_view role, const Stat& stat, Field more = {})
{
    return asks<Member...>(key, stat.label, role, stat, more);
}

/// The same for a column of a batch: the form shows a list of at most `rows_most` rows, the action sees one value.
template <auto... Member> constexpr Field asks_each(Field field)
{
    assert(field.rows_most > 0);
    return asks<Member...>(field);
}

/// A form that asks for one unit or, as the columns of the batch `group`, for at most `most` of them, and is plain alone.
/// Example: `one_or_several("leader", std::array{asks<&LeaderPoints::rating>({.key = "leader_rating", ...})})`.
template <std::size_t Size>
constexpr std::array<Field, Size> one_or_several(std::string_view group, std::array<Field, Size> form, int most = 12)
{
    for (Field& field : form) {
        assert(field.rows_most == 0);
        field.group = group;
        field.rows_least = 1;
        field.rows_most = most;
        field.alone = Alone::Plain;
    }
    return form;
}

/// An outcome that is read from `member` of the typed end of an action.
template <auto... Member> constexpr OutcomeSpec gives(OutcomeSpec spec)
{
    using P = declared::Path<Member...>;
    using Rows = declared::RowsOf<typename P::Member>;
    spec.kind = declared::kind_of<typename Rows::Value>();
    spec.list = Rows::most > 0;
    spec.take = declared::take<P>;
    spec.put = declared::put<P>;
    return spec;
}

/// The same in one line: `gives<&AttackEnd::differential>("differential", "attack less defense")`.
template <auto... Member> constexpr OutcomeSpec gives(std::string_view key, std::string_view label, OutcomeSpec more = {})
{
    more.key = key;
    more.label = label;
    return gives<Member...>(more);
}

/// An outcome that does something to the stat of the unit in a role.
template <auto... Member>
constexpr OutcomeSpec changes(std::string_view key, std::string_view label, std::string_view role, Does does, std::string_view stat,
                              OutcomeSpec more = {})
{
    more.role = role;
    more.stat = stat;
    more.does = does;
    return gives<Member...>(key, label, more);
}

/// The same with the options of the stat.
template <auto... Member, declared::HasOptions Stat>
constexpr OutcomeSpec changes(std::string_view key, std::string_view label, std::string_view role, Does does, const Stat& stat,
                              OutcomeSpec more = {})
{
    return declared::with_options_of(stat, changes<Member...>(key, label, role, does, stat.key, more));
}

namespace declared {

/// The first field that does not say where a kept game has its answer from.
consteval std::size_t first_without_fact(Form form)
{
    const auto is_silent = [](const Field& field) { return field.fact == Fact::Unsaid && field.stat.empty(); };
    return static_cast<std::size_t>(std::ranges::find_if(form, is_silent) - form.begin());
}

template <class Rules> std::unique_ptr<Procedure> bind(const Answers& answers, std::size_t row, const RulesetCharts& charts)
{
    typename Rules::Inputs inputs{};
    const Form form = answers.form();
    for (std::size_t i = 0; i < form.size(); ++i) {
        const bool of_batch = !Rules::batch.empty() && form[i].group == Rules::batch;
        form[i].put(&inputs, of_batch ? answers.at(i).subspan(row, 1) : answers.at(i));
    }
    const auto* own = dynamic_cast<const typename Rules::Charts*>(&charts);
    assert(own != nullptr);
    return std::make_unique<ProcedureOf<Rules>>(std::move(inputs), *own);
}

} // namespace declared

/// The rest of an action's declaration from its rules: see ProcedureOf. `Rules` also has `form`, `outcomes`, `refusals`, `charts`
/// as static constexpr arrays and `batch`, a group of its form or empty.
template <class Rules> constexpr ActionOf<typename Rules::Inputs, typename Rules::End> action_of(Action action)
{
    static_assert(declared::first_without_fact(Rules::form) == Form{Rules::form}.size(), "the field of that number says no .fact");
    action.form = Rules::form;
    action.outcomes = Rules::outcomes;
    action.refusals = declared::refusals<Rules>;
    action.charts = Rules::reads;
    action.roles = std::span{named_roles<Rules>.all}.first(named_roles<Rules>.count);
    action.batch = Rules::batch;
    action.bind = declared::bind<Rules>;
    return {action};
}

} // namespace corneta
