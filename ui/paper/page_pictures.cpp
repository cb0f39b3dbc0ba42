// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/page_pictures.h"

#include <QPainter>
#include <QPixmap>
#include <QVBoxLayout>

namespace corneta::ui {

namespace {

/// A page on white paper, whatever the palette.
class PagePicture final : public QWidget {
public:
    PagePicture(PrintedPages pages, std::size_t number, QWidget* parent) : QWidget{parent}, m_pages{std::move(pages)}, m_number{number}
    {
        QSizePolicy policy{QSizePolicy::Preferred, QSizePolicy::Preferred};
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        setMaximumWidth(most_letters * fontMetrics().averageCharWidth());
    }

    QSize sizeHint() const override { return {least, heightForWidth(least)}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return qRound(m_pages.size.height() * width / m_pages.size.width()); }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        const QSize pixels = size() * devicePixelRatioF();
        if (m_picture.size() != pixels) {
            m_picture = QPixmap{pixels};
            m_picture.fill(Qt::white);
            QPainter painter{&m_picture};
            painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
            painter.scale(pixels.width() / m_pages.size.width(), pixels.height() / m_pages.size.height());
            m_pages.paint(painter, m_number);
        }
        QPainter{this}.drawPixmap(rect(), m_picture);
    }

private:
    static constexpr int least = 200;        ///< pixels
    static constexpr int most_letters = 180; ///< beside each other: wider than that a page is no better read

    PrintedPages m_pages;
    std::size_t m_number;
    QPixmap m_picture;
};

} // namespace

PagePictures::PagePictures(QWidget* parent) : QWidget{parent}, m_column{new QVBoxLayout{this}} {}

void PagePictures::clear()
{
    qDeleteAll(m_pages);
    m_pages.clear();
}

void PagePictures::show_pages(const PrintedPages& pages)
{
    clear();
    for (std::size_t i = 0; i < pages.count; ++i) {
        m_pages.push_back(new PagePicture{pages, i, this});
        m_pages.back()->setAccessibleName(tr("Page %1 of %2").arg(i + 1).arg(pages.count));
        m_column->addWidget(m_pages.back());
    }
}

} // namespace corneta::ui
