// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/text_page.h"

namespace corneta::ui {

/// A page of the manual; its pictures are never wider than it.
class ManualText : public TextPage {
    Q_OBJECT

public:
    explicit ManualText(QWidget* parent) : TextPage{tr("Manual"), parent}
    {
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // pictures are fitted before it would come
    }

    void show_page(const QUrl& page);
    QVariant loadResource(int type, const QUrl& name) override;
};

} // namespace corneta::ui
