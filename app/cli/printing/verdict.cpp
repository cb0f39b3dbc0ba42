// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/verdict.h"

#include "app/cli/printing/columns.h"
#include "app/cli/printing/json.h"
#include "app/storage/game/entry_words.h"
#include "core/action/resolve.h"
#include "core/text/language.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <functional>
#include <vector>

namespace corneta::cli {

namespace {

std::string cell_in_words(const Working& working)
{
    return working.cell ? fmt::format("[{} {} {}]", working.cell->chart, working.cell->row, working.cell->column) : std::string{};
}

std::string instructions_of(const Verdict& verdict)
{
    std::string lines;
    for (const Instruction& instruction : verdict.instructions)
        lines += fmt::format("  {}\n", spoken(instruction.words));
    return lines;
}

std::string rolls_of(const Verdict& verdict)
{
    Columns columns{"lll"};
    for (const Roll& roll : verdict.rolls)
        columns.add(
            {spoken(roll.label), fmt::format("{}d{}", roll.pool.count, roll.pool.sides), fmt::format("{}", fmt::join(roll.faces, "+"))});
    return columns.text("  ");
}

std::string workings_of(const Verdict& verdict)
{
    Columns columns{"lrrlll"};
    for (const Working& working : verdict.workings)
        columns.add({spoken(working.reason), step_in_words(working), text(working.total), spoken(word_of(working.source)), working.rule,
                     cell_in_words(working)});
    return columns.text("  ");
}

std::string next_of(const Verdict& verdict, const Ruleset& ruleset)
{
    Columns columns{"llll"};
    for (const FollowUp& follow_up : verdict.next)
        for (const Choice& choice : follow_up.choices) {
            std::string call{choice.action};
            for (const Given& given : choice.presets)
                call += fmt::format(" {}={}", given.key, given.word);
            if (ruleset.find_action(choice.action) == nullptr)
                call += spoken(" (no action yet)");
            columns.add({spoken(word_of(follow_up.kind)), std::string{follow_up.by}, spoken(choice.words), std::move(call)});
        }
    return columns.text("  ");
}

QJsonValue json_of(const std::optional<CellName>& cell)
{
    if (!cell)
        return QJsonValue::Null;
    return QJsonObject{{"chart", words(cell->chart)}, {"row", words(cell->row)}, {"column", words(cell->column)}};
}

QJsonObject json_of(const Working& working)
{
    return {{"op", words(word_of(working.op))}, {"amount", json_number(working.amount)},    {"total", json_number(working.total)},
            {"reason", words(working.reason)},  {"source", words(word_of(working.source))}, {"rule", words(working.rule)},
            {"cell", json_of(working.cell)}};
}

QJsonObject json_of(const Roll& roll)
{
    return {{"label", words(roll.label)}, {"sides", roll.pool.sides}, {"faces", json_list(roll.faces, std::identity{})}};
}

/// The presets as their action's form types them; as they stand while it has not landed.
QJsonObject inputs_of(const Choice& choice, const Ruleset& ruleset)
{
    QJsonObject inputs;
    const Action* const action = ruleset.find_action(choice.action);
    const Form form = action != nullptr ? action->form : Form{};
    const auto answers = answers_from(form, choice.presets);
    for (const Given& given : choice.presets) {
        const auto index = index_of(form, given.key);
        inputs[words(given.key)] = answers && index ? json_values(form[*index], answers->at(*index)) : QJsonValue{words(given.word)};
    }
    return inputs;
}

QJsonObject json_of(const FollowUp& follow_up, const Ruleset& ruleset)
{
    const auto json_of_choice = [&](const Choice& choice) {
        return QJsonObject{{"action", words(choice.action)}, {"inputs", inputs_of(choice, ruleset)}, {"words", words(text(choice.words))}};
    };
    return {
        {"kind", words(word_of(follow_up.kind))}, {"by", words(follow_up.by)}, {"choices", json_list(follow_up.choices, json_of_choice)}};
}

QJsonObject inputs_of(const Answers& answers)
{
    QJsonObject inputs;
    for (std::size_t i = 0; i < answers.form().size(); ++i)
        if (answers.asked(i))
            inputs[words(answers.form()[i].key)] = json_values(answers.form()[i], answers.at(i));
    return inputs;
}

/// What verdicts leave, all rows in order.
class Joined {
public:
    explicit Joined(const Ruleset& ruleset) : m_ruleset{ruleset} {}

    void add(const Verdict& verdict)
    {
        const std::string sentence = text(verdict.headline);
        m_headline += m_headline.empty() ? sentence : " " + sentence;
        for (const Working& working : verdict.workings)
            m_workings.append(json_of(working));
        for (const Roll& roll : verdict.rolls)
            m_rolls.append(json_of(roll));
        for (const Instruction& instruction : verdict.instructions) {
            m_instructions.append(words(text(instruction.words)));
            m_hands.append(words(word_of(instruction.hand)));
        }
        for (const FollowUp& follow_up : verdict.next)
            m_next.append(json_of(follow_up, m_ruleset));
    }
    QJsonObject object(const QJsonObject& outcome) const
    {
        return {{"headline", words(m_headline)}, {"workings", m_workings}, {"rolls", m_rolls}, {"outcome", outcome},
                {"hands", m_instructions},       {"hand_kinds", m_hands},  {"next", m_next}};
    }

private:
    const Ruleset& m_ruleset;
    std::string m_headline;
    QJsonArray m_workings, m_rolls, m_instructions, m_hands, m_next;
};

} // namespace

std::string text_of(const Question& question, std::span<const Verdict> verdicts)
{
    const Action& action = *question.action;
    std::string all;
    for (std::size_t row = 0; row < verdicts.size(); ++row) {
        const Verdict& verdict = verdicts[row];
        if (row > 0)
            all += '\n';
        if (action.numbers_rows(verdicts.size()))
            all += fmt::format("{} {}: ", spoken(action.batch), row + 1);
        all += fmt::format("{}\n", spoken(verdict.headline));
        all += part("HANDS", instructions_of(verdict));
        all += part("DICE", rolls_of(verdict));
        all += part("WORKING", workings_of(verdict));
        all += part("THEN", next_of(verdict, question.ruleset()));
    }
    return all;
}

QJsonObject json_of(const Question& question, std::span<const Verdict> verdicts)
{
    const Action& action = *question.action;
    Joined whole{question.ruleset()};
    QJsonObject outcome;
    QJsonArray rows;
    for (std::size_t row = 0; row < verdicts.size(); ++row) {
        const Verdict& verdict = verdicts[row];
        Joined one{question.ruleset()};
        one.add(verdict);
        whole.add(verdict);
        QJsonObject outcome_of_row;
        for (std::size_t i = 0; i < action.outcomes.size(); ++i) {
            const OutcomeSpec& spec = action.outcomes[i];
            const QJsonValue value = json_values(spec, verdict.outcome.at(i));
            outcome_of_row[words(spec.key)] = value;
            outcome[words(row_key(action, {row, verdicts.size()}, spec.key))] = value;
        }
        rows.append(one.object(outcome_of_row));
    }
    QJsonObject object = whole.object(outcome);
    object["ruleset"] = words(question.ruleset().key);
    object["action"] = words(action.key);
    object["inputs"] = inputs_of(question.answers);
    if (action.numbers_rows(verdicts.size()))
        object["rows"] = rows;
    return object;
}

} // namespace corneta::cli
