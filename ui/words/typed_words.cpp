// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/typed_words.h"

#include "core/game/play/roles.h"
#include "core/game/play/rules.h"
#include "ui/words/wording.h"

#include <algorithm>
#include <iterator>

namespace corneta::ui {

namespace {

bool begins(const QString& word, const QString& typed)
{
    return word.startsWith(typed, Qt::CaseInsensitive);
}

/// An option by the beginning of its word or of what a person reads for it.
std::expected<std::string, QString> option_word(const Field& field, const QString& typed)
{
    QStringList words;
    std::vector<std::string_view> found;
    for (const Option& option : field.options) {
        if (as_text(option.word).compare(typed, Qt::CaseInsensitive) == 0)
            return std::string{option.word};
        if (begins(as_text(option.word), typed) || begins(translated(option.label), typed)) {
            words << as_text(option.word);
            found.push_back(option.word);
        }
    }
    if (found.size() > 1)
        return std::unexpected{tr("\"%1\" may be %2").arg(typed, words.join(tr(" or ")))};
    return found.empty() ? typed.toStdString() : std::string{found.front()};
}

std::string toggle_word(const QString& typed)
{
    for (const QString& word : {QStringLiteral("yes"), QStringLiteral("no")})
        if (!typed.isEmpty() && begins(word, typed))
            return word.toStdString();
    return typed.toStdString();
}

std::expected<std::string, QString> set_words(const Field& field, const QString& typed)
{
    std::string words;
    for (const QString& part : QString{typed}.replace(QLatin1Char{'+'}, QLatin1Char{','}).split(QLatin1Char{','}, Qt::SkipEmptyParts)) {
        const auto word = option_word(field, part);
        if (!word)
            return word;
        words += (words.empty() ? "" : field.is_list() ? "+" : ",") + *word;
    }
    return words;
}

/// One value, its word spelt out.
std::expected<std::string, QString> spelt_out(const Field& field, const QString& typed)
{
    switch (field.kind) {
    case Kind::Number: return typed.toStdString();
    case Kind::Choice: return option_word(field, typed);
    case Kind::Toggle: return toggle_word(typed);
    case Kind::Set: return set_words(field, typed);
    }
    return {};
}

} // namespace

const game::Unit* unit_called(const game::State& state, const QString& word)
{
    const auto is_it = [&](const game::Unit& unit) {
        return (!unit.code.empty() && QString::fromStdString(unit.code).compare(word, Qt::CaseInsensitive) == 0)
            || QString::fromStdString(unit.key).compare(word, Qt::CaseInsensitive) == 0;
    };
    const auto found = std::ranges::find_if(state.units, is_it);
    return found == state.units.end() ? nullptr : &*found;
}

std::expected<std::size_t, QString> meant_among(const QStringList& words, const QString& typed)
{
    std::vector<std::size_t> found;
    QStringList names;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words[i].compare(typed, Qt::CaseInsensitive) == 0)
            return static_cast<std::size_t>(i);
        if (begins(words[i], typed)) {
            found.push_back(static_cast<std::size_t>(i));
            names << words[i];
        }
    }
    if (found.size() == 1)
        return found.front();
    constexpr qsizetype most = 5;
    if (names.size() > most)
        names = names.first(most) << tr("and more");
    return std::unexpected{found.empty() ? tr("nothing begins with \"%1\"").arg(typed)
                                         : tr("\"%1\" may be %2").arg(typed, names.join(QStringLiteral(", ")))};
}

std::expected<Given, QString> given_by(const Field& field, const QString& typed)
{
    const Decimal decimal = field.is_list() ? Decimal::Point : Decimal::PointOrComma;
    std::vector<std::int32_t> values;
    for (const QString& part : field.is_list() ? typed.split(QLatin1Char{','}) : QStringList{typed}) {
        const auto word = spelt_out(field, part);
        if (!word)
            return std::unexpected{word.error()};
        const auto value = value_from(field, *word, decimal);
        if (!value)
            return std::unexpected{said(value.error())};
        values.push_back(*value);
    }
    return given_for(field, values);
}

std::vector<std::size_t> measured_fields(const game::FilledIn& filled)
{
    std::vector<std::size_t> fields;
    const Form form = filled.answers.form();
    std::ranges::copy_if(filled.asked, std::back_inserter(fields),
                         [&](std::size_t field) { return !filled.is_known(field) && form[field].is_in_front(); });
    return fields;
}

std::vector<std::string_view> roles_to_fill(const Ruleset& ruleset, const Action& action, const game::State& state)
{
    std::vector<std::string_view> roles = game::roles_of(ruleset, action);
    std::erase_if(roles, [&](std::string_view role) {
        const game::Unit* side = state.find(role);
        return side != nullptr && side->key == role && side->kind == game::kind_in_role(ruleset, role);
    });
    return roles;
}

QStringList problem_words(Form form, const Problems& problems)
{
    QStringList words;
    for (const Problem& problem : problems) {
        const auto field = index_of(form, problem.where);
        words << (field ? tr("%1: %2").arg(full_name(form, *field), problem_words(problem)) : with_capital(problem_words(problem)));
    }
    return words;
}

QString names_in(const game::State& state, const game::Roles& roles)
{
    QStringList names;
    for (const game::RoleFilled& filled : roles) {
        QStringList of_role;
        for (const std::string& key : filled.units)
            if (const game::Unit* unit = state.find(key); unit != nullptr && unit->kind != "side")
                of_role << QString::fromStdString(unit->name);
        if (!of_role.isEmpty())
            names << of_role.join(QStringLiteral(", "));
    }
    return names.join(QStringLiteral(" \u2192 "));
}

QString code_and_name(const game::State& state, const std::string& key)
{
    const game::Unit* const unit = state.find(key);
    return unit == nullptr ? QString::fromStdString(key) : code_and_name(*unit);
}

QString unit_name(const game::State& state, const std::string& key)
{
    const game::Unit* const unit = state.find(key);
    return QString::fromStdString(unit == nullptr ? key : unit->name);
}

QString code_and_name(const game::Unit& unit)
{
    const QString name = QString::fromStdString(unit.name);
    return unit.code.empty() ? name : QString::fromStdString(unit.code) + QLatin1Char{' '} + name;
}

} // namespace corneta::ui
