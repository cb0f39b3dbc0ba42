// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/secrets.h"

#include "app/storage/dice/fair_dice.h"
#include "app/storage/files/descriptor.h"
#include "app/storage/files/printable.h"
#include "app/storage/files/whole_files.h"
#include "core/text/words.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace corneta {

namespace {

constexpr std::size_t longest_file_id = 64;
constexpr mode_t owner_only = 0700;
constexpr mode_t all_rights = 0777;

bool is_file_id(std::string_view id)
{
    std::string digits;
    for (const char letter : id)
        if (letter != '-')
            digits += letter;
    return id.size() <= longest_file_id && is_hex(digits) && !id.empty() && !id.starts_with('-') && !id.ends_with('-')
        && !id.contains("--");
}

/// Commitments come from journals, which may hold anything.
bool is_commitment(std::string_view text)
{
    return text.size() == hex_digits && is_hex(text);
}

bool is_there(const std::string& path)
{
    return QFileInfo::exists(QString::fromStdString(path));
}

/// Makes the folder, and those it lies in, where they are missing.
std::expected<void, Problems> made_folder(const std::string& path)
{
    if (is_there(path))
        return {};
    if (auto made = made_folder(folder_of(path)); !made)
        return made;
    if (::mkdir(path.c_str(), owner_only) != 0 && errno != EEXIST)
        return refused(path, failure("the folder cannot be created: {0}"));
    return sync_folder_of(path);
}

/// The file is its secrets, a line each in 64 digits.
std::expected<std::optional<std::vector<Bytes32>>, Problems> kept(const std::string& path, std::size_t count)
{
    if (!is_there(path))
        return std::nullopt;
    struct stat found{};
    if (::stat(path.c_str(), &found) == 0 && (found.st_mode & ~owner_only & all_rights) != 0)
        return refused(path, {"others may read it, so that it is no secret: chmod 600 {0}", {Name{shell_word(path)}}});
    const auto bytes = bytes_of_file(path);
    if (!bytes)
        return std::unexpected{bytes.error()};
    std::vector<Bytes32> secrets;
    for (const std::string_view line : split(*bytes, '\n'))
        if (const auto secret = bytes32_from_hex(line))
            secrets.push_back(*secret);
    if (secrets.size() != count || bytes->size() != count * (hex_digits + 1))
        return refused(path, {"damaged: not what this program keeps there"});
    return secrets;
}

std::expected<void, Problems> keep(const std::string& path, const std::vector<Bytes32>& secrets)
{
    if (auto made = made_folder(folder_of(path)); !made)
        return made;
    std::string lines;
    for (const Bytes32& secret : secrets)
        lines += hex(text(secret)) + '\n';
    return create_file(path, lines, Readers::OwnerOnly);
}

/// A dump of memory would hold the secrets. By a limit of 0 the kernel would still give it to a program that collects them; by 1 to none (core(5)).
void leave_no_core_dump()
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_CORE, &limit) == 0) {
        limit.rlim_cur = std::min(limit.rlim_max, rlim_t{1});
        ::setrlimit(RLIMIT_CORE, &limit);
    }
}

} // namespace

std::string folder_of_secrets()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation).toStdString() + "/corneta/secrets";
}

std::expected<Secrets, Problems> Secrets::of(std::string_view file_id, const std::string& folder)
{
    if (!is_file_id(file_id))
        return refused("file id", {"\"{0}\" is not words of 0-9a-f", {Name{std::string{file_id}}}});
    leave_no_core_dump();
    return Secrets{fmt::format("{}/{}", folder, file_id)};
}

std::expected<std::optional<SealingKey>, Problems> Secrets::sealing_key() const
{
    auto secrets = kept(m_folder + "/sealing", 2);
    if (!secrets)
        return std::unexpected{std::move(secrets.error())};
    if (!*secrets)
        return std::nullopt;
    return SealingKey{(*secrets)->front(), (*secrets)->back()};
}

std::expected<SealingKey, Problems> Secrets::made_sealing_key() const
{
    const auto before = sealing_key();
    if (!before)
        return std::unexpected{before.error()};
    if (*before)
        return **before;
    const SealingKey key{random_bytes32(), random_bytes32()};
    if (auto done = keep(m_folder + "/sealing", {key.key, key.salt}); !done)
        return std::unexpected{std::move(done.error())};
    return key;
}

std::string Secrets::seed_path(std::string_view commitment) const
{
    return fmt::format("{}/seed-{}", m_folder, commitment);
}

std::expected<std::optional<Bytes32>, Problems> Secrets::seed(std::string_view commitment, std::string_view binding) const
{
    if (!is_commitment(commitment))
        return std::nullopt;
    const std::string path = seed_path(commitment);
    auto secrets = kept(path, 1);
    if (!secrets)
        return std::unexpected{std::move(secrets.error())};
    if (!*secrets)
        return std::nullopt;
    const Bytes32 seed = (*secrets)->front();
    if (commitment_to(seed, binding) != commitment)
        return refused(path, {"damaged: another seed than the one that was committed to"});
    return seed;
}

std::expected<Bytes32, Problems> Secrets::new_seed(std::string_view binding) const
{
    const Bytes32 seed = random_bytes32();
    if (auto done = keep(seed_path(commitment_to(seed, binding)), {seed}); !done)
        return std::unexpected{std::move(done.error())};
    return seed;
}

std::expected<void, Problems> Secrets::forget_seed(std::string_view commitment) const
{
    if (!is_commitment(commitment))
        return {};
    const std::string path = seed_path(commitment);
    if (::unlink(path.c_str()) != 0 && errno != ENOENT && errno != ENOTDIR)
        return refused(path, failure("cannot be removed: {0}"));
    return {};
}

void Secrets::sweep(std::string_view open, std::span<const std::string_view> revealed) const
{
    const QString prefix{"seed-"};
    const QDateTime a_month_ago = QDateTime::currentDateTime().addMonths(-1);
    const QDir folder{QString::fromStdString(m_folder)};
    for (const QFileInfo& seed : folder.entryInfoList({prefix + "*"}, QDir::Files)) {
        const std::string commitment = seed.fileName().sliced(prefix.size()).toStdString();
        const bool is_revealed = std::ranges::find(revealed, commitment) != revealed.end();
        if (is_revealed || (commitment != open && seed.lastModified() < a_month_ago))
            QFile::remove(seed.filePath());
    }
}

} // namespace corneta
