// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/scenario_options.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/words/wording.h"

#include <QCheckBox>

namespace corneta::ui {

ScenarioOptions::ScenarioOptions(QWidget* parent) : QWidget{parent}, m_column{in_column(this, {})} {}

void ScenarioOptions::show_options(const std::vector<game::ScenarioOption>& options)
{
    while (QLayoutItem* item = m_column->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_options.clear();
    for (const game::ScenarioOption& option : options)
        add(option);
    std::vector<QWidget*> all{this};
    for (const Option& option : m_options)
        all.push_back(option.box);
    tab_through(all);
    setVisible(!options.empty());
}

void ScenarioOptions::add(const game::ScenarioOption& option)
{
    auto* box = new QCheckBox{translated(option.label), this};
    box->setObjectName(QStringLiteral("option_") + QString::fromStdString(option.key));
    const QString about = translated(option.about);
    box->setToolTip(about);
    box->setAccessibleName(box->text());
    box->setAccessibleDescription(about);
    auto* words = new SizedLabel{Type::Plain, QFont::Normal, about, this};
    words->setContentsMargins(fontMetrics().height() * 2, 0, 0, 0);
    put_in(*m_column, {box, words});
    m_options.push_back({option, box});
    connect(box, &QCheckBox::toggled, this, [this, option](bool is_chosen) {
        if (is_chosen)
            take_out_beside(option);
    });
}

/// Those that do not go with it.
void ScenarioOptions::take_out_beside(const game::ScenarioOption& option)
{
    for (const Option& one : m_options)
        if (one.says.key == option.without || one.says.without == option.key)
            one.box->setChecked(false);
}

std::vector<std::string> ScenarioOptions::chosen() const
{
    std::vector<std::string> keys;
    for (const Option& option : m_options)
        if (option.box->isChecked())
            keys.push_back(option.says.key);
    return keys;
}

QWidget* ScenarioOptions::first() const
{
    return m_options.empty() ? nullptr : m_options.front().box;
}

} // namespace corneta::ui
