// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace corneta::ui {

/// The four sizes of type: running text, names, headlines and sentences, titles and scores.
enum class Type { Plain, Name, Headline, Title };

/// Times the user's own font.
constexpr double factor_of(Type type)
{
    switch (type) {
    case Type::Plain: return 1.0;
    case Type::Name: return 1.25;
    case Type::Headline: return 1.6;
    case Type::Title: return 2.2;
    }
    return 1.0;
}

/// The same font in another size.
inline QFont sized(QFont font, Type type, QFont::Weight weight)
{
    font.setPointSizeF(font.pointSizeF() * factor_of(type));
    font.setWeight(weight);
    return font;
}

} // namespace corneta::ui
