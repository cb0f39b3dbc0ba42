// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/field.h"
#include "core/text/problem.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

using Form = std::span<const Field>;

/// A key and the word or number typed for it, as a command line, a script or a dialog gives them.
struct Given {
    std::string key;
    std::string word;
    std::vector<std::int32_t> values{}; ///< what the word says in its form, where it was read already
    friend bool operator==(const Given& a, const Given& b) { return a.key == b.key && a.word == b.word; }
};

/// What `key=word` gives; a key alone where there is no sign.
Given given_in(std::string_view typed);

/// Which of the two marks stands before the tenths: the command line separates lists by commas, a dialog takes both for the point.
enum class Decimal : std::uint8_t { Point, PointOrComma };

/// A value for each field of a form; begins with every default. Lists of one group always have equal lengths.
class Answers {
public:
    explicit Answers(Form form);

    Form form() const { return m_form; }
    std::span<const std::int32_t> at(std::size_t field) const
    {
        return {m_values.data() + m_begins[field], m_begins[field + 1] - m_begins[field]};
    }
    std::int32_t value(std::size_t field) const { return at(field).front(); }
    bool is_default(std::size_t field) const;
    void set(std::size_t field, std::int32_t value) { put(field, {&value, 1}); }
    void set(std::size_t field, const std::vector<std::int32_t>& values) { put(field, values); }
    /// Back to its default, a list to the rows that it starts with.
    void reset(std::size_t field);
    /// Whether `asked_when` of the field holds for the other answers.
    bool asked(std::size_t field) const;
    /// Every field that is not asked back to its default.
    void forget_unasked();
    /// The rows of a group of lists.
    std::size_t rows(std::string_view group) const;
    /// Gives every list of `group` that many rows: new ones take the field's default.
    void resize(std::string_view group, std::size_t rows);

    friend bool operator==(const Answers& a, const Answers& b) { return a.m_values == b.m_values && a.m_begins == b.m_begins; }

private:
    void put(std::size_t field, std::span<const std::int32_t> values);
    void fill(std::size_t field, std::size_t rows);

    Form m_form;
    std::vector<std::int32_t> m_values;  ///< of all fields, one after the other
    std::vector<std::uint32_t> m_begins; ///< of each field's values, and their end
};

/// The field's index; nothing for an unknown key. It is looked for from `likely` on, then before.
std::optional<std::size_t> index_of(Form form, std::string_view key, std::size_t likely = 0);

/// Reads every `given`, or says everything that is wrong with them: unknown or repeated keys, words that are no option,
/// numbers out of range, lists of unequal lengths, values for fields that are not asked (their default is allowed).
std::expected<Answers, Problems> answers_from(Form form, std::span<const Given> given);

/// Answers that were set field by field, with lists of equal lengths in each group; or the problems that there were and all else that is wrong
/// with them: unequal lengths, values given for fields that are not asked.
std::expected<Answers, Problems> settled(Answers answers, const std::vector<bool>& is_given, Problems problems);

/// What was typed into a field, read already.
Given given_for(const Field& field, std::span<const std::int32_t> values);

/// Every value given for `field`, a list's split at its commas, or all that is wrong with them.
std::expected<std::vector<std::int32_t>, Problems> values_from(const Field& field, const Given& given);
/// Those of them that can be read.
std::vector<std::int32_t> readable_values(const Field& field, const Given& given);

/// One value of `field` from what a person typed.
std::expected<std::int32_t, Sentence> value_from(const Field& field, std::string_view word, Decimal decimal);

/// The value as the command line writes it: `6.5`, `yes`, `road-column`, `higher,woods` (in a list `higher+woods`, `-` for none).
std::string word_of(const Field& field, std::int32_t value);
/// All values of a field joined by commas.
std::string words_of(const Field& field, std::span<const std::int32_t> values);
/// The value as a person reads it, without its unit.
std::string label_of(const Field& field, std::int32_t value);

/// The answers to the fields that are asked, as `key=word`.
std::vector<Given> given_from(const Answers& answers);

} // namespace corneta
