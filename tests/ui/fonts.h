// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

#include <array>

/// A font as people have it, with the package that brings it.
struct KnownFont {
    const char* name;
    const char* family;
    const char* package;
};

/// Two that are usual, a wide one and a narrow one.
inline constexpr std::array fonts{
    KnownFont{"dejavu", "DejaVu Sans", "fonts-dejavu-core"},
    KnownFont{"noto", "Noto Sans", "fonts-noto-core"},
    KnownFont{"wide", "DejaVu Sans Mono", "fonts-dejavu-core"},
    KnownFont{"narrow", "Liberation Sans Narrow", "fonts-liberation"},
};

/// While it is there new windows have this font; rows that only take turns through the fonts give any number.
class InFont {
public:
    explicit InFont(std::size_t number);
    ~InFont();
    Q_DISABLE_COPY_MOVE(InFont)

private:
    QFont m_before;
};
