// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/called_game.h"

#include <QDir>
#include <QFile>
#include <QObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// Sheets, as a script asks for them: the program of the command line passes them on to that of the window.
class TestPrint : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void charts_are_a_pdf_and_the_same_bytes_each_time();
    void the_frame_of_a_sheet_is_in_its_language();
    void what_cannot_be_printed_is_refused_data();
    void what_cannot_be_printed_is_refused();
    void a_file_that_is_there_stays();
    void a_full_disk_leaves_no_half_file();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    static QByteArray bytes_of(const QString& path)
    {
        QFile file{path};
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestPrint::charts_are_a_pdf_and_the_same_bytes_each_time()
{
    for (const char* const name : {"one.pdf", "two.pdf"}) {
        const Ran made = ran_by_program({"print", "charts", "santa-anna", "-o", path(name), "--paper", "letter"});
        QCOMPARE(made.err, "");
        QCOMPARE(made.out, "Written to " + path(name).toUtf8() + "\n");
    }
    QVERIFY(bytes_of(path("one.pdf")).startsWith("%PDF-"));
    QCOMPARE(bytes_of(path("two.pdf")), bytes_of(path("one.pdf")));
}

void TestPrint::the_frame_of_a_sheet_is_in_its_language()
{
    for (const QString kind : {"charts", "rosters", "chips", "sticks", "templates"}) {
        QCOMPARE(ran_by_program({"print", kind, "santa-anna", "-o", path(kind + ".pdf"), "--language", "es"}).code, 0);
        QProcess reader;
        reader.start("pdftotext", {path(kind + ".pdf"), "-"});
        QVERIFY(reader.waitForFinished());
        const QString text = QString::fromUtf8(reader.readAllStandardOutput());
        for (const char* const words : {"Tablas del reglamento", "p\u00e1gina 1 de ", "\u25cb casa", "4 pulgadas"})
            QVERIFY2(text.contains(words), qPrintable(kind + ": " + words));
    }
}

void TestPrint::what_cannot_be_printed_is_refused_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("words");
    QTest::newRow("no file") << "print charts santa-anna" << 2 << "-o: the sheets need a file: -o FILE.pdf";
    QTest::newRow("no such paper") << "print charts santa-anna -o FILE --paper a5" << 2 << "--paper: neither a4 nor letter";
    QTest::newRow("no such ruleset") << "print charts santa -o FILE" << 2 << "unknown ruleset";
    QTest::newRow("no such pack") << "print charts santa-anna -o FILE --pack none.jsonl" << 3 << "none.jsonl";
    QTest::newRow("no such folder") << "print charts santa-anna -o FOLDER/none/x.pdf" << 3 << "none";
    QTest::newRow("no such game") << "print state FOLDER/none.corneta -o FILE" << 3 << "none.corneta";
    QTest::newRow("a broken game") << "print rosters FOLDER/.broken -o FILE" << 3 << ".broken:1";
    QTest::newRow("an unwritable folder") << "print charts santa-anna -o /proc/x.pdf" << 3 << "/proc/x.pdf";
}

void TestPrint::what_cannot_be_printed_is_refused()
{
    QFETCH(QString, line);
    QFETCH(int, code);
    QFETCH(QString, words);
    QFile broken{path(".broken")};
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{\"corneta\":1}\n") > 0);
    broken.close();
    line.replace("FILE", path("x.pdf")).replace("FOLDER", m_folder->path());
    const Ran made = ran_by_program(line.split(' '));
    QCOMPARE(made.code, code);
    QCOMPARE(made.out, "");
    QVERIFY2(made.err.contains(words.toUtf8()), made.err.constData());
    QCOMPARE(QDir{m_folder->path()}.entryList(QDir::Files), QStringList{});
}

void TestPrint::a_file_that_is_there_stays()
{
    QFile file{path("x.pdf")};
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("a diary") > 0);
    file.close();
    const Ran made = ran_by_program({"print", "charts", "santa-anna", "-o", path("x.pdf")});
    QCOMPARE(made.code, 3);
    QCOMPARE(bytes_of(path("x.pdf")), "a diary");
}

void TestPrint::a_full_disk_leaves_no_half_file()
{
    QProcess shell; // a file grows to 8 blocks, after which writing it fails
    shell.start("bash",
                {"-c", "trap '' XFSZ; ulimit -f 8; exec \"$0\" print charts santa-anna -o \"$1\"", CORNETA_BINARY_DIR "/corneta-cli",
                 path("x.pdf")});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.exitCode(), 3);
    QVERIFY(shell.readAllStandardError().contains("x.pdf"));
    QCOMPARE(QDir{m_folder->path()}.entryList(QDir::Files | QDir::Hidden), QStringList{});
}

#include "test_print.moc"
