// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/colours.h"

#include <QTest>

using namespace corneta::ui;

/// The colours of any palette: text and marks stand out from all they may stand on.
class TestRoles : public QObject {
    Q_OBJECT

private slots:
    void they_stand_out_data();
    void they_stand_out();
    void a_light_palette_has_the_colours_of_the_design();
    void high_contrast_has_no_tints();
};

namespace {

QPalette palette_from(const QColor& window, const QColor& base, const QColor& text, const QColor& highlight)
{
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Highlight, highlight);
    return palette;
}

QPalette light()
{
    return palette_from("#efefef", "#ffffff", "#000000", "#308cc6");
}

} // namespace

void TestRoles::they_stand_out_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << light();
    QTest::newRow("dark") << palette_from("#323232", "#242424", "#ffffff", "#308cc6");
    QTest::newRow("grey highlight") << palette_from("#efefef", "#ffffff", "#000000", "#808080");
    QTest::newRow("yellow highlight") << palette_from("#efefef", "#ffffff", "#202020", "#ffee00");
    QTest::newRow("dark, red highlight") << palette_from("#101418", "#000000", "#d0d0d0", "#ff2020");
    QTest::newRow("weak text") << palette_from("#b0b0b0", "#c0c0c0", "#303030", "#6060a0");
    for (int hue = 0; hue < 360; hue += 15)
        for (const int lightness : {25, 60, 128, 200, 240}) {
            const QColor ground = QColor::fromHsl((hue + 77) % 360, hue % 60, lightness);
            const QColor text = lightness > 128 ? QColor{Qt::black} : QColor{Qt::white};
            QTest::addRow("hue %d on lightness %d", hue, lightness)
                << palette_from(ground, ground.lighter(110), text, QColor::fromHsl(hue, 200, 120));
        }
}

void TestRoles::they_stand_out()
{
    QFETCH(const QPalette, palette);
    const Roles roles = roles_of(palette);
    const double of_ink = std::min({contrast(roles.ink, roles.paper), contrast(roles.ink, roles.leaf), contrast(roles.ink, roles.field)});
    for (const QColor& ground : {roles.paper, roles.leaf, roles.field}) {
        for (const QColor& text : {roles.quiet, roles.sides[0], roles.sides[1]})
            QVERIFY2(contrast(text, ground) >= std::min(4.5, of_ink), qPrintable(text.name() + " on " + ground.name()));
        for (const QColor& mark : {roles.mark, roles.edge})
            QVERIFY2(contrast(mark, ground) >= std::min(3.0, of_ink), qPrintable(mark.name() + " on " + ground.name()));
    }
    QVERIFY(contrast(roles.ink, roles.wash) >= std::min(4.5, of_ink));
}

void TestRoles::a_light_palette_has_the_colours_of_the_design()
{
    const Roles roles = roles_of(light());
    QCOMPARE(roles.paper.name(), "#f3eeeb");
    QCOMPARE(roles.leaf.name(), "#fbf9f8");
    QCOMPARE(roles.quiet.name(), "#4e4c4b");
    QCOMPARE(roles.edge.name(), "#797776");
    QCOMPARE(roles.wash.name(), "#e0ebf2");
}

void TestRoles::high_contrast_has_no_tints()
{
    const Roles roles = roles_of(palette_from("#000000", "#000000", "#ffffff", "#00ff00"));
    QVERIFY(roles.is_stark);
    for (const QColor& ground : {roles.paper, roles.leaf, roles.wash})
        QCOMPARE(ground, roles.field);
    for (const QColor& colour : {roles.quiet, roles.edge, roles.line, roles.mark, roles.sides[0], roles.sides[1]})
        QCOMPARE(colour, roles.ink);
}

#include "test_roles.moc"
