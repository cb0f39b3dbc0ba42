// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/action_sheet.h"
#include "ui/game/codes_line.h"
#include "ui/game/game_desk.h"
#include "ui/phase_sheet/phase_sheet_page.h"
#include "ui/session/question.h"
#include "ui/widgets/finder.h"
#include "ui/widgets/help_line.h"
#include "ui/window/main_menu.h"
#include "ui/window/main_window.h"

#include <QStackedWidget>

namespace corneta::ui {

/// The ways to plays besides the form.
void MainWindow::build_plays()
{
    m_codes = new CodesLine{this};
    connect(m_menu, &MainMenu::codes_asked, this, [this] {
        m_finder->close_again();
        m_codes->open(*m_desk->game(), m_sheet->action());
    });
    m_phase_sheet = new PhaseSheetPage{m_pages};
    m_pages->addWidget(m_phase_sheet);
    connect(m_menu, &MainMenu::phase_sheet_asked, this, [this] {
        m_phase_sheet->open(*m_desk->game());
        show_page(*m_phase_sheet);
    });
    connect(m_phase_sheet, &PhaseSheetPage::question_asked, this, &MainWindow::open_question);
    connect(m_menu, &MainMenu::parking_asked, this, &MainWindow::park_form);
    connect(m_menu, &MainMenu::parked_asked, this, &MainWindow::find_parked);
    connect(m_codes, &CodesLine::taken, this, &MainWindow::open_question);
}

void MainWindow::park_form()
{
    const std::optional<Question> begun = m_sheet->begun();
    if (!begun) {
        m_help->say(tr("There is nothing in this form to park."));
        return;
    }
    m_parked.park(*begun, m_desk->game());
    show_sheet();
    open_question({book(), begun->action, Answers{begun->action->form}});
}

void MainWindow::find_parked()
{
    if (!m_parked.has_any(*book().ruleset)) {
        m_help->say(tr("Nothing is parked. Ctrl+Enter parks the form in hand."));
        return;
    }
    m_codes->close_again();
    m_finding = Finding::Parked;
    m_finder->open(tr("Parked forms: Enter takes one back"), m_parked.items(*book().ruleset));
}

void MainWindow::take_parked(int item)
{
    Question question = m_parked.take(*book().ruleset, item);
    QStringList words;
    if (m_desk->game() != nullptr) {
        if (!question.play)
            question.play = game::Play{.action = std::string{question.action->key}};
        words = fitted(*m_desk->game(), question);
        question.answers = Answers{question.action->form}; // the forces may have changed
    } else {
        question.play.reset();
    }
    open_question(question);
    if (!words.isEmpty())
        m_help->say(tr("\u25b2 %1").arg(words.join(QLatin1Char{' '})));
}

} // namespace corneta::ui
