// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/corrections/table_page.h"

class QLineEdit;

namespace corneta::ui {

/// A line for the journal that changes nothing: a pass, what a leader does, what was said.
class NotePage : public TablePage {
    Q_OBJECT

public:
    explicit NotePage(QWidget* parent);

    void ask(OpenGame& game);

protected:
    std::optional<game::Command> command(const std::string& reason) override;

private:
    QLineEdit* m_note;
};

} // namespace corneta::ui
