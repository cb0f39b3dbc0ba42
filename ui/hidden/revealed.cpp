// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/revealed.h"

#include "core/game/play/rules.h"
#include "ui/game/hidden_turn.h"
#include "ui/look/chip_picture.h"
#include "ui/words/army_words.h"
#include "ui/words/wording.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace corneta::ui {

namespace {

/// The chips that all sides lay and turn up together.
const game::HiddenSpec* chips_of(const Ruleset& ruleset)
{
    if (ruleset.game != nullptr)
        for (const game::HiddenSpec& hidden : ruleset.game->hidden)
            if (!hidden.letters.empty() && !hidden.phase.empty())
                return &hidden;
    return nullptr;
}

/// The words of the orders that an entry turned up, by unit.
std::map<std::string, std::string> turned_up_by(const game::Entry& entry)
{
    std::map<std::string, std::string> words;
    if (const auto* const up = std::get_if<game::TurnUp>(&entry.command))
        for (const game::TurnedUp& turned : up->all)
            words[turned.unit] = turned.word;
    return words;
}

/// The orders that there are, by their letters: C for Charge comes first.
std::vector<RevealedOrder> orders_of(const Ruleset& ruleset, const game::HiddenSpec& hidden)
{
    const auto stats = game::stats_of(ruleset);
    const auto stat = std::ranges::find(stats, hidden.stat, [](const game::StatSpec& spec) { return spec.field.key; });
    std::vector<std::pair<char, RevealedOrder>> by_letter;
    for (std::size_t i = 0; i < stat->field.options.size() && i < hidden.letters.size(); ++i) {
        const Option& option = stat->field.options[i];
        if (hidden.letters[i] != '-')
            by_letter.push_back(
                {hidden.letters[i], {QString::fromStdString(std::string{option.word}), with_capital(translated(option.label)), {}}});
    }
    std::ranges::stable_sort(by_letter, {}, [](const auto& one) { return one.first; });
    std::vector<RevealedOrder> orders;
    orders.reserve(by_letter.size());
    for (auto& [letter, order] : by_letter)
        orders.push_back(std::move(order));
    return orders;
}

} // namespace

void RevealedOrder::add(const game::Unit& unit, const QString& leader)
{
    auto command = std::ranges::find(commands, leader, &RevealedCommand::leader);
    if (command == commands.end())
        command = commands.insert(commands.end(), {leader, {}});
    command->units.push_back(&unit);
}

qsizetype RevealedOrder::count() const
{
    qsizetype units = 0;
    for (const RevealedCommand& command : commands)
        units += std::ssize(command.units);
    return units;
}

Revealed revealed_in(const OpenGame& game, const game::Entry* entry)
{
    const Ruleset& ruleset = *game.book().ruleset;
    Revealed revealed{.hidden = chips_of(ruleset), .sides = {}};
    if (revealed.hidden == nullptr)
        return revealed;
    const auto turned_up = entry == nullptr ? std::map<std::string, std::string>{} : turned_up_by(*entry);
    for (const game::Unit* side : sides_that_lay(game, *revealed.hidden)) {
        RevealedSide own{side, orders_of(ruleset, *revealed.hidden), {}};
        for (const game::Unit* unit : layers_of(game.state(), game.book(), *revealed.hidden, side->key)) {
            const auto turned = turned_up.find(unit->key);
            const QString word = entry == nullptr ? chip_by(ruleset, *unit)
                : turned == turned_up.end()       ? QString{}
                                                  : QString::fromStdString(turned->second);
            const bool is_face_down = entry == nullptr && lies_face_down(game.state(), unit->key);
            const auto order = std::ranges::find(own.orders, word, &RevealedOrder::chip);
            if (order != own.orders.end() && !is_face_down) {
                order->add(*unit, command_name(game.state(), unit->command));
                ++revealed.orders;
            } else if (entry == nullptr && !is_face_down) {
                own.without.push_back(unit);
            }
        }
        std::erase_if(own.orders, [](const RevealedOrder& order) { return order.commands.empty(); });
        revealed.sides.push_back(std::move(own));
    }
    return revealed;
}

} // namespace corneta::ui
