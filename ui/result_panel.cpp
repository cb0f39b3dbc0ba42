// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result_panel.h"

#include "ui/follow_up_box.h"
#include "ui/question.h"
#include "ui/sized_label.h"
#include "ui/verdict_view.h"
#include "ui/wording.h"

#include <QAccessible>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

ResultPanel::ResultPanel(QWidget* parent) : QWidget{parent}, m_column{new QVBoxLayout{this}}
{
    setObjectName(QStringLiteral("result"));
    m_column->setContentsMargins(0, 0, 0, 0);
    hide();
}

void ResultPanel::show_verdicts(const std::vector<Verdict>& verdicts, const Question& question)
{
    clear();
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        const QString title =
            question.action->numbers_rows(verdicts.size()) ? tr("%1 %2").arg(section_title(question.action->batch)).arg(i + 1) : QString{};
        auto* view = new VerdictView{verdicts[i], question, title, this};
        m_views.push_back(view);
        m_column->addWidget(view);
        connect(view, &VerdictView::cell_chosen, this, &ResultPanel::cell_chosen);
        connect(view, &VerdictView::follow_up_chosen, this, &ResultPanel::follow_up_chosen);
    }
    setVisible(!verdicts.empty());
    announce();
}

/// For those who hear the window instead of seeing it.
void ResultPanel::announce()
{
    if (auto* sentence = findChild<SizedLabel*>(QStringLiteral("sentence")); sentence != nullptr) {
        QAccessibleEvent event{sentence, QAccessible::Alert};
        QAccessible::updateAccessibility(&event);
    }
}

bool ResultPanel::is_counting() const
{
    return std::ranges::any_of(findChildren<FollowUpBox*>(), [](const FollowUpBox* box) { return box->is_counting(); });
}

void ResultPanel::clear()
{
    for (VerdictView* view : m_views) {
        view->hide();
        view->deleteLater(); // a key pressed in it may be on its way still
    }
    m_views.clear();
    hide();
}

void ResultPanel::focus()
{
    for (VerdictView* view : m_views)
        for (QWidget* widget : view->findChildren<QWidget*>())
            if ((widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isVisibleTo(view)) {
                widget->setFocus(Qt::ShortcutFocusReason);
                return;
            }
}

} // namespace corneta::ui
