// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/pack_editor.h"

#include "core/charts/chart_reading.h"
#include "core/charts/typed_value.h"
#include "ui/words/wording.h"

#include <QFileInfo>
#include <QUndoCommand>

#include <algorithm>
#include <functional>

namespace corneta::ui {

namespace {

/// From one text of the pack to another.
class Step : public QUndoCommand {
public:
    Step(const QString& words, PackDraft before, PackDraft after, std::function<void(PackDraft)> take)
        : QUndoCommand{words},
          m_before{std::move(before)},
          m_after{std::move(after)},
          m_take{std::move(take)}
    {
    }
    void undo() override { m_take(m_before); }
    void redo() override { m_take(m_after); }

private:
    PackDraft m_before;
    PackDraft m_after;
    std::function<void(PackDraft)> m_take;
};

const Cell& same_cell(const ChartSet& charts, const Cell& cell)
{
    return charts.of(cell.chart->key)
        .cell(static_cast<std::size_t>(cell.row), static_cast<std::size_t>(cell.column), static_cast<std::size_t>(cell.place));
}

} // namespace

PackEditor::PackEditor(Books& books, QObject* parent) : QObject{parent}, m_books{books} {}

QString PackEditor::refusal() const
{
    if (!m_books.shelf().write)
        return tr("Here the charts can be read, not changed.");
    if (m_books.is_kept_by_game())
        return tr("The game uses the charts it began with, kept in its file. To play on by others: Ruleset, Open chart pack.");
    return {};
}

const Cell& PackEditor::built_in_of(const Cell& cell) const
{
    return same_cell(*m_built_in, cell);
}

void PackEditor::follow()
{
    const Rulebook& book = m_books.in_hand();
    if (m_is_taking || (book.charts == m_used && m_books.pack() == m_path))
        return;
    m_used = book.charts;
    if (m_ruleset != book.ruleset || m_built_in == nullptr) {
        m_ruleset = book.ruleset;
        const auto own = m_books.shelf().open(*m_ruleset, std::nullopt);
        m_built_in = own ? own->charts : book.charts;
    }
    m_steps.clear();
    m_problems.clear();
    m_path = m_books.pack();
    m_draft.reset();
    m_charts = m_opened = book.charts;
    if (!m_path.isEmpty() && refusal().isEmpty())
        if (auto draft = m_books.shelf().draft(m_path.toStdString())) {
            m_saved = draft->bytes();
            m_draft = *std::move(draft);
        }
    emit changed();
}

Cell PackEditor::cell_with(const Cell& cell, const QString& typed) const
{
    Cell stated = cell;
    if (auto value = typed_value(built_in_of(cell), typed.toStdString()))
        stated.value = *value;
    stated.rule = m_taken_from;
    return stated;
}

QString PackEditor::flaw(const Cell& cell, const QString& typed) const
{
    const auto value = typed_value(built_in_of(cell), typed.toStdString());
    return value ? QString{} : with_capital(said(value.error()));
}

QString PackEditor::doubt(const Cell& cell, const QString& typed) const
{
    const auto broken = broken_rise(*m_charts->find(cell.chart->key), cell_with(cell, typed));
    return broken ? with_capital(said(*broken)) : QString{};
}

/// The draft is there from now on.
bool PackEditor::begin(PackDraft draft, const QString& name)
{
    const std::string path = m_books.shelf().new_path(name.toStdString());
    draft.rename(name.toStdString(), m_ruleset->key);
    const std::string bytes = draft.bytes();
    if (const Problems problems = m_books.shelf().write(path, {}, bytes); !problems.empty()) {
        m_problems = sentences_with_places(problems);
        return false;
    }
    m_path = QString::fromStdString(path);
    m_saved = bytes;
    m_draft = std::move(draft);
    m_steps.clear();
    return true;
}

void PackEditor::begin_pack()
{
    if (!refusal().isEmpty())
        return;
    PackDraft draft = m_draft ? *m_draft : PackDraft::begun({}, {}, m_ruleset->key);
    QString name = tr("My charts");
    const auto packs = m_books.shelf().packs(*m_ruleset);
    const auto is_taken = [&] { return std::ranges::any_of(packs, [&](const auto& pack) { return pack.second == name.toStdString(); }); };
    for (int number = 2; is_taken(); ++number)
        name = tr("My charts %1").arg(number);
    if (begin(std::move(draft), name))
        take(*m_draft);
    else
        emit changed();
}

bool PackEditor::type(const TypedCells& cells)
{
    if (!refusal().isEmpty())
        return false;
    for (const auto& [cell, typed] : cells)
        if (!flaw(*cell, typed).isEmpty())
            return false;
    std::vector<Cell> stated;
    for (const auto& [cell, typed] : cells)
        stated.push_back(cell_with(*cell, typed));
    if (!m_draft || m_path.startsWith(QLatin1Char{':'})) // one that is built in stays as it is
        begin_pack();
    if (!m_draft)
        return false;
    PackDraft draft = *m_draft;
    for (const Cell& cell : stated)
        draft.state(*m_built_in, cell);
    change(stated.size() == 1 ? tr("a cell") : tr("%1 cells").arg(stated.size()), std::move(draft));
    return true;
}

void PackEditor::reset(std::span<const Cell> cells)
{
    if (!m_draft || !refusal().isEmpty() || m_path.startsWith(QLatin1Char{':'}))
        return;
    PackDraft draft = *m_draft;
    for (const Cell& cell : cells)
        draft.withdraw(*m_built_in, cell);
    if (draft.bytes() != m_draft->bytes())
        change(tr("back to what is built in"), std::move(draft));
}

void PackEditor::rename(const QString& name)
{
    const QString short_name = name.simplified();
    if (!m_draft || short_name.isEmpty() || short_name == this->name())
        return;
    PackDraft draft = *m_draft;
    draft.rename(short_name.toStdString(), m_ruleset->key);
    change(tr("the name"), std::move(draft));
}

void PackEditor::change(const QString& step, PackDraft draft)
{
    m_steps.push(new Step{step, *m_draft, std::move(draft), [this](PackDraft taken) { take(std::move(taken)); }});
}

/// Sound or not: only what is sound is written and in use.
void PackEditor::take(PackDraft draft)
{
    m_draft = std::move(draft);
    const std::vector<Statement> statements = m_draft->statements();
    auto charts = charts_with(*m_built_in, m_ruleset->key, statements);
    m_problems.clear();
    if (!charts) {
        m_problems = sentences_of(charts.error());
    } else if (const std::string bytes = m_draft->bytes(); bytes != m_saved) {
        m_problems = sentences_of(m_books.shelf().write(m_path.toStdString(), m_saved, bytes));
        if (m_problems.isEmpty())
            m_saved = bytes;
    }
    if (m_problems.isEmpty()) {
        m_is_taking = true;
        m_books.use_typed(*std::move(charts), m_path);
        m_is_taking = false;
        m_charts = m_used = m_books.in_hand().charts;
    } else {
        m_charts = std::make_shared<const ChartSet>(charts_as_stated(*m_built_in, statements));
    }
    emit changed();
}

} // namespace corneta::ui
