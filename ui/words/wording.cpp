// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/wording.h"

#include "core/game/play/rules.h"
#include "core/text/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cassert>
#include <numeric>
#include <string>
#include <vector>

namespace corneta::ui {

namespace {

std::string_view key_prefix(std::string_view key)
{
    return key.substr(0, std::min(key.find('_'), key.size()));
}

} // namespace

QString as_text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

QString tr(const char* words, const char* meaning)
{
    return QCoreApplication::translate("corneta", words, meaning);
}

QString translated(std::string_view words)
{
    return QString::fromStdString(spoken(words));
}

QString section_words(std::string_view title)
{
    return as_text(title);
}

Speech speech_of_window()
{
    Speech speech = speech_in_use();
    speech.number = [](Fraction number) { return decimal_words(text(number)).toStdString(); };
    return speech;
}

QString said(const Sentence& sentence, const Unseen& unseen)
{
    return QString::fromStdString(text(sentence, speech_of_window(), unseen));
}

QList<HandWords> said(const std::vector<Instruction>& instructions, const Unseen& unseen)
{
    QList<HandWords> hands;
    for (const Instruction& instruction : instructions)
        hands << HandWords{instruction.hand, said(instruction.words, unseen)};
    return hands;
}

QString decimal_words(const std::string& number)
{
    QString words = QString::fromStdString(number).replace(QLatin1Char{'.'}, QLocale{}.decimalPoint());
    if (words.startsWith(QLatin1Char{'-'}))
        words[0] = QChar{0x2212};
    return words;
}

QString with_capital(QString words)
{
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

QString problem_words(const Problem& problem)
{
    return problem.rule.empty() ? said(problem.what) : tr("%1 (%2)").arg(said(problem.what), section_words(problem.rule));
}

QStringList sentences_of(const Problems& problems)
{
    QStringList sentences;
    for (const Problem& problem : problems)
        sentences << with_capital(problem_words(problem));
    return sentences;
}

QStringList sentences_with_places(const Problems& problems)
{
    QStringList sentences;
    for (const Problem& problem : problems)
        sentences << tr("%1: %2").arg(QString::fromStdString(problem.where), problem_words(problem));
    return sentences;
}

QString with_small(QString words)
{
    if (words.size() > 1 && words[1].isLower())
        words[0] = words[0].toLower();
    return words;
}

std::string_view section_of(Form form, std::size_t field)
{
    if (const std::string_view own = form[field].section.empty() ? form[field].role : form[field].section; !own.empty())
        return own;
    const std::string_view prefix = key_prefix(form[field].key);
    const auto begins_so = [&](const Field& other) { return other.key.size() > prefix.size() && key_prefix(other.key) == prefix; };
    return std::ranges::count_if(form, begins_so) > 1 ? prefix : std::string_view{};
}

QString section_title(std::string_view section)
{
    return with_capital(translated(section).replace(QLatin1Char{'_'}, QLatin1Char{' '}));
}

QString role_title(const Ruleset& ruleset, std::string_view role)
{
    return section_title(game::title_of_role(ruleset, role));
}

QString full_name(Form form, std::size_t field)
{
    const QString section = section_title(section_of(form, field));
    const QString label = translated(form[field].label);
    if (section.isEmpty() || label.contains(section, Qt::CaseInsensitive))
        return with_capital(label);
    return tr("%1 %2", "role and field: target formation").arg(section, with_small(label));
}

QString measure_words(Measure measure)
{
    switch (measure) {
    case Measure::None: return {};
    case Measure::Inches: return tr("in");
    case Measure::Castings: return tr("castings");
    case Measure::Guns: return tr("guns");
    case Measure::Pounds: return tr("lb");
    case Measure::Bases: return tr("bases");
    case Measure::Points: return tr("points");
    case Measure::Rows: return tr("rows");
    }
    assert(false);
    return {};
}

QString measure_beside_label(const Field& field)
{
    const QString measure = field.kind == Kind::Number ? measure_words(field.measure) : QString{};
    return translated(field.label).split(' ').contains(measure, Qt::CaseInsensitive) ? QString{} : measure;
}

QString value_words(const Field& field, std::int32_t value)
{
    const std::string word = label_of(field, value);
    const QString label = field.kind == Kind::Number ? decimal_words(word) : translated(word);
    const QString measure = field.kind == Kind::Number ? measure_words(field.measure) : QString{};
    return measure.isEmpty() ? label : tr("%1 %2").arg(label, measure);
}

QString answer_words(const QString& name, const Field& field, std::int32_t value)
{
    if (field.kind == Kind::Toggle)
        return value != 0 ? name : tr("%1: no").arg(name);
    Field without_repetition = field;
    if (measure_beside_label(field).isEmpty())
        without_repetition.measure = Measure::None;
    return tr("%1 %2").arg(name, value_words(without_repetition, value));
}

QString outcome_words(const OutcomeSpec& spec, std::int32_t value)
{
    Field field;
    field.kind = spec.kind;
    field.options = spec.options;
    const std::string label = label_of(field, value);
    return spec.kind == Kind::Number ? decimal_words(label) : translated(label);
}

QString percent_words(const Chance& chance, std::optional<std::uint64_t> total)
{
    const double percent = chance.probability * 100;
    if (chance.weight ? chance.weight == total : chance.probability == 1)
        return tr("100\u00A0%");
    if (percent > 99.9)
        return tr("over 99.9\u00A0%");
    if (percent > 0 && percent < 0.1)
        return tr("under 0.1\u00A0%");
    const bool whole = percent == 0 || (percent >= 10 && percent < 99.5);
    return tr("%1\u00A0%").arg(QLocale{}.toString(percent, 'f', whole ? 0 : 1));
}

QString chance_words(const Chance& chance, std::optional<std::uint64_t> total)
{
    constexpr std::uint64_t a_die = 20;
    constexpr std::uint64_t most = 1000;
    QString percentage = percent_words(chance, total);
    if (!chance.weight || !total)
        return percentage;
    const std::uint64_t by = *total <= a_die ? 1 : std::gcd(*chance.weight, *total);
    const std::uint64_t of = *total / by;
    if (of == 1 || of > most)
        return percentage;
    const QLocale locale;
    return tr("%1 in %2, %3").arg(locale.toString(qulonglong{*chance.weight / by}), locale.toString(qulonglong{of}), percentage);
}

QString without_percentage(QString words, const QString& percentage)
{
    if (const QString behind = QStringLiteral(", ") + percentage; words.endsWith(behind))
        words.chop(behind.size());
    return words;
}

QString pool_words(Pool pool)
{
    return pool.count == 1 ? tr("d%1").arg(pool.sides) : tr("%1d%2").arg(pool.count).arg(pool.sides);
}

QString faces_words(const Faces& faces)
{
    QStringList words;
    for (const std::uint8_t face : faces)
        words << QString::number(face);
    return words.join(QStringLiteral(" + "));
}

QString roll_words(const Roll& roll)
{
    return tr("%1 (%2): %3").arg(translated(roll.label), pool_words(roll.pool), faces_words(roll.faces));
}

QString source_words(Source source)
{
    return translated(word_of(source));
}

QString step_words(Op op, Fraction amount)
{
    const bool negative = amount < Fraction{};
    QString number = decimal_words(text(amount));
    switch (op) {
    case Op::Start: return number;
    case Op::Add: return negative ? number : QLatin1Char{'+'} + number;
    case Op::Times: return tr("%1 %2").arg(QChar{0x00d7}).arg(number);
    case Op::Floor: return amount == Fraction{1} ? tr("round down") : tr("down to a multiple of %1").arg(number);
    case Op::Least: return tr("at least %1").arg(number);
    case Op::Most: return tr("at most %1").arg(number);
    }
    assert(false);
    return {};
}

} // namespace corneta::ui
