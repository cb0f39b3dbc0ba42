// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/look/palettes.h"
#include "tests/ui/painted.h"
#include "tests/ui/phase_sheet/sheet_player.h"
#include "ui/action/unit_card.h"
#include "ui/game/turn_strip.h"
#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/look/text_size.h"
#include "ui/odds/odds_bars.h"
#include "ui/result/dice_faces.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace corneta;

/// What is painted stands out from what it is painted on, as the pixels say: 3 to 1 at least, in light, dark and high contrast.
class TestContrast : public QObject {
    Q_OBJECT

private slots:
    void shapes_stand_out_data();
    void shapes_stand_out();
    void a_unit_stands_clear_of_its_band_at_every_size();
};

namespace {

/// What of a widget is no words and no other widget.
QRegion bare_part_of(QWidget& widget)
{
    constexpr int smoothed = 2;
    QRegion bare{widget.rect()};
    for (const PaintedText& text : painted_texts(widget))
        bare -= text.ink.toAlignedRect().adjusted(-smoothed, -smoothed, smoothed, smoothed);
    for (const QWidget* child : widget.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (child->isVisible() && child->metaObject() != &QWidget::staticMetaObject)
            bare -= child->geometry();
    return bare;
}

/// Of the shape in that part of a widget, against the colour that most of the part has.
double contrast_in(QWidget& widget, const QRect& part)
{
    constexpr int few = 8; // pixels, less than any stroke has
    const QImage picture = widget.window()->grab({widget.mapTo(widget.window(), QPoint{}), widget.size()}).toImage();
    QHash<QRgb, int> colours;
    for (const QRect& room : bare_part_of(widget) & part)
        for (int y = room.top(); y <= room.bottom(); ++y)
            for (int x = room.left(); x <= room.right(); ++x)
                ++colours[picture.pixel(x, y)];
    const auto most = std::max_element(colours.begin(), colours.end());
    double strongest = 0;
    for (auto colour = colours.begin(); colour != colours.end() && most != colours.end(); ++colour)
        if (*colour >= few)
            strongest = std::max(strongest, ui::contrast(QColor::fromRgb(colour.key()), QColor::fromRgb(most.key())));
    return strongest;
}

/// A leaf to lay widgets on.
class Leaf : public QWidget {
public:
    Leaf()
    {
        QPalette palette = ui::palette_of(QApplication::palette(), ui::roles());
        palette.setColor(QPalette::Window, ui::roles().leaf);
        setPalette(palette);
    }

    template <class Widget> Widget& lay(Widget* widget)
    {
        widget->resize(widget->sizeHint());
        widget->show();
        resize(widget->size());
        show();
        return *widget;
    }
};

void see_dice()
{
    for (const int sides : {4, 6, 8, 10, 12, 20}) {
        Leaf leaf;
        auto& die = leaf.lay(new ui::DiceFaces{{{sides, 3}}, "3", &leaf});
        QVERIFY2(contrast_in(die, die.rect()) >= 3, qPrintable(QString{"d%1"}.arg(sides)));
    }
}

/// A bar of the odds, a hatched one, and both in the row that came true: there inside the frame.
void see_bars()
{
    for (const bool is_highlighted : {false, true})
        for (const bool came_true : {false, true}) {
            Leaf leaf;
            auto* bars = new ui::OddsBars{&leaf};
            bars->show_rows({{"1", "holds", "4 in 20", "20 %", 0.2, is_highlighted, came_true}});
            const QRect all = leaf.lay(bars).rect();
            const QRect inside = all.adjusted(all.width() / 20 + 4, 4, -4, -4);
            QVERIFY2(contrast_in(*bars, came_true ? inside : all) >= 3,
                     qPrintable(QString{"hatched %1, came true %2"}.arg(is_highlighted).arg(came_true)));
            QVERIFY(contrast_in(*bars, all) >= 3);
        }
}

template <class Widget> QList<Widget*> visible(Player& player)
{
    QList<Widget*> widgets = player.window().findChildren<Widget*>();
    widgets.removeIf([](const Widget* widget) { return !widget->isVisible(); });
    return widgets;
}

void see_battle(Player& player)
{
    const int unit = ui::grid_unit(player.window().fontMetrics());
    const QList<ui::UnitCard*> cards = visible<ui::UnitCard>(player);
    QCOMPARE(cards.size(), 2);
    for (ui::UnitCard* card : cards) {
        const QRect inside = card->rect().adjusted(unit, unit, -unit, -unit);
        QVERIFY2(contrast_in(*card, {inside.topLeft(), QSize{3 * unit, inside.height()}}) >= 3, "band");
        QVERIFY2(contrast_in(*card, inside.adjusted(3 * unit, 0, 0, 0)) >= 3, "strength");
    }
    ui::TurnStrip* strip = visible<ui::TurnStrip>(player).value(0);
    QVERIFY(strip != nullptr);
    const QRect half{0, 0, strip->width() / 2, strip->height() - 2};
    QVERIFY2(contrast_in(*strip, half) >= 3, "stepper");
    QVERIFY2(contrast_in(*strip, half.translated(half.width(), 0)) >= 3, "bands of the scores");
    for (QLineEdit* line : visible<QLineEdit>(player))
        QVERIFY2(contrast_in(*line, line->rect()) >= 3, qPrintable(line->accessibleName()));
    for (QPushButton* button : visible<QPushButton>(player))
        QVERIFY2(button->isFlat() || contrast_in(*button, button->rect()) >= 3, qPrintable(button->accessibleName()));
}

} // namespace

void TestContrast::shapes_stand_out_data()
{
    QTest::addColumn<QString>("palette");
    for (const char* palette : {"light", "dark", "stark"})
        QTest::newRow(palette) << QString{palette};
}

void TestContrast::shapes_stand_out()
{
    QFETCH(const QString, palette);
    const QPalette before = QApplication::palette();
    QApplication::setPalette(palette_named(palette));
    see_dice();
    see_bars();
    {
        Player player{all_rulesets()};
        player.window().resize(1280, 800);
        begin_first_fire_with_orders(player);
        player.open_action("fire");
        player.type("k1m1");
        player.wait();
        see_battle(player);
    }
    QApplication::setPalette(before);
}

void TestContrast::a_unit_stands_clear_of_its_band_at_every_size()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    player.open_action("fire");
    player.type("k1m1");
    for (const int percent : {100, 200, 300, 100}) {
        player.window().text_size().set_percent(percent);
        player.wait();
        const QList<ui::UnitCard*> cards = visible<ui::UnitCard>(player);
        QCOMPARE(cards.size(), 2);
        for (const ui::UnitCard* card : cards)
            for (const auto* part : card->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
                QVERIFY2(!part->isVisible() || part->x() >= 4 * ui::grid_unit(card->fontMetrics()), qPrintable(QString::number(percent)));
    }
}

#include "test_contrast.moc"
