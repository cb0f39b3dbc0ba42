// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/phase_sheet/sheet_chances.h"
#include "ui/phase_sheet/sheet_rows.h"

#include <QAbstractTableModel>

#include <memory>

namespace corneta::ui {

class LatestJob;

/// The phase sheet as a table: who acts, what is typed for it, its chance, and the chance that its target gives way to all that is declared
/// at it together. The chances are counted beside the window.
class PhaseSheetModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit PhaseSheetModel(QObject* parent);
    ~PhaseSheetModel() override;

    /// The sheet of the phase that the game stands in. What is typed stays as long as the phase does.
    void show(const OpenGame& game);
    void clear();
    const SheetPlan& plan() const { return m_plan; }
    const SheetRow& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    QString dice_at(int row) const;
    /// The row is written down as this entry.
    void mark_written(int row, int entry);
    bool is_counting() const;
    /// Units are named by their codes alone: there is no room for more.
    void name_by_codes(bool codes);

    /// Who acts in it, its chance and the chance of all together, without what is not known.
    QStringList words_of_row(int row) const;

    int dice_column() const { return static_cast<int>(m_plan.columns.size()); }
    int odds_column() const { return dice_column() + 1; }
    int together_column() const { return dice_column() + 2; }
    bool is_dice(const QModelIndex& index) const { return index.isValid() && index.column() == dice_column(); }
    bool is_role(const QModelIndex& index) const;
    /// Whether what is typed is a code that no other one begins with.
    bool is_whole_code(const QString& typed) const;

    int rowCount(const QModelIndex& parent = {}) const override;
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
    void reread();
    void count();
    QString words_at(const SheetRow& row, int column) const;
    QString written_words(const SheetRow& row) const;
    QString name_of(const game::Unit& unit) const;
    bool is_typed_at(const QModelIndex& index) const;

    const OpenGame* m_game = nullptr;
    SheetPlan m_plan;
    std::vector<SheetRow> m_rows;
    SheetChances m_chances;
    bool m_names_by_codes = false;
    std::unique_ptr<LatestJob> m_job;
};

} // namespace corneta::ui
