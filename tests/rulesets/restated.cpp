// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rulesets/restated.h"

#include "core/conformance/drawing.h"
#include "core/text/words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

using namespace corneta;

namespace restated {

namespace {

std::string as_typed(const QJsonValue& value)
{
    if (value.isDouble())
        return fmt::format("{}", value.toDouble());
    return value.isNull() ? "null" : value.toString().toStdString();
}

/// What a line of data says, and under "row" the word after the chart's, by which it is named.
std::map<std::string, std::string, std::less<>> line_of(const QByteArray& text)
{
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    const auto name = text.indexOf(",\"") + 2;
    const QString row = QString::fromUtf8(text.mid(name, text.indexOf('"', name) - name));
    std::map<std::string, std::string, std::less<>> line{{"row", as_typed(object.value(row))}};
    for (auto member = object.begin(); member != object.end(); ++member) {
        const std::string key = member.key().toStdString();
        const QJsonArray cells = member.value().toArray();
        for (int i = 0; i < cells.size(); ++i)
            line.emplace(fmt::format("{} {}", key, i + 1), as_typed(cells[i]));
        if (!member.value().isArray() && !member.value().isObject())
            line.emplace(key, as_typed(member.value()));
    }
    return line;
}

Words words_in(const std::string& outcome)
{
    Words words;
    for (const std::string_view part : split(outcome, ' '))
        if (const std::size_t mark = part.find('='); mark != std::string_view::npos)
            words.emplace(part.substr(0, mark), part.substr(mark + 1));
    return words;
}

std::string joined(const Words& words)
{
    std::string all;
    for (const auto& [key, word] : words)
        all += fmt::format(" {}={}", key, word);
    return all;
}

/// What must or may follow: `must attacker retreat unit_steps=1; `
std::string told(const std::vector<FollowUp>& next)
{
    std::string all;
    for (const FollowUp& follow : next)
        for (const Choice& choice : follow.choices) {
            all += fmt::format("{} {} {}", word_of(follow.kind), follow.by, choice.action);
            for (const Given& given : choice.presets)
                all += fmt::format(" {}={}", given.key, given.word);
            all += "; ";
        }
    return all;
}

/// Random answers that the rules do not refuse.
Answers drawn(const PlayedTable& table, const Draw& draw, conformance::Drawing& drawing)
{
    constexpr int most_tries = 20000;
    constexpr int chances = 2; // a field leaves its default one time in so many
    const Action& action = table.action(draw.action);
    for (int tried = 0; tried < most_tries; ++tried) {
        Answers answers = drawing.answers(action.form, chances);
        if (refusals(action, answers, *table.rulebook().typed_charts).empty())
            return answers;
    }
    qFatal("%s: all is refused", draw.action.c_str());
}

} // namespace

std::size_t Asked::field(std::string_view key) const
{
    const auto index = index_of(m_answers->form(), key);
    if (!index)
        qFatal("nothing asks for %s", std::string{key}.c_str());
    return *index;
}

std::string Asked::word(std::string_view key, std::size_t row) const
{
    const std::size_t index = field(key);
    return m_answers->asked(index) ? corneta::word_of(m_answers->form()[index], m_answers->at(index)[row]) : std::string{};
}

int Asked::tenths(std::string_view key, std::size_t row) const
{
    const std::size_t index = field(key);
    return m_answers->asked(index) ? m_answers->at(index)[row] : 0;
}

std::size_t Asked::rows(std::string_view key) const
{
    return m_answers->at(field(key)).size();
}

Lines::Lines(std::string_view folder)
{
    QFile file{QString::fromStdString(fmt::format("{}/rulesets/{}/charts.jsonl", CORNETA_SOURCE_DIR, folder))};
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no charts of %s", std::string{folder}.c_str());
    while (!file.atEnd()) {
        Line line = line_of(file.readLine());
        std::vector<Line>& lines = m_lines[line.at("chart")];
        const auto earlier = std::ranges::find(lines, line.at("row"), [](const Line& other) { return other.at("row"); });
        if (earlier != lines.end())
            earlier->merge(line);
        else
            lines.push_back(std::move(line));
    }
}

const Lines::Line& Lines::line(std::string_view chart, std::string_view row) const
{
    if (const auto lines = m_lines.find(chart); lines != m_lines.end())
        for (const Line& line : lines->second)
            if (line.at("row") == row)
                return line;
    qFatal("no line %s of %s", std::string{row}.c_str(), std::string{chart}.c_str());
}

const Lines::Line& Lines::band(std::string_view chart, int number) const
{
    for (const Line& line : m_lines.find(chart)->second) {
        const std::string& from = line.at("from");
        const std::string& to = line.at("to");
        if ((from == "null" || std::stoi(from) <= number) && (to == "null" || number <= std::stoi(to)))
            return line;
    }
    qFatal("no band of %s for %d", std::string{chart}.c_str(), number);
}

std::string Lines::word(std::string_view chart, std::string_view row, std::string_view column) const
{
    const Line& found = line(chart, row);
    const auto cell = found.find(column);
    if (cell == found.end())
        qFatal("no column %s of %s", std::string{column}.c_str(), std::string{chart}.c_str());
    return cell->second;
}

bool Lines::has(std::string_view chart, std::string_view row, std::string_view column) const
{
    return word(chart, row, column) != "null";
}

Part Lines::part(std::string_view chart, std::string_view row, std::string_view column) const
{
    const std::string cell = word(chart, row, column);
    if (cell == "null")
        return {0, 1};
    const std::size_t stroke = cell.find('/');
    return {std::stoi(cell), stroke == std::string::npos ? 1 : std::stoi(cell.substr(stroke + 1))};
}

int Lines::tenths(std::string_view chart, std::string_view row, std::string_view column) const
{
    return static_cast<int>(std::lround(10 * std::stod(word(chart, row, column))));
}

std::string Lines::in_band(std::string_view chart, int number, std::string_view column) const
{
    return band(chart, number).find(column)->second;
}

int Lines::number_in_band(std::string_view chart, int number, std::string_view column) const
{
    return std::stoi(in_band(chart, number, column));
}

std::string word_of(const std::vector<std::string>& rows)
{
    std::string all;
    for (const std::string& row : rows)
        all += (all.empty() ? "" : ",") + row;
    return all;
}

void compare(const PlayedTable& table, const Draw& draw, const Restatement& restatement)
{
    constexpr int most_printed = 5;
    conformance::Drawing drawing{draw.seed};
    drawing.prefer(draw.preferred);
    int differing = 0;
    std::set<std::string> outcomes;
    for (int i = 0; i < draw.cases; ++i) {
        const Answers answers = drawn(table, draw, drawing);
        Thrown thrown{draw.seed + static_cast<std::uint64_t>(i)};
        const Words stated = restatement(Asked{answers}, thrown);
        const std::string words = conformance::words_of(answers);
        const std::string played = table.outcome(draw.action, words, thrown.faces());
        outcomes.insert(played);
        Words compared = words_in(played);
        if (stated.contains("next") && !compared.empty())
            compared["next"] = told(table.verdict(draw.action, words, thrown.faces()).next);
        if (compared == stated)
            continue;
        if (++differing <= most_printed)
            qWarning("%s",
                     fmt::format("{} {}\n  dice {}\n  played: {}\n  stated:{}", draw.action, words, fmt::join(thrown.faces(), ","),
                                 compared.empty() ? played : joined(compared), joined(stated))
                         .c_str());
    }
    qInfo("%s: %d compared, %d outcomes, %d differ", draw.action.c_str(), draw.cases, static_cast<int>(outcomes.size()), differing);
    QCOMPARE(differing, 0);
}

} // namespace restated
