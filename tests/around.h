// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/procedure.h"

/// A procedure that does as another one does, but for what is overridden.
class Around : public corneta::Procedure {
public:
    explicit Around(const corneta::Procedure& procedure) : m_procedure{procedure} {}

    corneta::Problems refusals() const override { return m_procedure.refusals(); }
    std::size_t size() const override { return m_procedure.size(); }
    corneta::Clock clock() const override { return m_procedure.clock(); }
    void begin(corneta::ChainState& state, corneta::Explanation& explanation) const override { m_procedure.begin(state, explanation); }
    corneta::Step step(corneta::ChainState& state, corneta::Dice& dice, corneta::Explanation& explanation) const override
    {
        return m_procedure.step(state, dice, explanation);
    }
    void end(const corneta::ChainState& state, corneta::Outcome& outcome) const override { m_procedure.end(state, outcome); }
    corneta::Announcement announce(const corneta::ChainState& state) const override { return m_procedure.announce(state); }

private:
    const corneta::Procedure& m_procedure;
};
