// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scaled.h"
#include "tests/ui/faults.h"
#include "tests/ui/fonts.h"
#include "tests/ui/longer_words.h"
#include "tests/ui/look/pages.h"
#include "tests/ui/look/palettes.h"

#include <QApplication>
#include <QTest>

#include <optional>

using namespace corneta;

/// Every page in fonts wide and narrow, and with longer words: nothing is cut, outside or unnamed. CORNETA_PICTURES=FOLDER paints them all there,
/// with more sizes and palettes.
class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void pages_are_whole_data();
    void pages_are_whole();
};

void TestPictures::pages_are_whole_data()
{
    QTest::addColumn<QString>("palette");
    QTest::addColumn<std::size_t>("font");
    QTest::addColumn<bool>("is_longer");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    struct Room {
        QSize size;
        int percent;
    };
    constexpr Room small{{1024, 768}, 100};
    constexpr Room large_text{{1280, 800}, 200};
    const auto add = [](const char* name, const char* palette, std::size_t font, bool is_longer, const Room& room) {
        QTest::addRow("%s-%dx%d-%d", name, room.size.width(), room.size.height(), room.percent)
            << QString{palette} << font << is_longer << room.size << room.percent;
    };
    for (std::size_t font = 0; font < (is_sample ? 1 : fonts.size()); ++font)
        for (const Room& room : {small, large_text})
            if (!is_sample || room.percent == small.percent)
                add(fonts[font].name, "light", font, false, room);
    for (const Room& room : {small, large_text})
        add("longer", "light", 0, true, room);
    if (!qEnvironmentVariableIsEmpty("CORNETA_PICTURES"))
        for (const char* palette : {"light", "dark", "stark"})
            for (const QSize& size : {QSize{1024, 768}, QSize{1280, 800}, QSize{1920, 1080}})
                for (const int percent : {100, 200})
                    add(palette, palette, 0, false, {size, percent});
}

void TestPictures::pages_are_whole()
{
    QFETCH(const QString, palette);
    QFETCH(const std::size_t, font);
    QFETCH(const bool, is_longer);
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    const QPalette before = QApplication::palette();
    QApplication::setPalette(palette_named(palette));
    const InFont in_font{font};
    std::optional<LongerWords> longer;
    if (is_longer)
        longer.emplace();
    QString faults;
    walk_pages(size, percent, [&](const char* page, Player&, QWidget& window) {
        faults += faults_of_page(window, QString{page}, QString{QTest::currentDataTag()});
        if (window.size() != size)
            faults += QStringLiteral("%1: the window is %2 high\n").arg(QString{page}).arg(window.height());
    });
    QApplication::setPalette(before);
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
}

#include "test_pictures.moc"
