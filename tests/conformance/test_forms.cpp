// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/procedure.h"
#include "core/form/asked_when.h"
#include "core/game/play/roles.h"
#include "core/game/play/rules.h"
#include "tests/conformance/account.h"
#include "tests/conformance/complaints.h"
#include "tests/conformance/drawing.h"
#include "tests/conformance/words_allowed.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <set>

using namespace corneta;
using conformance::Complaints;
using conformance::Drawing;
using conformance::Subject;

/// What an action declares.
class TestForms : public QObject {
    Q_OBJECT

private slots:
    void rulesets_are_declared_in_full_data() { conformance::add_row_for_every_ruleset(); }
    void rulesets_are_declared_in_full();
    void actions_are_declared_in_full_data() { conformance::add_row_for_every_action(); }
    void actions_are_declared_in_full();
    void keys_and_options_are_plain_words_data() { conformance::add_row_for_every_action(); }
    void keys_and_options_are_plain_words();
    void starts_lie_within_their_range_data() { conformance::add_row_for_every_action(); }
    void starts_lie_within_their_range();
    void conditions_speak_of_fields_that_are_there_data() { conformance::add_row_for_every_action(); }
    void conditions_speak_of_fields_that_are_there();
    void answers_are_read_back_as_they_were_given_data() { conformance::add_row_for_every_action(); }
    void answers_are_read_back_as_they_were_given();
    void a_field_that_is_not_asked_takes_its_default_alone_data() { conformance::add_row_for_every_action(); }
    void a_field_that_is_not_asked_takes_its_default_alone();
};

namespace {

void complain_of_options(std::string_view key, std::span<const Option> options, bool needed, Complaints& complaints)
{
    complaints.unless(options.empty() != needed, fmt::format("{}: a choice or a set has options, nothing else has", key));
    std::set<std::string_view> words;
    for (const Option& option : options) {
        complaints.unless(conformance::is_word(option.word), fmt::format("{}: \"{}\" is no plain word", key, option.word));
        complaints.unless(words.insert(option.word).second, fmt::format("{}: \"{}\" stands there twice", key, option.word));
        complaints.unless(!option.label.empty(), fmt::format("{}: \"{}\" has no label", key, option.word));
    }
}

bool has_options(Kind kind)
{
    return kind == Kind::Choice || kind == Kind::Set;
}

void complain_of_range(const Field& field, Complaints& complaints)
{
    if (field.kind == Kind::Number)
        complaints.unless(field.least <= field.most, fmt::format("{}: least {} is above most {}", field.key, field.least, field.most));
    complaints.unless(field.start_value() >= field.least_value() && field.start_value() <= field.most_value(),
                      fmt::format("{}: starts outside its range", field.key));
    if (field.kind == Kind::Set)
        complaints.unless(field.options.size() < 31, fmt::format("{}: has more words than bits", field.key));
    if (field.is_list())
        complaints.unless(
            field.rows_least >= 0 && field.rows_least <= field.rows_start && field.rows_start <= field.rows_most,
            fmt::format("{}: starts with {} rows, not from {} to {}", field.key, field.rows_start, field.rows_least, field.rows_most));
    else
        complaints.unless(field.group.empty(), fmt::format("{}: stands in a table and is no list", field.key));
}

void complain_of_outcome(const OutcomeSpec& spec, Complaints& complaints)
{
    complaints.unless(!spec.label.empty(), fmt::format("{}: no label", spec.key));
    complaints.unless(spec.take != nullptr, fmt::format("{}: reads nothing", spec.key));
    complaints.unless(spec.does == Does::Nothing || (!spec.role.empty() && !spec.stat.empty()),
                      fmt::format("{}: an effect on nothing", spec.key));
    complaints.unless(spec.does == Does::Nothing || !spec.list, fmt::format("{}: a list has no effect", spec.key));
    complaints.unless(spec.does != Does::Marker || spec.kind == Kind::Toggle || (spec.kind == Kind::Choice && spec.options.size() == 2),
                      fmt::format("{}: a marker is there or not", spec.key));
    complaints.unless(spec.does != Does::Add || spec.kind == Kind::Number, fmt::format("{}: only numbers are added", spec.key));
    const bool has_few_values = spec.kind == Kind::Toggle || spec.kind == Kind::Choice;
    const std::size_t values = spec.kind == Kind::Toggle ? 2 : spec.options.size();
    complaints.unless(spec.highlighted == 0 || (has_few_values && !spec.list && spec.highlighted >> values == 0),
                      fmt::format("{}: a chance is of a yes or of words it has", spec.key));
    complaints.unless(spec.shown != Shown::AsBars || !spec.list, fmt::format("{}: a list has no bars", spec.key));
}

/// What a game keeps secret is a stat of its own; whom it calls otherwise stands in a role of an action.
void complain_of_game(const Ruleset& ruleset, Complaints& complaints)
{
    if (ruleset.game == nullptr)
        return;
    const auto key_of = [](const game::StatSpec& spec) { return spec.field.key; };
    for (const game::HiddenSpec& hidden : ruleset.game->hidden)
        complaints.unless(std::ranges::find(ruleset.game->stats, hidden.stat, key_of) != ruleset.game->stats.end(),
                          fmt::format("{}: hidden and no stat that the game declares", hidden.stat));
    std::set<std::string_view> roles;
    for (const Action& action : ruleset.actions)
        for (const std::string_view role : game::roles_of(ruleset, action))
            roles.insert(role);
    for (const game::RoleTitle& title : ruleset.game->titles)
        complaints.unless(roles.contains(title.role) && title.title != title.role,
                          fmt::format("{}: called \"{}\", and no action has it", title.role, title.title));
}

} // namespace

