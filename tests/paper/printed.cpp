// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/paper/printed.h"

#include <QImage>
#include <QImageReader>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>
#include <vector>

namespace {

constexpr int dots_an_inch = 600;
constexpr double millimetres_an_inch = 25.4;
constexpr double shortest_bar = 60; ///< millimetres

/// What a program prints of a PDF that it reads from its standard input.
QByteArray told_by(const QString& program, const QStringList& arguments, const QByteArray& pdf)
{
    QProcess process;
    process.start(program, arguments);
    process.write(pdf);
    process.closeWriteChannel();
    if (!process.waitForFinished() || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

QImage picture_of(const QByteArray& pdf, int page)
{
    const QTemporaryDir folder;
    const QString number = QString::number(page);
    told_by("pdftoppm",
            {"-gray", "-r", QString::number(dots_an_inch), "-f", number, "-l", number, "-singlefile", "-", folder.filePath("page")}, pdf);
    QImageReader::setAllocationLimit(0); // a page in 600 dots an inch is larger than what a program commonly reads
    return QImage{folder.filePath("page.pgm")};
}

double longest_run(const QImage& image, int y)
{
    int longest = 0;
    int run = 0;
    for (int x = 0; x < image.width(); ++x) {
        run = qGray(image.pixel(x, y)) < 128 ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest * millimetres_an_inch / dots_an_inch;
}

} // namespace

QString text_of_pdf(const QByteArray& pdf)
{
    return QString::fromUtf8(told_by("pdftotext", {"-", "-"}, pdf));
}

QString text_as_painted(const QByteArray& pdf)
{
    return QString::fromUtf8(told_by("pdftotext", {"-raw", "-", "-"}, pdf));
}

int pages_of_pdf(const QByteArray& pdf)
{
    const QString told = QString::fromUtf8(told_by("pdfinfo", {"-"}, pdf));
    return QRegularExpression{"Pages:\\s+(\\d+)"}.match(told).captured(1).toInt();
}

QString words_that_collide(const QByteArray& pdf, qreal below)
{
    struct Word {
        QRectF place; ///< points
        QString text;
    };
    constexpr double least_margin = 5 * 72 / millimetres_an_inch;
    const QRegularExpression of_page{"<page width=\"([0-9.]+)\" height=\"([0-9.]+)\">"};
    const QRegularExpression of_word{"<word xMin=\"([0-9.-]+)\" yMin=\"([0-9.-]+)\" xMax=\"([0-9.-]+)\" yMax=\"([0-9.-]+)\">(.*)</word>"};
    QString collisions;
    QRectF inner;
    std::vector<Word> words;
    for (const QString& line : QString::fromUtf8(told_by("pdftotext", {"-bbox", "-", "-"}, pdf)).split('\n')) {
        if (const auto page = of_page.match(line); page.hasMatch()) {
            inner = QRectF{0, 0, page.captured(1).toDouble(), page.captured(2).toDouble()}.adjusted(least_margin, least_margin,
                                                                                                    -least_margin, -least_margin);
            words.clear();
        }
        const auto match = of_word.match(line);
        if (!match.hasMatch())
            continue;
        const Word word{{QPointF{match.captured(1).toDouble(), match.captured(2).toDouble()},
                         QPointF{match.captured(3).toDouble(), match.captured(4).toDouble()}},
                        match.captured(5)};
        if (word.place.top() < below)
            continue;
        if (!inner.contains(word.place))
            collisions += word.text + " sticks out\n";
        for (const Word& other : words) { // lines stand close: their letters seldom fill the height of their type
            const QRectF both = word.place & other.place;
            if (both.width() > 0.5 && both.height() > 0.4 * std::min(word.place.height(), other.place.height()))
                collisions += word.text + " lies on " + other.text + '\n';
        }
        words.push_back(word);
    }
    return collisions;
}

QStringList fonts_left_out(const QByteArray& pdf)
{
    QStringList left_out;
    const QStringList lines = QString::fromUtf8(told_by("pdffonts", {"-"}, pdf)).split('\n', Qt::SkipEmptyParts);
    if (lines.size() < 3)
        return {"no font at all"};
    const qsizetype column = lines.front().indexOf("emb");
    for (const QString& line : lines.sliced(2))
        if (line.mid(column, 3) != "yes")
            left_out << line;
    return left_out;
}

QList<double> bars_of_page(const QByteArray& pdf, int page)
{
    const QImage image = picture_of(pdf, page);
    QList<double> bars;
    bool is_in_bar = false;
    for (int y = image.height() * 9 / 10; y < image.height(); ++y) {
        const double run = longest_run(image, y);
        if (run > shortest_bar && !is_in_bar)
            bars << run;
        is_in_bar = run > shortest_bar;
    }
    return bars;
}

bool has_bars(const QByteArray& pdf)
{
    const QList<double> bars = bars_of_page(pdf, 1);
    return bars.size() == 2 && std::abs(bars[0] - 100) < 0.2 && std::abs(bars[1] - 4 * millimetres_an_inch) < 0.2;
}

QRectF dark_part_of(const QByteArray& pdf, int page)
{
    const QImage image = picture_of(pdf, page);
    QRect dark;
    for (int y = image.height() / 10; y < image.height() * 9 / 10; ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 128)
                dark |= QRect{x, y, 1, 1};
    constexpr double millimetres = millimetres_an_inch / dots_an_inch;
    return {dark.left() * millimetres, dark.top() * millimetres, dark.width() * millimetres, dark.height() * millimetres};
}

QStringList words_in(const QString& text)
{
    QString plain = text;
    plain.replace('-', ' '); // a line may end there
    plain.replace(QRegularExpression{"[■◆○★]"}, " ");
    QStringList words = plain.split(QRegularExpression{"\\s+"}, Qt::SkipEmptyParts);
    words.sort();
    return words;
}

QString missing_in(QStringList all, QStringList others)
{
    all.sort();
    others.sort();
    QStringList missing;
    std::set_difference(all.begin(), all.end(), others.begin(), others.end(), std::back_inserter(missing));
    return missing.join(' ');
}
