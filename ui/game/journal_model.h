// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

namespace corneta::ui {

class OpenGame;

/// The entries of a game as sentences, the newest last; what no longer holds is struck through.
class JournalModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit JournalModel(QObject* parent) : QAbstractListModel{parent} {}

    void show(const OpenGame& game);
    void clear();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Line {
        QString words;
        bool holds = true;
        friend bool operator==(const Line&, const Line&) = default;
    };

    std::vector<Line> m_lines;
};

} // namespace corneta::ui