void TestForms::rulesets_are_declared_in_full()
{
    QFETCH(const Rulebook*, book);
    const Ruleset& ruleset = *book->ruleset;
    Complaints complaints;
    complaints.unless(conformance::is_word(ruleset.key), "its key is no plain word");
    complaints.unless(!ruleset.label.empty() && !ruleset.edition.empty() && !ruleset.folder.empty() && ruleset.typed_charts != nullptr,
                      "something is empty");
    complain_of_game(ruleset, complaints);
    std::set<std::string_view> phases;
    for (const PhaseSpec& phase : ruleset.phases) {
        complaints.unless(conformance::is_word(phase.key) && !phase.label.empty(),
                          fmt::format("phase {}: no plain word or no label", phase.key));
        complaints.unless(phases.insert(phase.key).second, fmt::format("phase {} stands there twice", phase.key));
    }
    std::set<std::string_view> actions;
    for (const Action& action : ruleset.actions) {
        complaints.unless(conformance::is_word(action.key), fmt::format("action {}: no plain word", action.key));
        complaints.unless(actions.insert(action.key).second, fmt::format("action {} stands there twice", action.key));
        for (const std::string_view phase : action.phases)
            complaints.unless(phases.contains(phase), fmt::format("action {}: there is no phase {}", action.key, phase));
    }
    std::set<std::string_view> charts;
    for (const ChartSpec& chart : ruleset.charts) {
        complaints.unless(conformance::is_word(chart.key) && !chart.label.empty() && !chart.rule.empty(),
                          fmt::format("chart {}: something is empty", chart.key));
        complaints.unless(charts.insert(chart.key).second, fmt::format("chart {} stands there twice", chart.key));
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestForms::actions_are_declared_in_full()
{
    QFETCH(const Subject*, subject);
    const Action& action = *subject->action;
    Complaints complaints;
    complaints.unless(!action.label.empty() && !action.help.empty() && !action.rule.empty(), "label, help or rule is empty");
    complaints.unless(action.bind != nullptr && !action.outcomes.empty(), "it does nothing");
    for (const Field& field : action.form)
        complaints.unless(!field.label.empty() && field.put != nullptr, fmt::format("{}: no label or fills nothing", field.key));
    for (const OutcomeSpec& spec : action.outcomes)
        complain_of_outcome(spec, complaints);
    complaints.unless(std::ranges::count(action.outcomes, Shown::AsBars, &OutcomeSpec::shown) <= 1, "two outcomes are shown in one place");
    for (const RefusalSpec* refusal : action.refusals) {
        complaints.unless(index_of(action.form, refusal->where).has_value(),
                          fmt::format("a refusal at {}, which is no field", refusal->where));
        complaints.unless(!refusal->pattern.empty(), fmt::format("a refusal at {} without words", refusal->where));
    }
    for (const std::string_view chart : action.charts)
        complaints.unless(subject->book->charts->find(chart) != nullptr, fmt::format("there is no chart {}", chart));
    if (action.is_batch())
        complaints.unless(std::ranges::count(action.form, action.batch, &Field::group) > 0, "there is no table for its rows");
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestForms::keys_and_options_are_plain_words()
{
    QFETCH(const Subject*, subject);
    Complaints complaints;
    std::set<std::string_view> keys;
    for (const Field& field : subject->action->form) {
        complaints.unless(conformance::is_key(field.key), fmt::format("{}: no plain key", field.key));
        complaints.unless(keys.insert(field.key).second, fmt::format("{} stands there twice", field.key));
        complain_of_options(field.key, field.options, has_options(field.kind), complaints);
    }
    std::set<std::string_view> outcomes;
    for (const OutcomeSpec& spec : subject->action->outcomes) {
        complaints.unless(conformance::is_key(spec.key), fmt::format("outcome {}: no plain key", spec.key));
        complaints.unless(outcomes.insert(spec.key).second, fmt::format("outcome {} stands there twice", spec.key));
        complain_of_options(spec.key, spec.options, has_options(spec.kind), complaints);
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestForms::starts_lie_within_their_range()
{
    QFETCH(const Subject*, subject);
    const Form form = subject->action->form;
    Complaints complaints;
    for (const Field& field : form) {
        complain_of_range(field, complaints);
        for (const Field& other : form)
            if (!field.group.empty() && field.group == other.group)
                complaints.unless(field.rows_least == other.rows_least && field.rows_most == other.rows_most
                                      && field.rows_start == other.rows_start && field.alone == other.alone,
                                  fmt::format("{} and {}: columns of one table have other rows", field.key, other.key));
        const bool is_plain_alone = field.alone == Alone::Plain;
        const bool is_in_batch = subject->action->is_batch() && field.group == subject->action->batch;
        complaints.unless(!is_plain_alone || (is_in_batch && field.rows_least > 0 && field.kind != Kind::Set),
                          fmt::format("{}: plain alone, but no column of the batch, or a set, whose comma would part rows", field.key));
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestForms::conditions_speak_of_fields_that_are_there()
{
    QFETCH(const Subject*, subject);
    Complaints complaints;
    for (const Problem& problem : problems_in_conditions(subject->action->form))
        complaints.add(text(problem));
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestForms::answers_are_read_back_as_they_were_given()
{
    QFETCH(const Subject*, subject);
    constexpr int draws = 500;
    Drawing drawing{subject->seed()};
    Complaints complaints;
    for (int drawn = 0; drawn < draws; ++drawn) {
        const Answers answers = drawing.answers(subject->action->form, drawn % 3 + 1);
        const auto read = answers_from(subject->action->form, given_from(answers));
        if (!read)
            complaints.add(fmt::format("{}: {}", conformance::words_of(answers), text(read.error().front())));
        else
            complaints.unless(*read == answers, conformance::words_of(answers) + ": reads otherwise");
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestForms::a_field_that_is_not_asked_takes_its_default_alone()
{
    QFETCH(const Subject*, subject);
    constexpr int draws = 200;
    const Form form = subject->action->form;
    Drawing drawing{subject->seed()};
    Complaints complaints;
    for (int drawn = 0; drawn < draws; ++drawn) {
        const Answers answers = drawing.answers(form);
        for (std::size_t i = 0; i < form.size(); ++i) {
            const std::size_t rows = conformance::rows_of(answers, i);
            if (answers.asked(i) || rows == 0)
                continue;
            std::vector<Given> given = given_from(answers);
            given.push_back({std::string{form[i].key}, words_of(form[i], answers.at(i))});
            complaints.unless(answers_from(form, given) == answers,
                              fmt::format("{}: its default is refused where it is not asked", form[i].key));
            const std::int32_t other = form[i].start_value() == form[i].most_value() ? form[i].least_value() : form[i].most_value();
            given.back().word = words_of(form[i], std::vector<std::int32_t>(rows, other));
            const auto read = answers_from(form, given);
            complaints.unless(!read && read.error().front().where == form[i].key,
                              fmt::format("{}: another value is not refused where it is not asked", form[i].key));
        }
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

#include "test_forms.moc"
