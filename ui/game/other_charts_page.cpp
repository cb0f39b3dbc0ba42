// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/other_charts_page.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/session/open_game.h"
#include "ui/widgets/reason_line.h"
#include "ui/words/wording.h"

#include <QFileInfo>
#include <QVBoxLayout>

namespace corneta::ui {

ChartsPage::ChartsPage(QWidget* parent) : QWidget{parent}, m_reason{new ReasonLine{this}}
{
    auto* title = new SizedLabel{Type::Headline, QFont::Bold, tr("Play on by other charts?"), this};
    title->setObjectName(QStringLiteral("charts_title"));
    put_in(*new QVBoxLayout{this}, {title, m_reason, Part::room()});
}

void ChartsPage::ask(OpenGame& game, const QString& path)
{
    const QString name = path.isEmpty() ? tr("the charts built in") : QFileInfo{path}.fileName();
    const QString words =
        tr("The game is played by the charts it was begun with. From here on it goes by %1; what was played stays.").arg(name);
    m_reason->ask({words}, [this, &game, path, name](const std::string& reason) {
        const auto given = game.change_charts(path.toStdString(), reason);
        if (given)
            emit changed();
        else
            emit refused(tr("The pack is refused"), tr("%1 is not used; the charts are as they were.").arg(name),
                         sentences_with_places(given.error()).replaceInStrings(path, name));
    });
}

} // namespace corneta::ui
