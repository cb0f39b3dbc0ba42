// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/sentence.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace corneta {

/// What a program may go by. Words are for people and change. None: nothing goes by it.
enum class ProblemCode : std::uint8_t {
    None,
    DiceMissing,
    UnknownUnit,
    UnknownField,
    StillOwed,
    NobodyThere,
    NotDone,
    RollOwed,
    NotMeasured,
    NotSeen,
    TypedOver
};

/// One thing that is wrong: `where` is a field's key, a die's label or `file:line`.
struct Problem {
    std::string where;
    Sentence what;
    ProblemCode code = ProblemCode::None;
    std::string_view rule{}; ///< the section that says so; empty: that of what is wanted, or the words name it
    friend bool operator==(const Problem&, const Problem&) = default;
};

using Problems = std::vector<Problem>;

/// What a function returns that could not do what it was asked for, for one reason.
inline std::unexpected<Problems> refused(std::string where, Sentence what)
{
    return std::unexpected{Problems{{std::move(where), std::move(what)}}};
}

/// A problem within a sentence.
inline Inner inner(const Problem& problem)
{
    return Sentence{"{0}: {1}", {Name{problem.where}, Inner{problem.what}}};
}

/// `where: what`, the form in which every front end shows a problem.
std::string text(const Problem& problem);

} // namespace corneta
