// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/play_box.h"

#include "ui/action/roles_bar.h"
#include "ui/widgets/sized_label.h"
#include "ui/words/wording.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace corneta::ui {

PlayBox::PlayBox(QWidget* parent)
    : QWidget{parent},
      m_roles{new RolesBar{this}},
      m_objections{new SizedLabel{1.0, QFont::Bold, this}},
      m_reason_row{new QWidget{this}},
      m_reason{new QLineEdit{m_reason_row}}
{
    constexpr int most_letters = 500;
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_roles);
    column->addWidget(m_objections);
    column->addWidget(m_reason_row);
    auto* row = new QHBoxLayout{m_reason_row};
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new SizedLabel{1.0, QFont::Bold, m_reason_row};
    label->setText(tr("Reason"));
    label->setWordWrap(false);
    label->setBuddy(m_reason);
    row->addWidget(label);
    row->addWidget(m_reason, 1);
    m_objections->setObjectName(QStringLiteral("objections"));
    m_reason->setObjectName(QStringLiteral("reason"));
    m_reason->setAccessibleName(tr("Reason to play it all the same"));
    m_reason->setToolTip(tr("Why it is played all the same: the journal keeps it."));
    m_reason->setMaxLength(most_letters);
    connect(m_roles, &RolesBar::roles_changed, this, &PlayBox::changed);
    connect(m_roles, &RolesBar::completed, this, &PlayBox::completed);
    connect(m_reason, &QLineEdit::textEdited, this, &PlayBox::changed);
    connect(m_reason, &QLineEdit::returnPressed, this, &PlayBox::completed);
    say_objections({});
}

void PlayBox::ask(const Rulebook& book, const game::State& state, const game::Play& play)
{
    m_play = play;
    m_is_of_nobody = false;
    m_reason->clear();
    m_roles->ask(book, *book.ruleset->find_action(play.action), state, play.roles);
    say_objections({});
}

game::Play PlayBox::play() const
{
    game::Play play = m_play;
    play.roles = m_roles->roles();
    play.reason = m_reason->text().trimmed().toStdString();
    return play;
}

void PlayBox::say_objections(const Problems& objections)
{
    Problems all = objections;
    if (m_is_of_nobody && m_roles->names_nobody())
        all.push_back({{}, {"nobody of the forces is named: say who, or why nobody is"}});
    const QStringList words = sentences_of(all).replaceInStrings(QRegularExpression{QStringLiteral("^")}, QStringLiteral("\u25b2 "));
    m_objections->setText(words.join(QLatin1Char{'\n'}));
    m_objections->setVisible(!words.isEmpty());
    m_reason_row->setVisible(!words.isEmpty());
    m_reason->setAccessibleDescription(words.join(QLatin1Char{' '}));
    if (words.isEmpty())
        m_reason->clear();
}

bool PlayBox::asks_for_nobody()
{
    if (!m_roles->names_nobody() || !m_reason->text().trimmed().isEmpty())
        return false;
    m_is_of_nobody = true;
    return true;
}

void PlayBox::focus_reason()
{
    m_reason->setFocus(Qt::ShortcutFocusReason);
}

bool PlayBox::wants_reason() const
{
    return !m_objections->text().isEmpty() && m_reason->text().trimmed().isEmpty();
}

} // namespace corneta::ui
