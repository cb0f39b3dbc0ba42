// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/state.h"
#include "ui/phase_sheet/sheet_rows.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace corneta::ui {

class FormScroll;
class HandLine;
class OpenGame;

/// What the hands do when a phase ends: under each unit that the sheet's rows were aimed at what changed in it, and what each of them says.
class HandsPage : public QWidget {
    Q_OBJECT

public:
    explicit HandsPage(QWidget* parent);

    /// Whether these rows say anything at all.
    static bool has_hands(const OpenGame& game, const std::vector<SheetRow>& settled);
    /// `before` is how the units stood before the phase ended.
    void tell(const OpenGame& game, const game::State& before, const std::vector<SheetRow>& settled);

signals:
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void add_unit(const OpenGame& game, const game::State& before, const std::string& unit);
    void say_done();

    QLabel* m_title;
    QLabel* m_done;
    QWidget* m_content;
    QVBoxLayout* m_column;
    FormScroll* m_scroll;
    std::vector<HandLine*> m_hands;
    int m_ticked = 0;
};

} // namespace corneta::ui
