// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/fonts.h"

#include <QApplication>
#include <QFontDatabase>

InFont::InFont(std::size_t number) : m_before{QApplication::font()}
{
    const KnownFont& font = fonts[number % fonts.size()];
    if (!QFontDatabase::hasFamily(font.family))
        qFatal("%s is not here: install %s", font.family, font.package);
    QApplication::setFont({QString{font.family}, m_before.pointSize()});
}

InFont::~InFont()
{
    QApplication::setFont(m_before);
}
