// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTest>
#include <QTimer>

#include <functional>

/// As soon as a dialog is there.
template <class Dialog> void at_dialog(const std::function<void(Dialog&)>& done)
{
    auto* timer = new QTimer{qApp};
    QObject::connect(timer, &QTimer::timeout, timer, [timer, done] {
        if (auto* const dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget())) {
            timer->deleteLater();
            timer->stop();
            done(*dialog);
        }
    });
    timer->start(1);
}

/// Letters and Enter in a line of a dialog, or Enter on its button.
inline void type(QWidget& dialog, const char* line, const char* letters)
{
    auto* const there = dialog.findChild<QWidget*>(line);
    there->setFocus();
    QTest::keyClicks(there, letters);
    QTest::keyClick(there, Qt::Key_Return);
}
