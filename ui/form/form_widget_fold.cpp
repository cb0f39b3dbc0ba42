// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/field_row.h"
#include "ui/form/form_section.h"
#include "ui/form/form_widget.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace corneta::ui {

namespace {

/// What is not as usual among these fields, the first few of it, under the role that it is of.
QString unusual_of(const Answers& answers, const std::vector<std::size_t>& fields)
{
    constexpr qsizetype most = 5;
    QStringList roles;
    QList<QStringList> words;
    qsizetype count = 0;
    for (const std::size_t field : fields) {
        if (answers.is_default(field) || count++ >= most)
            continue;
        const QString role = section_title(section_of(answers.form(), field));
        if (roles.isEmpty() || roles.back() != role) {
            roles << role;
            words << QStringList{};
        }
        words.back() << answer_words(with_small(translated(answers.form()[field].label)), answers.form()[field], answers.value(field));
    }
    QStringList parts;
    for (qsizetype i = 0; i < roles.size(); ++i)
        parts << (roles[i].isEmpty() ? QString{} : FormWidget::tr("%1: ").arg(with_small(roles[i]))) + words[i].join(QStringLiteral(", "));
    return parts.isEmpty() ? FormWidget::tr("as usual")
                           : parts.join(QStringLiteral("; ")) + (count > most ? QString{QChar{0x2026}} : QString{});
}

} // namespace

void FormWidget::fold(const std::vector<std::string>& keys)
{
    if (keys == m_folded)
        return;
    m_folded = keys;
    refresh();
    arrange();
}

void FormWidget::open_fold()
{
    m_is_open = true;
    refresh();
    arrange();
}

/// Never what was typed, or what is refused.
bool FormWidget::is_folded(std::size_t field) const
{
    const bool is_named = std::ranges::find(m_folded, m_answers.form()[field].key) != m_folded.end();
    return is_named && !m_is_open && !m_by_hand[field] && m_refused[static_cast<qsizetype>(field)].isEmpty();
}

void FormWidget::fit_fold()
{
    std::vector<std::size_t> folded;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i] != nullptr && m_rows[i]->is_asked()) {
            m_rows[i]->set_folded(is_folded(i));
            if (is_folded(i))
                folded.push_back(i);
        }
    m_fold->setVisible(!folded.empty());
    m_fold->setText(tr("\u25b8 All else: %1").arg(unusual_of(m_answers, folded)));
    m_fold->setAccessibleName(m_fold->text().mid(2));
    for (FormSection* section : m_sections)
        section->fit();
}

} // namespace corneta::ui
