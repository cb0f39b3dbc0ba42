// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/json_text.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>
#include <vector>

namespace corneta {

namespace {

/// The index behind the text that begins at `from` with a quote.
qsizetype end_of_text(const QByteArray& json, qsizetype from)
{
    qsizetype at = from + 1;
    while (at < json.size() && json[at] != '"')
        at += json[at] == '\\' ? 2 : 1;
    return std::min(at + 1, json.size());
}

/// What a quoted text of sound JSON says, escapes resolved.
std::string said(const QByteArray& quoted)
{
    if (!quoted.contains('\\'))
        return quoted.sliced(1, quoted.size() - 2).toStdString();
    return QJsonDocument::fromJson('[' + quoted + ']').array().first().toString().toStdString();
}

bool colon_follows(const QByteArray& json, qsizetype at)
{
    while (at < json.size() && (json[at] == ' ' || json[at] == '\t' || json[at] == '\r'))
        ++at;
    return at < json.size() && json[at] == ':';
}

} // namespace

std::optional<std::string> repeated_key(const QByteArray& json)
{
    std::vector<std::vector<std::string>> open_objects; // objects have few keys: looking through them beats a set
    for (qsizetype at = 0; at < json.size();) {
        if (json[at] != '"') {
            if (json[at] == '{')
                open_objects.emplace_back();
            else if (json[at] == '}')
                open_objects.pop_back();
            ++at;
            continue;
        }
        const qsizetype end = end_of_text(json, at);
        if (colon_follows(json, end)) {
            std::string key = said(json.sliced(at, end - at));
            auto& keys = open_objects.back();
            if (std::ranges::find(keys, key) != keys.end())
                return key;
            keys.push_back(std::move(key));
        }
        at = end;
    }
    return std::nullopt;
}

std::size_t nesting_of(const QByteArray& json)
{
    std::size_t open = 0;
    std::size_t deepest = 0;
    for (qsizetype at = 0; at < json.size(); ++at) {
        if (json[at] == '"')
            at = end_of_text(json, at) - 1;
        else if (json[at] == '{' || json[at] == '[')
            deepest = std::max(deepest, ++open);
        else if ((json[at] == '}' || json[at] == ']') && open > 0)
            --open;
    }
    return deepest;
}

} // namespace corneta
