// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

/// A language whose words are 40 percent longer than ours: it goes where our sentences go, in labels, on buttons and into what is painted.
/// While it is there the program speaks it.
class LongerWords : public QTranslator {
public:
    LongerWords();
    ~LongerWords() override;
    Q_DISABLE_COPY_MOVE(LongerWords)

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* words, const char* meaning, int number) const override;
};
