// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace corneta::ui {

class HiddenModel;

/// What one side is about to lay: a letter puts a chip on the line in hand, Del takes it off, B says that it is far, Enter goes on.
class HiddenTable : public QTableView {
    Q_OBJECT

public:
    explicit HiddenTable(QWidget* parent);

    HiddenModel& lines() { return *m_model; }
    /// To the first unit.
    void begin();
    /// On to the next unit, or past the last.
    void go_on();
    /// As if its letter were typed.
    void put(const std::string& word);
    void take_off();
    void turn_dear();
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
    void fit();
    void move(int by);

    HiddenModel* m_model;
};

} // namespace corneta::ui
