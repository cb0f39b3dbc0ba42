// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/print_shop.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace corneta::ui {

/// Pages under each other as they will be printed, as wide as there is room. What is seen is painted when it is seen.
class PagePictures : public QWidget {
    Q_OBJECT

public:
    explicit PagePictures(QWidget* parent);

    void show_pages(const PrintedPages& pages);
    void clear();

private:
    QVBoxLayout* m_column;
    std::vector<QWidget*> m_pages;
};

} // namespace corneta::ui
