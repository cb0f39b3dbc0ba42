// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QElapsedTimer>

namespace corneta::ui {

/// A combo box in which typed letters choose: the first option one of whose words begins so. The wheel scrolls the form, not the choice.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget* parent) : QComboBox{parent} {}

    /// Every option in full: Qt's own is too small in a box that was made before the window was first shown.
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void choose_by(const QString& letter);
    /// The option meant by `letters`, of equally good ones the first from `from` on; -1 for none.
    int found(const QString& letters, int from) const;

    QString m_letters;
    QElapsedTimer m_since_last;
};

} // namespace corneta::ui
