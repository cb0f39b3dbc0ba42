// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace corneta::ui {

/// A page of words to read and scroll by keyboard.
class TextPage : public QTextBrowser {
    Q_OBJECT

public:
    TextPage(const QString& accessible_name, QWidget* parent);

    void show_text(const QString& html);
    /// Of Markdown, from the resources.
    void show_page(const QUrl& page);
    /// A heading, words in HTML, and lines below each other as they stand.
    void show_list(const QString& title, const QString& about, const QStringList& lines);

private:
    /// As a leaf of paper.
    void dress();
};

} // namespace corneta::ui
