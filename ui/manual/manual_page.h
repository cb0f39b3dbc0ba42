// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/manual/manual.h"

#include <QWidget>

#include <vector>

class QLineEdit;
class QListWidget;

namespace corneta::ui {

class TextPage;

/// The manual and the keys: a line to search, the pages or what was found, and the page in hand.
class ManualPage : public QWidget {
    Q_OBJECT

public:
    explicit ManualPage(QWidget* parent);

    /// Shows the keys, in HTML, and behind them the pages.
    void open(const QString& keys);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void narrow();
    void show_part(int row);
    void mark_words();
    void follow(const QUrl& link);

    QLineEdit* m_line;
    QListWidget* m_list;
    TextPage* m_text;
    QString m_keys;
    std::vector<ManualPart> m_manual; ///< read when it is first opened
    std::vector<ManualPart> m_parts;  ///< the keys before it
    std::vector<ManualPart> m_found;
};

} // namespace corneta::ui
