// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/effect.h"
#include "ui/widgets/latest_job.h"

#include <QScrollArea>

#include <memory>
#include <vector>

class QLabel;
class QTableWidget;

namespace corneta::ui {

class ChoiceBox;
class FlowLayout;
class PackEditor;

/// What other charts change: for grids of typical match-ups the key chance before and after, square by square as the worker counts them, and
/// the largest change in a sentence.
class EffectPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit EffectPanel(QWidget* parent);

    /// The charts in use against those that are chosen here: the ones built in, or the pack's own when it was opened.
    void show_change(const PackEditor& editor, const Rulebook& after);

    /// Nothing is counted any more.
    bool is_idle() const { return !m_job.is_running(); }

signals:
    void compared_with_other();

private:
    struct Grid {
        const Action* action = nullptr;
        MatchUps match_ups;
        std::vector<Answers> questions;
        std::vector<Square> squares{};
        QWidget* box = nullptr; ///< of title and table
        QTableWidget* table = nullptr;
        QLabel* title = nullptr;
    };
    void count();
    void show_square(std::size_t grid);
    void say_largest();
    void add_box(Grid& grid);

    ChoiceBox* m_against;
    QLabel* m_words;
    FlowLayout* m_boxes;
    Rulebook m_before;
    Rulebook m_after;
    std::vector<Grid> m_grids;
    LatestJob m_job;
};

} // namespace corneta::ui
