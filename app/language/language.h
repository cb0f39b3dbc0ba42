// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <cstddef>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace corneta {

/// Puts words behind others: `de` and `el blanco` are `del blanco`.
void melt_article(std::string& before, std::string_view words);

/// What a language has for ours, from a file of Qt Linguist: words, patterns and labels with their numbers in place. Names are none of its
/// business.
class WordsOfLanguage {
public:
    /// Of .ts files one after the other; or why one is none.
    static std::expected<WordsOfLanguage, QString> from(std::span<const QByteArray> files);

    /// Ours and theirs, in the order of the files.
    const std::vector<std::pair<std::string, std::string>>& all() const { return m_all; }
    /// Whether it has just these words.
    bool has(std::string_view words) const { return m_numbers.contains(std::string{words}); }
    /// Just these words, or a label: `unit 2: fire, round 3` by `unit {0}` and `fire, round {0}`.
    std::optional<std::string> find(std::string_view words) const;

private:
    /// Why it is no .ts file; empty where it is one.
    QString read(const QByteArray& ts);
    std::optional<std::string> by_numbers(std::string_view words) const;

    std::vector<std::pair<std::string, std::string>> m_all;
    std::unordered_map<std::string, std::size_t> m_numbers; ///< of all, by our words
};

/// The languages that the program speaks, by their codes, English first.
QStringList languages();
/// What a language calls itself: "Español".
QString name_of_language(const QString& code);
/// The one of them that is meant: "es" of "es_MX.UTF-8"; empty where the program does not speak it.
QString language_of(const QString& code);
/// The one of them that the system asks for, English where it asks for none.
QString language_of_system();

/// What it has for ours; nothing for English and where its file is none.
std::optional<WordsOfLanguage> words_of_language(const QString& language);
/// From now on people read that language, one of `languages()`; see `speak`.
void use_language(const QString& language);
QString language_in_use();

/// What a window installs so that its own words pass the same catalogue, whatever context they are told in.
class WindowWords : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* words, const char* meaning, int number) const override;
};

} // namespace corneta
