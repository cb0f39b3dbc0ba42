// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "ui/game/game_desk.h"
#include "ui/window/main_window.h"

#include <QString>
#include <QTemporaryDir>

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Somebody at the keyboard: a real window, keys sent to whatever has the focus and counted.
class Player {
public:
    /// Opens the window with these rulesets at 1024 x 768.
    explicit Player(std::span<const corneta::Ruleset* const> rulesets, int text_percent = 100);

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// A key for each character.
    void type(const QString& text);
    /// Ctrl+K, letters, Enter.
    void open_action(const QString& letters);
    /// Ctrl+J, letters, Enter.
    void go_to_field(const QString& letters);
    /// A new game of that ruleset in a folder of the player's own, from its scenario.
    void create_game(const std::string& ruleset, const std::string& scenario);
    /// The same file opened in another window.
    void open_again();
    const corneta::game::State& state() const { return m_window->desk().game()->state(); }
    const QString& file() const { return m_file; }
    /// F8; where something is still to do Enter ends the phase all the same.
    void end_phase();
    /// Types the path of a file into the dialog that asks for one.
    void name_file(const QString& path);
    /// Waits until nothing is counted any more.
    void wait();

    int keys() const { return m_keys; }
    void begin_to_count() { m_keys = 0; }
    corneta::ui::MainWindow& window() { return *m_window; }
    /// What a label of that object name says; empty when there is none on the screen.
    /// Turn, phase and how the sides stand, as the strip says it.
    QString stage() const;
    QString words(const char* object_name) const;
    /// Every widget on the screen that takes keys.
    std::vector<QWidget*> focusable() const;

private:
    void open_window(int text_percent);

    std::span<const corneta::Ruleset* const> m_rulesets;
    QTemporaryDir m_folder;
    QString m_file;
    std::unique_ptr<corneta::ui::MainWindow> m_window;
    int m_keys = 0;
};

/// The word that answered a field of a play; empty when it was not asked.
inline std::string_view answer_of(const corneta::game::PlayedAction& played, std::string_view key)
{
    const auto found = std::ranges::find(played.answers, key, &corneta::Given::key);
    return found == played.answers.end() ? std::string_view{} : std::string_view{found->word};
}
