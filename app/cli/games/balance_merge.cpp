// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/table_text.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/game/game_json.h"
#include "core/text/most_problems.h"

#include <QJsonObject>

#include <algorithm>

namespace corneta::cli {

namespace {

/// Some of the battles, and where that is written.
struct Shard {
    std::string where;
    game::Balance balance;

    std::int64_t end() const { return balance.from_game + balance.games; }
};

void read_shards(const std::string& path, std::vector<Shard>& shards, Problems& problems)
{
    const auto bytes = bytes_of_file(path);
    if (!bytes)
        return add(problems, bytes.error().front());
    std::string_view rest{bytes->data(), static_cast<std::size_t>(bytes->size())};
    const std::size_t before = shards.size() + problems.size();
    for (int number = 1; !rest.empty(); ++number) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos)
            continue;
        if (auto balance = balance_from(line, path, number))
            shards.push_back({Statement{path, number, {}}.where(), std::move(*balance)});
        else
            add(problems, balance.error().front());
    }
    if (shards.size() + problems.size() == before)
        add(problems, {path, {"states nothing"}});
}

/// What keeps battles from counting together, by the member that differs.
void compare(const Shard& first, const Shard& other, Problems& problems)
{
    const QJsonObject here = members_of(first.balance.question);
    const QJsonObject there = members_of(other.balance.question);
    QStringList keys = here.keys() + there.keys();
    keys.removeDuplicates();
    for (const QString& key : keys)
        if (here[key] != there[key])
            problems.push_back({other.where, {"not the same {0} as {1}", {Name{key.toStdString()}, Name{first.where}}}});
}

/// Each game once, and none left out.
void follow_on(const Shard& before, const Shard& next, Problems& problems)
{
    const auto name = [&](std::int64_t from, std::int64_t to, std::string_view what) {
        problems.push_back({next.where, {what, {from, to, Name{before.where}}}});
    };
    if (next.balance.from_game < before.end())
        name(next.balance.from_game, std::min(before.end(), next.end()) - 1, "games {0} to {1} are in {2} too");
    if (next.balance.from_game > before.end())
        name(before.end(), next.balance.from_game - 1, "games {0} to {1} are missing between {2} and this file");
}

} // namespace

Reply merged_balance(const Call& call)
{
    std::vector<Shard> shards;
    Problems problems;
    for (const std::string& path : call.operands)
        read_shards(path, shards, problems);
    if (!problems.empty())
        throw failed(ExitCode::Unreadable, problems);
    for (const Shard& shard : std::span{shards}.subspan(1))
        compare(shards.front(), shard, problems);
    if (!problems.empty())
        throw failed(ExitCode::Refused, problems);
    std::ranges::stable_sort(shards, {}, [](const Shard& shard) { return shard.balance.from_game; });
    for (std::size_t i = 1; i < shards.size(); ++i)
        follow_on(shards[i - 1], shards[i], problems);
    if (!problems.empty())
        throw failed(ExitCode::Refused, problems);
    game::Balance whole = shards.front().balance;
    for (const Shard& shard : std::span{shards}.subspan(1)) {
        whole.add(shard.balance);
        if (const auto flaw = whole.flaw())
            throw failed(ExitCode::Unreadable, shard.where, *flaw);
    }
    return call.is_json() ? json_of(whole) + '\n' : text_of(whole);
}

} // namespace corneta::cli
