// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/sheet/check_letters.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace corneta {

/// Numbers as letters, four bits a letter: up to 15 one, up to 255 two.
class LetterWriter {
public:
    void put(std::uint64_t number);
    void put_plainly(std::string_view letters) { m_letters += letters; }
    const std::string& letters() const { return m_letters; }

private:
    std::string m_letters;
};

/// Reads them again. Once it has come to an end or to what is no number everything else it reads is 0.
class LetterReader {
public:
    explicit LetterReader(std::string_view letters) : m_left{letters} {}

    std::uint64_t number();
    /// For what is counted: no more than there could be letters for.
    std::size_t count();
    std::string plainly(std::size_t count);
    bool is_at_end() const { return m_left.empty(); }
    bool has_failed() const { return m_has_failed; }
    void fail();

private:
    std::string_view m_left;
    bool m_has_failed = false;
};

} // namespace corneta
