// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/painted.h"
#include "tests/ui/player.h"

#include <QDir>
#include <QFile>
#include <QKeySequence>
#include <QRegularExpression>
#include <QTest>

using namespace corneta;

/// docs/tutorial-window.md, played as it stands. In blocks of `keys` a line is a key, text to type in quotes, or `file NAME` for the dialog that asks for
/// one. A quoted paragraph is what the window then shows. With CORNETA_PICTURES=docs its pictures are painted anew.
class TestTutorial : public QObject {
    Q_OBJECT

private slots:
    void it_goes_as_it_is_written();
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
    Reader() : m_player{all_rulesets()} { m_player.window().show_start(); }

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
            m_player.window().grab().save(QDir{folder}.filePath(file));
        return QFile::exists(QStringLiteral(CORNETA_SOURCE_DIR "/docs/") + file) ? QString{} : file + QStringLiteral(" is not there");
    }

    QTemporaryDir m_folder;
    Player m_player;
    bool m_types = false;
};

} // namespace

void TestTutorial::it_goes_as_it_is_written()
{
    QFile page{QStringLiteral(CORNETA_SOURCE_DIR "/docs/tutorial-window.md")};
    QVERIFY(page.open(QIODevice::ReadOnly));
    Reader reader;
    for (int number = 1; !page.atEnd(); ++number) {
        const QString line = QString::fromUtf8(page.readLine()).trimmed();
        const QString fault = reader.read(line);
        QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("line %1: %2").arg(number).arg(fault)));
    }
}

#include "test_tutorial.moc"
