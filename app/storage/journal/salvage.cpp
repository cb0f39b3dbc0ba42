// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/salvage.h"

#include "app/storage/files/digest.h"
#include "core/text/fraction.h"
#include "core/text/most_problems.h"

#include <algorithm>
#include <optional>

namespace corneta {

namespace {

/// What stands between two line breaks, or between seals where a line break is damaged.
struct Piece {
    std::string_view text;
    int line = 0; ///< of the file
};

std::vector<Piece> pieces_of(std::string_view bytes)
{
    std::vector<Piece> pieces;
    for (int line = 1; !bytes.empty(); ++line) {
        std::string_view rest = bytes.substr(0, bytes.find('\n'));
        bytes.remove_prefix(std::min(rest.size() + 1, bytes.size()));
        while (!rest.empty()) {
            const std::size_t end = std::min(end_of_seal(rest), rest.size());
            pieces.push_back({rest.substr(0, end), line});
            rest.remove_prefix(end);
            const std::size_t next = rest.find('{');
            if (next != 0 && !rest.empty())
                pieces.push_back({rest.substr(0, next), line});
            rest.remove_prefix(std::min(next, rest.size()));
        }
    }
    return pieces;
}

/// A piece that is a line, and the one that it hangs on.
struct Node {
    std::string_view head;
    std::string seal; ///< as it has to be
    const Node* before = nullptr;
    std::size_t length = 1; ///< of its chain
    std::size_t piece = 0;
    bool is_sound = true; ///< its seal is as it has to be, or a line hangs on it
    bool is_mended = false;
};

class Salvager {
public:
    explicit Salvager(std::string_view bytes) : m_pieces{pieces_of(bytes)}
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
                salvage.left_out.emplace_back(m_pieces[piece].text);
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
        if (!text.starts_with('{') || text.size() <= bytes_of_seal)
            return;
        auto parts = sealed_parts(text);
        if (!parts) // its seal is damaged
            parts = SealedParts{text.substr(0, text.size() - bytes_of_seal), {}};
        if (seal_of({}, parts->head) == parts->seal) {
            m_nodes.push_back({.head = parts->head, .seal = std::string{parts->seal}, .piece = piece});
            m_last_sound = &m_nodes.back();
            return;
        }
        if (Node* const before = node_before(*parts)) {
            before->is_mended = before->is_mended || !before->is_sound;
            before->is_sound = true;
            m_nodes.push_back(
                {.head = parts->head, .seal = std::string{parts->seal}, .before = before, .length = before->length + 1, .piece = piece});
            m_last_sound = &m_nodes.back();
            return;
        }
        const bool hangs_on_lost = seal_of(m_lost, parts->head) == parts->seal;
        m_lost = parts->seal;
        if (!hangs_on_lost && m_last_sound != nullptr) // perhaps its seal alone is damaged: the next line will show it
            m_nodes.push_back({.head = parts->head,
                               .seal = seal_of(m_last_sound->seal, parts->head),
                               .before = m_last_sound,
                               .length = m_last_sound->length + 1,
                               .piece = piece,
                               .is_sound = false});
    }

    /// The line behind which this one was sealed; none where it is not found.
    Node* node_before(const SealedParts& parts)
    {
        // Two programs that write by turns do not get far from each other; the work is bounded, for a damaged file may hold anything.
        constexpr std::size_t farthest = 1000;
        constexpr std::size_t most_hashed = 256U << 20U; ///< bytes
        const std::size_t first = m_nodes.size() > farthest ? m_nodes.size() - farthest : 0;
        for (std::size_t at = m_nodes.size(); at-- > first;) {
            if (seal_of(m_nodes[at].seal, parts.head) == parts.seal)
                return &m_nodes[at];
            if (at + 1 == m_nodes.size() && !m_lost.empty() && seal_of(m_lost, parts.head) == parts.seal)
                return nullptr;
            m_hashed += hex_digits + parts.head.size();
            if (m_hashed > most_hashed)
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
                                {number(m_pieces[first].line), number(m_pieces[piece].line)}});
                continue;
            }
            if (node->before == nullptr)
                told.push_back({"line {0} begins another game; it was left out", {number(m_pieces[piece].line)}});
            else if (chain[node->before->piece] != nullptr)
                told.push_back({"a fork: line {0} follows on line {1} too, and was left out with what hangs on it",
                                {number(m_pieces[piece].line), number(m_pieces[node->before->piece].line)}});
        }
    }

    std::vector<Piece> m_pieces;
    std::vector<Node> m_nodes;
    const Node* m_last_sound = nullptr;
    std::string_view m_lost;  ///< the seal of the last line that hangs on nothing
    std::size_t m_hashed = 0; ///< bytes, in vain
};

} // namespace

Salvage salvaged(std::string_view bytes)
{
    return Salvager{bytes}.salvage();
}

} // namespace corneta
