// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/corrections/table_page.h"

#include <string>

class QLineEdit;

namespace corneta::ui {

/// A part of a unit becomes a unit of its own.
class SplitPage : public TablePage {
    Q_OBJECT

public:
    explicit SplitPage(QWidget* parent);

    void ask(OpenGame& game, const game::Unit& unit);

protected:
    std::optional<game::Command> command(const std::string& reason) override;

private:
    void propose_key();

    std::string m_unit;
    QLineEdit* m_size;
    QLineEdit* m_name;
    QLineEdit* m_key;
    QLineEdit* m_code;
    bool m_is_key_typed = false;
};

} // namespace corneta::ui
