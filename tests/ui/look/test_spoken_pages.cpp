// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"
#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "core/text/language.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/look/pages.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <mutex>
#include <optional>
#include <set>
#include <string>

using namespace corneta;

/// Every page in Spanish: whatever it says passes the catalogue, the catalogue has it, and nothing is cut or outside.
class TestSpokenPages : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { use_language("en"); }
    void pages_are_spoken();
};

namespace {

/// What stays as it is: names of units and of their places, titles of rulesets and of sections of their rules, keys of the keyboard, and what
/// Qt says itself.
std::set<std::string> what_stays()
{
    std::set<std::string> kept{"Arofan Gregory, 2024",
                               "Blanco",
                               "Ctrl",
                               "Ctrl+O",
                               "Ins",
                               "Scroll Left",
                               "Scroll Right",
                               "Shift",
                               "Space",
                               "Unknown error",
                               "as-friend",
                               "first-fire",
                               "hold-fire",
                               "front, flank, rear",
                               "buena-vista-small",
                               "santa-anna"};
    for (const Ruleset* const ruleset : all_rulesets()) {
        kept.emplace(ruleset->label);
        const auto book = rulebook_with_pack(*ruleset);
        for (const Chart& chart : book->charts->charts())
            for (const Cell& cell : chart.cells())
                kept.insert(cell.rule);
        for (const ChartSpec& chart : ruleset->charts)
            kept.emplace(chart.rule);
        for (const std::string& key : scenario_keys(*ruleset)) {
            const auto statements = scenario_statements(*ruleset, key);
            for (const Statement& statement : *statements)
                if (const Datum* name = statement.find("name"))
                    kept.insert(std::get<std::string>(name->value));
        }
    }
    return kept;
}

/// While it is there it keeps what passes the catalogue and is not in it.
class Listener {
public:
    Listener()
    {
        QCoreApplication::installTranslator(&m_translator);
        speak([this](std::string_view words) {
            auto found = m_words.find(words);
            const bool is_ours =
                QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())).contains(QRegularExpression{"[A-Za-z]{2}"});
            const auto begins = [&](const auto& both) { return both.second.size() > 2 && words.starts_with(both.second); };
            if (!found && is_ours && std::ranges::none_of(m_words.all(), begins)) // what was put together of theirs passes once more
                keep(words);
            return found;
        });
    }
    ~Listener()
    {
        QCoreApplication::removeTranslator(&m_translator);
        speak({});
    }
    Q_DISABLE_COPY_MOVE(Listener)

    const std::set<std::string>& missed() const { return m_missed; }

private:
    void keep(std::string_view words) // of workers too
    {
        const std::scoped_lock lock{m_lock};
        m_missed.emplace(words);
    }

    WindowWords m_translator;
    WordsOfLanguage m_words = *words_of_language("es");
    std::set<std::string> m_missed;
    std::mutex m_lock;
};

} // namespace

void TestSpokenPages::pages_are_spoken()
{
    Listener listener;
    QString faults;
    walk_pages({1024, 768}, 100, [&](const char* page, Player&, QWidget& window) {
        faults += faults_of_page(window, QString{page}, QStringLiteral("spanish"));
    });
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
    const std::set<std::string> kept = what_stays();
    QString missed;
    for (const std::string& words : listener.missed())
        if (!kept.contains(words))
            missed += QString::fromStdString(words) + '\n';
    if (const QString path = qEnvironmentVariable("CORNETA_UNTRANSLATED"); !path.isEmpty())
        if (QFile file{path}; file.open(QIODevice::Append))
            file.write(missed.toUtf8());
    QCOMPARE(missed, QString{});
}

#include "test_spoken_pages.moc"
