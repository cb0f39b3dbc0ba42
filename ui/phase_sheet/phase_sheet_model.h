// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/phase_sheet/sheet_chances.h"
#include "ui/phase_sheet/sheet_rows.h"
#include "ui/phase_sheet/target_sums.h"
#include "ui/widgets/latest_job.h"

#include <QAbstractTableModel>

namespace corneta::ui {

/// The phase sheet as a table: who acts, what is typed for it, its chance and what came of it; beside it the sums of what is declared at
/// each target. The chances are counted beside the window.
class PhaseSheetModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// What the cells are painted by: the number of the unit's side and its code, in the columns of units.
    static constexpr int side_role = Qt::UserRole;
    static constexpr int code_role = Qt::UserRole + 1;
    /// Whether the row is written down, and whether its result says what is wrong.
    static constexpr int settled_role = Qt::UserRole + 2;
    static constexpr int refused_role = Qt::UserRole + 3;

    explicit PhaseSheetModel(QObject* parent);

    /// The sheet of the phase that the game stands in. What is typed stays as long as the phase does.
    void show(const OpenGame& game);
    void clear();
    /// Whether what only the table knows, and nobody types, is as usual in all rows.
    void take_usual(bool is_taken);
    /// What that is: each field with its word.
    QString usual_words() const;
    const SheetPlan& plan() const { return m_plan; }
    const std::vector<SheetRow>& rows() const { return m_rows; }
    const SheetRow& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    std::vector<TargetSum> sums() const;
    const SheetChances& chances() const { return m_chances; }
    QString dice_at(int row) const { return this->row(row).typed.value(dice_column() - 1).trimmed(); }
    /// The row is written down as this entry.
    void mark_written(int row, int entry);
    /// It was not written down, and why.
    void refuse(int row, const QString& why);
    /// Enter went on from it without a target and does not come back.
    void pass_over(int row) { m_rows[static_cast<std::size_t>(row)].is_passed_over = true; }
    /// Whether the unit has no target yet and is no row.
    bool is_skipped(int row) const { return ui::is_skipped(m_plan, this->row(row)); }
    bool is_counting() const { return m_job.is_running(); }
    /// Units are named by their codes alone: there is no room for more.
    void name_by_codes(bool codes);

    /// Who acts in it, its chance or what came of it, as whole sentences.
    QString words_of_row(int row) const;
    /// "K1 2nd Indiana", of the row's own unit.
    QString name_of_row(int row) const;
    /// The longest name that a unit's column may have to hold.
    /// Of the words in the cells of a column.
    QString longest_in(int column) const;
    QString longest_name() const;

    int dice_column() const { return static_cast<int>(m_plan.columns.size()); }
    int odds_column() const { return dice_column() + 1; }
    int result_column() const { return dice_column() + 2; }
    bool is_dice(const QModelIndex& index) const { return index.isValid() && index.column() == dice_column(); }
    bool is_role(const QModelIndex& index) const;
    /// Whether units stand in that column.
    bool is_of_units(int column) const { return column == 0 || is_role(index(0, column)); }
    /// Whether what is typed is a code that no other one begins with.
    bool is_whole_code(const QString& typed) const;

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    /// The words of a row are others, so its height may be.
    void words_changed();

private:
    void rebuild(SheetPlan plan);
    void take_over_units();
    void take_over_settled();
    void add_row(const std::string& unit);
    void reread();
    void say_changed();
    void count();
    const game::Unit* unit_in(const SheetRow& row, int column) const;
    QString words_at(const SheetRow& row, int column) const;
    QString result_words(const SheetRow& row) const;
    /// Whether something is typed in that column at all.
    bool is_typed_at(const QModelIndex& index) const { return index.isValid() && index.column() > 0 && index.column() <= dice_column(); }
    bool is_number(int column) const;

    const OpenGame* m_game = nullptr;
    SheetPlan m_plan;
    std::vector<SheetRow> m_rows;
    SheetChances m_chances;
    bool m_names_by_codes = false;
    LatestJob m_job;
};

} // namespace corneta::ui
