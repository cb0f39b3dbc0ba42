// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layering/layering.h"

#include "tests/layering/orders.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <functional>
#include <iterator>
#include <optional>
#include <ranges>
#include <regex>
#include <span>
#include <sstream>

namespace layering {
namespace {

constexpr int most_lines = 300;
constexpr std::array umbrellas{
    std::string_view{"QtCore"}, std::string_view{"QtGui"}, std::string_view{"QtWidgets"},
    std::string_view{"QtTest"}, std::string_view{"QtSvg"},
};

/// How a decision by a sentence would read.
constexpr std::array reads_of_sentences{
    std::string_view{"what.pattern"},         std::string_view{".pattern =="},        std::string_view{".pattern !="},
    std::string_view{".pattern.starts_with"}, std::string_view{".pattern.ends_with"}, std::string_view{".pattern.contains"},
    std::string_view{".pattern.find"},        std::string_view{"Sentence::pattern"},
};

/// How a ruleset would read a unit or a play by a word that the compiler does not know.
constexpr std::array reads_by_word{std::string_view{".word(\""}, std::string_view{"->word(\""}, std::string_view{"stats[\""}};
/// Of a kind or a phase.
constexpr std::array kinds_by_word{std::string_view{"kind == \""}, std::string_view{"kind != \""}, std::string_view{"phase == \""},
                                   std::string_view{"phase != \""}};

enum class Qt { Allowed, Forbidden };

struct Layer {
    std::string_view folder;
    Qt qt;
    std::string_view may_not_include; ///< the other folders, each with its slash
};

constexpr std::array layers{
    Layer{"core/", Qt::Forbidden, "rulesets/ ui/ app/ tests/"},
    Layer{"rulesets/", Qt::Forbidden, "ui/ app/ tests/"},
    Layer{"ui/", Qt::Allowed, "rulesets/ app/ tests/"},
    Layer{"app/", Qt::Allowed, "tests/"},
};

std::string_view without_blanks(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view{} : text.substr(first);
}

/// What follows `#word` on a line, blanks skipped; nothing when the line is another one.
std::optional<std::string_view> after_directive(std::string_view line, std::string_view word)
{
    line = without_blanks(line);
    if (!line.starts_with('#'))
        return std::nullopt;
    line = without_blanks(line.substr(1));
    if (!line.starts_with(word))
        return std::nullopt;
    return without_blanks(line.substr(word.size()));
}

std::optional<std::string_view> included(std::string_view line)
{
    const auto rest = after_directive(line, "include");
    if (!rest || rest->size() < 2)
        return std::nullopt;
    return rest->substr(1, rest->find_first_of(">\"", 1) - 1);
}

/// `#define NAME(` without a blank between: a macro that is called like a function.
bool defines_function_like(std::string_view line)
{
    const auto rest = after_directive(line, "define");
    if (!rest)
        return false;
    const auto name_end = std::ranges::find_if_not(*rest, [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
    return name_end != rest->end() && *name_end == '(';
}

bool has_any(std::string_view line, std::span<const std::string_view> words)
{
    return std::ranges::any_of(words, [line](std::string_view word) { return line.contains(word); });
}

bool is_qt(std::string_view header)
{
    const std::string_view file = header.substr(header.rfind('/') + 1);
    return header.starts_with("Qt") || (file.size() > 1 && file[0] == 'Q' && std::isupper(static_cast<unsigned char>(file[1])) != 0);
}

std::optional<std::string> objection(const Layer* layer, std::string_view path, std::string_view header)
{
    const std::string_view umbrella = header.substr(header.rfind('/') + 1);
    if (std::ranges::find(umbrellas, umbrella) != umbrellas.end())
        return fmt::format("the umbrella header <{}>", header);
    if (layer == nullptr)
        return std::nullopt;
    if (layer->qt == Qt::Forbidden && is_qt(header))
        return fmt::format("{} is without Qt, <{}> is Qt", layer->folder, header);
    const auto matches = [&](auto folder) { return header.starts_with(std::string_view{folder.begin(), folder.end()}); };
    if (header.find("../") != std::string_view::npos || std::ranges::any_of(std::views::split(layer->may_not_include, ' '), matches))
        return fmt::format("{} may not include \"{}\"", layer->folder, header);
    return against_an_order(path, header);
}

/// A game that a line names where all of them are meant: the program names none, a test decides by none outside the tests of that game.
std::optional<std::string> named_game(std::string_view path, std::string_view line, std::span<const std::string> games)
{
    const bool is_program = path.starts_with("core/") || path.starts_with("ui/") || path.starts_with("app/");
    const bool is_test = path.starts_with("tests/") && !path.starts_with("tests/bench/"); // whose figures are of single games
    for (const std::string& game : games) {
        std::string key = game;
        std::ranges::replace(key, '_', '-');
        const std::string word = '"' + key + '"';
        const bool decides = line.contains("= " + word) || line.contains(word + " =") || line.contains(word + " !");
        const bool initializes = line.contains(" = " + word);
        if (is_program && (line.contains(game) || line.contains(key)))
            return game;
        if (is_test && decides && !initializes && !path.contains(game))
            return game;
    }
    return std::nullopt;
}

/// Those folders whose games are played through beside their rules.
std::vector<std::string> games_in(const std::filesystem::path& rulesets)
{
    std::vector<std::string> games;
    for (const auto& entry : std::filesystem::directory_iterator{rulesets})
        if (exists(entry.path() / "golden"))
            games.push_back(entry.path().filename().string());
    return games;
}

std::string all_of(const std::filesystem::path& path)
{
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator{file}, {}};
}

} // namespace

std::vector<std::string> breaches_in(std::string_view path, std::string_view text, std::span<const std::string> games)
{
    const auto found = std::ranges::find_if(layers, [&](const Layer& layer) { return path.starts_with(layer.folder); });
    const Layer* const layer = found == layers.end() ? nullptr : found;

    std::vector<std::string> breaches;
    if (const auto what = folder_without_order(path))
        breaches.push_back(fmt::format("{}:1: {}", path, *what));
    int number = 0;
    while (!text.empty()) {
        ++number;
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (const auto header = included(line))
            if (const auto what = objection(layer, path, *header))
                breaches.push_back(fmt::format("{}:{}: {}", path, number, *what));
        if (layer != nullptr && defines_function_like(line))
            breaches.push_back(fmt::format("{}:{}: a function-like macro", path, number));
        if (layer != nullptr && has_any(line, reads_of_sentences))
            breaches.push_back(fmt::format("{}:{}: a decision by a sentence, which may change: go by the problem's code", path, number));
        if (const auto game = named_game(path, line, games))
            breaches.push_back(fmt::format("{}:{}: {} is named: let its ruleset declare what is so", path, number, *game));
        if (path.starts_with("rulesets/") && has_any(line, reads_by_word))
            breaches.push_back(fmt::format("{}:{}: a stat by a word: read it with its Stat", path, number));
        if (path.starts_with("rulesets/") && has_any(line, kinds_by_word))
            breaches.push_back(fmt::format("{}:{}: a kind or a phase by a word: spell it once", path, number));
    }
    if (number > most_lines)
        breaches.push_back(fmt::format("{}:{}: over {} lines", path, number, most_lines));
    return breaches;
}

std::vector<std::string> misplaced_in(std::string_view path, std::string_view header,
                                      const std::function<std::string(const std::string& source)>& text_of)
{
    static const std::regex heading{R"(// (\w+\.cpp)\b.*)"};
    static const std::regex declaration{R"([a-zA-Z][\w:<>,&* ]*[ &*](\w+)\(.*)"};
    std::vector<std::string> breaches;
    std::string source;
    std::string text;
    int number = 0;
    std::istringstream lines{std::string{header}};
    for (std::string line; std::getline(lines, line);) {
        ++number;
        std::smatch found;
        if (std::regex_match(line, found, heading)) {
            source = found[1];
            text = text_of(source);
        } else if (!source.empty() && !line.starts_with("inline") && !line.starts_with("extern")
                   && std::regex_match(line, found, declaration)
                   && !std::regex_search(text, std::regex{"(^|\n)[a-zA-Z][^\n]*\\b" + found[1].str() + "\\("}))
            breaches.push_back(fmt::format("{}:{}: {} is not in {}", path, number, found[1].str(), source));
    }
    return breaches;
}

std::vector<std::string> breaches_under(const std::filesystem::path& root)
{
    std::vector<std::string> breaches;
    std::vector<std::string> paths;
    const std::vector<std::string> games = games_in(root / "rulesets");
    for (const std::string_view folder : {"core", "rulesets", "ui", "app", "tests"}) {
        const std::size_t before = paths.size();
        for (const auto& entry : std::filesystem::recursive_directory_iterator{root / folder}) {
            const auto& file = entry.path();
            if (file.extension() != ".cpp" && file.extension() != ".h")
                continue;
            paths.push_back(file.lexically_relative(root).generic_string());
            const std::string text = all_of(file);
            std::ranges::move(breaches_in(paths.back(), text, games), std::back_inserter(breaches));
            const auto beside = [&](const std::string& source) { return all_of(file.parent_path() / source); };
            if (file.extension() == ".h")
                std::ranges::move(misplaced_in(paths.back(), text, beside), std::back_inserter(breaches));
        }
        if (paths.size() == before)
            breaches.push_back(fmt::format("{}: no source file found", folder));
    }
    std::ranges::move(crowded_folders(paths), std::back_inserter(breaches));
    std::ranges::sort(breaches);
    return breaches;
}

} // namespace layering
