// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"

#include "core/game/play/rules.h"
#include "core/text/language.h"
#include "rulesets/all_rulesets.h"
#include "rulesets/season/ruleset.h"

#include <QDir>
#include <QFile>
#include <QLocale>

#include <algorithm>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace corneta {

namespace {

const QLatin1String english{"en"};

QString file_of(const QString& language)
{
    return QStringLiteral(":/translations/corneta_%1.ts").arg(language);
}

/// Of all rulesets: names stand for them in the sentences of a game.
std::vector<std::string_view> nouns()
{
    std::vector<std::string_view> all;
    const auto add = [&](const Ruleset& ruleset) {
        for (const game::RoleNoun& noun : ruleset.game == nullptr ? std::span<const game::RoleNoun>{} : ruleset.game->nouns)
            if (std::ranges::find(all, noun.words) == all.end())
                all.push_back(noun.words);
    };
    for (const Ruleset* const ruleset : all_rulesets())
        add(*ruleset);
    add(season::ruleset);
    return all;
}

QString& in_use()
{
    static QString language = english;
    return language;
}

} // namespace

QStringList languages()
{
    QStringList codes{english};
    for (const QString& file : QDir{QStringLiteral(":/translations")}.entryList({QStringLiteral("corneta_*.ts")}))
        codes << file.section(QLatin1Char{'_'}, 1).section(QLatin1Char{'.'}, 0, 0);
    return codes;
}

QString name_of_language(const QString& code)
{
    const QString name = QLocale{code}.nativeLanguageName().section(QLatin1Char{' '}, 0, 0);
    return code == english ? QStringLiteral("English") : name.left(1).toUpper() + name.mid(1);
}

QString language_of(const QString& code)
{
    constexpr int letters = 2;
    const QString language = code.left(letters).toLower();
    const bool is_whole = code.size() == letters || (code.size() > letters && QStringView{u"_-.@"}.contains(code[letters]));
    return is_whole && languages().contains(language) ? language : QString{};
}

QString language_of_system()
{
    for (const QString& wanted : QLocale::system().uiLanguages())
        if (const QString found = language_of(wanted); !found.isEmpty())
            return found;
    return english;
}

std::optional<WordsOfLanguage> words_of_language(const QString& language)
{
    QFile file{file_of(language)};
    if (language == english || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    auto words = WordsOfLanguage::from(file.readAll(), nouns());
    return words ? std::optional{*std::move(words)} : std::nullopt;
}

QString language_in_use()
{
    return in_use();
}

void use_language(const QString& language)
{
    if (language == in_use())
        return;
    in_use() = language;
    auto words = words_of_language(language);
    if (!words) {
        speak({});
        return;
    }
    speak([words = std::make_shared<WordsOfLanguage>(*std::move(words))](std::string_view of) { return words->find(of); },
          with_melted_articles);
}

QString WindowWords::translate(const char* /*context*/, const char* words, const char* /*meaning*/, int /*number*/) const
{
    return QString::fromStdString(spoken(words));
}

} // namespace corneta
