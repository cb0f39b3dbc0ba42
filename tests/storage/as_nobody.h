// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

/// While this lives, root has no more rights than anyone: permissions hold for tests that run as root too.
class AsNobody {
public:
    AsNobody() : m_is_root{::geteuid() == 0}, m_holds{!m_is_root || ::seteuid(nobody) == 0} {}
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;
    ~AsNobody()
    {
        if (m_is_root && ::seteuid(0) != 0)
            _exit(1);
    }

    /// Whether permissions hold.
    bool holds() const { return m_holds; }

private:
    static constexpr uid_t nobody = 65534;

    bool m_is_root;
    bool m_holds;
};
