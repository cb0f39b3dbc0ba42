// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
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

/// The titles of the phase sheet above its columns, bold; long ones wrap into a second line.
class SheetHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit SheetHeader(QWidget* parent);

    /// What a title takes at least: its longest word.
    int least_width(const QString& title) const;

protected:
    QSize sectionSizeFromContents(int section) const override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString title_of(int section) const { return model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString(); }
    QFont bold() const;
    QRect room_in(const QRect& section) const;
};

} // namespace corneta::ui
