// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/question.h"

#include <algorithm>
#include <ranges>

namespace corneta::ui {

namespace {

std::vector<Given> known_after(const Question& question)
{
    std::vector<Given> known = question.before;
    const Form form = question.answers.form();
    for (std::size_t i = 0; i < form.size(); ++i)
        if (question.answers.asked(i))
            known.push_back({std::string{form[i].key}, words_of(form[i], question.answers.at(i))});
    return known;
}

std::vector<Given> completed(std::vector<Given> inputs, Form form, const std::vector<Given>& known)
{
    for (const Field& field : form) {
        if (std::ranges::find(inputs, field.key, &Given::key) != inputs.end())
            continue;
        const auto latest = std::ranges::find(std::views::reverse(known), field.key, &Given::key);
        if (latest != known.rend() && answers_from(form, {{*latest}}))
            inputs.push_back(*latest);
    }
    return inputs;
}

} // namespace

std::optional<Question> following(const Question& question, const Choice& choice)
{
    const Action* action = question.book.ruleset->find_action(choice.action);
    if (action == nullptr)
        return std::nullopt;
    std::vector<Given> known = known_after(question);
    auto answers = answers_from(action->form, completed(choice.presets, action->form, known));
    if (!answers)
        answers = answers_from(action->form, choice.presets);
    if (!answers)
        return std::nullopt;
    return Question{question.book, action, *std::move(answers), std::move(known)};
}

} // namespace corneta::ui
