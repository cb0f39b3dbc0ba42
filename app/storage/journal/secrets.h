// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/files/digest.h"
#include "app/storage/journal/sealed_content.h"
#include "core/text/problem.h"

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace corneta {

/// The folder of the secrets of all games of this user, the same for every program of ours.
std::string folder_of_secrets();

/// What one game keeps off its file, in a folder of its own that only the user can enter: the key of its hidden things, and the seeds of
/// openings not yet revealed. The program leaves no core dump from then on. What a call has made is safe on the disk when it returns. None where nothing was kept: on another computer.
class Secrets {
public:
    /// `file_id` is words of digits 0-9a-f with hyphens between, 64 letters at most. Nothing is created yet.
    static std::expected<Secrets, Problems> of(std::string_view file_id, const std::string& folder = folder_of_secrets());

    std::expected<std::optional<SealingKey>, Problems> sealing_key() const;
    /// The key there is, or a new one.
    std::expected<SealingKey, Problems> made_sealing_key() const;

    /// The seed behind a commitment with this binding.
    std::expected<std::optional<Bytes32>, Problems> seed(std::string_view commitment, std::string_view binding = {}) const;
    /// A new one, kept beside those there are.
    std::expected<Bytes32, Problems> new_seed(std::string_view binding = {}) const;
    /// Forgets a seed that is revealed; a seed that is not there is forgotten already.
    std::expected<void, Problems> forget_seed(std::string_view commitment) const;
    /// Forgets the seeds that a crash left: those of `revealed` commitments, and those that are older than a month and not of the `open` one.
    /// Younger ones may be of a copy of the game.
    void sweep(std::string_view open, std::span<const std::string_view> revealed) const;

private:
    explicit Secrets(std::string folder) : m_folder{std::move(folder)} {}

    std::string seed_path(std::string_view commitment) const;

    std::string m_folder;
};

} // namespace corneta
