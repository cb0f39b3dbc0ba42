// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/action_sheet.h"
#include "ui/form/form_widget.h"
#include "ui/game/codes_line.h"
#include "ui/game/game_desk.h"
#include "ui/widgets/finder.h"
#include "ui/widgets/help_line.h"
#include "ui/widgets/sized_label.h"
#include "ui/widgets/text_page.h"
#include "ui/window/main_menu.h"
#include "ui/window/main_window.h"
#include "ui/words/wording.h"

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
    m_codes->close_again();
    m_finding = Finding::Action;
    std::vector<Finder::Item> items;
    for (const Action& action : book().ruleset->actions)
        items.push_back({with_capital(translated(action.label)), as_text(action.key)});
    m_finder->open(tr("Action: type some letters, Enter opens it"), std::move(items));
}

void MainWindow::find_field()
{
    m_codes->close_again();
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
    else if (m_finding == Finding::Parked)
        take_parked(item);
    else if (m_finding == Finding::Scenario)
        index < m_scenarios.size() ? show_scenario(m_scenarios[index]) : choose_new_file({.pack = m_packs[m_book].toStdString()});
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
    auto opened = m_open_pack(*book().ruleset, path.toStdString());
    if (opened) {
        use_book(*opened, path);
        return;
    }
    const QString name = QFileInfo{path}.fileName();
    const QStringList problems = sentences_with_places(opened.error()).replaceInStrings(path, name);
    say_problems(tr("The pack is refused"), tr("%1 is not used; the charts are as they were.").arg(name), problems);
}

void MainWindow::say_problems(const QString& title, const QString& about, const QStringList& problems)
{
    constexpr qsizetype most = 20;
    QString text = QStringLiteral("<h2>%1</h2><p>%2</p><ul>").arg(title.toHtmlEscaped(), about.toHtmlEscaped());
    for (const QString& problem : problems.first(std::min(problems.size(), most)))
        text += QStringLiteral("<li>%1</li>").arg(problem.toHtmlEscaped());
    text += QStringLiteral("</ul>");
    if (problems.size() > most)
        text += tr("<p>%1 more are wrong.</p>").arg(problems.size() - most);
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
    constexpr int characters_of_sequence = 32;
    const int character = fontMetrics().averageCharWidth();
    const bool has_room = width() >= characters_with_list * character;
    if (has_room != m_has_room || !m_is_arranged) {
        m_dock->setVisible(has_room && m_desk->game() == nullptr);
        m_desk->arrange(has_room);
    }
    m_has_room = has_room;
    m_is_arranged = true;
    resizeDocks({m_dock, m_desk->docks().front()}, {characters_of_list * character, characters_of_sequence * character}, Qt::Horizontal);
    m_pack->setVisible(has_room || m_desk->game() == nullptr); // two more words in the bar leave no room for help
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
