// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/painted.h"

#include <QAbstractScrollArea>
#include <QFontMetricsF>
#include <QLineEdit>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QScrollArea>
#include <QTabBar>
#include <QWidget>

#include <algorithm>

namespace {

/// Keeps the words and paints nothing.
class WordsEngine : public QPaintEngine {
public:
    WordsEngine() : QPaintEngine{AllFeatures} {}

    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& /*state*/) override {}
    void drawPixmap(const QRectF& /*in*/, const QPixmap& /*picture*/, const QRectF& /*of*/) override {}
    void drawImage(const QRectF& /*in*/, const QImage& /*picture*/, const QRectF& /*of*/, Qt::ImageConversionFlags /*how*/) override {}
    void drawPath(const QPainterPath& /*path*/) override {}
    void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override {}
    void drawPolygon(const QPoint* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override {}
    void drawLines(const QLineF* /*lines*/, int /*count*/) override {}
    void drawLines(const QLine* /*lines*/, int /*count*/) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        const QRectF ink = QFontMetricsF{item.font(), paintDevice()}.tightBoundingRect(item.text()).translated(at);
        const QRectF clip = painter()->hasClipping() ? painter()->clipBoundingRect() : ink;
        const QTransform to_device = painter()->deviceTransform();
        texts.push_back({item.text(), to_device.mapRect(ink), to_device.mapRect(ink & clip)});
    }
    Type type() const override { return User; }

    std::vector<PaintedText> texts;
};

class WordsDevice : public QPaintDevice {
public:
    explicit WordsDevice(const QWidget& widget) : m_widget{widget} {}

    QPaintEngine* paintEngine() const override { return &m_engine; }
    const std::vector<PaintedText>& texts() const { return m_engine.texts; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        constexpr int most_colours = 0x1000000;
        switch (metric) {
        case PdmWidth: return m_widget.width();
        case PdmHeight: return m_widget.height();
        case PdmWidthMM: return m_widget.widthMM();
        case PdmHeightMM: return m_widget.heightMM();
        case PdmNumColors: return most_colours;
        case PdmDepth: return m_widget.depth();
        case PdmDpiX:
        case PdmPhysicalDpiX: return m_widget.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY: return m_widget.logicalDpiY();
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        default: return QPaintDevice::metric(metric);
        }
    }

private:
    const QWidget& m_widget;
    mutable WordsEngine m_engine;
};

/// Its words move under it as it is scrolled.
bool scrolls(const QWidget& widget)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    return qobject_cast<const QLineEdit*>(&widget) != nullptr || qobject_cast<const QTabBar*>(&widget) != nullptr
        || (area != nullptr && area->viewport() == &widget && qobject_cast<const QScrollArea*>(area) == nullptr);
}

QString fault_of(const PaintedText& text, const QWidget& widget)
{
    static constexpr double little = 1.5; // pixels, the smoothed edge of a letter
    constexpr double overhang = 0.2;      // of the height, as a J reaches to the left of where it stands
    const auto holds = [](const QRectF& room, const QRectF& ink) {
        const double aside = std::max(little, overhang * ink.height());
        return room.adjusted(-aside, -little, aside, little).contains(ink) || ink.isEmpty();
    };
    if (text.words.contains(QChar{0x2026}))
        return QStringLiteral("is shortened");
    if (scrolls(widget))
        return {};
    return holds(text.seen, text.ink) && holds(widget.rect(), text.ink) ? QString{} : QStringLiteral("is cut");
}

} // namespace

std::vector<PaintedText> painted_texts(QWidget& widget)
{
    WordsDevice device{widget};
    widget.render(&device, {}, {}, QWidget::RenderFlags{});
    return device.texts();
}

QString paint_fault_of(QWidget& widget)
{
    constexpr double little = 0.3; // of a letter's height, which letters of one line may share
    const auto lies_over = [](const PaintedText& one, const PaintedText& other) {
        const QRectF both = one.ink & other.ink;
        const bool is_again = one.words == other.words && one.ink == other.ink; // as selected words are painted
        const double least = little * std::min(one.ink.height(), other.ink.height());
        return !is_again && both.width() > least && both.height() > least;
    };
    const std::vector<PaintedText> texts = painted_texts(widget);
    const QString of = QStringLiteral(" in %1 %2").arg(widget.metaObject()->className(), widget.objectName());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (const QString fault = fault_of(texts[i], widget); !fault.isEmpty())
            return QStringLiteral("\"%1\" %2").arg(texts[i].words, fault) + of;
        for (std::size_t j = 0; j < i; ++j)
            if (lies_over(texts[i], texts[j]))
                return QStringLiteral("\"%1\" lies over \"%2\"").arg(texts[i].words, texts[j].words) + of;
    }
    return {};
}

QStringList paint_faults_in(QWidget& window)
{
    QStringList faults{paint_fault_of(window)};
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisible())
            faults << paint_fault_of(*widget);
    faults.removeAll(QString{});
    return faults;
}
