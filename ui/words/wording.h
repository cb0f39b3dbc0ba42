// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "core/action/outcome.h"
#include "core/action/ruleset.h"
#include "core/action/verdict.h"
#include "core/form/answers.h"
#include "core/odds/odds.h"
#include "core/text/problem.h"
#include "core/text/source.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace corneta::ui {

/// As it stands, in no other language: a key, a code, a name.
QString as_text(std::string_view words);
/// Words of the window in the user's language, as QObject::tr has them; with a meaning where one word stands for two things.
QString tr(const char* words, const char* meaning = nullptr);
/// Words of the core or of a ruleset in the user's language: the one place where they pass the catalogue.
QString translated(std::string_view words);
/// The title of a section of the rules: it stays as the rulebook has it.
QString section_words(std::string_view title);
/// How sentences are said in the window: in the user's language, with his decimal sign.
Speech speech_of_window();
/// A sentence in the user's language, its places taken.
QString said(const Sentence& sentence, const Unseen& unseen = {});
/// What to do at the table, and by which picture it is known.
struct HandWords {
    Hand kind = Hand::Say;
    QString words{};
};
QList<HandWords> said(const std::vector<Instruction>& instructions, const Unseen& unseen = {});
/// A number as the core writes it, with a true minus sign and the decimal sign of the user's language.
QString decimal_words(const std::string& number);
/// The same with its first letter large.
QString with_capital(QString words);
/// For the middle of a sentence: the first letter small, unless it begins an abbreviation.
QString with_small(QString words);

/// What problems say, a sentence each.
/// With the section that says so, where it is another than that of what is wanted.
QString problem_words(const Problem& problem);
QStringList sentences_of(const Problems& problems);
/// The same, each behind the place it is about: "line 3: there is no unit K9".
QStringList sentences_with_places(const Problems& problems);

/// The role a field belongs to; without one the first part of its key, if another field of the form begins so too; else empty.
std::string_view section_of(Form form, std::size_t field);
/// What stands above the fields of a section; empty for those of no role.
QString section_title(std::string_view section);
/// What stands beside the unit in a role.
QString role_title(const Ruleset& ruleset, std::string_view role);
/// The field with its role: "Target formation".
QString full_name(Form form, std::size_t field);

/// The abbreviation or word behind a number; empty for none.
QString measure_words(Measure measure);
/// The unit of a number, nothing where its label says it already: "Bases", not "Bases, bases".
QString measure_beside_label(const Field& field);
/// A value with its unit: "6.5 in".
QString value_words(const Field& field, std::int32_t value);
/// A field with its answer: "range 6.5 in"; the unit of a number once, and of a yes the name alone.
QString answer_words(const QString& name, const Field& field, std::int32_t value);
QString outcome_words(const OutcomeSpec& spec, std::int32_t value);

/// "7 in 20, 35 %"; only the percentage where there is no total or it is long.
QString chance_words(const Chance& chance, std::optional<std::uint64_t> total);
/// "7 in 20" of "7 in 20, 35 %", where the percentage stands elsewhere.
QString without_percentage(QString words, const QString& percentage);
/// "100 %" only for what is certain.
QString percent_words(const Chance& chance, std::optional<std::uint64_t> total);

/// "d20", "3d6"
QString pool_words(Pool pool);
QString faces_words(const Faces& faces);
QString roll_words(const Roll& roll);
QString source_words(Source source);
/// What an `op` does to the total: "+2", "x 1/4", "round down".
QString step_words(Op op, Fraction amount);

} // namespace corneta::ui
