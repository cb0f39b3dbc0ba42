// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/rulesets/played_table.h"

#include <QString>
#include <QTest>

#include <vector>

/// Columns and rows of tests that play a sentence of the rules: action, answers, faces and the words wanted.
namespace rows_of_rules {

inline void add_columns()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("answers");
    QTest::addColumn<std::vector<int>>("faces");
    QTest::addColumn<QString>("outcome");
}

inline void row(const char* sentence, const char* action, const std::string& answers, const std::vector<int>& faces,
                const std::string& outcome)
{
    QTest::newRow(sentence) << QString{action} << QString::fromStdString(answers) << faces << QString::fromStdString(outcome);
}

/// Plays the row: the outcome under the keys that it names, or what is refused.
inline void check(const PlayedTable& table)
{
    QFETCH(const QString, action);
    QFETCH(const QString, answers);
    QFETCH(const std::vector<int>, faces);
    QFETCH(const QString, outcome);
    QCOMPARE(QString::fromStdString(table.outcome_of(outcome.toStdString(), action.toStdString(), answers.toStdString(), faces)), outcome);
}

inline void refusal_columns()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("answers");
    QTest::addColumn<QString>("refusal");
}

inline void refused(const char* action, const char* answers, const char* refusal)
{
    QTest::addRow("%s %s", action, answers) << QString{action} << QString{answers} << QString{refusal};
}

inline void check_refusal(const PlayedTable& table)
{
    QFETCH(const QString, action);
    QFETCH(const QString, answers);
    QFETCH(const QString, refusal);
    QCOMPARE(QString::fromStdString(table.refusals(action.toStdString(), answers.toStdString())), refusal);
}

/// What to do, joined by spaces.
inline std::string instructions(const corneta::Verdict& verdict)
{
    std::string words;
    for (const corneta::Instruction& instruction : verdict.instructions)
        words += (words.empty() ? "" : " ") + corneta::text(instruction.words);
    return words;
}

/// Headline and instructions, joined by spaces.
inline std::string said(const PlayedTable& table, const std::string& action, const std::string& answers, const std::vector<int>& faces)
{
    const corneta::Verdict verdict = table.verdict(action, answers, faces);
    return corneta::text(verdict.headline) + (verdict.instructions.empty() ? "" : " ") + instructions(verdict);
}

inline void check_instructions(const PlayedTable& table)
{
    QFETCH(const QString, action);
    QFETCH(const QString, answers);
    QFETCH(const std::vector<int>, faces);
    QFETCH(const QString, outcome);
    QCOMPARE(QString::fromStdString(instructions(table.verdict(action.toStdString(), answers.toStdString(), faces))), outcome);
}

inline void check_said(const PlayedTable& table)
{
    QFETCH(const QString, action);
    QFETCH(const QString, answers);
    QFETCH(const std::vector<int>, faces);
    QFETCH(const QString, outcome);
    QCOMPARE(QString::fromStdString(said(table, action.toStdString(), answers.toStdString(), faces)), outcome);
}

} // namespace rows_of_rules
