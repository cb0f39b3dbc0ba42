// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/play/prepared.h"
#include "core/game/state/state.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace corneta::ui {

/// The unit with that code or key, whatever its letters' case; null where there is none.
const game::Unit* unit_called(const game::State& state, const QString& word);

/// The one of these words that was typed: it itself, or the only one that begins so; what is wrong, in words, where there is none or several.
std::expected<std::size_t, QString> meant_among(const QStringList& words, const QString& typed);

/// What is given for a field by what was typed: for options their beginnings will do, rows are split by commas.
std::expected<Given, QString> given_by(const Field& field, const QString& typed);

/// Fields without a role that are asked in these answers and told by no unit: what is measured on the table, in the order of the form.
std::vector<std::size_t> measured_fields(const game::FilledIn& filled);

/// The roles of an action that are asked for: not those in which the side of that name stands by itself.
std::vector<std::string_view> roles_to_fill(const Ruleset& ruleset, const Action& action, const game::State& state);

/// Problems of a play as a person reads them, each with the field or role it is about.
QStringList problem_words(Form form, const Problems& problems);

/// Who stands in the roles: "1st Illinois \u2192 Uraga's 1st battalion".
QString names_in(const game::State& state, const game::Roles& roles);

/// "K1 2nd Indiana", or its name alone.
QString code_and_name(const game::Unit& unit);
/// The same by key, or its name alone; the key itself where there is no such unit.
QString code_and_name(const game::State& state, const std::string& key);
QString unit_name(const game::State& state, const std::string& key);

} // namespace corneta::ui
