// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QFileDialog;
class QWidget;

namespace corneta::ui {

class GameDesk;

/// The forces of the open game in files for spreadsheets: written into one, or set right by what differs in one.
class ForcesFiles : public QObject {
    Q_OBJECT

public:
    ForcesFiles(QWidget& window, const GameDesk& desk);

    void choose_file_to_write();
    void choose_file_to_read();
    void write(const QString& path);
    void read(const QString& path);

signals:
    /// The forces are as the file says.
    void taken();
    /// What was done.
    void told(const QString& words);
    void refused(const QString& title, const QString& about, const QStringList& problems);

private:
    QFileDialog* new_dialog(const QString& title);

    QWidget& m_window;
    const GameDesk& m_desk;
};

} // namespace corneta::ui
