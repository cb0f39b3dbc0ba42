// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/usual_line.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"

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

} // namespace corneta::ui
