// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"
#include "core/charts/statement.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

/// A pack that somebody writes: the lines of its file, of which only those change whose cells do.
class PackDraft {
public:
    /// The bytes of a file and what its lines state.
    PackDraft(std::string_view bytes, std::vector<Statement> statements);
    /// A new one of that name, which states no cell yet.
    static PackDraft begun(const std::string& file, const std::string& name, std::string_view ruleset);

    std::string bytes() const;
    /// What its lines state, with their numbers of now.
    std::vector<Statement> statements() const;
    /// The name it gives itself; empty where it gives none.
    std::string name() const;
    void rename(const std::string& name, std::string_view ruleset);

    /// States the cell as it is, behind those of its row, or in a line of its own. Its rule is said too, the one of its line stays where it
    /// is empty. `charts` are those of the ruleset.
    void state(const ChartSet& charts, const Cell& cell);
    /// The cell is again as it is without the pack.
    void withdraw(const ChartSet& charts, const Cell& cell);

private:
    struct Line {
        std::string bytes;
        std::optional<Statement> statement{};
    };
    /// What stands before the end of a line: files of Windows have something there.
    std::string end_of_line() const;
    /// The line that states the cell.
    Line* line_of(const ChartSet& charts, const Cell& cell);
    Line& line_for(const ChartSet& charts, const Cell& cell);
    static void write(Line& line);
    static void put(Line& line, const Cell& cell);
    static void take_out(Line& line, const Cell& cell);

    std::vector<Line> m_lines;
    std::string m_file;
};

} // namespace corneta
