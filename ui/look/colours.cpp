// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/colours.h"

#include <QApplication>

#include <algorithm>
#include <cmath>

namespace corneta::ui {

namespace {

constexpr double text_contrast = 4.5;
constexpr double side_contrast = 5.2;
constexpr double mark_contrast = 3.0;

double luminance_of(int channel)
{
    constexpr double most = 255;
    const double share = channel / most;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour)
{
    return 0.2126 * luminance_of(colour.red()) + 0.7152 * luminance_of(colour.green()) + 0.0722 * luminance_of(colour.blue());
}

QColor mixed(const QColor& one, const QColor& other, float share)
{
    const auto mix = [share](float a, float b) { return share * a + (1 - share) * b; };
    return QColor::fromRgbF(mix(one.redF(), other.redF()), mix(one.greenF(), other.greenF()), mix(one.blueF(), other.blueF()));
}

/// Of hue and saturation of HSL: degrees and 0 to 1.
QColor tinted(float hue, float saturation, float lightness)
{
    constexpr float circle = 360;
    return QColor::fromHslF(std::fmod(hue, circle) / circle, saturation, std::clamp(lightness, 0.0F, 1.0F));
}

double least_contrast(const QColor& colour, const Roles& grounds)
{
    return std::min({contrast(colour, grounds.paper), contrast(colour, grounds.leaf), contrast(colour, grounds.field)});
}

/// As light, or as dark, as it may be and still stands out.
QColor standing_out(float hue, float saturation, bool is_dark, double wanted, const Roles& grounds)
{
    constexpr float step = 0.01F;
    float lightness = 0.5F;
    while (lightness > 0 && lightness < 1 && least_contrast(tinted(hue, saturation, lightness), grounds) < wanted)
        lightness += is_dark ? step : -step;
    return tinted(hue, saturation, lightness);
}

bool is_stark(const QPalette& palette)
{
    constexpr double stark = 18;
    constexpr float saturated = 0.5F;
    const QColor window = palette.color(QPalette::Window);
    const bool is_plain = window == palette.color(QPalette::Base) && contrast(palette.color(QPalette::Text), window) >= stark;
    const bool is_coloured = window.hslSaturationF() > saturated && window.lightnessF() > 0 && window.lightnessF() < 1;
    return is_plain || is_coloured;
}

Roles stark_roles(const QPalette& palette)
{
    const QColor ink = palette.color(QPalette::Text);
    const QColor base = palette.color(QPalette::Base);
    return {.ink = ink,
            .paper = base,
            .leaf = base,
            .field = base,
            .quiet = ink,
            .edge = ink,
            .line = ink,
            .mark = ink,
            .wash = base,
            .sides = {ink, ink},
            .is_stark = true};
}

/// A palette of the user's own may leave no room for tints.
void fall_back_to_ink(Roles& roles)
{
    for (QColor* text : {&roles.quiet, &roles.sides[0], &roles.sides[1]})
        if (least_contrast(*text, roles) < text_contrast)
            *text = roles.ink;
    for (QColor* mark : {&roles.mark, &roles.edge})
        if (least_contrast(*mark, roles) < mark_contrast)
            *mark = roles.ink;
    if (contrast(roles.ink, roles.wash) < text_contrast || contrast(roles.quiet, roles.wash) < text_contrast)
        roles.wash = roles.leaf;
}

} // namespace

double contrast(const QColor& one, const QColor& other)
{
    constexpr double flare = 0.05;
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + flare) / (darker + flare);
}

Roles roles_of(const QPalette& palette)
{
    constexpr float grey = 0.1F;
    constexpr float half_circle = 180;
    constexpr float full_circle = 360;
    if (is_stark(palette))
        return stark_roles(palette);
    const QColor highlight = palette.color(QPalette::Highlight);
    const QColor window = palette.color(QPalette::Window);
    const QColor text = palette.color(QPalette::Text);
    const bool is_dark = luminance(text) > luminance(window);
    const bool is_grey = highlight.hslSaturationF() < grey;
    const float hue = is_grey ? 0 : std::max(highlight.hslHueF(), 0.0F) * full_circle;
    const auto tint = [is_grey](float saturation) { return is_grey ? 0 : saturation; };
    Roles roles;
    roles.ink = text;
    roles.field = palette.color(QPalette::Base);
    roles.paper = tinted(hue + half_circle, tint(is_dark ? 0.06F : 0.22F), window.lightnessF());
    roles.leaf = mixed(roles.paper, roles.field, 0.35F);
    roles.quiet = mixed(text, roles.paper, is_dark ? 0.72F : 0.68F);
    roles.edge = mixed(text, roles.paper, 0.5F);
    roles.line = mixed(text, roles.paper, 0.17F);
    roles.wash = mixed(highlight, roles.leaf, is_dark ? 0.22F : 0.13F);
    roles.mark = standing_out(hue, tint(0.6F), is_dark, text_contrast, roles);
    roles.sides = {standing_out(hue + 30, 0.42F, is_dark, side_contrast, roles),
                   standing_out(hue + 165, 0.52F, is_dark, side_contrast, roles)};
    fall_back_to_ink(roles);
    return roles;
}

const Roles& roles()
{
    static qint64 key = 0;
    static Roles now;
    const QPalette palette = QApplication::palette();
    if (palette.cacheKey() != key) {
        key = palette.cacheKey();
        now = roles_of(palette);
    }
    return now;
}

QPalette palette_of(const QPalette& palette, const Roles& roles)
{
    QPalette ours = palette;
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
        ours.setColor(group, QPalette::Window, roles.paper);
        ours.setColor(group, QPalette::WindowText, roles.ink);
        ours.setColor(group, QPalette::Link, roles.mark);
        ours.setColor(group, QPalette::PlaceholderText, roles.quiet);
    }
    ours.setColor(QPalette::Disabled, QPalette::Window, roles.paper);
    return ours;
}

} // namespace corneta::ui
