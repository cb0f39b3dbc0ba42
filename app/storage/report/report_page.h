// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/number_plot.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

/// A page that is written from top to bottom.
class ReportPage {
public:
    virtual ~ReportPage() = default;
    /// Level 1 is the title.
    virtual void heading(int level, const std::string& text) = 0;
    virtual void paragraph(const std::string& text) = 0;
    virtual void list(const std::vector<std::string>& items) = 0;
    virtual void table(const std::vector<std::string>& head, const std::vector<std::vector<std::string>>& rows) = 0;
    using Line = NumberPlot::Line;
    /// Where nothing can be drawn a table.
    virtual void plot(const std::string& title, const std::vector<std::string>& points, const std::vector<Line>& lines) = 0;
    virtual std::string text() const = 0;

protected:
    ReportPage() = default;
    ReportPage(const ReportPage&) = default;
    ReportPage& operator=(const ReportPage&) = default;
};

/// As it stands in HTML.
std::string escaped(std::string_view text);
std::unique_ptr<ReportPage> html_page(const std::string& title);
std::unique_ptr<ReportPage> markdown_page();

} // namespace corneta
