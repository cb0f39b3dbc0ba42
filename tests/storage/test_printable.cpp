// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/printable.h"
#include "core/game/forces/csv.h"

#include <QObject>
#include <QProcess>
#include <QTest>

#include <random>

using namespace corneta;

/// What is told of texts that may hold anything.
class TestPrintable : public QObject {
    Q_OBJECT

private slots:
    void a_cell_refuses_every_letter_that_a_line_refuses();
    void a_shell_takes_a_word_as_it_is();
};

void TestPrintable::a_cell_refuses_every_letter_that_a_line_refuses()
{
    for (char32_t letter = 0; letter <= 0x10FFFF; ++letter) {
        if (QChar::isSurrogate(letter) || letter == U'\n') // a cell may have lines
            continue;
        const std::string text = QString::fromUcs4(&letter, 1).toStdString();
        if (has_control_characters(text))
            QVERIFY2(flaw_of_cell(text), qPrintable(QString::number(letter, 16)));
    }
}

void TestPrintable::a_shell_takes_a_word_as_it_is()
{
    const QString letters = QStringLiteral("ab'\"\\$`!*?~#&;|<>(){}[] \t\n=-/\u00e9\u202e\U000e0041");
    std::mt19937 random{20261125};
    QStringList texts{"", "-n", "~", "'", "''", "$(touch y)", "a\nb"};
    for (int times = 0; times < 100; ++times) {
        QString text;
        for (std::size_t size = random() % 12; size > 0; --size)
            text += letters[static_cast<qsizetype>(random() % static_cast<std::size_t>(letters.size()))];
        texts += text.isValidUtf16() ? text : QString{};
    }
    for (const QString& text : texts) {
        const std::string word = shell_word(text.toStdString());
        QVERIFY2(!has_control_characters(word), word.c_str());
        QProcess shell;
        shell.start("sh", {"-c", "printf %s " + QString::fromStdString(word)});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(QString::fromUtf8(shell.readAllStandardOutput()), printable(text));
    }
}

#include "test_printable.moc"
