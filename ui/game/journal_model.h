// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QStyledItemDelegate>

#include <vector>

namespace corneta::game {
struct Entry;
}

namespace corneta::ui {

class OpenGame;

/// The entries of a game as sentences, the newest last; what no longer holds is struck through.
class JournalModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// The number of the entry.
    static constexpr int number_role = Qt::UserRole;
    /// The number of the side that acted, from 0; -1 where none did.
    static constexpr int side_role = Qt::UserRole + 1;
    /// The chip that the entry is about; empty where it is about none.
    static constexpr int chip_role = Qt::UserRole + 2;

    explicit JournalModel(QObject* parent) : QAbstractListModel{parent} {}

    void show(const OpenGame& game);
    void clear();

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(m_lines.size()); }
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Line {
        QString words;
        bool holds = true;
        int side = -1;
        QString chip;
    };
    static Line line_of(const OpenGame& game, const game::Entry& entry);

    std::vector<Line> m_lines;
};

/// A line of the journal: its number at the left, quiet, the band of the side that acted, the sentence.
class JournalDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// As high as its sentence is in the width of the list.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace corneta::ui
