// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/phase_sheet/target_sums.h"

#include <QWidget>

#include <string>
#include <vector>

namespace corneta::ui {

/// A card a target with the chance of all together, hatched where it gives way; as many beside each other as have room.
class SumsView : public QWidget {
    Q_OBJECT

public:
    explicit SumsView(QWidget* parent);

    /// The card of the target `in_hand` has a frame.
    void show_sums(std::vector<TargetSum> sums, const std::string& in_hand);
    const std::vector<TargetSum>& sums() const { return m_sums; }
    /// Of one card.
    int card_width() const;
    int card_height() const;
    /// Where the card in hand is; empty where none is.
    QRect in_hand() const;

    QSize sizeHint() const override { return {card_width(), heightForWidth(card_width())}; }
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int columns_in(int width) const;
    QRect card_at(std::size_t number) const;
    void paint_card(QPainter& painter, const QRect& card, const TargetSum& sum) const;

    std::vector<TargetSum> m_sums;
    std::string m_in_hand;
};

} // namespace corneta::ui
