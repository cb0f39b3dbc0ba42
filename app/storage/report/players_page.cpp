// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/entry_words.h"
#include "app/storage/report/report.h"
#include "app/storage/report/report_page.h"
#include "core/game/play/in_clear.h"
#include "core/game/play/offered.h"
#include "core/game/play/phases.h"
#include "core/game/play/rules.h"
#include "core/text/phrase.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <variant>

namespace corneta {

namespace {

/// Everything is the browser's: its font, its size, its dark colours; a side is told by its band and its name.
constexpr std::string_view style = R"(
:root { color-scheme: light dark; --paper: #f3eeeb; --leaf: #fbf9f8; --ink: #000; --quiet: #4e4c4b; --edge: #7a7776; --line: #cac6c3;
 --mark: #28719f; --side1: #4a56b5; --side2: #a34333 }
@media (prefers-color-scheme: dark) { :root { --paper: #35312f; --leaf: #2a2928; --ink: #fff; --quiet: #c6c5c5; --edge: #9a9897; --line: #575452;
 --mark: #54a2d4; --side1: #9da4d7; --side2: #da968b } }
@media (prefers-contrast: more) { :root { --paper: Canvas; --leaf: Canvas; --ink: CanvasText; --quiet: CanvasText; --edge: CanvasText;
 --line: CanvasText; --side1: CanvasText; --side2: CanvasText } }
html { scroll-padding: 5rem 0 4rem } * { box-sizing: border-box }
body { margin: 0 auto; max-width: 48rem; padding: 0 1rem 4.5rem; background: var(--paper); color: var(--ink); font-family: sans-serif;
 line-height: 1.35; overflow-wrap: anywhere }
header { position: sticky; top: 0; margin: 0 -1rem; padding: .5rem 1rem; background: var(--leaf); border-bottom: 1px solid var(--line) }
h1 { font-size: 1.25rem; margin: 0 } h2 { font-size: 1rem; margin: 1.25rem 0 .25rem } p { margin: .25rem 0 } .quiet { color: var(--quiet) }
.card { background: var(--leaf); border: 1px solid var(--line); border-radius: 6px; padding: .75rem; margin: .5rem 0 }
.scores { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .5rem; margin-top: .5rem } .scores .card { margin: 0 }
.band1 { border-left: 5px solid var(--side1) } .band2 { border-left: 5px dashed var(--side2) } .band3 { border-left: 5px double var(--edge) }
.points { float: right; font-size: 1.5rem; font-weight: bold } .sentence { font-size: 1.4rem; font-weight: bold; margin: .5rem 0 }
.dice { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center } .dice svg { width: 3.5rem; height: 3.5rem }
ul, ol { list-style: none; margin: 0; padding: 0 } li { padding: .35rem 0; min-height: 2.75rem; border-top: 1px solid var(--line) }
.card li:first-child { border-top: 0 } .must::before { content: "\25b2\a0"; } .may::before { content: "\25b8\a0"; }
.bar { display: flex; height: .5rem; margin: .25rem 0; border: 1px solid var(--edge) } .bar i { background: var(--mark) }
.bar i + i { background: repeating-linear-gradient(45deg, var(--mark) 0 2px, transparent 2px 5px) } .bar i + i + i { background: none }
.code { font-weight: bold } .undone { text-decoration: line-through } .may::first-letter { text-transform: uppercase } .number { color: var(--quiet); float: right }
nav { position: fixed; bottom: 0; left: 0; right: 0; display: flex; background: var(--leaf); border-top: 1px solid var(--line) }
nav a { flex: 1; text-align: center; padding: .75rem 0; min-height: 2.75rem; color: var(--ink) }
)";

constexpr int reload_seconds = 3;
constexpr std::size_t most_dice = 12;
constexpr int most_entries = 60;
constexpr std::size_t most_named = 8;

/// The outline of a die with so many sides, in a square of 100.
std::string_view outline_of(int sides)
{
    switch (sides) {
    case 4: return "50,6 96,88 4,88";
    case 6: return "10,10 90,10 90,90 10,90";
    case 8: return "50,3 94,50 50,97 6,50";
    case 12: return "50,4 96,38 78,94 22,94 4,38";
    case 20: return "50,3 92,26 92,74 50,97 8,74 8,26";
    default: return "50,3 95,42 50,97 5,42";
    }
}

std::string die(int sides, int face)
{
    return fmt::format("<svg viewBox=\"0 0 100 100\" role=\"img\" aria-label=\"d{0}: {1}\"><polygon points=\"{2}\" fill=\"none\" "
                       "stroke=\"currentColor\" stroke-width=\"4\"/><text x=\"50\" y=\"62\" text-anchor=\"middle\" font-size=\"34\" "
                       "font-weight=\"bold\" fill=\"currentColor\">{1}</text></svg>",
                       sides, face, outline_of(sides));
}

class PlayersPage {
public:
    explicit PlayersPage(const GameRecord& record)
        : m_record{record},
          m_state{game::in_clear(record.journal().state(), record.ruleset())},
          m_unseen{game::unseen_in(record.journal().state(), record.ruleset())},
          m_rules{record.ruleset().game}
    {
        for (const game::Unit& unit : m_state.units)
            if (unit.kind == "side")
                m_sides.push_back(&unit);
    }

    std::string text(bool is_reloaded) const
    {
        const std::string stage =
            phrase("Turn {}, {}", m_state.stage.turn, spoken(game::label_of_phase(m_record.ruleset(), m_state.stage.phase)));
        const std::string label = scenario_text(m_record, "label");
        const std::string reload = is_reloaded ? fmt::format("<meta http-equiv=\"refresh\" content=\"{}\">\n", reload_seconds) : "";
        return fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"generator\" "
                           "content=\"{}\">\n{}<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n",
                           spoken("en"), report_mark, reload, escaped(stage), style)
            + fmt::format("<header><h1>{}</h1><p class=\"quiet\">{}</p></header>\n", escaped(stage),
                          escaped(phrase("{}, as of entry {}", label.empty() ? std::string{m_record.ruleset().label} : spoken(label),
                                         m_record.journal().entries().size())))
            + now() + forces() + journal()
            + fmt::format("<nav><a href=\"#now\">{}</a><a href=\"#forces\">{}</a><a href=\"#journal\">{}</a></nav>\n</body>\n</html>\n",
                          spoken("Now"), spoken("Forces"), spoken("Journal"));
    }

private:
    std::string band_of(std::string_view side) const
    {
        const auto found = std::ranges::find(m_sides, side, &game::Unit::key);
        return fmt::format("band{}", std::min<std::ptrdiff_t>(found - m_sides.begin(), 2) + 1);
    }

    std::string now() const { return "<section id=\"now\">\n" + scores() + last_result() + owed() + "</section>\n"; }

    std::string scores() const
    {
        std::string cards;
        for (const game::Standing& standing : game::standing_of(m_record.journal().state(), m_record.book()))
            cards += fmt::format("<div class=\"card {}\"><span class=\"points\">{}</span><b>{}</b><p class=\"quiet\">{}</p></div>\n",
                                 band_of(standing.side), standing.points, escaped(name_of(m_state, standing.side)),
                                 escaped(spoken(standing.words)));
        const Sentence verdict = game::verdict_of(m_record.journal().state(), m_record.book());
        const std::string words = verdict.empty() ? std::string{} : fmt::format("<p>{}</p>\n", escaped(spoken(verdict)));
        return cards.empty() ? cards : words + "<div class=\"scores\">\n" + cards + "</div>\n";
    }

    /// Of the last play in force, its dice, its sentence and what to do with the figures.
    std::string last_result() const
    {
        const auto results = m_record.journal().in_force();
        const auto last = std::find_if(results.rbegin(), results.rend(), [](const auto* result) { return result->play.has_value(); });
        if (last == results.rend())
            return {};
        const game::EntryResult& result = **last;
        const game::Entry& entry = *m_record.journal().find(result.entry);
        std::string dice;
        std::size_t shown = 0;
        for (const game::RecordedRoll& roll : result.rolls)
            for (const int face : roll.faces)
                if (!roll.is_idle && ++shown <= most_dice)
                    dice += die(roll.pool.sides, face);
        if (shown > most_dice)
            dice += "<span>" + phrase("and {} more", shown - most_dice) + "</span>";
        std::string hands;
        for (const game::Told& told : result.told)
            for (const Instruction& instruction : told.instructions)
                hands += fmt::format("<li>{}</li>\n", escaped(spoken(instruction.words, m_unseen)));
        return fmt::format("<div class=\"card\"><p class=\"quiet\">{}</p><div class=\"dice\">{}</div><p class=\"sentence\">{}</p>"
                           "<ul>{}</ul></div>\n",
                           escaped(phrase("{}, entry {}", roll_in_words(m_record, entry.command, m_unseen), entry.number)), dice,
                           escaped(headline_of(result, m_unseen)), hands);
    }

    std::string owed() const
    {
        std::string items;
        for (const game::Owed& owed : game::open_follow_ups(m_record.journal().state(), m_record.book()))
            items += fmt::format("<li class=\"{}\">{}</li>\n", owed.next.kind == Follow::May ? "may" : "must",
                                 escaped(spoken(owed.next.choices.front().words, m_unseen)));
        std::map<std::string, std::vector<std::string>> waiting;
        for (const game::Idle& idle : game::idle_units(m_state, m_record.book()))
            if (const game::Unit* const unit = m_state.find(idle.unit))
                waiting[spoken(idle.why)].push_back(unit->code.empty() ? unit->name : unit->code);
        for (const auto& [why, units] : waiting)
            items += fmt::format("<li class=\"may\">{}: {}</li>\n", escaped(why),
                                 units.size() > most_named ? phrase("{} units", units.size())
                                                           : escaped(fmt::format("{}", fmt::join(units, ", "))));
        for (const game::Unit* const side : m_sides) {
            const auto laid = std::ranges::count_if(m_state.face_down, [&](const std::string& key) {
                const game::Unit* const unit = m_record.journal().state().find(key);
                return unit != nullptr && unit->side == side->key;
            });
            if (laid > 0)
                items += fmt::format("<li class=\"may\">{}</li>\n", escaped(phrase("{}: {} face down", side->name, laid)));
        }
        if (items.empty())
            items = fmt::format("<li>{}</li>\n", spoken("Nothing is owed."));
        return fmt::format("<h2>{}</h2>\n<ul class=\"card\">\n{}</ul>\n", spoken("Still to do"), items);
    }

    std::string forces() const
    {
        std::string all = "<section id=\"forces\">\n";
        for (const game::Unit* const side : m_sides) {
            all += fmt::format("<h2>{}</h2>\n<ul class=\"card {}\">\n", escaped(side->name), band_of(side->key));
            for (const game::Unit& unit : m_state.units)
                if (unit.side == side->key && unit.kind != "side")
                    all += unit_line(unit);
            all += "</ul>\n";
        }
        return all + "</section>\n";
    }

    std::string unit_line(const game::Unit& unit) const
    {
        const game::UnitSummary summary =
            m_rules == nullptr || m_rules->summary == nullptr ? game::UnitSummary{} : m_rules->summary(unit, m_state, m_record.book());
        std::string numbers;
        std::string bar;
        for (const game::CountedPart& part : summary.parts) {
            numbers += fmt::format("{}{} {}", numbers.empty() ? "" : ", ", escaped(spoken(part.label)), part.number);
            bar += fmt::format("<i style=\"flex:{}\"></i>", part.number);
        }
        for (const Sentence& mark : summary.marks)
            numbers += fmt::format("{}{}", numbers.empty() ? "" : ", ", escaped(spoken(mark)));
        return fmt::format("<li><span class=\"code\">{}</span> <span{}>{}</span>{}<p class=\"quiet\">{}</p></li>\n", escaped(unit.code),
                           game::is_gone(unit, m_record.book()) ? " class=\"undone\"" : "", escaped(unit.name),
                           bar.empty() ? "" : "<div class=\"bar\">" + bar + "</div>", numbers);
    }

    std::string journal() const
    {
        const auto& entries = m_record.journal().entries();
        std::string all = fmt::format("<section id=\"journal\">\n<h2>{}</h2>\n<ol class=\"card\">\n", spoken("Journal"));
        int shown = 0;
        for (auto entry = entries.rbegin(); entry != entries.rend() && shown < most_entries; ++entry, ++shown) {
            const bool moves = std::holds_alternative<game::Undo>(entry->command) || std::holds_alternative<game::Redo>(entry->command);
            const bool is_done = moves || is_in_force(m_record.journal(), *entry);
            all += fmt::format("<li><span class=\"number\">{}</span><span{}>{}</span></li>\n", entry->number,
                               is_done ? "" : " class=\"undone\"", escaped(sentence_of(m_record, *entry, m_unseen)));
        }
        if (static_cast<std::size_t>(shown) < entries.size())
            all += fmt::format("<li class=\"quiet\">{}</li>\n", phrase("{} more before", entries.size() - static_cast<std::size_t>(shown)));
        return all + "</ol>\n</section>\n";
    }

    const GameRecord& m_record;
    game::State m_state; ///< what everybody may see
    Unseen m_unseen;     ///< whom nobody but their owner may
    const game::GameRules* m_rules;
    std::vector<const game::Unit*> m_sides;
};

} // namespace

std::string players_page(const GameRecord& record, bool is_reloaded)
{
    return PlayersPage{record}.text(is_reloaded);
}

} // namespace corneta
