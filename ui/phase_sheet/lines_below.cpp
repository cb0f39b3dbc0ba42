// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/lines_below.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/word_button.h"

#include <QCheckBox>
#include <QShortcut>
#include <QSignalBlocker>

namespace corneta::ui {

UsualLine::UsualLine(QWidget* parent)
    : QWidget{parent},
      m_box{new QCheckBox{tr("All else as usual (Alt+U)"), this}},
      m_words{new SizedLabel{Type::Plain, QFont::Normal, this, "sheet_usual_words"}}
{
    in_row(this, {m_box, {m_words, 1}});
    m_box->setObjectName(QStringLiteral("sheet_as_usual"));
    m_box->setFocusPolicy(Qt::ClickFocus);
    connect(m_box, &QCheckBox::toggled, this, &UsualLine::ticked);
    connect(new QShortcut{QKeySequence{Qt::ALT | Qt::Key_U}, this}, &QShortcut::activated, m_box, &QCheckBox::toggle);
}

void UsualLine::show_usual(const QString& words, bool is_taken, bool has_room)
{
    const QSignalBlocker quiet{m_box};
    m_box->setChecked(is_taken);
    m_box->setAccessibleName(tr("All else as usual: %1").arg(words));
    m_box->setToolTip(words);
    m_words->setText(words);
    m_words->setVisible(has_room);
    setVisible(!words.isEmpty());
}

SkippedLine::SkippedLine(QWidget* parent)
    : QWidget{parent},
      m_button{new WordButton{{}, this, "without_target"}},
      m_names{new SizedLabel{Type::Plain, QFont::Normal, this, "without_target_names"}}
{
    in_column(this, {{m_button, 0, Qt::AlignLeft}, m_names})->setSpacing(0);
    m_button->setFlat(true);
    m_button->setToolTip(tr("Space folds them. In the table Down goes to each of them."));
    set_tone(*m_names, Tone::Faded);
    connect(m_button, &QPushButton::clicked, this, [this] { fold(m_is_open); });
    hide();
}

void SkippedLine::show_units(const QStringList& names)
{
    m_units = names;
    setVisible(!names.isEmpty());
    say();
}

void SkippedLine::fold(bool folds)
{
    m_is_open = !folds;
    say();
}

void SkippedLine::say()
{
    const QString words =
        m_units.size() == 1 ? tr("1 without a target: Enter skips it") : tr("%1 without a target: Enter skips them").arg(m_units.size());
    m_button->setAccessibleName(words);
    m_button->setText((m_is_open ? QStringLiteral("\u25be ") : QStringLiteral("\u25b8 ")) + words);
    m_names->setText(m_units.join(QStringLiteral(" \u00b7 ")));
    m_names->setVisible(m_is_open && !m_units.isEmpty());
}

} // namespace corneta::ui
