// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/salvage.h"

#include "app/storage/files/digest.h"
#include "core/text/fraction.h"
#include "core/text/most_problems.h"

#include <algorithm>
#include <deque>
#include <memory>
#include <optional>

namespace corneta {

namespace {

/// What stands between two line breaks, or between seals where a line break is damaged; all that is no line until the next one that may be.
struct Piece {
    std::string_view text;
    int line = 0; ///< of the file
    int last_line = 0;

    bool may_be_a_line() const { return text.starts_with('{') && text.size() > bytes_of_seal; }
};

/// From where the one begins to where the other ends, of the same bytes.
std::string_view from_to(std::string_view first, std::string_view last)
{
    const char* const begin = std::to_address(first.begin());
    return {begin, std::to_address(last.end())};
}

void add_piece(std::vector<Piece>& pieces, const Piece& piece)
{
    if (pieces.empty() || pieces.back().may_be_a_line() || piece.may_be_a_line()) {
        pieces.push_back(piece);
        return;
    }
    pieces.back().text = from_to(pieces.back().text, piece.text);
    pieces.back().last_line = piece.line;
}

std::vector<Piece> pieces_of(std::string_view bytes)
{
    std::vector<Piece> pieces;
    for (int line = 1; !bytes.empty(); ++line) {
        std::string_view rest = bytes.substr(0, bytes.find('\n'));
        bytes.remove_prefix(std::min(rest.size() + 1, bytes.size()));
        while (!rest.empty()) {
            const std::size_t end = std::min(end_of_seal(rest), rest.size());
            add_piece(pieces, {rest.substr(0, end), line, line});
            rest.remove_prefix(end);
            const std::size_t next = std::min(rest.find('{'), rest.size());
            if (next != 0)
                add_piece(pieces, {rest.substr(0, next), line, line});
            rest.remove_prefix(next);
        }
    }
    return pieces;
}

/// A piece that is a line, and the one that it hangs on.
struct Node {
    std::string_view head;
    std::string_view seal; ///< as it has to be
    const Node* before = nullptr;
    std::size_t length = 1; ///< of its chain
    std::size_t piece = 0;
    bool is_sound = true; ///< its seal is as it has to be, or a line hangs on it
    bool is_mended = false;
};

class Salvager {
public:
    explicit Salvager(std::string_view bytes) : m_pieces{pieces_of(bytes)}, m_most_hashed{least_hashed + bytes.size()}
    {
        m_nodes.reserve(m_pieces.size()); // they point to each other
        for (std::size_t piece = 0; piece < m_pieces.size(); ++piece)
            take(piece);
    }

    Salvage salvage() const
    {
        Salvage salvage;
        const Node* last = nullptr;
        for (const Node& node : m_nodes)
            if (node.is_sound && (last == nullptr || node.length > last->length))
                last = &node;
        std::vector<const Node*> chain(m_pieces.size(), nullptr); // by piece
        for (const Node* node = last; node != nullptr; node = node->before)
            chain[node->piece] = node;
        for (std::size_t piece = 0; piece < m_pieces.size(); ++piece)
            if (const Node* const node = chain[piece]) {
                salvage.lines.push_back(
                    sealed_line(std::string{node->head} + '}', salvage.lines.empty() ? JournalLine{} : salvage.lines.back()));
                if (node->is_mended)
                    salvage.told.push_back({"line {0}: its seal was damaged and is mended", {number(m_pieces[piece].line)}});
            } else {
                const std::size_t first = piece;
                while (piece + 1 < m_pieces.size() && chain[piece + 1] == nullptr)
                    ++piece;
                salvage.left_out.emplace_back(from_to(m_pieces[first].text, m_pieces[piece].text));
            }
        tell_left_out(chain, salvage.told);
        if (salvage.told.size() > most_problems) {
            const auto more = static_cast<std::int64_t>(salvage.told.size() - most_problems);
            salvage.told.resize(most_problems);
            salvage.told.push_back({"and {0} more of the kind", {Fraction{more}}});
        }
        return salvage;
    }

private:
    static Fraction number(int line) { return Fraction{static_cast<std::int64_t>(line)}; }

