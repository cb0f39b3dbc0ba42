// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/manual/manual.h"

#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

#include <algorithm>

using namespace corneta;

/// The pages of the manual under F1, and the search in them.
class TestManual : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { use_language("en"); }
    void every_page_is_there_data();
    void every_page_is_there();
    void both_languages_have_the_same_pages();
    void every_link_leads_somewhere();
    void keys_come_first();
    void words_leave_the_parts_that_have_them_all();
    void what_is_nowhere_is_said();
    void links_are_followed();
};

namespace {

struct Manual {
    explicit Manual(Player& of)
        : line{*of.window().findChild<QLineEdit*>("manual_line")},
          list{*of.window().findChild<QListWidget*>("manual_list")},
          text{*of.window().findChild<QTextBrowser*>("manual_text")}
    {
        of.press(Qt::Key_F1);
    }

    QLineEdit& line;
    QListWidget& list;
    QTextBrowser& text;
};

QStringList pages()
{
    QStringList pages;
    for (QDirIterator at{":/manual", {"*.md"}, QDir::Files, QDirIterator::Subdirectories}; at.hasNext();)
        pages << at.next();
    pages.sort();
    return pages;
}

QString folder_of(const QString& language)
{
    return language == "en" ? QString{":/manual/"} : ":/manual/" + language + '/';
}

QString folder_of_page(const QString& page)
{
    QString longest; // that of English begins the others
    for (const QString& language : languages())
        if (const QString folder = folder_of(language); page.startsWith(folder) && folder.size() > longest.size())
            longest = folder;
    return longest;
}

/// Those of one language.
QStringList pages_of(const QString& folder)
{
    QStringList own = pages();
    own.removeIf([&](const QString& page) { return folder_of_page(page) != folder; });
    return own;
}

} // namespace

void TestManual::every_page_is_there_data()
{
    QTest::addColumn<QString>("folder");
    for (const QString& language : languages())
        QTest::newRow(qPrintable(language)) << folder_of(language);
}

/// In its language, and of no other one.
void TestManual::every_page_is_there()
{
    QFETCH(const QString, folder);
    use_language(QString::fromUtf8(QTest::currentDataTag()));
    QStringList found;
    for (const ui::ManualPart& part : ui::manual_parts())
        if (const QString page = ':' + part.page.path(); !found.contains(page))
            found << page;
    QCOMPARE(found.first(), folder + "index.md");
    found.sort();
    QCOMPARE(found, pages_of(folder));
    QVERIFY(found.size() > 10);
}

void TestManual::both_languages_have_the_same_pages()
{
    const QStringList english = pages_of(folder_of("en"));
    for (const QString& language : languages()) {
        QStringList own = pages_of(folder_of(language));
        for (QString& page : own)
            page.replace(folder_of(language), folder_of("en"));
        QCOMPARE(own, english);
    }
}

void TestManual::every_link_leads_somewhere()
{
    static const QRegularExpression link{R"(\]\(([^):]+)\))"};
    for (const QString& page : pages()) {
        QFile file{page};
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (auto found = link.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();) {
            const QUrl target = QUrl{"qrc" + page}.resolved(QUrl{found.next().captured(1)});
            QVERIFY2(QFile::exists(':' + target.path()), qPrintable(page + " to " + target.toString()));
        }
    }
}

void TestManual::keys_come_first()
{
    Player player{all_rulesets()};
    const Manual manual{player};
    QVERIFY(manual.line.hasFocus());
    QCOMPARE(manual.list.currentRow(), 0);
    QCOMPARE(manual.list.currentItem()->text(), QString{"Keys"});
    QVERIFY(manual.text.toPlainText().contains("F12"));
    player.press(Qt::Key_Down);
    QCOMPARE(manual.list.currentItem()->text(), QString{"Corneta"});
    QVERIFY(manual.text.toPlainText().startsWith("Corneta"));
    player.press(Qt::Key_Up);
    player.press(Qt::Key_Up);
    QCOMPARE(manual.list.currentRow(), 0);
    player.press(Qt::Key_Escape);
    QVERIFY(!manual.line.isVisible());
}

void TestManual::words_leave_the_parts_that_have_them_all()
{
    Player player{all_rulesets()};
    const Manual manual{player};
    const int all = manual.list.count();
    player.type("undo season");
    QVERIFY(manual.list.count() > 0 && manual.list.count() < all);
    for (int row = 0; row < manual.list.count(); ++row, player.press(Qt::Key_Down)) {
        QCOMPARE(manual.list.currentRow(), row);
        for (const char* word : {"undo", "season"})
            QVERIFY2(manual.text.toPlainText().contains(QLatin1String{word}, Qt::CaseInsensitive),
                     qPrintable(manual.list.item(row)->text()));
        const QString heading = manual.list.item(row)->text().section(": ", -1);
        QVERIFY2(manual.text.textCursor().block().text().endsWith(heading), qPrintable(heading));
        QVERIFY(manual.text.rect().contains(manual.text.cursorRect()));
        QVERIFY(!manual.text.extraSelections().isEmpty());
    }
    player.press(Qt::Key_Return);
    QVERIFY(manual.text.hasFocus());
}

void TestManual::what_is_nowhere_is_said()
{
    Player player{all_rulesets()};
    const Manual manual{player};
    player.type("zeppelin");
    QCOMPARE(manual.list.count(), 0);
    QVERIFY(manual.text.toPlainText().contains("No page has all these words."));
    player.press(Qt::Key_Down);
    player.press(Qt::Key_Up);
    player.press(Qt::Key_Return);
}

void TestManual::links_are_followed()
{
    Player player{all_rulesets()};
    const Manual manual{player};
    player.press(Qt::Key_Down);
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Tab); // to the first link
    player.press(Qt::Key_Return);
    QCOMPARE(manual.text.source(), QUrl{"qrc:/manual/systems/santa-anna.md"});
    QCOMPARE(manual.list.currentItem()->text(), manual.text.document()->firstBlock().text());
}

#include "test_manual.moc"
