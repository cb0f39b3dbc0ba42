// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/look/type.h"

#include <QFont>
#include <QLabel>

namespace corneta::ui {

/// Faded: what stands there is not of the present answers any more. It stays readable and of use.
enum class Tone { Present, Faded };

void set_tone(QWidget& widget, Tone tone);

/// Words in one of the four sizes, which follow the application's font; they wrap.
class SizedLabel : public QLabel {
    Q_OBJECT

public:
    /// `object` is the name by which tests find it.
    SizedLabel(Type type, QFont::Weight weight, QWidget* parent, const char* object = "");
    SizedLabel(Type type, QFont::Weight weight, const QString& words, QWidget* parent);

    /// Takes the application's font as it is now. Qt tells only windows that it has changed: see MainWindow.
    void fit();
    /// Without words it is hidden.
    void show_words(const QString& words);
    /// One line: how many there are depends on the width, which the layout asks for.
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;

private:
    Type m_type;
    QFont::Weight m_weight;
};

} // namespace corneta::ui
