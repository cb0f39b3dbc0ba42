// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/unit_line.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>

#include <algorithm>

namespace corneta::ui {

UnitLine::UnitLine(bool several, QWidget* parent) : QLineEdit{parent}, m_several{several}, m_words{new QStringListModel{this}}
{
    constexpr int most_letters = 200;
    setMaxLength(most_letters);
    setPlaceholderText(several ? tr("codes, such as K1,K2") : tr("code"));
    if (several)
        return;
    auto* completer = new QCompleter{m_words, this};
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    setCompleter(completer);
    connect(completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, [this](const QModelIndex& index) {
        setText(index.data().toString().section(QLatin1Char{' '}, 0, 0));
        read();
        emit taken();
    });
}

void UnitLine::offer(const std::vector<const game::Unit*>& units)
{
    QStringList words;
    m_known.clear();
    for (const game::Unit* unit : units) {
        m_known.push_back(
            {unit->key, QString::fromStdString(unit->code.empty() ? unit->key : unit->code), QString::fromStdString(unit->name)});
        words << m_known.back().code + QLatin1Char{' '} + m_known.back().name;
    }
    m_words->setStringList(words);
}

void UnitLine::show_units(const std::vector<std::string>& keys)
{
    QStringList words;
    for (const std::string& key : keys)
        words << shown(key);
    m_keys = keys;
    m_unknown.clear();
    setText(words.join(QLatin1Char{','}));
}

QString UnitLine::shown(const std::string& key) const
{
    const auto found = std::ranges::find(m_known, key, &Known::key);
    return found == m_known.end() ? QString::fromStdString(key) : found->code;
}

const UnitLine::Known* UnitLine::find(const QString& word) const
{
    const auto is_it = [&](const Known& known) {
        return known.code.compare(word, Qt::CaseInsensitive) == 0 || known.name.compare(word, Qt::CaseInsensitive) == 0
            || QString::fromStdString(known.key) == word;
    };
    const auto found = std::ranges::find_if(m_known, is_it);
    return found == m_known.end() ? nullptr : &*found;
}

/// Whether the word is a code and no other code begins with it.
bool UnitLine::is_whole_code(const QString& word) const
{
    const auto begins_so = [&](const Known& known) { return known.code.startsWith(word, Qt::CaseInsensitive); };
    return std::ranges::count_if(m_known, begins_so) == 1 && find(word) != nullptr;
}

void UnitLine::read()
{
    const auto before = m_keys;
    m_keys.clear();
    m_unknown.clear();
    for (const QString& part : text().split(m_several ? QLatin1Char{','} : QChar{}, Qt::SkipEmptyParts)) {
        const QString word = part.trimmed();
        if (const Known* known = find(word); known != nullptr)
            m_keys.push_back(known->key);
        else if (!word.isEmpty())
            m_unknown = word;
    }
    if (m_keys != before)
        emit units_changed();
}

/// Enter takes what the letters typed so far find first.
void UnitLine::take_first_found()
{
    if (m_unknown.isEmpty())
        return;
    const auto has_it = [this](const Known& known) {
        return known.name.contains(m_unknown, Qt::CaseInsensitive) || known.code.startsWith(m_unknown, Qt::CaseInsensitive);
    };
    const auto found = std::ranges::find_if(m_known, has_it);
    if (found == m_known.end())
        return;
    QStringList words = text().split(m_several ? QLatin1Char{','} : QChar{}, Qt::SkipEmptyParts);
    for (QString& word : words)
        if (word.trimmed() == m_unknown)
            word = found->code;
    setText(words.join(QLatin1Char{','}));
    read();
}

/// What is no unit is told when the line is left, not after every letter.
void UnitLine::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (!m_unknown.isEmpty() && event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        emit units_changed();
}

void UnitLine::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        selectAll();
}

void UnitLine::keyPressEvent(QKeyEvent* event)
{
    bool is_popup_open = completer() != nullptr && completer()->popup()->isVisible();
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (is_enter && is_popup_open && !completer()->popup()->currentIndex().isValid()) {
        completer()->popup()->hide(); // nothing is chosen in it
        is_popup_open = false;
    }
    if (is_enter && !is_popup_open) {
        take_first_found();
        m_unknown.isEmpty() ? emit taken() : emit units_changed();
        return;
    }
    if (event->key() == Qt::Key_Down && completer() != nullptr && !is_popup_open) {
        completer()->setCompletionPrefix(hasSelectedText() ? QString{} : text());
        completer()->complete();
        const auto* list = completer()->popup();
        completer()->popup()->setMinimumWidth(list->sizeHintForColumn(0) + list->sizeHintForRow(0)); // the line itself is narrow
        return;
    }
    const QString before = text();
    QLineEdit::keyPressEvent(event);
    if (text() == before)
        return;
    read();
    if (!m_several && is_whole_code(text().trimmed())) {
        if (completer() != nullptr)
            completer()->popup()->hide();
        setText(shown(m_keys.front())); // nothing of its letters is left to be taken back one by one
        emit taken();
    }
}

} // namespace corneta::ui
