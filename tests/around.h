// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/procedure.h"

/// A procedure that does as another one does, but for what is overridden.
class Around : public corneta::Procedure {
public:
    explicit Around(const corneta::Procedure& procedure) : m_procedure{procedure} {}

    corneta::Problems refusals() const override { return m_procedure.refusals(); }
    std::size_t size() const override { return m_procedure.size(); }
    corneta::Clock clock() const override { return m_procedure.clock(); }
    void begin(corneta::Now& now, corneta::Tale& tale) const override { m_procedure.begin(now, tale); }
    corneta::Then step(corneta::Now& now, corneta::Dice& dice, corneta::Tale& tale) const override
    {
        return m_procedure.step(now, dice, tale);
    }
    void end(const corneta::Now& now, corneta::Outcome& outcome) const override { m_procedure.end(now, outcome); }
    corneta::Telling tell(const corneta::Now& now) const override { return m_procedure.tell(now); }

private:
    const corneta::Procedure& m_procedure;
};
