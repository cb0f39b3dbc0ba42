// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/keys_text.h"

#include "ui/widgets/source_mark.h"
#include "ui/words/wording.h"

namespace corneta::ui {

namespace {

QString row(const QString& key, const QString& words)
{
    return QStringLiteral("<tr><td style='padding-right: 2em; white-space: nowrap'><b>%1</b></td><td>%2</td></tr>")
        .arg(key.toHtmlEscaped(), words.toHtmlEscaped());
}

KeyList elsewhere()
{
    return {
        {tr("Alt+1 to Alt+9 where a phase ends"), tr("the form for what must be done before")},
        {tr("Alt+U in a phase sheet"), tr("all that only the table knows and nobody has typed is as usual; inches are measured")},
        {tr("Enter on a line that is refused, face down"), tr("asks for the reason why it is laid all the same")},
        {tr("F6 once more"), tr("opens the working of the result")},
        {tr("1 to 9 in the result, or at the end of a sheet"), tr("ticks off what the hands have done")},
        {tr("Enter on a line of the working"), tr("shows the chart at that cell")},
        {tr("Enter on a button"), tr("presses it")},
        {tr("Enter on a line of a unit's numbers"), tr("on to the reason; Enter there writes what differs")},
        {tr("Enter, Space, PgUp in a muster"), tr("it is right, the next unit; the next number; the unit before")},
        {tr("F10"), tr("to the menus")},
        {tr("Esc"), tr("from charts, session or help back to the form")},
    };
}

} // namespace

KeyGroups key_groups(const KeyList& of_menus)
{
    KeyGroups groups{{tr("Keys"), of_menus}};
    groups.push_back({tr("In a form"),
                      {
                          {tr("Alt and the underlined letter"), tr("goes to that field; a yes or no is changed at once")},
                          {tr("Tab, Shift+Tab"), tr("next field, field before")},
                          {tr("Letters"), tr("choose an option by the beginning of any of its words")},
                          {tr("Space, y, n"), tr("change a yes or no; say yes; say no")},
                          {tr("Up, Down"), tr("the number one up or down; the option before or after")},
                          {tr("Ins, Ctrl+Del"),
                           tr("add a row to a table, or another unit where several may be rolled for at once; remove the selected row")},
                          {tr("Enter"), tr("on to the dice")},
                      }});
    groups.push_back({tr("At the dice"),
                      {
                          {tr("Faces and Enter"), tr("settle with the dice that fell on the table, spaces or commas between them")},
                          {tr("Enter alone"), tr("the program rolls; F5 rolls again")},
                          {tr("Esc"), tr("back to the field left last")},
                      }});
    groups.push_back(
        {tr("In the line of codes, Ctrl+L"),
         {
             {tr("k7 m3 6.5"), tr("codes of the units by role, then what is measured, in the order of the form; a comma is a point")},
             {tr("rally k2"), tr("another action by the beginning of its name or key")},
             {tr("aspect=flank"), tr("any other field; beginnings of keys and words will do")},
             {tr("Enter"), tr("into the form and on to the dice")},
         }});
    groups.push_back(
        {tr("In the phase sheet, F12"),
         {
             {tr("A code"), tr("the target; then what is measured; Enter: on to the next unit, after the last to the dice")},
             {tr("Enter without a target"), tr("passes the unit over; Down and Tab come back to it")},
             {tr("Faces and Enter"),
              tr("in the column of dice: writes the row down and goes to the dice of the next; several dice: 14 9 17; Enter alone rolls")},
             {tr("Shift+F5"), tr("rolls for all rows that have a target and no dice, by one opening")},
             {tr("Tab, arrows"), tr("Tab: next cell, after the last the next row; arrows: any cell; Del empties one")},
         }});
    groups.push_back({tr("In the manual, F1"),
                      {
                          {tr("Words"), tr("keeps only the parts that contain them all, and marks them there")},
                          {tr("Up, Down"), tr("the part before or after")},
                          {tr("PgUp, PgDn"), tr("scroll what is shown; Enter goes into it")},
                      }});
    groups.emplace_back(tr("Elsewhere"), elsewhere());
    KeyList sources;
    for (const Source source : {Source::Rules, Source::Example, Source::House, Source::Yours})
        sources << std::pair{source_words(source), source_meaning(source)};
    groups.emplace_back(tr("Where a number comes from"), sources);
    return groups;
}

QString keys_text(const KeyGroups& groups)
{
    QString text;
    for (const auto& [heading, keys] : groups) {
        text += text.isEmpty() ? QStringLiteral("<h2>%1</h2><p>%2</p><table>")
                                     .arg(heading, tr("To settle a fire: Ctrl+K, fi, Enter; the answers; Enter; the die; Enter."))
                               : QStringLiteral("</table><h3>%1</h3><table>").arg(heading);
        for (const auto& [key, words] : keys)
            text += row(key, words);
    }
    return text + QStringLiteral("</table>");
}

} // namespace corneta::ui
