// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <type_traits>
#include <utility>
#include <variant>

namespace corneta {

template <class T, class... Types>
concept OneOf = (std::same_as<std::remove_cvref_t<T>, Types> || ...);

template <class... Cases> struct CasesOf : Cases... {
    using Cases::operator()...;
};

/// An alternative that no variant has.
struct NoAlternative {};

/// What the case makes of a variant that takes the alternative held. What no case names does not compile: there is no default.
template <class Variant, class... Cases> decltype(auto) match(Variant&& variant, Cases&&... cases)
{
    using All = CasesOf<std::remove_cvref_t<Cases>...>;
    static_assert(!std::invocable<All, NoAlternative&>, "a case for everything swallows a new alternative: name those it is for");
    return std::visit(All{std::forward<Cases>(cases)...}, std::forward<Variant>(variant));
}

} // namespace corneta
