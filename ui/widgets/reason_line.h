// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;

namespace corneta::ui {

/// What speaks against something, and the line for the reason why it is done all the same.
class ReasonLine : public QWidget {
    Q_OBJECT

public:
    explicit ReasonLine(QWidget* parent);

    /// Says what speaks against it; Enter behind a reason does it.
    void ask(const QStringList& objections, std::function<void(const std::string& reason)> all_the_same);
    void clear();

private:
    void take();

    QLabel* m_objections;
    QLineEdit* m_reason;
    std::function<void(const std::string& reason)> m_all_the_same;
};

} // namespace corneta::ui
