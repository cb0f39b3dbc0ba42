// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QRectF>
#include <QString>
#include <QStringList>

/// The text of a PDF, as a reader copies it out, or in the order in which it was painted.
QString text_of_pdf(const QByteArray& pdf);
QString text_as_painted(const QByteArray& pdf);
int pages_of_pdf(const QByteArray& pdf);
/// The families of its fonts that are not embedded.
QStringList fonts_left_out(const QByteArray& pdf);
/// Words that lie on each other or stick out of the margins, a line each; only those `below` so many points of a page.
QString words_that_collide(const QByteArray& pdf, qreal below = 0);
/// The longest dark run in the lower part of a page, in millimetres: of each height the longest, from the top down.
QList<double> bars_of_page(const QByteArray& pdf, int page);
/// Whether those of the first page are 100 mm and 4 inches long.
bool has_bars(const QByteArray& pdf);
/// What is dark of the body of a page, in millimetres.
QRectF dark_part_of(const QByteArray& pdf, int page);
/// The words of a text in the order of the alphabet, without the marks of sources.
QStringList words_in(const QString& text);
/// Those of the first that the others lack, each as often as it stands there.
QString missing_in(QStringList all, QStringList others);
