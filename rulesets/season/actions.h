// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/authoring.h"
#include "rulesets/season/stats.h"

/// What is rolled for between battles.
namespace season {

using namespace corneta::game::authoring; // NOLINT(google-build-using-namespace)

/// Of the casualties that wait some return, some were captured, the others are dead.
struct Recovery {
    int waiting = 0;
};
struct RecoveryEnd {
    int returns = 0;
    int captured = 0;
    int dead = 0;
    int waiting = 0; ///< less by all of them
};
extern const ActionOf<Recovery, RecoveryEnd> recovery;

struct Recruiting {
    int lacking = 0;
};
struct RecruitingEnd {
    int recruits = 0;
    int fit = 0;
    bool recruited = true;
};
extern const ActionOf<Recruiting, RecruitingEnd> recruiting;

struct Training {
    bool won = false;
    bool shaken = false;
};
struct TrainingEnd {
    Trained result = Trained::AsBefore;
    int raised = 0;
    int lowered = 0;
    bool fought = false;
};
extern const ActionOf<Training, TrainingEnd> training;

struct Replacement {};
struct ReplacementEnd {
    Successor result = Successor::AsBefore;
    int raised = 0;
    int lowered = 0;
    bool lost = false;
};
extern const ActionOf<Replacement, ReplacementEnd> replacement;

/// What is left of a unit goes home.
struct Disband {
    int fit = 0;
};
struct DisbandEnd {
    int fit = 0; ///< less by all of them
    int disbanded = 0;
    bool gone = true;
};
extern const ActionOf<Disband, DisbandEnd> disband;

extern const GameRules game_rules;

} // namespace season
