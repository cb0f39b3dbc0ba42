// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"
#include "ui/session/open_game.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace corneta::ui {

/// What one side is about to lay face down, before it is sealed. It lives as long as that side alone looks at the screen.
class HiddenDraft {
public:
    struct Line {
        std::string unit;
        std::string payer{};
        std::string word{};  ///< to be laid; empty: nothing
        bool is_far = false; ///< what makes it dearer
        bool lies = false;   ///< something lies there already
        int cost = 0;
        QString refused{};    ///< why the last word, or any, is refused
        std::string wanted{}; ///< the word that was refused; empty where any is
        std::string reason{}; ///< why something is laid all the same
        friend bool operator==(const Line&, const Line&) = default;
    };

    HiddenDraft(const OpenGame& game, const game::HiddenSpec& hidden, const std::string& side);

    const game::HiddenSpec& hidden() const { return *m_hidden; }
    const std::vector<Line>& lines() const { return m_lines; }
    const game::State& state() const { return m_state; }
    const Rulebook& book() const { return m_book; }
    /// The field of the stat that is laid.
    const Field& field() const { return m_field; }
    /// Nothing for a letter that stands for none.
    std::optional<std::string> word_for(char letter) const;
    QString label_of(const std::string& word) const;

    /// Takes the word for a line, or says in the line why not.
    bool put(std::size_t line, const std::string& word);
    bool take_off(std::size_t line);
    /// Whatever is put on a line is taken from now on; the word that was refused last at once.
    bool overrule(std::size_t line, const std::string& reason);
    /// Says whether it is dearer there; not where what is chosen could not be paid then.
    bool turn_dear(std::size_t line);
    /// What the payer has left if all this were laid.
    int left(const std::string& payer) const;
    game::PlacementTerms placement_terms(std::size_t line, const std::string& word) const;
    /// How many are to be laid.
    int count() const;
    /// Lays them one after the other; says what is wrong.
    QStringList lay(OpenGame& game) const;
    /// The forces have changed.
    void refresh(const OpenGame& game);

private:
    /// The state as if all chosen so far lay there.
    game::State tried() const;
    void reckon();

    const game::HiddenSpec* m_hidden;
    Rulebook m_book;
    std::string m_side;
    game::State m_state;
    Field m_field{};
    std::vector<Line> m_lines;
};

} // namespace corneta::ui
