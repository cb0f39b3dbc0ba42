// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/look/type.h"

#include <QAbstractButton>
#include <QHash>
#include <QStringList>

namespace corneta::ui {

/// Something to begin with: its key, its name and a line or two about it. Enter, a click or its key take it.
class StartCard : public QAbstractButton {
    Q_OBJECT

public:
    StartCard(const QString& key, const QString& title, const QStringList& about, QWidget* parent);

    const QString& key() const { return m_key; }
    /// Puts these words into the line that was left free for them, if one was.
    void tell_more(const QString& words);
    /// The one that Enter takes.
    void make_primary();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe() { setAccessibleDescription(tr("Key %1. %2").arg(m_key, about().trimmed())); }
    QFont title_font() const { return sized(font(), Type::Name, QFont::Bold); }
    int key_width() const;
    int measured_height(int width) const;
    QString about() const { return m_about.join(QLatin1Char{'\n'}); }

    QString m_key;
    QStringList m_about;
    bool m_is_primary = false;
    mutable QHash<int, int> m_heights; ///< by width: a layout asks many times
};

} // namespace corneta::ui
