// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <cstdint>
#include <optional>

namespace corneta::window {

/// As long as the players' view is open the screen does not sleep: asked of the desktop over the session bus. Where none answers it is left
/// as it was; a desktop lets go by itself where the program ends.
class ScreenAwake : public QObject {
    Q_OBJECT

public:
    /// Watches for the players' view in all of the program.
    explicit ScreenAwake(QObject& program);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void hold();
    void let_go();

    bool m_is_wanted = false;
    bool m_is_asking = false;
    std::optional<std::uint32_t> m_held; ///< what the desktop knows it by
};

} // namespace corneta::window
