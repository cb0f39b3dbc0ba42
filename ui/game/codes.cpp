// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/codes.h"

#include "core/game/play/rules.h"
#include "ui/session/open_game.h"
#include "ui/session/phase_actions.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QRegularExpression>

#include <algorithm>

namespace corneta::ui {

namespace {

using Units = std::vector<const game::Unit*>;

/// The units that a word names, `k1` or `k1+k2`; none where it is no such word.
Units units_in_word(const game::State& state, const QString& word)
{
    static const QRegularExpression between{QStringLiteral("[+,]")};
    Units units;
    for (const QString& part : word.split(between)) {
        units.push_back(unit_called(state, part));
        if (units.back() == nullptr)
            return {};
    }
    return units;
}

/// Reads a line word by word.
class Reader {
public:
    Reader(const OpenGame& game, const Action* in_hand) : m_game{game}, m_state{game.state()}, m_in_hand{in_hand} {}

    CodesRead read(const QString& typed)
    {
        QStringList words = typed.simplified().split(QLatin1Char{' '}, Qt::SkipEmptyParts);
        if (words.isEmpty())
            return {};
        if (!choose_action(words))
            return std::move(m_read);
        m_play.action = std::string{m_action->key};
        QStringList measured;
        for (const QString& word : words)
            if (word.contains(QLatin1Char{'='}))
                take_field(word);
            else if (const Units units = units_in_word(m_state, word); !units.empty())
                seat(units);
            else
                measured << word;
        for (const QString& word : measured)
            take_measured(word);
        finish();
        return std::move(m_read);
    }

private:
    const Ruleset& ruleset() const { return *m_game.book().ruleset; }

    void object(const QString& words)
    {
        m_read.problems << words;
        m_read.is_refused = true;
    }

    /// The first word where it names one; else by the units.
    bool choose_action(QStringList& words)
    {
        const QString& first = words.front();
        const bool is_word = !first.contains(QLatin1Char{'='}) && units_in_word(m_state, first).empty();
        if (is_word && first.front().isLetter()) {
            const QString word = words.takeFirst();
            return name_action(word);
        }
        std::vector<Units> units;
        for (const QString& word : words)
            if (Units named = units_in_word(m_state, word); !named.empty())
                units.push_back(std::move(named));
        const Action* main = main_action(ruleset(), m_state.stage.phase);
        m_action = m_in_hand != nullptr && (main == nullptr || seats_all(*m_in_hand, units)) ? m_in_hand : main;
        if (m_action == nullptr)
            object(tr("This phase has no action of its own: begin with the name of one."));
        return m_action != nullptr;
    }

    bool name_action(const QString& word)
    {
        QStringList keys;
        QStringList labels;
        for (const Action& action : ruleset().actions) {
            keys << as_text(action.key);
            labels << translated(action.label);
        }
        auto found = meant_among(keys, word);
        if (const auto by_label = meant_among(labels, word); !found && by_label)
            found = by_label;
        if (found)
            m_action = &ruleset().actions[*found];
        else if (word.size() <= longest_code())
            object(tr("There is no unit %1, and no such action: %2.").arg(word, found.error()));
        else
            object(tr("No such action: %1.").arg(found.error()));
        return found.has_value();
    }

    qsizetype longest_code() const
    {
        qsizetype longest = 0;
        for (const game::Unit& unit : m_state.units)
            longest = std::max(longest, static_cast<qsizetype>(unit.code.size()));
        return longest;
    }

    /// The role for a unit of that kind that nobody stands in yet, in their order; empty where there is none.
    std::string_view free_role(const Action& action, const game::Roles& taken, std::string_view kind) const
    {
        for (const std::string_view role : roles_to_fill(ruleset(), action, m_state))
            if (game::units_in(taken, role).empty() && game::stands_in(ruleset(), role, kind))
                return role;
        return {};
    }

    bool seats_all(const Action& action, const std::vector<Units>& all) const
    {
        game::Roles taken;
        for (const Units& units : all) {
            const std::string_view role = free_role(action, taken, units.front()->kind);
            if (role.empty())
                return false;
            taken.push_back({std::string{role}, {units.front()->key}});
        }
        return true;
    }

    void seat(const Units& units)
    {
        const std::string_view role = free_role(*m_action, m_play.roles, units.front()->kind);
        if (role.empty()) {
            object(tr("There is no role for %1 in: %2.").arg(code_and_name(*units.front()), translated(m_action->label)));
            return;
        }
        game::RoleFilled filled{std::string{role}, {}};
        for (const game::Unit* unit : units)
            filled.units.push_back(unit->key);
        m_play.roles.push_back(std::move(filled));
    }

    void take_field(const QString& word)
    {
        const QString key = word.section(QLatin1Char{'='}, 0, 0);
        QStringList keys;
        for (const Field& field : m_action->form)
            keys << as_text(field.key);
        const auto field = meant_among(keys, key);
        if (!field)
            object(tr("Before the \"=\" of %1: %2.").arg(word, field.error()));
        else
            give(*field, word.section(QLatin1Char{'='}, 1));
    }

