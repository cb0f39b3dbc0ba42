// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ruleset.h"
#include "ui/main_window.h"

#include <QString>

#include <memory>
#include <span>
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
    /// Waits until nothing is counted any more.
    void wait();

    int keys() const { return m_keys; }
    void begin_to_count() { m_keys = 0; }
    corneta::ui::MainWindow& window() { return *m_window; }
    /// What a label of that object name says; empty when there is none on the screen.
    QString words(const char* object_name) const;
    /// Every widget on the screen that takes keys.
    std::vector<QWidget*> focusable() const;

private:
    std::unique_ptr<corneta::ui::MainWindow> m_window;
    int m_keys = 0;
};
