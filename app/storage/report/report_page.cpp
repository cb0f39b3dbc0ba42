// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/report/report_page.h"

#include "app/storage/report/report.h"
#include "core/text/language.h"

#include <QString>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace corneta {

namespace {

/// Lines over the points, told apart by their strokes, named at their ends.
std::string drawn(const std::vector<std::string>& points, const std::vector<ReportPage::Line>& lines)
{
    constexpr int width = 560;
    constexpr int height = 220;
    constexpr int left = 40;
    constexpr int below = 20;
    constexpr int for_names = 160;
    constexpr std::array<std::string_view, 4> strokes{"", "8 4", "2 4", "10 4 2 4"};
    int most = 1;
    for (const ReportPage::Line& line : lines)
        for (const int number : line.at)
            most = std::max(most, number);
    const auto x = [&](std::size_t i) { return left + static_cast<int>(i * width / std::max<std::size_t>(points.size() - 1, 1)); };
    const auto y = [&](int number) { return height - number * (height - 10) / most; };
    std::string svg = fmt::format("<svg role=\"img\" viewBox=\"0 0 {} {}\" style=\"max-width:100%\" font-family=\"sans-serif\" "
                                  "font-size=\"12\">\n",
                                  left + width + for_names, height + below);
    for (const int number : {0, most / 2, most})
        svg += fmt::format("<path d=\"M{} {}H{}\" stroke=\"#bbb\"/><text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\n", left,
                           y(number), left + width, left - 5, y(number) + 4, number);
    for (std::size_t i = 0; i < points.size(); ++i)
        svg += fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n", x(i), height + 15, escaped(points[i]));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string path;
        for (std::size_t at = 0; at < lines[i].at.size(); ++at)
            path += fmt::format("{}{} {}", at == 0 ? 'M' : 'L', x(at), y(lines[i].at[at]));
        const int last = lines[i].at.empty() ? 0 : lines[i].at.back();
        svg += fmt::format("<path d=\"{}\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-dasharray=\"{}\"/>"
                           "<text x=\"{}\" y=\"{}\">{} {}</text>\n",
                           path, strokes[i % strokes.size()], left + width + 6, y(last) + 4, escaped(lines[i].name), last);
    }
    return svg + "</svg>\n";
}

class HtmlPage final : public ReportPage {
public:
    explicit HtmlPage(const std::string& title)
        : m_text{fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"generator\" "
                             "content=\"{}\">\n<title>{}</title>\n<style>\n"
                             "body {{ font-family: sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; }}\n"
                             "table {{ border-collapse: collapse; margin: 0.5em 0 1em; }}\n"
                             "th, td {{ border: 1px solid #888; padding: 0.2em 0.5em; text-align: left; }}\n"
                             "</style>\n</head>\n<body>\n",
                             spoken("en"), report_mark, escaped(title))}
    {
    }
    void heading(int level, const std::string& text) override { m_text += fmt::format("<h{0}>{1}</h{0}>\n", level, escaped(text)); }
    void paragraph(const std::string& text) override { m_text += fmt::format("<p>{}</p>\n", escaped(text)); }
    void list(const std::vector<std::string>& items) override
    {
        m_text += "<ul>\n";
        for (const std::string& item : items)
            m_text += fmt::format("<li>{}</li>\n", escaped(item));
        m_text += "</ul>\n";
    }
    void table(const std::vector<std::string>& head, const std::vector<std::vector<std::string>>& rows) override
    {
        m_text += "<table>\n" + row("th", head);
        for (const auto& cells : rows)
            m_text += row("td", cells);
        m_text += "</table>\n";
    }
    void plot(const std::string& title, const std::vector<std::string>& points, const std::vector<Line>& lines) override
    {
        m_text += fmt::format("<h3>{}</h3>\n{}", escaped(title), drawn(points, lines));
    }
    std::string text() const override { return m_text + "</body>\n</html>\n"; }

private:
    static std::string row(std::string_view tag, const std::vector<std::string>& cells)
    {
        std::string row = "<tr>";
        for (const std::string& cell : cells)
            row += fmt::format("<{0}>{1}</{0}>", tag, escaped(cell));
        return row + "</tr>\n";
    }

    std::string m_text;
};

/// A table with a point a column.
std::pair<std::vector<std::string>, std::vector<std::vector<std::string>>> listed(const std::vector<std::string>& points,
                                                                                  const std::vector<ReportPage::Line>& lines)
{
    std::vector<std::string> head{""};
    head.insert(head.end(), points.begin(), points.end());
    std::vector<std::vector<std::string>> rows;
    for (const ReportPage::Line& line : lines) {
        rows.push_back({line.name});
        for (const int number : line.at)
            rows.back().push_back(std::to_string(number));
    }
    return {head, rows};
}

/// What Markdown would take for its own marks, as it stands.
std::string plain(const std::string& text)
{
    std::string plain;
    for (const char letter : text) {
        if (std::string_view{"\\`*_{}[]<>#|~&!"}.find(letter) != std::string_view::npos)
            plain += '\\';
        plain += letter;
    }
    return plain;
}

class MarkdownPage final : public ReportPage {
public:
    void heading(int level, const std::string& text) override
    {
        m_text += fmt::format("{} {}\n\n", std::string(static_cast<std::size_t>(level), '#'), plain(text));
    }
    /// A number and a point at its beginning would make it a list.
    void paragraph(const std::string& text) override { m_text += plain(text) + "\n\n"; }
    void list(const std::vector<std::string>& items) override
    {
        for (const std::string& item : items)
            m_text += fmt::format("- {}\n", plain(item));
        m_text += '\n';
    }
    void table(const std::vector<std::string>& head, const std::vector<std::vector<std::string>>& rows) override
    {
        m_text += row(head) + '|';
        for (std::size_t i = 0; i < head.size(); ++i)
            m_text += " --- |";
        m_text += '\n';
        for (const auto& cells : rows)
            m_text += row(cells);
        m_text += '\n';
    }
    void plot(const std::string& title, const std::vector<std::string>& points, const std::vector<Line>& lines) override
    {
        heading(3, title);
        const auto& [head, rows] = listed(points, lines);
        table(head, rows);
    }
    std::string text() const override { return fmt::format("<!-- {} -->\n\n{}", report_mark, m_text); }

private:
    static std::string row(const std::vector<std::string>& cells)
    {
        std::string row = "|";
        for (const std::string& cell : cells)
            row += fmt::format(" {} |", plain(cell));
        return row + '\n';
    }

    std::string m_text;
};

} // namespace

std::string escaped(std::string_view text)
{
    return QString::fromUtf8(text).toHtmlEscaped().toStdString();
}

std::unique_ptr<ReportPage> html_page(const std::string& title)
{
    return std::make_unique<HtmlPage>(title);
}

std::unique_ptr<ReportPage> markdown_page()
{
    return std::make_unique<MarkdownPage>();
}

} // namespace corneta
