// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/catalogue.h"

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <optional>

namespace corneta {

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
