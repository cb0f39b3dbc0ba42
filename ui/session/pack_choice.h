// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/choice_box.h"

namespace corneta::ui {

class Books;

/// The charts to choose from: those built in, the packs the program knows of, and those in use where they stand elsewhere.
class PackChoice : public ChoiceBox {
    Q_OBJECT

public:
    explicit PackChoice(QWidget* parent);

    /// Those in use are chosen. Charts that a game keeps stand in no file of their own, so that only who looks at them can choose them.
    enum class Takes { Files, ChartsOfGame };
    void show_packs(const Books& books, Takes takes);
    /// The file of what is chosen; empty: those built in.
    QString path() const { return currentData().toString(); }
};

} // namespace corneta::ui
