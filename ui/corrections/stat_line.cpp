// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/stat_line.h"

#include "ui/form/field_editor.h"
#include "ui/look/sized_label.h"
#include "ui/words/letters.h"
#include "ui/words/wording.h"

#include <QLineEdit>
#include <QShortcut>

namespace corneta::ui {

namespace {

constexpr int most_letters = 200;
constexpr std::int32_t nothing = -1; ///< of a choice that is not made

QString help_of(const game::StatSpec& spec, QChar letter)
{
    const Field& field = spec.field;
    QStringList parts;
    if (!field.help.empty())
        parts << translated(field.help);
    if (field.kind == Kind::Number)
        parts << StatLine::tr("%1 to %2.").arg(field.least).arg(field.most);
    if (spec.names == game::Names::Unit)
        parts << StatLine::tr("A unit by its code; none: type nothing.");
    if (spec.names == game::Names::Units)
        parts << StatLine::tr("Units by their codes, + between them; none: type nothing.");
    if (!letter.isNull())
        parts << StatLine::tr("Alt+%1.").arg(letter);
    parts << StatLine::tr("Enter goes on.");
    return parts.join(QLatin1Char{' '});
}

/// The unit's word as a person reads it.
QString words_of(const game::StatSpec& spec, const std::string& word)
{
    if (word.empty())
        return StatLine::tr("not set");
    if (game::is_free_text(spec))
        return as_text(word);
    const auto value = value_from(spec.field, word, Decimal::Point);
    return value ? value_words(spec.field, *value) : as_text(word);
}

} // namespace

StatLine::StatLine(const game::StatSpec& spec, const game::Unit& unit, QChar letter, QWidget* parent)
    : QObject{parent},
      m_spec{spec},
      m_key{spec.field.key},
      m_word{unit.word(spec.field.key)},
      m_words{with_capital(translated(spec.field.label))},
      m_label{new FieldLabel{underlined(m_words, letter), [this] { enter(); }, parent}},
      m_editor{new_editor(unit, parent)},
      m_keys{m_field != nullptr ? m_field->key_widget() : m_line},
      m_state{new SizedLabel{Type::Plain, QFont::Normal, parent}},
      m_problem{new SizedLabel{Type::Plain, QFont::Bold, parent}}
{
    constexpr int characters_of_state = 10;
    const QString object = QStringLiteral("stat_") + as_text(m_key);
    const QString name = tr("%1, now %2").arg(m_words, words_of(m_spec, m_word));
    m_keys->setObjectName(object);
    m_keys->setAccessibleName(name);
    if (m_field != nullptr)
        m_field->name(object, name);
    m_editor->setToolTip(help_of(spec, letter));
    m_label->setToolTip(m_editor->toolTip());
    m_label->setBuddy(m_keys);
    m_state->setObjectName(object + QStringLiteral("_now"));
    m_problem->setObjectName(object + QStringLiteral("_problem"));
    m_problem->hide();
    m_state->setMinimumWidth(characters_of_state * m_state->fontMetrics().averageCharWidth()); // nothing moves when it comes
    if (unit.key.empty())
        m_state->hide(); // of a new one nothing is known
    show_difference();
    connect(this, &StatLine::changed, this, &StatLine::show_difference);
    if (!letter.isNull())
        connect(new QShortcut{QKeySequence{Qt::ALT | static_cast<Qt::Key>(letter.unicode())}, m_editor}, &QShortcut::activated, this,
                &StatLine::enter);
}

QWidget* StatLine::new_editor(const game::Unit& unit, QWidget* parent)
{
    if (game::is_free_text(m_spec)) {
        m_line = new QLineEdit{as_text(unit.word(m_key)), parent};
        m_line->setMaxLength(most_letters);
        connect(m_line, &QLineEdit::textEdited, this, &StatLine::changed);
        return m_line;
    }
    m_field = new_field_editor(m_spec.field, EditorPlace::Form, parent);
    m_line = qobject_cast<QLineEdit*>(m_field->key_widget());
    read_unit(unit);
    connect(m_field, &FieldEditor::value_changed, this, &StatLine::changed);
    return m_field;
}

void StatLine::read_unit(const game::Unit& unit)
{
    const auto value = value_from(m_spec.field, unit.word(m_key), Decimal::Point);
    if (value && !m_word.empty()) {
        m_field->show_value(*value);
        return;
    }
    m_field->show_value(m_spec.field.kind == Kind::Choice ? nothing : m_spec.field.start_value());
    if (m_spec.field.kind == Kind::Number)
        m_line->clear();
}

std::optional<Given> StatLine::given() const
{
    const QString typed = m_line == nullptr ? QString{} : m_line->text().trimmed();
    std::string word;
    if (m_field == nullptr)
        word = typed.toStdString();
    else if (m_spec.field.kind == Kind::Number && typed.isEmpty())
        return m_word.empty() ? std::nullopt : std::optional{Given{m_key, {}}};
    else if (!problem().isEmpty())
        return Given{m_key, typed.toStdString()};
    else if (m_field->value() != nothing || m_spec.field.kind != Kind::Choice)
        word = word_of(m_spec.field, m_field->value());
    const bool is_as_forms_take_it = m_word.empty() && m_field != nullptr && m_field->value() == m_spec.field.start_value()
        && (m_spec.field.kind == Kind::Toggle || m_spec.field.kind == Kind::Set);
    if (word == m_word || is_as_forms_take_it)
        return std::nullopt;
    return Given{m_key, word};
}

QString StatLine::problem() const
{
    const bool is_emptied_again = m_word.empty() && m_line != nullptr && m_line->text().trimmed().isEmpty();
    return m_field == nullptr || is_emptied_again ? QString{} : m_field->problem();
}

void StatLine::show_difference()
{
    const QString words = words_of(m_spec, m_word);
    m_state->setText(given() ? tr("was %1 \u270e").arg(words) : QString{}); // else the field says it
}

void StatLine::say_problem(const QString& words)
{
    m_problem->show_words(words.isEmpty() ? QString{} : tr("\u25b2 %1").arg(with_capital(words)));
    m_keys->setAccessibleDescription(words);
}

void StatLine::enter()
{
    m_keys->setFocus(Qt::ShortcutFocusReason);
    if (m_line != nullptr)
        m_line->selectAll();
}

QWidget* StatLine::label() const
{
    return m_label;
}

std::vector<QWidget*> StatLine::key_widgets() const
{
    return m_field == nullptr ? std::vector{m_keys} : m_field->key_widgets();
}

} // namespace corneta::ui
