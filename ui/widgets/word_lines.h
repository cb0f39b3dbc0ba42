// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/problem.h"

#include <QString>
#include <QWidget>

#include <string>
#include <vector>

class QGridLayout;
class QLineEdit;

namespace corneta::ui {

class ChoiceBox;
class SizedLabel;

/// Lines for a few words each: label, line or choice beside it or below it, what is wrong with it at the end. Enter in any of them is done.
class WordLines : public QWidget {
    Q_OBJECT

public:
    explicit WordLines(QWidget* parent);

    /// `key` is that of the problems with it.
    QLineEdit* add_line(const std::string& key, const QString& label, const QString& help, int most_letters);
    ChoiceBox* add_choice(const std::string& key, const QString& label, const QString& help);
    /// Says beside its line what is wrong; returns what has no line.
    Problems say(const Problems& problems);
    /// In the order of the Tab key.
    std::vector<QWidget*> key_widgets() const;

signals:
    void completed();

private:
    struct Line {
        std::string key;
        SizedLabel* words = nullptr;
        QWidget* widget = nullptr;
        SizedLabel* problem = nullptr;
    };

    void add(const std::string& key, const QString& label, const QString& help, QWidget* widget);

    void place(const Line& line, int row);
    void arrange();

    std::vector<Line> m_lines;
    QGridLayout* m_grid;
    bool m_is_narrow = false;
};

} // namespace corneta::ui
