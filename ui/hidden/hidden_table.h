// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hidden/hidden_draft.h"

#include <QTableWidget>

#include <functional>
#include <optional>
#include <vector>

namespace corneta::ui {

/// What one side is about to lay, a line a unit below who pays for it: a letter puts a chip on the line in hand, Del takes it off, B says that
/// it is far, Enter goes on.
class HiddenTable : public QTableWidget {
    Q_OBJECT

public:
    explicit HiddenTable(QWidget* parent);

    /// With none it forgets everything.
    void show_draft(std::optional<HiddenDraft> draft);
    bool is_open() const { return m_draft.has_value(); }
    const HiddenDraft& draft() const { return *m_draft; }
    void refresh(const OpenGame& game);
    /// The draft's line in hand; nothing where a row is that says who pays.
    std::optional<std::size_t> line_in_hand() const { return line_at(currentRow()); }
    /// All that the row in hand says.
    QString words_in_hand() const { return words_at(currentRow()); }
    /// To the first unit.
    void begin();
    /// On to the next unit, or past the last.
    void go_on() { move(1); }
    /// As if its letter were typed.
    void put(const std::string& word);
    void take_off() { change(&HiddenDraft::take_off); }
    void turn_dear() { change(&HiddenDraft::turn_dear); }
    void overrule(const std::string& reason);

signals:
    /// Another line is in hand, or it says something else.
    void line_changed();
    /// Enter on the last line.
    void passed_end();
    /// Enter where words are laid and no chips.
    void edit_asked();
    /// Enter where what is wanted, or anything, is refused.
    void reason_asked(const QString& refused);
    /// Ctrl+Enter.
    void finished();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    friend class HiddenCell;

    enum Column { Code, Chip, Name, Dear, Cost, Why, Columns };
    struct Row {
        std::optional<std::size_t> line{};
        std::string payer{};
    };

    void fit();
    void move(int by);
    std::optional<std::size_t> line_at(int row) const;
    /// Does that to the draft's line in hand; false where there is none, or what was wanted is refused.
    bool change(const std::function<bool(HiddenDraft& draft, std::size_t line)>& how);
    QVariant data(int row, int column, int role) const;
    QString payer_words(const std::string& payer) const;
    QString chip_words(const HiddenDraft::Line& line) const;
    QString words_in(const HiddenDraft::Line& line, int column) const;
    QString words_at(int row) const;

    std::optional<HiddenDraft> m_draft;
    std::vector<Row> m_rows;
};

} // namespace corneta::ui
