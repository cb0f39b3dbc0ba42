// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/look/sized_label.h"

#include <QPointer>

namespace corneta::ui {

/// Words in a bar, which does not ask its labels how high they get when they wrap: this one says so itself.
class HelpLine : public SizedLabel {
    Q_OBJECT

public:
    explicit HelpLine(QWidget* parent);

    void say(const QString& words);
    /// Says what is wrong.
    void warn(const QStringList& problems) { say(tr("\u25b2 %1").arg(problems.join(QStringLiteral("; ")))); }
    /// From now on says of the widget with the focus in that window, or of what it stands in, what it says of itself.
    void follow_focus_in(const QWidget& window);
    QSize sizeHint() const override { return {SizedLabel::sizeHint().width(), minimumHeight()}; }
    bool hasHeightForWidth() const override { return false; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit_height();

    QPointer<QWidget> m_of; ///< whose words it says
};

} // namespace corneta::ui
