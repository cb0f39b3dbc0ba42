// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/pack_draft.h"
#include "ui/session/books.h"

#include <QStringList>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace corneta::ui {

/// What is typed over the charts in use: kept in the pack in hand, or in a new one of the user's own. What is sound is in use and on the disk
/// at once; what is not yet, as bands that leave a gap, waits for the rest.
class PackEditor : public QObject {
    Q_OBJECT

public:
    using TypedCells = std::vector<std::pair<const Cell*, QString>>;

    PackEditor(Books& books, QObject* parent);

    /// Other charts may be in use than those that were typed here.
    void follow();

    /// Why the charts in hand are not to be typed over; empty where they are.
    QString refusal() const;
    /// The charts as they are typed.
    const std::shared_ptr<const ChartSet>& charts() const { return m_charts; }
    const std::shared_ptr<const ChartSet>& built_in() const { return m_built_in; }
    /// The charts of the pack as it was when it was opened.
    const std::shared_ptr<const ChartSet>& opened() const { return m_opened; }
    /// Why what was typed is neither in use nor on the disk yet.
    const QStringList& problems() const { return m_problems; }
    QString name() const { return m_draft ? QString::fromStdString(m_draft->name()) : QString{}; }

    /// What is wrong with a value for the cell; empty where nothing is.
    QString flaw(const Cell& cell, const QString& typed) const;
    /// What is odd about it, though it may be so on the user's own card.
    QString doubt(const Cell& cell, const QString& typed) const;
    /// All or none of them, as one step to undo.
    bool type(const TypedCells& cells);
    /// As they are built in, as one step to undo.
    void reset(std::span<const Cell> cells);
    void rename(const QString& name);
    /// The edition or page that what is typed from now on is taken from.
    void take_from(const QString& edition) { m_taken_from = edition.simplified().toStdString(); }
    /// A new pack with what the one in hand states.
    void begin_pack();
    QUndoStack& steps() { return m_steps; }

signals:
    /// Other cells, problems, or another pack.
    void changed();

private:
    bool begin(PackDraft draft, const QString& name);
    void change(const QString& step, PackDraft draft);
    void take(PackDraft draft);
    Cell cell_with(const Cell& cell, const QString& typed) const;
    const Cell& built_in_of(const Cell& cell) const;

    Books& m_books;
    const Ruleset* m_ruleset = nullptr;
    QString m_path;
    std::optional<PackDraft> m_draft; ///< none: the charts built in
    std::string m_saved;              ///< what stands in the file
    std::shared_ptr<const ChartSet> m_built_in;
    std::shared_ptr<const ChartSet> m_opened;
    std::shared_ptr<const ChartSet> m_charts;
    std::shared_ptr<const ChartSet> m_used; ///< what is in use, as far as it is known here
    QStringList m_problems;
    std::string m_taken_from;
    QUndoStack m_steps;
    bool m_is_taking = false;
};

} // namespace corneta::ui
