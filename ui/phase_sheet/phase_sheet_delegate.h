// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace corneta::ui {

class PhaseSheetModel;

/// Paints and edits a cell of the phase sheet: each letter counts at once, a whole code goes on by itself, Enter, Tab and arrows leave the
/// cell.
class PhaseSheetDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    PhaseSheetDelegate(const PhaseSheetModel& model, QObject* parent) : QStyledItemDelegate{parent}, m_model{model} {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// A row is one line high; what is refused, and a result that has no room, takes more.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

signals:
    void entered() const;
    /// The last letter of a code, which goes on by itself.
    void code_entered() const;
    /// To another cell, so many rows and cells away.
    void moved(int rows, int cells);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void leave(QWidget* editor);

    const PhaseSheetModel& m_model;
};

} // namespace corneta::ui
