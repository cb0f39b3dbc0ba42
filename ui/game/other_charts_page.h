// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace corneta::ui {

class OpenGame;
class ReasonLine;

/// Other charts for the rest of a game, with the reason that its journal keeps.
class ChartsPage : public QWidget {
    Q_OBJECT

public:
    explicit ChartsPage(QWidget* parent);

    /// The charts of that pack; of no file the ruleset's own.
    void ask(OpenGame& game, const QString& path);

signals:
    /// The game goes on by the other charts.
    void changed();
    void refused(const QString& title, const QString& about, const QStringList& problems);

private:
    ReasonLine* m_reason;
};

} // namespace corneta::ui
