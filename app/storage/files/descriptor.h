// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/sentence.h"

#include <expected>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace corneta {

/// An open file or folder of the system and nothing else, closed when this goes. Every call is made once and says in words what went wrong with it.
class Descriptor {
public:
    static std::expected<Descriptor, Sentence> opened(const std::string& path, int flags, mode_t mode = 0);

    Descriptor(Descriptor&& other) noexcept;
    Descriptor& operator=(Descriptor&& other) noexcept;
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor();

    int number() const { return m_number; }

    /// One write of all the bytes; a short one is a failure.
    std::expected<void, Sentence> write(std::string_view bytes) const;
    std::expected<void, Sentence> cut(std::size_t size) const;
    std::expected<void, Sentence> sync() const;
    /// Without the times of the file.
    std::expected<void, Sentence> sync_bytes() const;
    /// Takes the sole right to write the file, by whatever name it was opened, until it is closed or the program ends; or says who has it.
    std::expected<void, Sentence> lock() const;

private:
    explicit Descriptor(int number) : m_number{number} {}

    int m_number = -1;
};

/// Of a pipe, a device and what else is no file with bytes of its own.
inline constexpr std::string_view no_file = "neither a file nor a folder";

/// `pattern` with the system's own words for the last failure.
Sentence failure(std::string_view pattern);

} // namespace corneta
