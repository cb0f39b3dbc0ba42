// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/effect_panel.h"

#include "ui/charts/pack_editor.h"
#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/flow_layout.h"
#include "ui/words/wording.h"

#include <QElapsedTimer>
#include <QHeaderView>
#include <QTableWidget>

#include <algorithm>
#include <cmath>

namespace corneta::ui {

namespace {

constexpr double hundred = 100;
constexpr qint64 milliseconds_of_a_slice = 50; ///< the first squares stand after one
enum class Against { BuiltIn, Opened };

QString signed_words(double number, int digits)
{
    const QString words = decimal_words(QString::number(number, 'f', digits).toStdString());
    return number > 0 ? QLatin1Char{'+'} + words : words;
}

/// Points of a hundred of a chance, units of an average.
QString change_words(const Square& square)
{
    if (!square.refused.empty())
        return QStringLiteral("\u2013");
    if (square.change() == 0)
        return QStringLiteral("\u00b7");
    return square.before.is_chance ? signed_words(hundred * square.change(), 1) : signed_words(square.change(), 2);
}

QString figure_words(const KeyFigure& figure)
{
    return figure.is_chance ? EffectPanel::tr("%1 %").arg(decimal_words(QString::number(hundred * figure.number, 'f', 1).toStdString()))
                            : decimal_words(QString::number(figure.number, 'f', 2).toStdString());
}

QString before_and_after(const Square& square)
{
    if (!square.refused.empty())
        return EffectPanel::tr("no dice are rolled here");
    const QString words =
        EffectPanel::tr("%1: %2, %3 before").arg(translated(square.before.label), figure_words(square.after), figure_words(square.before));
    return square.exact ? words : EffectPanel::tr("%1; not exact").arg(words);
}

QString answer_words(const Answers& answers, std::size_t field)
{
    return EffectPanel::tr("%1 %2").arg(with_small(full_name(answers.form(), field)),
                                        translated(words_of(answers.form()[field], answers.at(field))));
}

/// What stands in all squares of a grid that is not the form's own; empty where nothing does.
QString common_words(const MatchUps& match_ups, const std::vector<Answers>& questions)
{
    const Answers& first = questions.front();
    QStringList words;
    for (std::size_t field = 0; field < first.form().size(); ++field) {
        const std::string_view key = first.form()[field].key;
        if (key != key_of_axis(match_ups.across) && key != key_of_axis(match_ups.down) && first.asked(field) && !first.is_default(field))
            words << answer_words(first, field);
    }
    return words.join(QStringLiteral(", "));
}

QString axis_words(Form form, std::string_view axis)
{
    const auto field = std::ranges::find(form, key_of_axis(axis), &Field::key);
    return field == form.end() ? QString{} : full_name(form, static_cast<std::size_t>(field - form.begin()));
}

QString title_of(const Action& action, const MatchUps& match_ups, const std::vector<Answers>& questions, const Square& square)
{
    QStringList parts{translated(action.label)};
    if (const QString common = common_words(match_ups, questions); !common.isEmpty())
        parts << common;
    const QString unit = square.before.is_chance ? EffectPanel::tr("change in percentage points") : EffectPanel::tr("change on average");
    QStringList sentences{EffectPanel::tr("%1: %2, %3").arg(parts.join(QStringLiteral(", ")), translated(square.before.label), unit)};
    if (const QString down = axis_words(action.form, match_ups.down); !down.isEmpty())
        sentences << EffectPanel::tr("Down: %1").arg(with_small(down));
    if (const QString across = axis_words(action.form, match_ups.across); !across.isEmpty())
        sentences << EffectPanel::tr("Across: %1").arg(with_small(across));
    return sentences.join(QStringLiteral(". "));
}

QStringList values_words(std::string_view axis)
{
    QStringList words;
    for (const std::string_view value : values_of_axis(axis))
        words << translated(value);
    return words.isEmpty() ? QStringList{QString{}} : words;
}

} // namespace

EffectPanel::EffectPanel(QWidget* parent)
    : QScrollArea{parent},
      m_against{new ChoiceBox{this}},
      m_words{new SizedLabel{Type::Plain, QFont::Bold, this, "effect"}},
      m_job{*this}
{
    auto* inside = new QWidget{this};
    auto* boxes = new QWidget{inside};
    m_boxes = new FlowLayout{boxes};
    in_column(inside, {{m_against, 0, Qt::AlignLeft}, m_words, boxes, Part::room()});
    introduce(*m_against, "against", tr("Compared with"), tr("What the change is measured against"));
    m_against->addItems({tr("Against the charts built in"), tr("Against this pack as it was opened")});
    setWidget(inside);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    connect(m_against, &QComboBox::currentIndexChanged, this, &EffectPanel::compared_with_other);
}

void EffectPanel::show_change(const PackEditor& editor, const Rulebook& after)
{
    m_job.drop();
    const auto& charts = m_against->currentIndex() == static_cast<int>(Against::BuiltIn) ? editor.built_in() : editor.opened();
    m_after = after;
    m_before = rulebook(*after.ruleset, *charts);
    m_grids.clear();
    while (QLayoutItem* item = m_boxes->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const std::vector<ChangedCell> changed = changed_cells(*m_before.charts, *m_after.charts);
    m_words->setText(changed.empty() ? tr("No cell differs.") : tr("Cells that differ: %1. Counting...").arg(changed.size()));
    for (const MatchUps& match_ups : match_ups_for(*after.ruleset, changed)) {
        const Action* const action = after.ruleset->find_action(match_ups.action);
        if (auto questions = questions_of(*action, match_ups))
            m_grids.push_back({action, match_ups, *std::move(questions)});
    }
    for (Grid& grid : m_grids)
        add_box(grid);
    count();
}

/// Its squares stay empty until they are counted.
void EffectPanel::add_box(Grid& grid)
{
    const QStringList across = values_words(grid.match_ups.across);
    const QStringList down = values_words(grid.match_ups.down);
    grid.box = new QWidget{this};
    grid.title = new SizedLabel{Type::Plain, QFont::Normal, grid.box};
    grid.table = new QTableWidget{static_cast<int>(down.size()), static_cast<int>(across.size()), grid.box};
    grid.table->setHorizontalHeaderLabels(across);
    grid.table->setVerticalHeaderLabels(down);
    grid.table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    grid.table->setTabKeyNavigation(false);
    grid.table->setAccessibleName(tr("Change by match-up: %1").arg(translated(grid.action->label)));
    grid.table->setToolTip(tr("Each square: what the change does to this match-up"));
    grid.table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    grid.table->horizontalHeader()->setMinimumSectionSize(fontMetrics().horizontalAdvance(QStringLiteral("+100.0 ")));
    grid.table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    grid.table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    grid.table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    grid.table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    grid.table->setFrameShape(QFrame::NoFrame);
    for (int row = 0; row < grid.table->rowCount(); ++row)
        for (int place = 0; place < grid.table->columnCount(); ++place) {
            auto* square = new QTableWidgetItem;
            square->setData(Qt::AccessibleTextRole, tr("not yet counted"));
            grid.table->setItem(row, place, square);
        }
    in_column(grid.box, {grid.title, grid.table, Part::room()});
    constexpr int letters = 44;
    grid.box->setFixedWidth(std::max(grid.table->sizeHint().width(), letters * fontMetrics().averageCharWidth()));
    m_boxes->addWidget(grid.box);
}

/// The next squares on the worker, as many as a slice of time holds.
void EffectPanel::count()
{
    const auto next = std::ranges::find_if(m_grids, [](const Grid& grid) { return grid.squares.size() < grid.questions.size(); });
    if (next == m_grids.end()) {
        say_largest();
        return;
    }
    const auto number = static_cast<std::size_t>(next - m_grids.begin());
    const std::vector<Answers> left{next->questions.begin() + static_cast<std::ptrdiff_t>(next->squares.size()), next->questions.end()};
    m_job.start([this, number, left, action = next->action, before = m_before, after = m_after](const std::stop_token& stop) {
        QElapsedTimer time;
        time.start();
        std::vector<Square> squares;
        for (const Answers& answers : left) {
            auto one = square(*action, answers, before, after, stop);
            squares.push_back(one ? *std::move(one) : Square{answers, {{}}});
            if (stop.stop_requested() || time.elapsed() > milliseconds_of_a_slice)
                break;
        }
        return [this, number, squares] {
            for (const Square& one : squares) {
                m_grids[number].squares.push_back(one);
                show_square(number);
            }
            count();
        };
    });
}

/// The last of the grid that was counted.
void EffectPanel::show_square(std::size_t number)
{
    Grid& grid = m_grids[number];
    const Square& square = grid.squares.back();
    const int width = grid.table->columnCount();
    const int place = static_cast<int>(grid.squares.size()) - 1;
    auto* const item = new QTableWidgetItem{change_words(square)};
    item->setTextAlignment(Qt::AlignCenter);
    const QString words = before_and_after(square);
    item->setToolTip(words);
    item->setData(Qt::AccessibleTextRole, tr("%1; %2").arg(item->text(), words));
    if (square.refused.empty() && square.change() != 0 && !roles().is_stark) {
        constexpr double most_ink = 0.55;
        const double size = std::min(1.0, std::sqrt(square.before.is_chance ? std::abs(square.change()) : std::abs(square.change()) / 4));
        QColor ground = square.change() > 0 ? roles().sides[0] : roles().sides[1];
        ground.setAlphaF(static_cast<float>(most_ink * size));
        item->setBackground(QBrush{ground});
    }
    grid.table->setItem(place / width, place % width, item);
    if (square.refused.empty())
        grid.title->setText(title_of(*grid.action, grid.match_ups, grid.questions, square));
}

void EffectPanel::say_largest()
{
    const Grid* where = nullptr;
    const Square* most = nullptr;
    for (const Grid& grid : m_grids)
        if (const Square* const of_grid = largest_change(grid.squares); of_grid == nullptr)
            grid.box->hide(); // nothing changes there
        else if (most == nullptr || weight_of(*of_grid) > weight_of(*most)) {
            where = &grid;
            most = of_grid;
        }
    if (most != nullptr)
        m_words->setText(tr("Most changed: %1.").arg(said(change_in_words(*where->action, where->match_ups, *most))));
    else if (!m_grids.empty())
        m_words->setText(tr("None of these match-ups comes out differently."));
}

} // namespace corneta::ui
