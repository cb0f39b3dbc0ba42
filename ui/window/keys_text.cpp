// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/keys_text.h"

#include "ui/widgets/source_legend.h"
#include "ui/words/wording.h"

#include <QCoreApplication>

namespace corneta::ui {

namespace {

QString tr(const char* words)
{
    return QCoreApplication::translate("corneta", words);
}

QString row(const QString& key, const QString& words)
{
    return QStringLiteral("<tr><td style='padding-right: 2em; white-space: nowrap'><b>%1</b></td><td>%2</td></tr>")
        .arg(key.toHtmlEscaped(), words.toHtmlEscaped());
}

} // namespace

QString keys_text(const QList<std::pair<QString, QString>>& of_menus)
{
    QString text = QStringLiteral("<h2>%1</h2><p>%2</p><table>")
                       .arg(tr("Keys"), tr("To settle a fire: Ctrl+K, fi, Enter; the answers; Enter; the die; Enter."));
    for (const auto& [key, words] : of_menus)
        text += row(key, words);
    text += QStringLiteral("</table><h3>%1</h3><table>").arg(tr("In a form"));
    text += row(tr("Alt and the underlined letter"), tr("goes to that field; a yes or no is changed at once"));
    text += row(tr("Tab, Shift+Tab"), tr("next field, field before"));
    text += row(tr("Letters"), tr("choose an option by the beginning of any of its words"));
    text += row(tr("Space, y, n"), tr("change a yes or no; say yes; say no"));
    text += row(tr("Up, Down"), tr("the number one up or down; the option before or after"));
    text += row(tr("Ins, Ctrl+Del"),
                tr("add a row to a table, or another unit where several may be asked for at once; remove the row in hand"));
    text += row(tr("Enter"), tr("on to the dice"));
    text += QStringLiteral("</table><h3>%1</h3><table>").arg(tr("At the dice"));
    text += row(tr("Faces and Enter"), tr("settle with the dice that fell on the table, spaces or commas between them"));
    text += row(tr("Enter alone"), tr("the program rolls; F5 rolls again"));
    text += row(tr("Esc"), tr("back to the field left last"));
    text += QStringLiteral("</table><h3>%1</h3><table>").arg(tr("In the line of codes, Ctrl+L"));
    text += row(tr("k7 m3 6.5"), tr("codes of the units by role, then what is measured, in the order of the form; a comma is a point"));
    text += row(tr("rally k2"), tr("another action by the beginning of its name or key"));
    text += row(tr("aspect=flank"), tr("any other field; beginnings of keys and words will do"));
    text += row(tr("Enter"), tr("into the form and on to the dice"));
    text += QStringLiteral("</table><h3>%1</h3><table>").arg(tr("In the phase sheet, F12"));
    text += row(tr("A code"), tr("the target; then what is measured; Enter: on to the next unit, behind the last to the dice"));
    text += row(tr("Enter without a target"), tr("passes the unit over; Down and Tab come back to it"));
    text +=
        row(tr("Faces and Enter"),
            tr("in the column of dice: writes the row down and goes to the dice of the next; several dice: 14 9 17; Enter alone rolls"));
    text += row(tr("Shift+F5"), tr("rolls for all rows that have a target and no dice, by one opening"));
    text += row(tr("Tab, arrows"), tr("the next cell, behind the last the next row; other cells; Del empties one"));
    text += QStringLiteral("</table><h3>%1</h3><table>").arg(tr("In the manual, F1"));
    text += row(tr("Words"), tr("leaves the parts in which all of them stand, and marks them there"));
    text += row(tr("Up, Down"), tr("the part before or after"));
    text += row(tr("PgUp, PgDn"), tr("scroll what is shown; Enter goes into it"));
    text += QStringLiteral("</table><h3>%1</h3><table>").arg(tr("Elsewhere"));
    text += row(tr("Alt+1 to Alt+9 where a phase ends"), tr("the form for what must be done before"));
    text += row(tr("Enter on a line that is refused, face down"), tr("asks for the reason why it is laid all the same"));
    text += row(tr("F6 once more"), tr("opens the working of the result"));
    text += row(tr("1 to 9 in the result, or at the end of a sheet"), tr("ticks off what the hands have done"));
    text += row(tr("Enter on a line of the working"), tr("shows the chart at that cell"));
    text += row(tr("Enter on a button"), tr("presses it"));
    text += row(tr("Enter on a line of a unit's numbers"), tr("on to the reason; Enter there writes what differs"));
    text += row(tr("Enter, Space, PgUp in a muster"), tr("it is right, the next unit; the next number; the unit before"));
    text += row(tr("F10"), tr("to the menus"));
    text += row(tr("Esc"), tr("from charts, session or help back to the form"));
    text += QStringLiteral("</table><h3>%1</h3><table>").arg(tr("Where a number comes from"));
    for (const Source source : {Source::Rules, Source::Example, Source::House, Source::Yours})
        text += row(source_words(source), source_meaning(source));
    return text + QStringLiteral("</table>");
}

} // namespace corneta::ui
