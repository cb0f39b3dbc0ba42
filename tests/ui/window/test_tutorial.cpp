// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/painted.h"
#include "tests/ui/player.h"

#include <QDir>
#include <QFile>
#include <QKeySequence>
#include <QRegularExpression>
#include <QTest>

using namespace corneta;

/// docs/tutorial-window.md, and docs/es/tutorial-window.md in Spanish, played as they stand. In blocks of `keys` a line is a key, text to type in quotes, or `file NAME` for the dialog that asks for
/// one. A quoted paragraph is what the window then shows. With CORNETA_PICTURES=docs their pictures are painted anew.
class TestTutorial : public QObject {
    Q_OBJECT

private slots:
    void cleanup();
    void it_goes_as_it_is_written_data();
    void it_goes_as_it_is_written();

private:
    WindowWords m_words;
};

namespace {

/// All that is painted, from the first widget to the last, in one line.
QString words_in(QWidget& window)
{
    QStringList words;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisible() && !widget->visibleRegion().isEmpty())
            for (const PaintedText& text : painted_texts(*widget))
                words << text.words;
    return words.join(QLatin1Char{' '}).simplified();
}

/// Somebody who has the page beside the keyboard.
class Reader {
public:
    explicit Reader(const QString& folder) : m_pages{folder}, m_player{all_rulesets()} { m_player.window().show_start(); }

    /// What is not as the page has it; empty for nothing.
    QString read(const QString& line)
    {
        static const QRegularExpression picture{QStringLiteral(R"(!\[.*\]\((.*)\))")};
        if (line.startsWith(QLatin1String{"```"}))
            m_types = line == QLatin1String{"```keys"};
        else if (m_types)
            type(line);
        else if (line.startsWith(QLatin1String{"> "}))
            return shown(line.sliced(2));
        else if (const auto match = picture.match(line); match.hasMatch())
            return painted(match.captured(1));
        return {};
    }

private:
    void type(const QString& line)
    {
        static const QRegularExpression quoted{QStringLiteral("^\"(.*)\"$")};
        static const QRegularExpression file{QStringLiteral("^file (.*)$")};
        if (const auto text = quoted.match(line); text.hasMatch())
            m_player.type(text.captured(1));
        else if (const auto name = file.match(line); name.hasMatch())
            m_player.name_file(m_folder.filePath(name.captured(1)));
        else
            for (const QString& key : line.split(QLatin1Char{' '}, Qt::SkipEmptyParts)) {
                const QKeyCombination keys = QKeySequence{key}[0];
                m_player.press(keys.key(), keys.keyboardModifiers());
            }
        m_player.wait();
    }

    QString shown(const QString& words)
    {
        const QString all = words_in(m_player.window());
        return all.contains(words) ? QString{} : QStringLiteral("\"%1\" is not to be seen, but: %2").arg(words, all);
    }

    QString painted(const QString& file)
    {
        if (const QString folder = qEnvironmentVariable("CORNETA_PICTURES"); !folder.isEmpty())
            m_player.window().grab().save(QDir{folder}.filePath(m_pages + file));
        return QFile::exists(QStringLiteral(CORNETA_SOURCE_DIR "/docs/") + m_pages + file) ? QString{}
                                                                                           : file + QStringLiteral(" is not there");
    }

    QString m_pages; ///< the folder of the page, below docs/
    QTemporaryDir m_folder;
    Player m_player;
    bool m_types = false;
};

} // namespace

void TestTutorial::cleanup()
{
    QCoreApplication::removeTranslator(&m_words);
    use_language("en");
}

void TestTutorial::it_goes_as_it_is_written_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("folder");
    QTest::newRow("en") << QStringLiteral("en") << QString{};
    QTest::newRow("es") << QStringLiteral("es") << QStringLiteral("es/");
}

void TestTutorial::it_goes_as_it_is_written()
{
    QFETCH(const QString, language);
    QFETCH(const QString, folder);
    QFile page{QStringLiteral(CORNETA_SOURCE_DIR "/docs/") + folder + QStringLiteral("tutorial-window.md")};
    QVERIFY(page.open(QIODevice::ReadOnly));
    use_language(language);
    QCoreApplication::installTranslator(&m_words);
    Reader reader{folder};
    for (int number = 1; !page.atEnd(); ++number) {
        const QString line = QString::fromUtf8(page.readLine()).trimmed();
        const QString fault = reader.read(line);
        QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("line %1: %2").arg(number).arg(fault.right(3000))));
    }
}

#include "test_tutorial.moc"
