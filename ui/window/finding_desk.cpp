// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/finding_desk.h"

#include "ui/action/action_sheet.h"
#include "ui/form/form_widget.h"
#include "ui/game/codes_line.h"
#include "ui/game/game_desk.h"
#include "ui/session/books.h"
#include "ui/words/wording.h"

#include <QMainWindow>

#include <utility>

namespace corneta::ui {

FindingDesk::FindingDesk(QMainWindow& window, const Books& books, ActionSheet& sheet, const GameDesk& desk)
    : QObject{&window},
      m_books{books},
      m_sheet{sheet},
      m_desk{desk},
      m_codes{new CodesLine{&window}},
      m_finder{new Finder{&window}}
{
    connect(m_codes, &CodesLine::taken, this, &FindingDesk::question_asked);
}

void FindingDesk::find_action()
{
    m_codes->close_again();
    std::vector<Finder::Item> items;
    for (const Action& action : m_books.in_hand().ruleset->actions)
        items.push_back({with_capital(translated(action.label)), QString::fromUtf8(action.key)});
    m_finder->open(tr("Action: type some letters, Enter opens it"), std::move(items),
                   [this](int item) { emit action_found(m_books.in_hand().ruleset->actions[static_cast<std::size_t>(item)]); });
}

void FindingDesk::find_field()
{
    m_codes->close_again();
    emit form_asked();
    const std::vector<std::size_t> fields = m_sheet.form().asked_fields();
    const Form form = m_sheet.form().answers().form();
    std::vector<Finder::Item> items;
    items.reserve(fields.size());
    for (const std::size_t field : fields)
        items.push_back({full_name(form, field), translated(form[field].label) + QLatin1Char{' '} + QString::fromUtf8(form[field].key)});
    m_finder->open(tr("Field: type some letters, Enter goes there"), std::move(items),
                   [this, fields](int item) { m_sheet.form().focus_field(fields[static_cast<std::size_t>(item)]); });
}

void FindingDesk::park_form()
{
    const std::optional<Question> begun = m_sheet.begun();
    if (!begun) {
        emit told(tr("There is nothing in this form to park."));
        return;
    }
    m_parked.park(*begun, m_desk.game());
    emit parked();
    emit question_asked({m_books.in_hand(), begun->action, Answers{begun->action->form}});
}

void FindingDesk::find_parked()
{
    if (!m_parked.has_any(*m_books.in_hand().ruleset)) {
        emit told(tr("Nothing is parked. Ctrl+Enter parks the current form."));
        return;
    }
    m_codes->close_again();
    m_finder->open(tr("Parked forms: Enter takes one back"), m_parked.items(*m_books.in_hand().ruleset), [this](int item) {
        const auto [question, words] = m_parked.take(*m_books.in_hand().ruleset, item, m_desk.game());
        emit question_asked(question);
        if (!words.isEmpty())
            emit told(tr("\u25b2 %1").arg(words.join(QLatin1Char{' '})));
    });
}

void FindingDesk::open_codes()
{
    m_finder->close_again();
    m_codes->open(*m_desk.game(), m_sheet.action());
}

void FindingDesk::close_codes()
{
    m_codes->close_again();
}

} // namespace corneta::ui
