// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/damages.h"

#include "tests/storage/sample_journal.h"

#include <algorithm>
#include <random>

namespace damages {

using sample_journal::joined;
using sample_journal::said_of;

namespace {

/// Nothing when the damage is told of that line, else what is said.
QString missed(const std::string& bytes, std::size_t line, const QString& damage)
{
    const QString said = said_of(bytes);
    return said.startsWith(QStringLiteral("war.corneta:%1: damaged: ").arg(line))
        ? QString{}
        : QStringLiteral("%1, line %2: %3").arg(damage).arg(line).arg(said);
}

QString missed_flip(std::string& bytes, std::size_t at, unsigned bit, std::size_t line)
{
    bytes[at] = static_cast<char>(bytes[at] ^ (1 << bit));
    const QString said = missed(bytes, line, QStringLiteral("byte %1, bit %2").arg(at).arg(bit));
    bytes[at] = static_cast<char>(bytes[at] ^ (1 << bit));
    return said;
}

} // namespace

QString missed_in_prefixes(const std::vector<std::string>& lines, std::size_t step)
{
    const std::string all = joined(lines);
    std::size_t whole = 0, end = 0;
    for (std::size_t size = 0; size <= all.size(); ++size) {
        const bool ends_line = whole < lines.size() && size == end + lines[whole].size();
        if (ends_line)
            end += lines[whole++].size();
        if (!ends_line && size % step != 0)
            continue;
        const QString said = said_of(all.substr(0, size));
        if (whole == 0) {
            if (!said.startsWith("war.corneta"))
                return QStringLiteral("%1 bytes: %2").arg(size).arg(said);
            continue;
        }
        const std::string& last = lines[whole - 1];
        const QString seal = QString::fromStdString(last.substr(last.size() - 67, 64));
        if (said != QStringLiteral("%1 lines, %2 torn, seal %3").arg(whole).arg(size - end).arg(seal))
            return QStringLiteral("%1 bytes: %2").arg(size).arg(said);
    }
    return whole == lines.size() ? QString{} : QStringLiteral("%1 lines alone").arg(whole);
}

QString missed_in_flips_of(const std::vector<std::string>& lines, std::size_t line)
{
    std::string all = joined(lines);
    const std::size_t start = joined({lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(line) - 1}).size();
    for (std::size_t at = start; at < start + lines[line - 1].size(); ++at)
        for (unsigned bit = 0; bit < 8; ++bit)
            if (const QString said = missed_flip(all, at, bit, line); !said.isEmpty())
                return said;
    return {};
}

QString missed_in_flips_at_random(const std::vector<std::string>& lines, int flips)
{
    std::string all = joined(lines);
    std::mt19937 random{20260131};
    for (int flip = 0; flip < flips; ++flip) {
        const std::size_t at = random() % all.size();
        const std::size_t line = static_cast<std::size_t>(std::count(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(at), '\n')) + 1;
        if (const QString said = missed_flip(all, at, random() % 8, line); !said.isEmpty())
            return said;
    }
    return {};
}

QString missed_in_power_cuts(const std::vector<std::string>& lines, int cuts)
{
    std::mt19937 random{20260411};
    for (int cut = 0; cut < cuts; ++cut) {
        const std::size_t safe = 1 + random() % (lines.size() - 1);
        const std::size_t last = std::min(lines.size(), safe + 1 + random() % 3);
        const std::string kept = joined({lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(safe)});
        const std::string whole = joined({lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(last)});
        const std::size_t block = std::size_t{512} << random() % 4;
        std::string left = whole;
        for (std::size_t at = kept.size(); at < left.size(); at = (at / block + 1) * block)
            if (random() % 2 == 0)
                std::fill(left.begin() + static_cast<std::ptrdiff_t>(at),
                          left.begin() + static_cast<std::ptrdiff_t>(std::min(left.size(), (at / block + 1) * block)), '\0');
        if (random() % 2 == 0)
            left.resize(kept.size() + random() % (left.size() - kept.size() + 1));
        std::size_t whole_lines = safe;
        std::size_t end = kept.size();
        while (whole_lines < last && left.size() >= end + lines[whole_lines].size()
               && left.compare(end, lines[whole_lines].size(), lines[whole_lines]) == 0)
            end += lines[whole_lines++].size();
        const QString said = said_of(left);
        if (!said.startsWith(QStringLiteral("%1 lines, %2 torn").arg(whole_lines).arg(left.size() - end)))
            return QStringLiteral("cut %1 after line %2 of %3: %4").arg(cut).arg(safe).arg(last).arg(said);
    }
    return {};
}

QString missed_in_moved_lines(const std::vector<std::string>& lines, std::size_t step)
{
    for (std::size_t line = 1; line <= lines.size(); ++line) {
        const auto at = static_cast<std::ptrdiff_t>(line) - 1;
        std::vector<std::string> twice = lines;
        twice.insert(twice.begin() + at, lines[line - 1]);
        if (const QString said = missed(joined(twice), line + 1, "doubled"); !said.isEmpty())
            return said;
        if (line == lines.size())
            return {}; // the last line dropped leaves a shorter journal
        std::vector<std::string> dropped = lines;
        dropped.erase(dropped.begin() + at);
        if (const QString said = missed(joined(dropped), line, "dropped"); !said.isEmpty())
            return said;
        for (std::size_t other = line + 1; other <= lines.size(); other += step) {
            std::vector<std::string> swapped = lines;
            std::swap(swapped[line - 1], swapped[other - 1]);
            if (const QString said = missed(joined(swapped), line, QStringLiteral("swapped with %1").arg(other)); !said.isEmpty())
                return said;
        }
    }
    return {};
}

} // namespace damages
