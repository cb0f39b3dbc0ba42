// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/set_editor.h"

#include "ui/widgets/flow_layout.h"
#include "ui/words/wording.h"

#include <QSignalBlocker>

#include <algorithm>

namespace corneta::ui {

SetEditor::SetEditor(const Field& field, QWidget* parent) : FieldEditor{field, parent}
{
    auto* flow = new FlowLayout{this};
    for (const Option& option : field.options) {
        auto* box = new QCheckBox{translated(option.label), this};
        m_boxes.push_back(box);
        flow->addWidget(box);
        connect(box, &QCheckBox::stateChanged, this, [this] {
            show_value(value()); // who says something of one has said the others are not
            emit value_changed();
        });
    }
    take_keys(m_boxes.front());
    show_value(field.start_value());
}

std::int32_t SetEditor::value() const
{
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        bits |= m_boxes[i]->checkState() == Qt::Checked ? std::uint32_t{1} << i : 0U;
    return static_cast<std::int32_t>(bits);
}

void SetEditor::show_value(std::int32_t value)
{
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const QSignalBlocker quiet{m_boxes[i]};
        m_boxes[i]->setTristate(false);
        m_boxes[i]->setChecked((static_cast<std::uint32_t>(value) >> i & 1U) != 0);
    }
}

void SetEditor::show_unsaid()
{
    for (QCheckBox* box : m_boxes) {
        const QSignalBlocker quiet{box};
        box->setTristate(true);
        box->setCheckState(Qt::PartiallyChecked);
    }
}

bool SetEditor::is_unsaid() const
{
    return std::ranges::all_of(m_boxes, [](const QCheckBox* box) { return box->checkState() == Qt::PartiallyChecked; });
}

void SetEditor::name(const QString& object_name, const QString& words)
{
    setObjectName(object_name);
    setAccessibleName(words);
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const Option& option = field().options[i];
        m_boxes[i]->setObjectName(object_name + QLatin1Char{'.'}
                                  + QString::fromUtf8(option.word.data(), static_cast<qsizetype>(option.word.size())));
        m_boxes[i]->setAccessibleName(tr("%1: %2").arg(words, translated(option.label)));
    }
}

} // namespace corneta::ui
