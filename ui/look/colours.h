// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

#include <array>

namespace corneta::ui {

/// What colours are for, each from the user's palette.
struct Roles {
    QColor ink;
    QColor paper; ///< the ground
    QColor leaf;  ///< cards and the form
    QColor field;
    QColor quiet; ///< second text
    QColor edge;  ///< of what is operated
    QColor line;  ///< decoration only
    QColor mark;  ///< bars, focus, the button that Enter presses
    QColor wash;  ///< now and chosen
    std::array<QColor, 2> sides;
    bool is_stark = false; ///< high contrast: no tints, thick borders

    const QColor& of_side(std::size_t side) const { return side < sides.size() ? sides[side] : ink; }
};

/// Text stands out at least 4.5 to 1 from paper, leaf and field, marks and edges 3 to 1; what would not falls back to ink.
Roles roles_of(const QPalette& palette);

/// Those of the application's palette as it is now.
const Roles& roles();

/// The user's palette with our ground; `Link` is the mark, `PlaceholderText` quiet.
QPalette palette_of(const QPalette& palette, const Roles& roles);

/// How one colour stands out from the other, 1 to 21 (WCAG 2).
double contrast(const QColor& one, const QColor& other);

} // namespace corneta::ui
