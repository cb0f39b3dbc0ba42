// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manual_page.h"

#include "ui/look/laid_out.h"
#include "ui/widgets/text_page.h"

#include <QImage>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

/// A page of the manual; its pictures are never wider than it.
class ManualText : public TextPage {
public:
    using TextPage::TextPage;

    QVariant loadResource(int type, const QUrl& name) override
    {
        if (type != QTextDocument::ImageResource)
            return TextPage::loadResource(type, name);
        const QImage picture{QLatin1Char{':'} + source().resolved(name).path()};
        const int room = viewport()->width() - qRound(2 * document()->documentMargin());
        return picture.width() > room && room > 0 ? picture.scaledToWidth(room, Qt::SmoothTransformation) : picture;
    }
};

} // namespace

ManualPage::ManualPage(QWidget* parent)
    : QWidget{parent},
      m_line{new QLineEdit{this}},
      m_list{new QListWidget{this}},
      m_text{new ManualText{tr("Manual"), this}}
{
    m_line->setPlaceholderText(tr("Search the manual: type some words, to find the parts that have them all"));
    introduce(*m_line, "manual_line", tr("Search the manual"));
    m_line->installEventFilter(this);
    introduce(*m_list, "manual_list", tr("Pages of the manual"));
    m_list->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("manual_text"));
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // pictures are fitted before it would come
    m_list->setFocusPolicy(Qt::NoFocus);                       // the arrows of the line move it
    setFocusProxy(m_line);
    put_in(*new QVBoxLayout{this}, {m_line, in_row(nullptr, {{m_list, 1}, {m_text, 3}})});
    connect(m_line, &QLineEdit::textChanged, this, &ManualPage::narrow);
    connect(m_list, &QListWidget::currentRowChanged, this, &ManualPage::show_part);
    connect(m_text, &QTextBrowser::anchorClicked, this, &ManualPage::follow);
}

void ManualPage::open(const QString& keys)
{
    if (m_manual.empty())
        m_manual = manual_parts();
    m_keys = keys;
    QTextDocument document;
    document.setHtml(keys);
    m_parts = parts_of(document, {});
    std::ranges::copy(m_manual, std::back_inserter(m_parts));
    m_line->clear();
    narrow();
}

void ManualPage::narrow()
{
    m_found = parts_with(m_parts, m_line->text());
    const QSignalBlocker quiet{m_list};
    m_list->clear();
    for (const ManualPart& part : m_found)
        m_list->addItem(part.heading == part.title ? part.title : tr("%1: %2").arg(part.title, part.heading));
    m_list->setCurrentRow(0);
    show_part(m_list->currentRow());
}

void ManualPage::show_part(int row)
{
    if (row < 0) {
        m_text->show_list(tr("Nothing found"), tr("No page has all these words."), {});
        return;
    }
    const ManualPart& part = m_found[static_cast<std::size_t>(row)];
    if (part.page.isEmpty())
        m_text->show_text(m_keys);
    else
        m_text->show_page(part.page);
    mark_words();
    m_text->verticalScrollBar()->setValue(m_text->verticalScrollBar()->maximum()); // so that the heading comes to the top
    m_text->setTextCursor(QTextCursor{m_text->document()->findBlockByNumber(part.block)});
    m_text->ensureCursorVisible();
}

/// The words that were searched, wherever they stand on the page.
void ManualPage::mark_words()
{
    QList<QTextEdit::ExtraSelection> marks;
    for (const QString& word : m_line->text().split(QLatin1Char{' '}, Qt::SkipEmptyParts))
        for (QTextCursor at = m_text->document()->find(word); !at.isNull(); at = m_text->document()->find(word, at)) {
            QTextCharFormat format;
            format.setBackground(palette().highlight());
            format.setForeground(palette().highlightedText());
            marks.push_back({at, format});
        }
    m_text->setExtraSelections(marks);
}

/// To another page of the manual; elsewhere nothing leads.
void ManualPage::follow(const QUrl& link)
{
    const QUrl page = m_text->source().resolved(link).adjusted(QUrl::RemoveFragment);
    m_line->clear();
    const auto found = std::ranges::find(m_found, page, &ManualPart::page);
    if (found != m_found.end())
        m_list->setCurrentRow(static_cast<int>(found - m_found.begin()));
}

/// Up and Down move in the list, PgUp and PgDn the page, Enter goes into it.
bool ManualPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_line || event->type() != QEvent::KeyPress)
        return false;
    auto& bar = *m_text->verticalScrollBar();
    switch (static_cast<const QKeyEvent*>(event)->key()) { // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): its type says so
    case Qt::Key_Up: m_list->setCurrentRow(std::max(m_list->currentRow() - 1, 0)); return true;
    case Qt::Key_Down: m_list->setCurrentRow(std::min(m_list->currentRow() + 1, m_list->count() - 1)); return true;
    case Qt::Key_PageUp: bar.setValue(bar.value() - bar.pageStep()); return true;
    case Qt::Key_PageDown: bar.setValue(bar.value() + bar.pageStep()); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: m_text->setFocus(Qt::TabFocusReason); return true;
    default: return false;
    }
}

} // namespace corneta::ui