    void take(std::size_t piece)
    {
        const std::string_view text = m_pieces[piece].text;
        if (!m_pieces[piece].may_be_a_line())
            return;
        auto parts = sealed_parts(text);
        if (!parts) // its seal is damaged
            parts = SealedParts{text.substr(0, text.size() - bytes_of_seal), {}};
        if (seal_of({}, parts->head) == parts->seal) {
            m_nodes.push_back({.head = parts->head, .seal = parts->seal, .piece = piece});
            m_last_sound = &m_nodes.back();
            return;
        }
        if (Node* const before = node_before(*parts)) {
            before->is_mended = before->is_mended || !before->is_sound;
            before->is_sound = true;
            m_nodes.push_back({.head = parts->head, .seal = parts->seal, .before = before, .length = before->length + 1, .piece = piece});
            m_last_sound = &m_nodes.back();
            return;
        }
        if (m_made_seals.size() > farthest) // of a node that nothing is looked for behind any more
            m_made_seals.pop_front();
        const bool hangs_on_lost = seal_of(m_lost, parts->head) == parts->seal;
        m_lost = parts->seal;
        if (!hangs_on_lost && m_last_sound != nullptr) // perhaps its seal alone is damaged: the next line will show it
            m_nodes.push_back({.head = parts->head,
                               .seal = m_made_seals.emplace_back(seal_of(m_last_sound->seal, parts->head)),
                               .before = m_last_sound,
                               .length = m_last_sound->length + 1,
                               .piece = piece,
                               .is_sound = false});
    }

    /// The line behind which this one was sealed; none where it is not found.
    Node* node_before(const SealedParts& parts)
    {
        // The work is bounded, for a damaged file may hold anything.
        constexpr std::size_t least_work = 256; ///< of a seal, in bytes
        const std::size_t first = m_nodes.size() > farthest ? m_nodes.size() - farthest : 0;
        for (std::size_t at = m_nodes.size(); at-- > first;) {
            if (seal_of(m_nodes[at].seal, parts.head) == parts.seal)
                return &m_nodes[at];
            if (at + 1 == m_nodes.size() && !m_lost.empty() && seal_of(m_lost, parts.head) == parts.seal)
                return nullptr;
            m_hashed += std::max(least_work, hex_digits + parts.head.size());
            if (m_hashed > m_most_hashed)
                return nullptr;
        }
        return nullptr;
    }

    /// A sentence for each stretch of lines that were left out for the same reason.
    void tell_left_out(const std::vector<const Node*>& chain, std::vector<Sentence>& told) const
    {
        std::vector<const Node*> sound(m_pieces.size(), nullptr);
        for (const Node& node : m_nodes)
            if (node.is_sound)
                sound[node.piece] = &node;
        for (std::size_t piece = 0; piece < m_pieces.size(); ++piece) {
            if (chain[piece] != nullptr)
                continue;
            const Node* const node = sound[piece];
            if (node == nullptr) {
                const std::size_t first = piece;
                while (piece + 1 < m_pieces.size() && chain[piece + 1] == nullptr && sound[piece + 1] == nullptr)
                    ++piece;
                told.push_back({"from line {0} to line {1}: damaged, or behind a damaged line, and left out",
                                {number(m_pieces[first].line), number(m_pieces[piece].last_line)}});
                continue;
            }
            if (node->before == nullptr)
                told.push_back({"line {0} begins another game; it was left out", {number(m_pieces[piece].line)}});
            else if (chain[node->before->piece] != nullptr)
                told.push_back({"a fork: line {0} also follows line {1}; it was left out with all that depends on it",
                                {number(m_pieces[piece].line), number(m_pieces[node->before->piece].line)}});
        }
    }

    static constexpr std::size_t farthest = 1000; ///< nodes: two programs that write by turns do not get far from each other
    static constexpr std::size_t least_hashed = 64U << 20U;

    std::vector<Piece> m_pieces;
    std::vector<Node> m_nodes;
    std::deque<std::string> m_made_seals; ///< where that of the file is damaged
    const Node* m_last_sound = nullptr;
    std::string_view m_lost; ///< the seal of the last line that hangs on nothing
    std::size_t m_most_hashed;
    std::size_t m_hashed = 0; ///< bytes, in vain
};

} // namespace

Salvage salvaged(std::string_view bytes)
{
    return Salvager{bytes}.salvage();
}

} // namespace corneta
