// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/authoring.h"

#include <optional>

/// Clockwork beetles on a garden table: rules that nobody plays, for tests. Enumerators count as options and chart rows do.
namespace made_up {

using namespace corneta::authoring; // NOLINT(google-build-using-namespace)
using corneta::asks_each;
using corneta::Empty;
using corneta::Listening;
using corneta::Measure;
using corneta::Shape;
using corneta::Tenths;
using corneta::Words;

namespace section {
inline constexpr std::string_view winding = "1 Winding";
inline constexpr std::string_view leaping = "2 Leaping";
inline constexpr std::string_view tussling = "3 Tussling";
inline constexpr std::string_view gusts = "4 Gusts";
inline constexpr std::string_view parading = "5 Parading";
inline constexpr std::string_view mustering = "6 Mustering";
} // namespace section

inline constexpr ColumnSpec dice{.key = "dice", .label = "dice", .kind = CellKind::Dice, .least = -3, .most = 3};
inline constexpr std::array pools{dice};
inline constexpr std::array numbers{ColumnSpec{.key = "amount", .label = "amount", .least = -9, .most = 20}};

enum class Spring : std::uint8_t { Brass, Steel, Silver };
inline constexpr std::array springs{Option{"brass", "brass"}, Option{"steel", "steel"}, Option{"silver", "silver"}};
enum class SpringIn { Dice, MostTurns };
inline constexpr std::array spring_columns{dice, ColumnSpec{.key = "turns", .label = "most turns", .least = 1, .most = 20}};
inline constexpr auto spring_chart = chart<Spring, SpringIn>(
    {"springs", "Springs", section::winding, "spring", {}, spring_columns},
    {{Spring::Brass, "brass", "brass spring"}, {Spring::Steel, "steel", "steel spring"}, {Spring::Silver, "silver", "silver spring"}});

constexpr ColumnSpec edge(std::string_view key)
{
    return {.key = key, .label = key, .least = 0, .most = 20, .empty = Empty::Allowed, .precision = Precision::Tenths};
}
enum class Reach { Brass, Steel, Silver };
inline constexpr std::array reach_columns{edge("near"), edge("middle"), edge("far")};
inline constexpr auto reach_chart = chart<Reach>(
    {"reaches", "Reaches in inches", section::leaping, "spring", {}, reach_columns, Shape::Edges},
    {{Reach::Brass, "brass", "brass spring"}, {Reach::Steel, "steel", "steel spring"}, {Reach::Silver, "silver", "silver spring"}});

enum class Ground : std::uint8_t { Cloth, Wood, Glass };
inline constexpr std::array grounds{Option{"cloth", "tablecloth"}, Option{"wood", "bare wood"}, Option{"glass", "glass plate"}};
enum class Footing { Firm, Loose, Slick };
inline constexpr std::array<std::string_view, 3> footing_words{"firm", "loose", "slick"};
enum class GroundIn { Footing, Times };
inline constexpr std::array ground_columns{
    ColumnSpec{.key = "footing", .label = "footing", .kind = CellKind::Word, .words = footing_words},
    ColumnSpec{.key = "times", .label = "part of the turns", .least = 0, .most = 2, .precision = Precision::Fractions}};
inline constexpr auto ground_chart = chart<Ground, GroundIn>(
    {"grounds", "Grounds", section::leaping, "ground", {}, ground_columns},
    {{Ground::Cloth, "cloth", "tablecloth"}, {Ground::Wood, "wood", "bare wood"}, {Ground::Glass, "glass", "glass plate"}});

enum class Lift { Low, Middling, High };
inline constexpr std::array lift_columns{
    columns::from, columns::to, ColumnSpec{.key = "needed", .label = "needed", .least = 0, .most = 20, .count = 3, .noun = "reaches"}};
inline constexpr auto lift_chart =
    chart<Lift>({"lifts", "Needed by lift", section::leaping, "lift", {}, lift_columns, Shape::Bands, 0},
                {{Lift::Low, "low", "low lift"}, {Lift::Middling, "middling", "middling lift"}, {Lift::High, "high", "high lift"}});

/// What a push with that grip moves on each face of the d6.
enum class Grip { Weak, Firm, Iron };
inline constexpr std::array grip_columns{columns::from, columns::to,
                                         ColumnSpec{.key = "push", .label = "push", .least = 0, .most = 9, .count = 6, .noun = "faces"}};
inline constexpr auto grip_chart =
    chart<Grip>(bands("grips", "Pushes by grip", section::tussling, "grip", grip_columns),
                {{Grip::Weak, "weak", "weak grip"}, {Grip::Firm, "firm", "firm grip"}, {Grip::Iron, "iron", "iron grip"}});

enum class Blow { Calm, Rocked, Blown, Tossed };
enum class Stance : std::uint8_t { Stands, Slides, Flips };
inline constexpr std::array<std::string_view, 3> stance_words{"stands", "slides", "flips"};
enum class BlowIn { Slide, Stance };
inline constexpr std::array gust_columns{
    columns::from, columns::to, ColumnSpec{.key = "slide", .label = "slide", .least = 0, .most = 9, .precision = Precision::Tenths},
    ColumnSpec{.key = "stance", .label = "stance", .kind = CellKind::Word, .words = stance_words}};
inline constexpr auto gust_chart = chart<Blow, BlowIn>(bands("gusts", "Gusts", section::gusts, "gust", gust_columns),
                                                       {{Blow::Calm, "calm", "calm"},
                                                        {Blow::Rocked, "rocked", "rocked"},
                                                        {Blow::Blown, "blown", "blown"},
                                                        {Blow::Tossed, "tossed", "tossed"}});

enum class Trim : std::uint8_t { Oiled, Polished, Ribboned };
inline constexpr std::array trims{Option{"oiled", "oiled"}, Option{"polished", "polished"}, Option{"ribboned", "with a ribbon"}};
enum class Mark { Oiled, Polished, Ribboned, Wings, Loose, Slick, Sail, Applause };
inline constexpr auto mark_chart = chart<Mark>({"marks", "Marks", section::leaping, "mark", {}, numbers},
                                               {{Mark::Oiled, "oiled", "oiled"},
                                                {Mark::Polished, "polished", "polished"},
                                                {Mark::Ribboned, "ribboned", "ribbon"},
                                                {Mark::Wings, "wings", "wings"},
                                                {Mark::Loose, "loose", "loose footing"},
                                                {Mark::Slick, "slick", "slick footing"},
                                                {Mark::Sail, "sail", "wind from behind fills the ribbon"},
                                                {Mark::Applause, "applause", "applause"}});

enum class Part { Strain, Minute, Gloves, Length, Brake };
inline constexpr std::array fractions{
    ColumnSpec{.key = "amount", .label = "amount", .least = -9, .most = 9, .precision = Precision::Fractions}};
inline constexpr auto part_chart = chart<Part>({"parts", "Parts", section::winding, "part", {}, fractions},
                                               {{Part::Strain, "strain", "strain"},
                                                {Part::Minute, "minute", "turns a minute"},
                                                {Part::Gloves, "gloves", "gloves"},
                                                {Part::Length, "length", "length"},
                                                {Part::Brake, "brake", "brake"}});

enum class Limit { Beyond, Edge, Lock, Brake, Prize, Call };
inline constexpr auto limit_chart = chart<Limit>({"limits", "Limits", section::leaping, "limit", {}, numbers},
                                                 {{Limit::Beyond, "beyond", "beyond the mark"},
                                                  {Limit::Edge, "edge", "edge of the table"},
                                                  {Limit::Lock, "lock", "horns come free"},
                                                  {Limit::Brake, "brake", "brakes"},
                                                  {Limit::Prize, "prize", "points for a prize"},
                                                  {Limit::Call, "call", "answers the call"}});

enum class Throw { Lock, Gust, Brake, Hold, Muster };
inline constexpr auto throw_chart = chart<Throw>({"throws", "Throws", section::gusts, "throw", {}, pools},
                                                 {{Throw::Lock, "lock", "locked horns"},
                                                  {Throw::Gust, "gust", "gust"},
                                                  {Throw::Brake, "brake", "brake"},
                                                  {Throw::Hold, "hold", "hold on"},
                                                  {Throw::Muster, "muster", "muster"}});

struct Charts final : corneta::ChartsOf<spring_chart, reach_chart, ground_chart, lift_chart, grip_chart, gust_chart, mark_chart, part_chart,
                                        limit_chart, throw_chart> {
    using ChartsOf::ChartsOf;

    const Cell& mark(Trim trim) const { return (*this)[like<Mark>(trim)]; }
    Footing footing(Ground ground) const { return static_cast<Footing>((*this)[ground, GroundIn::Footing].word()); }
    /// The reach that `distance` falls in, from 0; nothing beyond the last.
    std::optional<int> reach_of(Spring spring, Tenths distance) const
    {
        int reach = 0;
        for (const Cell& edge : of<Reach>().row(static_cast<std::size_t>(spring))) {
            if (!edge.empty() && !(edge.number() < Fraction::tenths(distance.count)))
                return reach;
            ++reach;
        }
        return std::nullopt;
    }
};

/// A choice as a preset says it.
template <std::size_t Count> std::string word_of(const std::array<Option, Count>& options, auto choice)
{
    return std::string{options.at(static_cast<std::size_t>(choice)).word};
}

extern const Action wind_up, leap, tussle, gust, parade, muster;

inline constexpr std::array<std::string_view, 1> in_playing{"playing"};
inline constexpr std::array<std::string_view, 2> in_playing_and_parading{"playing", "parading"};

} // namespace made_up
