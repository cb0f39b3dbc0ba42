// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>

namespace corneta::game {

/// An optional for what most parts of a journal have not: it takes the room of two pointers. Copies share the value until one is changed.
template <class T> class Rare {
public:
    Rare() = default;
    Rare(T value) : m_value{std::make_shared<T>(std::move(value))} {} // NOLINT(google-explicit-constructor): as an optional
    Rare(std::nullopt_t /*nothing*/) {}                               // NOLINT(google-explicit-constructor)

    explicit operator bool() const { return m_value != nullptr; }
    bool has_value() const { return m_value != nullptr; }
    const T& operator*() const { return *m_value; }
    const T* operator->() const { return m_value.get(); }
    /// To be changed: shared with nobody from now on.
    T& operator*()
    {
        if (m_value.use_count() > 1)
            m_value = std::make_shared<T>(*m_value);
        return *m_value;
    }
    T* operator->() { return &**this; }
    T& emplace() { return *(m_value = std::make_shared<T>()); }
    void reset() { m_value.reset(); }

    friend bool operator==(const Rare& a, const Rare& b)
    {
        return a.m_value == b.m_value || (a.m_value != nullptr && b.m_value != nullptr && *a.m_value == *b.m_value);
    }

private:
    std::shared_ptr<T> m_value;
};

} // namespace corneta::game