    bool is_given(std::size_t field) const
    {
        return std::ranges::find(m_play.typed, m_action->form[field].key, [](const Given& given) { return std::string_view{given.key}; })
            != m_play.typed.end();
    }

    void give(std::size_t field, const QString& typed)
    {
        auto given = given_by(m_action->form[field], typed);
        if (!given)
            object(tr("%1: %2.").arg(full_name(m_action->form, field), given.error()));
        else if (is_given(field))
            object(tr("%1: it is given twice.").arg(full_name(m_action->form, field)));
        else
            m_play.typed.push_back(std::move(*given));
    }

    /// What is measured and not given yet; as far as the form can be filled.
    std::vector<std::size_t> left_to_measure() const
    {
        auto ready = game::prepared(m_state, m_game.book(), m_play);
        if (!ready)
            ready = game::prepared(m_state, m_game.book(), {.action = m_play.action});
        std::vector<std::size_t> fields = ready ? measured_fields(ready->filled) : std::vector<std::size_t>{};
        std::erase_if(fields, [this](std::size_t field) { return is_given(field); });
        return fields;
    }

    void take_measured(const QString& word)
    {
        const std::vector<std::size_t> fields = left_to_measure();
        const bool is_number = !word.front().isLetter();
        const auto may_read = [&](std::size_t at) {
            return (m_action->form[at].kind == Kind::Number) == is_number && given_by(m_action->form[at], word).has_value();
        };
        const auto fits = std::ranges::find_if(fields, may_read);
        const std::size_t field = fits != fields.end() ? *fits : fields.empty() ? 0 : fields.front();
        const auto read = fields.empty() ? std::unexpected{QString{}} : given_by(m_action->form[field], word);
        if (!read && !is_number && has_free_role())
            object(tr("There is no unit %1.").arg(word));
        else if (fields.empty())
            object(tr("No field is left to measure for \"%1\". Set other fields by key=value.").arg(word));
        else
            give(field, word);
    }

    bool has_free_role() const
    {
        return std::ranges::any_of(roles_to_fill(ruleset(), *m_action, m_state),
                                   [this](std::string_view role) { return game::units_in(m_play.roles, role).empty(); });
    }

    void finish()
    {
        const auto ready = game::prepared(m_state, m_game.book(), m_play);
        if (!ready) {
            m_read.understood = with_capital(translated(m_action->label));
            for (const QString& words : problem_words(m_action->form, ready.error()))
                object(words);
            return;
        }
        m_read.understood = words_of(*ready);
        m_read.next = next_words(*ready);
        for (const QString& words : problem_words(m_action->form, ready->refused))
            object(words);
        if (m_read.is_refused)
            return;
        for (const QString& words : problem_words(m_action->form, ready->objected))
            m_read.problems << words;
        m_read.question = Question{m_game.book(), m_action, ready->filled.answers, {}, m_play};
    }

    /// "Fire: Firer K1 2nd Indiana, Target M3 Perez's light battalion, Range 6.5 in".
    QString words_of(const game::Prepared& ready) const
    {
        QStringList parts;
        for (const game::RoleFilled& filled : m_play.roles) {
            QStringList names;
            for (const std::string& key : filled.units)
                names << code_and_name(*m_state.find(key));
            parts << tr("%1 %2").arg(role_title(ruleset(), filled.role), names.join(tr(" and ")));
        }
        for (std::size_t field = 0; field < m_action->form.size(); ++field)
            if (is_given(field) && ready.filled.answers.asked(field))
                parts << tr("%1 %2").arg(full_name(m_action->form, field), values_words(ready.filled.answers, field));
        const QString action = with_capital(translated(m_action->label));
        return parts.isEmpty() ? action : tr("%1: %2").arg(action, parts.join(QStringLiteral(", ")));
    }

    static QString values_words(const Answers& answers, std::size_t field)
    {
        QStringList words;
        for (const std::int32_t value : answers.at(field))
            words << value_words(answers.form()[field], value);
        return words.join(tr(" and "));
    }

    /// Free roles, and what is measured with the value that it has as long as nothing is typed.
    QString next_words(const game::Prepared& ready) const
    {
        QStringList parts;
        for (const std::string_view role : roles_to_fill(ruleset(), *m_action, m_state))
            if (game::units_in(m_play.roles, role).empty())
                parts << role_title(ruleset(), role);
        for (const std::size_t field : measured_fields(ready.filled))
            if (!is_given(field))
                parts << tr("%1 (%2)").arg(full_name(m_action->form, field), values_words(ready.filled.answers, field));
        return parts.isEmpty() ? QString{} : tr("Then: %1").arg(parts.join(QStringLiteral(", ")));
    }

    const OpenGame& m_game;
    const game::State& m_state;
    const Action* m_in_hand;
    const Action* m_action = nullptr;
    game::Play m_play;
    CodesRead m_read;
};

} // namespace

CodesRead read_codes(const OpenGame& game, const Action* in_hand, const QString& typed)
{
    return Reader{game, in_hand}.read(typed);
}

} // namespace corneta::ui
