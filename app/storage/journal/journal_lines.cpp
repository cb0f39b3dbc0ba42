// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/journal_lines.h"

#include "app/storage/files/digest.h"
#include "app/storage/files/shared_work.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

namespace corneta {

namespace {

constexpr std::string_view before_seal = R"(,"seal":")";
constexpr std::string_view after_seal = R"("})";
static_assert(bytes_of_seal == before_seal.size() + hex_digits + after_seal.size());

/// Whether what stands in the bytes from `start` on is a whole line and more: then its newline is damaged, for a line that breaks off is not whole.
/// A newline that begins a block of the disk may never have been written, with all that the block was to hold.
bool holds_a_line(std::string_view bytes, std::size_t start, std::string_view seal_before)
{
    constexpr std::size_t least_block = 512;
    constexpr std::size_t most_hashed = 64U << 20U; // bytes: what looks like seals may stand there by the thousand
    const std::string_view tail = bytes.substr(start);
    std::size_t hashed = 0;
    for (std::size_t at = tail.find(before_seal); at != std::string_view::npos && hashed < most_hashed;
         at = tail.find(before_seal, at + 1)) {
        const auto parts = sealed_parts(tail.substr(0, at + bytes_of_seal));
        hashed += parts ? at : 0;
        const std::size_t end = start + at + bytes_of_seal;
        if (parts && end < bytes.size() && seal_of(seal_before, parts->head) == parts->seal)
            return end % least_block != 0 || bytes.substr(end, least_block).find_first_not_of('\0') != std::string_view::npos;
    }
    return false;
}

struct LineFound {
    std::string_view line;
    std::optional<SealedParts> parts;
    bool is_sealed = false; ///< behind the line before
};

/// The lines up to the first that has no seal.
std::vector<LineFound> lines_found(std::string_view bytes)
{
    std::vector<LineFound> found;
    for (std::size_t newline = bytes.find('\n'); newline != std::string_view::npos; newline = bytes.find('\n')) {
        const std::string_view line = bytes.substr(0, newline);
        found.push_back({line, sealed_parts(line)});
        if (!found.back().parts)
            break;
        bytes.remove_prefix(newline + 1);
    }
    share_work(found.size(), [&](std::size_t i) {
        const std::string_view seal_before = i == 0 ? std::string_view{} : found[i - 1].parts->seal;
        found[i].is_sealed = found[i].parts && seal_of(seal_before, found[i].parts->head) == found[i].parts->seal;
    });
    return found;
}

/// Whether blocks of it were never written: when the power goes a file system may keep a file's new size without its bytes. That happens to what
/// was written last alone.
bool was_never_written(std::string_view line, std::string_view rest)
{
    constexpr std::string_view::size_type a_block_at_least = 16;
    constexpr std::ptrdiff_t lines_of_a_write = 8;
    const bool has_hole = line.starts_with('\0') || line.contains(std::string(a_block_at_least, '\0'));
    return has_hole && std::ranges::count(rest, '\n') <= lines_of_a_write;
}

} // namespace

std::optional<SealedParts> sealed_parts(std::string_view line)
{
    if (line.size() < bytes_of_seal)
        return std::nullopt;
    const std::string_view head = line.substr(0, line.size() - bytes_of_seal);
    const std::string_view seal = line.substr(head.size() + before_seal.size(), hex_digits);
    if (!line.substr(head.size()).starts_with(before_seal) || !line.ends_with(after_seal) || !is_hex(seal))
        return std::nullopt;
    return SealedParts{head, seal};
}

std::size_t end_of_seal(std::string_view text)
{
    for (std::size_t at = text.find(before_seal); at != std::string_view::npos; at = text.find(before_seal, at + 1))
        if (sealed_parts(text.substr(0, at + bytes_of_seal)))
            return at + bytes_of_seal;
    return std::string_view::npos;
}

std::string seal_of(std::string_view seal_before, std::string_view head)
{
    return hex(text(sha256({seal_before, head})));
}

JournalLine sealed_line(std::string body, const JournalLine& before)
{
    assert(body.size() > std::string_view{"{}"}.size() && body.starts_with('{') && body.ends_with('}') && !body.contains('\n'));
    const std::string_view head = std::string_view{body}.substr(0, body.size() - 1);
    std::string seal = seal_of(before.seal, head);
    const std::size_t end = before.end + head.size() + bytes_of_seal + 1;
    return {std::move(body), std::move(seal), end};
}

std::string text(const JournalLine& line)
{
    const std::string_view head = std::string_view{line.body}.substr(0, line.body.size() - 1);
    return fmt::format("{}{}{}{}\n", head, before_seal, line.seal, after_seal);
}

std::expected<JournalView, Problems> journal_view(std::string_view bytes, const std::string& file)
{
    if (bytes.empty())
        return refused(file, {"empty: no game was ever written to it"});
    JournalView journal;
    std::string_view seal_before;
    std::size_t start = 0;
    for (const auto& [line, parts, is_sealed] : lines_found(bytes)) {
        if (!is_sealed && was_never_written(line, bytes.substr(start)))
            break;
        if (!parts)
            return refused(fmt::format("{}:{}", file, journal.lines.size() + 1), {"damaged: it does not end in a seal"});
        if (!is_sealed)
            return refused(fmt::format("{}:{}", file, journal.lines.size() + 1),
                           {"damaged: its seal fits neither it nor the lines before"});
        seal_before = parts->seal;
        start += line.size() + 1;
        journal.lines.push_back(*parts);
    }
    const std::string_view tail = bytes.substr(start);
    if (!tail.contains('\n') && holds_a_line(bytes, start, seal_before))
        return refused(fmt::format("{}:{}", file, journal.lines.size() + 1), {"damaged: more than a line break stands behind its seal"});
    if (journal.lines.empty())
        return refused(file + ":1", {"the first line breaks off: no game was wholly written to it"});
    journal.torn = tail.size();
    return journal;
}

std::vector<JournalLine> own_lines(std::span<const SealedParts> lines, std::size_t end_before)
{
    std::vector<JournalLine> own;
    own.reserve(lines.size());
    for (const auto& [head, seal] : lines) {
        end_before += head.size() + bytes_of_seal + 1;
        own.push_back({fmt::format("{}}}", head), std::string{seal}, end_before});
    }
    return own;
}

std::expected<JournalText, Problems> journal_lines(std::string_view bytes, const std::string& file)
{
    const auto view = journal_view(bytes, file);
    if (!view)
        return std::unexpected{view.error()};
    return JournalText{own_lines(view->lines), view->torn};
}

} // namespace corneta
