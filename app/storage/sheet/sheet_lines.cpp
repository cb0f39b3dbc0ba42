// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet/sheet_lines.h"

#include "app/storage/files/digest.h"
#include "app/storage/files/printable.h"
#include "app/storage/sheet/letters.h"

#include <QList>
#include <QString>

#include <algorithm>
#include <span>

namespace corneta {

namespace {

constexpr std::size_t number_size = 2;
constexpr std::size_t most_letters = 32; ///< of a line between its number and its check
constexpr std::size_t letters_a_group = 4;
constexpr std::size_t most_lines = paper_letters.size() * paper_letters.size();
constexpr std::size_t digest_size = 5;
constexpr qsizetype longest_words = 64;

/// A typed line, sound by itself.
struct Line {
    std::size_t number = 0;
    std::string letters; ///< all of them
    std::string words{};
    int at = 0; ///< in the file

    std::string_view within() const { return std::string_view{letters}.substr(number_size, letters.size() - number_size - check_size); }
};

std::string where(const std::string& file, int line)
{
    return Statement{file, line, {}}.where();
}

/// What a line that counts the others says behind its number: how many there are with it, and letters of a digest of them all.
std::string count_of(const auto& lines)
{
    std::string all;
    for (const auto& line : lines)
        all += line.letters + '\n';
    LetterWriter count;
    count.put(lines.size() + 1);
    count.put_plainly(letters_of_digest(text(sha256({all})), digest_size));
    return count.letters();
}

/// The letters of a line without spaces, small ones made large, or what is wrong with them.
std::expected<std::string, Sentence> letters_in(const QString& typed)
{
    std::string letters;
    for (const QChar one : typed) {
        if (one.isSpace())
            continue;
        const char letter = one.toUpper().toLatin1();
        if (!value_of(letter))
            return std::unexpected{Sentence{"\"{0}\" is not a letter of a sheet: it has no O and no 0, no I and no 1",
                                            {Name{printable(QString{one}).toStdString()}}}};
        letters += letter;
    }
    if (letters.size() % letters_a_group != 0 || letters.size() < number_size + check_size)
        return std::unexpected{Sentence{"a letter is missing, or one too many: they stand in fours"}};
    if (!is_checked(letters))
        return std::unexpected{Sentence{"a letter is wrong, or two have changed places"}};
    return letters;
}

std::expected<Line, Sentence> line_in(const QString& typed, int at)
{
    const qsizetype first = typed.indexOf(QLatin1Char{'"'});
    const qsizetype last = typed.lastIndexOf(QLatin1Char{'"'});
    if (first >= 0 && first == last)
        return std::unexpected{Sentence{"words stand between two quotation marks"}};
    const auto letters = letters_in(first < 0 ? typed : typed.left(first) + typed.mid(last + 1));
    if (!letters)
        return std::unexpected{letters.error()};
    Line line{.number = *value_of((*letters)[0]) * paper_letters.size() + *value_of((*letters)[1]), .letters = *letters, .at = at};
    if (first >= 0) {
        line.words = typed.mid(first + 1, last - first - 1).simplified().toStdString();
        if (line.within().size() <= text_check_size || line.within().substr(1, text_check_size) != check_of_text(line.words))
            return std::unexpected{Sentence{"a letter of the words is wrong, or two have changed places"}};
    }
    return line;
}

/// Every line that is typed, or all that is wrong with them.
std::expected<std::vector<Line>, Problems> lines_in(std::string_view text, const std::string& file)
{
    QString all = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    const QString mark = QString::fromUtf8(line_mark.data(), static_cast<qsizetype>(line_mark.size()));
    const bool is_marked = all.contains(mark);
    std::vector<Line> lines;
    Problems problems;
    int at = 0;
    for (const QString& typed : all.replace(QLatin1Char{'\f'}, QLatin1Char{' '}).split(QLatin1Char{'\n'})) {
        ++at;
        const QString own = is_marked && !typed.contains(mark) ? QString{} : typed.mid(typed.lastIndexOf(mark) + 1).trimmed();
        if (own.isEmpty())
            continue;
        if (auto line = line_in(own, at))
            lines.push_back(std::move(*line));
        else
            problems.push_back({where(file, at), line.error()});
    }
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    std::ranges::stable_sort(lines, {}, &Line::number);
    return lines;
}

/// What is missing or stands twice, and whether the last line counts them.
Problems problems_in(const std::vector<Line>& lines, const std::string& file)
{
    Problems problems;
    std::size_t next = 0;
    for (const Line& line : lines) {
        if (line.number < next)
            problems.push_back({where(file, line.at), {"line {0} stands twice", {Name{letters_of(line.number, number_size)}}}});
        for (; next < line.number; ++next)
            problems.push_back({file, {"line {0} is missing", {Name{letters_of(next, number_size)}}}});
        next = line.number + 1;
    }
    if (!problems.empty())
        return problems;
    if (lines.empty())
        return {{file, {"there is no line of a sheet in it"}}};
    if (!lines.back().within().starts_with(count_of(std::span{lines}.first(lines.size() - 1))))
        return {{file, {"the last line, which counts the others, is missing or is that of another sheet"}}};
    return {};
}

} // namespace

std::vector<SheetLine> pieces_of(const std::string& text)
{
    std::vector<SheetLine> pieces;
    QString left = QString::fromStdString(text);
    do {
        qsizetype length = std::min(left.size(), longest_words);
        while (length > 1 && length < left.size()
               && (left[length].isSpace() || left[length - 1].isSpace() || left[length].isLowSurrogate()))
            --length;
        const std::string words = left.left(length).toStdString();
        left = left.mid(length);
        LetterWriter letters;
        letters.put(left.isEmpty() ? 0 : 1);
        letters.put_plainly(check_of_text(words));
        pieces.push_back({letters.letters(), words});
    } while (!left.isEmpty());
    return pieces;
}

void SheetLines::add(SheetLine line)
{
    while (line.letters.size() > most_letters) {
        add_one({line.letters.substr(0, most_letters), {}, line.unit});
        line.letters.erase(0, most_letters);
    }
    add_one(std::move(line));
}

void SheetLines::add_one(SheetLine line)
{
    while (line.letters.size() % letters_a_group != 0)
        line.letters += paper_letters.front();
    line.letters = with_check(letters_of(m_lines.size(), number_size) + line.letters);
    m_lines.push_back(std::move(line));
}

std::expected<std::vector<SheetLine>, Problems> SheetLines::counted() &&
{
    if (m_lines.size() >= most_lines)
        return std::unexpected{Problems{{"sheet", {"more than {0} lines", {static_cast<std::int64_t>(most_lines)}}}}};
    add_one({count_of(m_lines)});
    return std::move(m_lines);
}

std::expected<TypedSheet, Problems> typed_sheet(std::string_view text, const std::string& file)
{
    const auto lines = lines_in(text, file);
    if (!lines)
        return std::unexpected{lines.error()};
    if (Problems problems = problems_in(*lines, file); !problems.empty())
        return std::unexpected{std::move(problems)};
    LetterReader head{lines->front().within()};
    TypedSheet sheet{.file = file};
    if (head.number() != sheet_format)
        return std::unexpected{Problems{{where(file, lines->front().at), {"another version of Corneta printed the sheet"}}}};
    sheet.ground = head.plainly(ground_size);
    sheet.options = head.number();
    sheet.charts = head.plainly(ground_size);
    const std::size_t last_of_words = head.number();
    Problems problems;
    bool goes_on = false;
    for (std::size_t i = 1; i + 1 < lines->size(); ++i) {
        const Line& line = (*lines)[i];
        if (line.words.empty() != (i > last_of_words))
            problems.push_back(
                {where(file, line.at),
                 i > last_of_words ? Sentence{"no words belong here"} : Sentence{"its words are missing, in quotation marks"}});
        if (i > last_of_words)
            sheet.parts += line.within();
        else if (goes_on)
            sheet.words.back() += line.words;
        else
            sheet.words.push_back(line.words);
        goes_on = i <= last_of_words && line.within().front() != paper_letters.front();
    }
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    return sheet;
}

} // namespace corneta
