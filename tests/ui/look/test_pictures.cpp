// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/player.h"
#include "ui/look/text_size.h"

#include <QApplication>
#include <QTest>

#include <functional>
#include <utility>

using namespace corneta;

/// Every page in each size, palette and size of text: nothing is cut, outside or unnamed. CORNETA_PICTURES=FOLDER paints them all there, with
/// more sizes and palettes.
class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void pages_are_whole_data();
    void pages_are_whole();
};

namespace {

using Page = std::pair<const char*, std::function<void(Player&)>>;

QPalette palette_named(const QString& name)
{
    QPalette palette = QApplication::palette();
    const auto set = [&](QPalette::ColorRole role, const char* colour) { palette.setColor(role, QColor{colour}); };
    if (name == "dark" || name == "stark") {
        const bool is_stark = name == "stark";
        for (const QPalette::ColorRole role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText, QPalette::HighlightedText})
            set(role, "#ffffff");
        set(QPalette::Window, is_stark ? "#000000" : "#323232");
        set(QPalette::Button, is_stark ? "#000000" : "#3c3c3c");
        set(QPalette::Base, is_stark ? "#000000" : "#242424");
        set(QPalette::AlternateBase, is_stark ? "#000000" : "#2e2e2e");
        set(QPalette::ToolTipBase, "#000000");
        set(QPalette::Highlight, is_stark ? "#0000ff" : "#308cc6");
    }
    return palette;
}

void go_to_first_fire(Player& player)
{
    player.create_game("santa-anna", "buena-vista-small");
    player.end_phase();
    player.end_phase();
    player.wait();
}

void type_fire(Player& player)
{
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("fire k1 m3 4\r");
    player.wait();
}

const std::vector<Page>& pages()
{
    static const std::vector<Page> all{
        {"fire-typed", type_fire},
        {"fire-settled",
         [](Player& player) {
             type_fire(player);
             player.type("18\r");
         }},
        {"phase-sheet", [](Player& player) { player.press(Qt::Key_F12); }},
        {"end-of-phase", [](Player& player) { player.press(Qt::Key_F8); }},
        {"set-right",
         [](Player& player) {
             player.press(Qt::Key_2, Qt::ControlModifier);
             player.type("K");
             player.press(Qt::Key_F2);
         }},
        {"charts", [](Player& player) { player.press(Qt::Key_F4); }},
        {"keys", [](Player& player) { player.press(Qt::Key_F1); }},
        {"journal", [](Player& player) { player.press(Qt::Key_3, Qt::ControlModifier); }},
    };
    return all;
}

} // namespace

void TestPictures::pages_are_whole_data()
{
    QTest::addColumn<QString>("palette");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    const bool is_painted = !qEnvironmentVariableIsEmpty("CORNETA_PICTURES");
    for (const char* palette : {"light", "dark", "stark"})
        for (const QSize& size : {QSize{1024, 768}, QSize{1280, 800}, QSize{1920, 1080}})
            for (const int percent : {100, 200})
                if (is_painted || (*palette == 'l' && size.width() < 1900))
                    QTest::addRow("%s-%dx%d-%d", palette, size.width(), size.height(), percent) << QString{palette} << size << percent;
}

void TestPictures::pages_are_whole()
{
    QFETCH(const QString, palette);
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    const QPalette before = QApplication::palette();
    QApplication::setPalette(palette_named(palette));
    QString faults;
    {
        Player player{all_rulesets(), percent};
        player.window().resize(size);
        go_to_first_fire(player);
        for (const auto& [name, open] : pages()) {
            open(player);
            player.wait();
            if (const QString folder = qEnvironmentVariable("CORNETA_PICTURES"); !folder.isEmpty())
                player.window().grab().save(QStringLiteral("%1/%2-%3.png").arg(folder, QString{name}, QString{QTest::currentDataTag()}));
            for (const QString& fault : faults_in(player.window()))
                faults += QStringLiteral("%1: %2\n").arg(QString{name}, fault);
            if (player.window().size() != size)
                faults += QStringLiteral("%1: the window is %2 high\n").arg(QString{name}).arg(player.window().height());
            player.press(Qt::Key_Escape);
            player.press(Qt::Key_Escape);
        }
    }
    QApplication::setPalette(before);
    QCOMPARE(faults, QString{});
}

#include "test_pictures.moc"
