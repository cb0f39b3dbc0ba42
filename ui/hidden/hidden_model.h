// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hidden/hidden_draft.h"

#include <QAbstractTableModel>
#include <QPixmap>

#include <functional>
#include <optional>
#include <vector>

namespace corneta::ui {

/// What one side is about to lay, a line a unit below who pays for it.
class HiddenModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Code, Chip, Name, Dear, Cost, Why, Columns };
    using Picture = std::function<QPixmap(const QString& word)>;

    HiddenModel(Picture picture, QObject* parent) : QAbstractTableModel{parent}, m_picture{std::move(picture)} {}

    void open(HiddenDraft draft);
    /// Forgets everything.
    void close();
    bool is_open() const { return m_draft.has_value(); }
    const HiddenDraft& draft() const { return *m_draft; }
    void refresh(const OpenGame& game);
    /// The draft's line in a row; nothing for a row that says who pays.
    std::optional<std::size_t> line_at(int row) const;
    /// Does that to the draft's line in a row; false where there is none, or what was wanted is refused.
    bool change(int row, const std::function<bool(HiddenDraft& draft, std::size_t line)>& how);
    /// Why what is wanted of a row is refused; empty where nothing is.
    QString refused_at(int row) const;
    /// All that a row says.
    QString words_at(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        std::optional<std::size_t> line{};
        std::string payer{};
    };

    void set_rows();
    QString payer_words(const std::string& payer) const;
    QString chip_words(const HiddenDraft::Line& line) const;
    QString words_in(const HiddenDraft::Line& line, int column) const;

    Picture m_picture;
    std::optional<HiddenDraft> m_draft;
    std::vector<Row> m_rows;
};

} // namespace corneta::ui
