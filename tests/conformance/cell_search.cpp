// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/conformance/cell_search.h"

#include "tests/conformance/account.h"
#include "tests/conformance/focus.h"

#include <algorithm>
#include <iterator>

namespace corneta::conformance {

using corneta::Answers;
using corneta::Rulebook;

namespace {

std::optional<Distribution> odds_within(Patience patience, const Subject& subject, const Answers& answers,
                                        const corneta::RulesetCharts& charts)
{
    constexpr std::size_t few_links = 3'000;
    constexpr std::size_t many_links = 300'000;
    return distribution_within(patience == Patience::Little ? few_links : many_links, subject, answers, charts);
}

} // namespace

Sample::Sample(const Subject& subject, Patience patience)
    : m_subject{&subject},
      m_patience{patience},
      m_numbers{numbers_in_charts(subject)},
      m_drawing{subject.seed()}
{
    m_drawing.prefer(m_numbers);
}

std::vector<std::int32_t> Sample::values_worth_a_try(std::size_t field) const
{
    const corneta::Field& spec = m_subject->action->form[field];
    if (spec.kind != corneta::Kind::Number) {
        std::vector<std::int32_t> all;
        for (std::int32_t value = 0; value <= spec.most_value(); ++value)
            all.push_back(value);
        return all;
    }
    const std::int32_t step = spec.grain == corneta::Grain::Whole ? 10 : 1;
    std::vector<std::int32_t> fitting{spec.least_value(), spec.most_value()};
    std::ranges::copy_if(m_numbers, std::back_inserter(fitting), [&](std::int32_t number) {
        return number > spec.least_value() && number < spec.most_value() && number % step == 0;
    });
    return fitting;
}

const Sampled& Sample::at(std::size_t index)
{
    while (m_drawn.size() <= index) {
        const Answers answers = m_drawing.answers(m_subject->action->form, static_cast<int>(m_drawn.size() % 3) + 2);
        if (auto odds = odds_within(m_patience, *m_subject, answers, m_subject->charts()))
            m_drawn.push_back({answers, *std::move(odds)});
    }
    return m_drawn[index];
}

CellSearch::CellSearch(const Rulebook& book) : m_book{book}
{
    for (const Subject& subject : subjects())
        if (subject.book == &book)
            for (const Patience patience : {Patience::Little, Patience::Much})
                m_samples.at(static_cast<std::size_t>(patience)).emplace_back(subject, patience);
}

std::vector<Sample*> CellSearch::samples_of(std::string_view chart, Patience patience)
{
    std::vector<Sample*> samples;
    for (Sample& sample : m_samples.at(static_cast<std::size_t>(patience)))
        if (std::ranges::find(sample.subject().action->charts, chart) != sample.subject().action->charts.end())
            samples.push_back(&sample);
    return samples;
}

bool CellSearch::is_read(std::string_view chart) const
{
    return std::ranges::any_of(m_samples.front(), [chart](const Sample& sample) {
        return std::ranges::find(sample.subject().action->charts, chart) != sample.subject().action->charts.end();
    });
}

bool CellSearch::changes(const Books& books, const Subject& subject, const Sampled& sampled, std::size_t first, std::size_t count,
                         Patience patience)
{
    ++m_tried;
    for (std::size_t n = 0; n < std::min(count, books.size()); ++n) {
        const auto changed = odds_within(patience, subject, sampled.answers, *books[(first + n) % books.size()].typed_charts);
        if (changed && *changed != sampled.odds)
            return true;
    }
    return false;
}

std::vector<CellSearch::Hit> CellSearch::latest(const corneta::CellName& cell, std::size_t of_each) const
{
    std::vector<Hit> hits;
    for (const std::string& key : {cell.chart + "/" + cell.row, cell.chart})
        if (const auto known = m_hits.find(key); known != m_hits.end())
            hits.insert(hits.end(), known->second.rbegin(),
                        known->second.rbegin() + static_cast<std::ptrdiff_t>(std::min(of_each, known->second.size())));
    return hits;
}

std::optional<CellSearch::Hit> CellSearch::again(const Books& books, const corneta::CellName& cell, Patience patience)
{
    constexpr std::size_t remembered = 12;
    for (const Hit& hit : latest(cell, remembered)) {
        const Subject& subject = hit.sample->subject();
        if (const auto odds = odds_within(patience, subject, hit.answers, subject.charts());
            odds && changes(books, subject, {hit.answers, *odds}, 0, books.size(), patience))
            return hit;
    }
    return std::nullopt;
}

std::optional<CellSearch::Hit> CellSearch::beside(const Books& books, const corneta::CellName& cell, Patience patience)
{
    constexpr std::size_t remembered = 3;
    for (const Hit& hit : latest(cell, remembered)) {
        const Subject& subject = hit.sample->subject();
        for (std::size_t field = 0; field < hit.answers.form().size(); ++field)
            for (const std::int32_t value : hit.sample->values_worth_a_try(field)) {
                const auto answers = changed(hit.answers, field, std::vector<std::int32_t>(rows_of(hit.answers, field), value));
                const auto odds = answers ? odds_within(patience, subject, *answers, subject.charts()) : std::nullopt;
                if (odds && changes(books, subject, {*answers, *odds}, 0, books.size(), patience))
                    return Hit{hit.sample, *answers};
            }
    }
    return std::nullopt;
}

std::optional<CellSearch::Hit> CellSearch::elsewhere(const Books& books, const Place& place, std::size_t tries, Patience patience)
{
    constexpr std::size_t books_at_a_time = 3;
    struct Guessing {
        Sample* sample;
        Focus focus;
        Drawing drawing;
    };
    std::vector<Guessing> guessing;
    for (Sample* sample : samples_of(place.cells.front().chart, patience))
        guessing.push_back({sample, Focus{sample->subject(), place}, Drawing{sample->subject().seed()}});
    for (std::size_t index = 0; index < tries; ++index)
        for (auto& [sample, focus, drawing] : guessing) {
            const Subject& subject = sample->subject();
            const Answers guessed = focus.answers(drawing);
            if (const auto odds = odds_within(patience, subject, guessed, subject.charts());
                odds && changes(books, subject, {guessed, *odds}, index, books_at_a_time, patience))
                return Hit{sample, guessed};
            if (changes(books, subject, sample->at(index), index, books_at_a_time, patience))
                return Hit{sample, sample->at(index).answers};
        }
    return std::nullopt;
}

std::optional<std::string> CellSearch::proof(const Place& place, std::size_t tries)
{
    const corneta::CellName& cell = place.cells.front();
    Books books;
    for (corneta::ChartSet& charts : charts_changed(*m_book.charts, m_book.ruleset->key, place))
        books.push_back(rulebook(*m_book.ruleset, std::move(charts)));
    std::optional<Hit> hit;
    for (const Patience patience : {Patience::Little, Patience::Much}) {
        if (!hit)
            hit = again(books, cell, patience);
        if (!hit)
            hit = elsewhere(books, place, tries / 10, patience);
        if (!hit)
            hit = beside(books, cell, patience);
        if (!hit)
            hit = elsewhere(books, place, tries, patience);
    }
    if (!hit)
        return std::nullopt;
    m_hits[cell.chart + "/" + cell.row].push_back(*hit);
    m_hits[cell.chart].push_back(*hit);
    return hit->sample->subject().name() + " " + words_of(hit->answers);
}

} // namespace corneta::conformance
