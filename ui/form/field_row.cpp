// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/field_row.h"

#include "ui/look/sized_label.h"
#include "ui/words/letters.h"
#include "ui/words/wording.h"

#include <QGridLayout>
#include <QShortcut>

namespace corneta::ui {

namespace {

QString range_words(const Field& field)
{
    if (field.kind != Kind::Number)
        return {};
    return FieldRow::tr("%1 to %2.").arg(field.least).arg(field.most);
}

QString accessible_words(Form form, std::size_t field)
{
    const QString name = full_name(form, field);
    const QString unit = measure_beside_label(form[field]);
    return unit.isEmpty() ? name : FieldRow::tr("%1, in %2").arg(name, unit);
}

QString help_words(Form form, std::size_t field, QChar letter)
{
    QString help = translated(form[field].help);
    if (help.isEmpty())
        help = full_name(form, field);
    if (!help.endsWith(QLatin1Char{'.'}))
        help += QLatin1Char{'.'};
    const QString key = letter.isNull() ? QString{} : FieldRow::tr("Alt+%1").arg(letter);
    QString range = range_words(form[field]);
    if (help.contains(range.chopped(range.isEmpty() ? 0 : 1)))
        range.clear();
    QStringList parts{help, range, key};
    parts.removeAll(QString{});
    return parts.join(QLatin1Char{' '});
}

} // namespace

FieldRow::FieldRow(Form form, std::size_t field, QChar letter, QWidget* section)
    : QObject{section},
      m_words{underlined(with_capital(translated(form[field].label)), letter)},
      m_help{help_words(form, field, letter)},
      m_label{new FieldLabel{m_words, [this] { m_editor->press(); }, section}},
      m_editor{new_field_editor(form[field], EditorPlace::Form, section)},
      m_problem{new SizedLabel{Type::Plain, QFont::Bold, section}}
{
    const std::string_view key = form[field].key;
    m_editor->name(as_text(key), accessible_words(form, field));
    m_editor->setToolTip(m_help);
    m_label->setToolTip(m_help);
    m_label->setBuddy(m_editor->key_widget());
    m_problem->hide();
    if (letter.isNull())
        return;
    auto* shortcut = new QShortcut{QKeySequence{Qt::ALT | static_cast<Qt::Key>(letter.unicode())}, section->parentWidget()};
    connect(this, &QObject::destroyed, shortcut, &QObject::deleteLater);
    connect(shortcut, &QShortcut::activated, this, [this] {
        emit reached();
        if (is_shown())
            m_editor->press();
    });
}

void FieldRow::place(QGridLayout& grid, int line, int column)
{
    grid.addWidget(m_label, 2 * line, 2 * column);
    grid.addWidget(m_editor, 2 * line, 2 * column + 1);
    grid.addWidget(m_problem, 2 * line + 1, 2 * column, 1, 2);
}

int FieldRow::width(int gap) const
{
    return m_label->sizeHint().width() + gap + m_editor->sizeHint().width();
}

void FieldRow::set_asked(bool asked)
{
    m_asked = asked;
    show_parts();
}

void FieldRow::set_folded(bool folded)
{
    m_folded = folded;
    show_parts();
}

void FieldRow::show_parts()
{
    m_label->setVisible(is_shown());
    m_editor->setVisible(is_shown());
    m_problem->setVisible(is_shown() && !m_problem->text().isEmpty());
}

void FieldRow::mark_typed_over(const QString& known)
{
    const QString help = known.isEmpty() ? m_help : tr("Typed over: the forces say %1. %2").arg(known, m_help);
    m_label->setText(known.isEmpty() ? m_words : tr("%1 \u270e").arg(m_words));
    m_label->setToolTip(help);
    m_editor->setToolTip(help);
}

void FieldRow::mark_unsaid()
{
    m_label->setText(tr("%1 ?").arg(m_words));
    m_label->setToolTip(tr("Only the table knows it. %1").arg(m_help));
    m_editor->show_unsaid();
}

void FieldRow::say_problem(const QString& words)
{
    m_problem->setText(words.isEmpty() ? QString{} : tr("\u25b2 %1").arg(words));
    m_problem->setVisible(is_shown() && !words.isEmpty());
    m_editor->key_widget()->setAccessibleDescription(words);
}

} // namespace corneta::ui
