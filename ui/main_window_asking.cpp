// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action_sheet.h"
#include "ui/finder.h"
#include "ui/form_widget.h"
#include "ui/help_line.h"
#include "ui/main_menu.h"
#include "ui/main_window.h"
#include "ui/sized_label.h"
#include "ui/text_page.h"
#include "ui/wording.h"

#include <QDockWidget>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>

#include <algorithm>
#include <span>
#include <utility>

namespace corneta::ui {

namespace {

QString as_text(std::string_view key)
{
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

} // namespace

void MainWindow::find_action()
{
    m_finding = Finding::Action;
    std::vector<Finder::Item> items;
    for (const Action& action : book().ruleset->actions)
        items.push_back({with_capital(translated(action.label)), as_text(action.key)});
    m_finder->open(tr("Action: type some letters, Enter opens it"), std::move(items));
}

void MainWindow::find_field()
{
    m_pages->setCurrentWidget(m_sheet);
    m_finding = Finding::Field;
    m_found_fields = m_sheet->form().asked_fields();
    const Form form = m_sheet->form().answers().form();
    std::vector<Finder::Item> items;
    items.reserve(m_found_fields.size());
    for (const std::size_t field : m_found_fields)
        items.push_back({full_name(form, field), translated(form[field].label) + QLatin1Char{' '} + as_text(form[field].key)});
    m_finder->open(tr("Field: type some letters, Enter goes there"), std::move(items));
}

void MainWindow::take_found(int item)
{
    const auto index = static_cast<std::size_t>(item);
    if (m_finding == Finding::Action)
        open_action(book().ruleset->actions[index]);
    else
        m_sheet->form().focus_field(m_found_fields[index]);
}

void MainWindow::choose_pack()
{
    auto* dialog = new QFileDialog{this, tr("Open a chart pack"), {}, tr("Chart packs (*.jsonl);;All files (*)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::open_pack);
    dialog->open();
}

void MainWindow::open_pack(const QString& path)
{
    constexpr std::size_t most = 20;
    auto opened = m_open_pack(*book().ruleset, path.toStdString());
    if (opened) {
        use_book(*opened, QFileInfo{path}.fileName());
        return;
    }
    QString text = tr("<h2>The pack is refused</h2><p>%1 is not used; the charts are as they were.</p><ul>")
                       .arg(QFileInfo{path}.fileName().toHtmlEscaped());
    const QString name = QFileInfo{path}.fileName();
    const std::span shown = std::span{opened.error()}.first(std::min(opened.error().size(), most));
    for (const Problem& problem : shown)
        text += QStringLiteral("<li><b>%1</b>: %2</li>")
                    .arg(QString::fromStdString(problem.where).replace(path, name).toHtmlEscaped(), said(problem.what).toHtmlEscaped());
    text += QStringLiteral("</ul>");
    if (const std::size_t more = opened.error().size() - shown.size(); more > 0)
        text += tr("<p>%1 more are wrong.</p>").arg(more);
    m_problems_page->show_text(text);
    show_page(*m_problems_page);
}

void MainWindow::close_pack()
{
    if (const auto own = m_open_pack(*book().ruleset, std::nullopt))
        use_book(*own, {});
}

bool MainWindow::event(QEvent* event)
{
    const bool done = QMainWindow::event(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::ApplicationFontChange)
        return done;
    for (SizedLabel* label : findChildren<SizedLabel*>())
        label->fit();
    arrange();
    return done;
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_pages->currentWidget() != m_sheet)
        show_sheet();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    arrange();
}

/// The list of actions stands there as long as it leaves room for form and result.
void MainWindow::arrange()
{
    constexpr int characters_with_list = 140;
    constexpr int characters_of_list = 22;
    const int character = fontMetrics().averageCharWidth();
    const bool has_room = width() >= characters_with_list * character;
    if (has_room != m_has_room || !m_is_arranged)
        m_dock->setVisible(has_room);
    m_has_room = has_room;
    m_is_arranged = true;
    resizeDocks({m_dock}, {characters_of_list * character}, Qt::Horizontal);
}

/// What the widget with the focus says of itself, or what it stands in.
void MainWindow::say_help(const QWidget* focus)
{
    for (const QWidget* widget = focus; widget != nullptr && widget != this; widget = widget->parentWidget())
        if (!widget->toolTip().isEmpty()) {
            m_help->say(widget->toolTip());
            return;
        }
    m_help->say({});
}

} // namespace corneta::ui
