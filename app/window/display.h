// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace corneta::window {

/// Whether the environment names a display, or a platform that needs none.
bool has_display();

/// While it lives, Qt's failure to reach the display ends the program with one sentence and code 1.
class DisplayWatch {
public:
    DisplayWatch();
    ~DisplayWatch();
    DisplayWatch(const DisplayWatch&) = delete;
    DisplayWatch& operator=(const DisplayWatch&) = delete;
};

/// Keeps what the offscreen platform says of itself off standard error.
void quieten_offscreen();

/// Says on standard error that there is no display.
void say_no_display();

} // namespace corneta::window
