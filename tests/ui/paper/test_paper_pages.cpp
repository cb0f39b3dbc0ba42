// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_file.h"
#include "app/storage/sheet/state_sheet.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/paper/page_pictures.h"
#include "ui/paper/print_page.h"
#include "ui/paper/sheet_page.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

using namespace corneta;

/// Sheets seen and saved in the window, and typed back into it, by keys alone.
class TestPaperPages : public QObject {
    Q_OBJECT

private slots:
    void every_sheet_is_seen_and_saved();
    void without_a_game_there_are_sheets_of_the_rules();
    void what_a_side_hides_is_seen_when_it_is_asked_for();
    void what_cannot_be_written_is_said();
    void the_key_that_opens_the_page_prints_on_it();
    void a_wrong_line_is_told_once_it_is_finished();
    void a_game_begins_from_its_sheet();
    void a_game_goes_on_from_a_sheet();
};

namespace {

/// Somebody who prints.
struct Printing {
    explicit Printing(Player& its_player) : player{its_player}
    {
        player.press(Qt::Key_P, Qt::ControlModifier);
        page = player.window().findChild<ui::PrintPage*>();
        wait();
    }
    void wait() const { QTRY_VERIFY_WITH_TIMEOUT(page->is_idle(), 60'000); }
    QComboBox& box(const char* name) const { return *page->findChild<QComboBox*>(name); }
    qsizetype pages() const { return page->findChild<ui::PagePictures*>()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly).size(); }
    QString words() const { return page->findChild<QLabel*>("print_words")->text(); }

    Player& player;
    ui::PrintPage* page = nullptr;
};

/// Something dark on white paper.
bool has_ink(const QImage& image)
{
    int dark = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            dark += qGray(image.pixel(x, y)) < 100 ? 1 : 0;
    return dark > 1000 && qGray(image.pixel(2, 2)) == 255;
}

/// The lines of the game's sheet as they are typed.
QString typed(const QString& file)
{
    const auto game = game_read(file.toStdString(), all_rulesets());
    const auto lines = state_sheet(game->record);
    QString all;
    for (const SheetLine& line : *lines)
        all += QString::fromStdString(as_typed(line)) + '\n';
    return all;
}

QByteArray bytes_of(const QString& path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

ui::SheetPage& open_sheet_page(Player& player)
{
    player.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    return *player.window().findChild<ui::SheetPage*>();
}

QString said(const ui::SheetPage& page)
{
    return page.findChild<QLabel*>("sheet_words")->text();
}

} // namespace

void TestPaperPages::every_sheet_is_seen_and_saved()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    Printing printing{player};
    QCOMPARE(printing.box("print_kind").count(), 10);
    for (int kind = 0; kind < printing.box("print_kind").count(); ++kind) {
        printing.wait();
        QVERIFY2(printing.pages() > 0, qPrintable(printing.words()));
        player.wait();
        auto* const page = printing.page->findChild<ui::PagePictures*>()->findChild<QWidget*>(QString{}, Qt::FindDirectChildrenOnly);
        const double shape = static_cast<double>(page->height()) / page->width();
        QVERIFY(std::abs(shape - 297.0 / 210) < 0.01 || std::abs(shape - 11 / 8.5) < 0.01);
        QVERIFY(has_ink(page->grab().toImage()));
        player.press(Qt::Key_Return);
        const QString file = player.file() + QString::number(kind) + ".pdf";
        player.name_file(file);
        QVERIFY(bytes_of(file).startsWith("%PDF"));
        printing.box("print_kind").setFocus();
        player.press(Qt::Key_Down);
    }
}

void TestPaperPages::without_a_game_there_are_sheets_of_the_rules()
{
    Player player{all_rulesets()};
    const Printing printing{player};
    QStringList kinds;
    for (int i = 0; i < printing.box("print_kind").count(); ++i)
        kinds << printing.box("print_kind").itemText(i);
    QCOMPARE(
        kinds,
        (QStringList{"Charts", "A blank order of battle", "Chips and markers", "Range and move sticks", "Templates and cards", "Keys"}));
    QVERIFY(!printing.box("print_side").isEnabled());
    QCOMPARE(printing.words(), "2 pages");
}

void TestPaperPages::what_a_side_hides_is_seen_when_it_is_asked_for()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    Printing printing{player};
    QCOMPARE(printing.pages(), 2);
    player.press(Qt::Key_Tab);
    player.press(Qt::Key_Down);
    QCOMPARE(printing.box("print_kind").currentIndex(), 0);
    QCOMPARE(printing.box("print_side").currentIndex(), 1);
    QVERIFY(printing.page->is_idle());
    QCOMPARE(printing.pages(), 0);
    QVERIFY2(printing.words().contains("face down"), qPrintable(printing.words()));
    player.press(Qt::Key_Return);
    printing.wait();
    QCOMPARE(printing.pages(), 1);
    player.press(Qt::Key_Up);
    printing.wait();
    QCOMPARE(printing.pages(), 2);
}

