// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/corrections/table_page.h"

#include <string>

class QLineEdit;

namespace corneta::ui {

class StatLines;

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

/// A part of a unit becomes a unit of its own.
class SplitPage : public TablePage {
    Q_OBJECT

public:
    explicit SplitPage(QWidget* parent);

    void ask(OpenGame& game, const game::Unit& unit);

protected:
    std::optional<game::Command> command(const std::string& reason) override;

private:
    std::string m_unit;
    QLineEdit* m_size;
    QLineEdit* m_name;
    QLineEdit* m_key;
    QLineEdit* m_code;
};

/// The numbers of a unit, a leader or a side as they stand on the table: what is typed and differs is one entry.
class SetRightPage : public TablePage {
    Q_OBJECT

public:
    explicit SetRightPage(QWidget* parent);

    void ask(OpenGame& game, const game::Unit& unit);

protected:
    std::optional<game::Command> command(const std::string& reason) override;
    Problems say(const Problems& problems) override;

private:
    std::string m_unit;
    StatLines* m_lines;
};

} // namespace corneta::ui