void TestPaperPages::what_cannot_be_written_is_said()
{
    Player player{all_rulesets()};
    Printing printing{player};
    player.press(Qt::Key_Return);
    player.name_file(QCoreApplication::applicationFilePath() + "/charts.pdf");
    player.wait();
    bool is_said = false;
    for (const QTextBrowser* text : player.window().findChildren<QTextBrowser*>())
        is_said |= text->isVisible() && text->toPlainText().contains("cannot be written");
    QVERIFY(is_said);
}

void TestPaperPages::the_key_that_opens_the_page_prints_on_it()
{
    Player player{all_rulesets()};
    const Printing printing{player};
    QVERIFY(player.window().findChild<QPrintDialog*>() == nullptr);
    player.press(Qt::Key_P, Qt::ControlModifier);
    auto* const dialog = player.window().findChild<QPrintDialog*>();
    QVERIFY(dialog != nullptr);
    const QTemporaryDir folder;
    auto* const name = dialog->findChild<QLineEdit*>("filename");
    name->setFocus();
    name->selectAll();
    player.type(folder.filePath("printed.pdf"));
    dialog->accept();
    QTRY_VERIFY(QFile::exists(folder.filePath("printed.pdf")));
    QVERIFY(bytes_of(folder.filePath("printed.pdf")).startsWith("%PDF"));
}

void TestPaperPages::a_wrong_line_is_told_once_it_is_finished()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    const QStringList lines = typed(player.file()).split('\n', Qt::SkipEmptyParts);
    const ui::SheetPage& page = open_sheet_page(player);
    player.type(lines[0].chopped(1).toLower());
    QCOMPARE(said(page), "");
    player.type("\r");
    QCOMPARE(said(page), QString{"▲ Line 1: A letter is missing, or one too many: they stand in fours"});
    QCOMPARE(page.findChild<QPlainTextEdit*>()->extraSelections().size(), 1);
    player.press(Qt::Key_Up);
    player.press(Qt::Key_End);
    player.type(lines[0].right(1));
    player.press(Qt::Key_Down);
    QCOMPARE(said(page), QString{"▲ The last line, which counts the others, is missing or is that of another sheet"});
    QVERIFY(!page.findChild<QPushButton*>("sheet_begin")->isEnabled());
}

void TestPaperPages::a_game_begins_from_its_sheet()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    for (int phase = 0; phase < 3; ++phase)
        player.end_phase();
    const game::State before = player.state();
    const QString sheet = typed(player.file());
    const QString file = player.file() + "-again.corneta";
    player.window().open_ruleset(0); // whatever rules are in hand
    ui::SheetPage& page = open_sheet_page(player);
    page.findChild<QPlainTextEdit*>()->setPlainText(sheet);
    QVERIFY2(said(page).startsWith(QString{"✓ The sheet is whole: Revolucion!"}), qPrintable(said(page)));
    page.findChild<QPushButton*>("sheet_begin")->setFocus();
    player.press(Qt::Key_Return);
    player.name_file(file);
    player.wait();
    QVERIFY(QFile::exists(file));
    QVERIFY(player.state().units == before.units);
    QVERIFY(player.state().stage == before.stage);
}

void TestPaperPages::a_game_goes_on_from_a_sheet()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.end_phase();
    const game::State before = player.state();
    const QString sheet = typed(player.file());
    player.end_phase();
    QVERIFY(player.state().stage != before.stage);
    ui::SheetPage& page = open_sheet_page(player);
    page.findChild<QPlainTextEdit*>()->setPlainText(sheet);
    page.findChild<QLineEdit*>("sheet_reason")->setFocus();
    player.type("\r");
    QVERIFY2(said(page).contains("Say why"), qPrintable(said(page)));
    player.type("the battery was empty\r");
    player.wait();
    QVERIFY(player.state().stage == before.stage);
    QVERIFY(!page.isVisible());
}

#include "test_paper_pages.moc"
