// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/hidden_laying.h"

#include "ui/hidden/hidden_table.h"
#include "ui/look/chip_picture.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/unit_line.h"
#include "ui/widgets/word_button.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QIcon>
#include <QKeyEvent>
#include <QToolButton>

#include <algorithm>
#include <functional>
#include <utility>

namespace corneta::ui {

/// The chips there are, each with its key; a click lays one on the line in hand.
class ChipLegend : public QWidget {
public:
    ChipLegend(HiddenTable& table, QWidget* parent) : QWidget{parent}, m_table{table}, m_flow{new FlowLayout{this}}
    {
        call_after(*this, {QEvent::FontChange}, [this] { draw(); });
    }

    void show_chips(const HiddenDraft& draft)
    {
        for (QToolButton* button : std::exchange(m_buttons, {})) {
            button->hide();
            button->deleteLater();
        }
        m_words.clear();
        for (std::size_t i = 0; i < draft.field().options.size() && i < draft.hidden().letters.size(); ++i) {
            const char letter = draft.hidden().letters[i];
            if (letter == '-')
                continue;
            const std::string word{draft.field().options[i].word};
            m_words.push_back(QString::fromStdString(word));
            add(tr("%1 %2").arg(QChar::fromLatin1(letter).toUpper()).arg(draft.label_of(word)), [this, word] { m_table.put(word); });
        }
        if (!draft.hidden().dear.empty() && !draft.lines().empty())
            add(tr("B %1").arg(with_capital(said(draft.placement_terms(0, {}).dear))), [this] { m_table.turn_dear(); });
        add(tr("Del Nothing"), [this] { m_table.take_off(); });
        draw();
    }

private:
    void add(const QString& words, const std::function<void()>& chosen)
    {
        auto* button = new QToolButton{this};
        button->setText(words);
        button->setAccessibleName(words);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::NoFocus);
        m_flow->addWidget(button);
        m_buttons.push_back(button);
        connect(button, &QToolButton::clicked, this, chosen);
    }

    void draw()
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            m_buttons[i]->setIcon(QIcon{chip_picture(m_words[i], *this)});
            m_buttons[i]->setIconSize(QSize{fontMetrics().lineSpacing(), fontMetrics().lineSpacing()});
        }
    }

    HiddenTable& m_table;
    FlowLayout* m_flow;
    std::vector<QToolButton*> m_buttons;
    std::vector<QString> m_words; ///< of the first buttons
};

/// What is put into one hidden box: its units by their codes, and which of its two markers is the real one.
class BoxEditor : public QWidget {
public:
    /// `filled`: Enter behind the marker.
    BoxEditor(std::function<void()> filled, QWidget* parent)
        : QWidget{parent},
          m_filled{std::move(filled)},
          m_title{new SizedLabel{Type::Plain, QFont::Bold, this}},
          m_units{new UnitLine{true, this}},
          m_real{new ChoiceBox{this}}
    {
        new FlowLayout{this, {m_title, m_units, m_real}};
        m_title->setWordWrap(false);
        introduce(*m_units, "box_units", tr("Units in the box, their codes with commas between them"));
        introduce(*m_real, "box_real", tr("Which marker is the real one"));
        m_real->addItems({tr("marker 1 is real"), tr("marker 2 is real")});
        connect(m_units, &UnitLine::taken, this, [this] { m_real->setFocus(Qt::TabFocusReason); });
    }

    /// Asks for a box; `units` are those that may be put into it.
    void ask(const game::Unit& box, const std::vector<const game::Unit*>& units)
    {
        constexpr int letters = 16;
        m_state = {};
        for (const game::Unit* unit : units)
            m_state.units.push_back(*unit);
        m_title->setText(code_and_name(box));
        m_units->setFixedWidth(letters * fontMetrics().horizontalAdvance(QLatin1Char{'M'}));
        m_units->offer(units);
        m_units->show_units({});
        m_real->setCurrentIndex(0);
        show();
        m_units->setFocus(Qt::OtherFocusReason);
    }

    /// Forgets it.
    void clear()
    {
        m_title->clear();
        m_state = {};
        m_units->offer({});
        m_units->show_units({});
        m_real->setCurrentIndex(0);
        hide();
    }

    /// "S1 S2; marker 2 is real"; empty without units.
    std::string word() const
    {
        std::string word;
        for (const std::string& key : m_units->keys()) {
            const game::Unit* unit = m_state.find(key);
            word += (word.empty() ? "" : " ") + (unit == nullptr || unit->code.empty() ? key : unit->code);
        }
        return word.empty() ? word : word + "; " + (m_real->currentIndex() == 0 ? "marker 1 is real" : "marker 2 is real");
    }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (is_enter && m_real->hasFocus())
            m_filled();
        else
            QWidget::keyPressEvent(event);
    }

private:
    std::function<void()> m_filled;
    QLabel* m_title;
    UnitLine* m_units;
    ChoiceBox* m_real;
    game::State m_state; ///< of the units to choose from
};

HiddenLaying::HiddenLaying(QWidget* parent)
    : QWidget{parent},
      m_table{new HiddenTable{this}},
      m_legend{new ChipLegend{*m_table, this}},
      m_box{new BoxEditor{[this] { fill_box(); }, this}},
      m_line{new SizedLabel{Type::Plain, QFont::Bold, this, "hidden_line"}},
      m_lay{new WordButton{{}, this, "hidden_lay"}}
{
    m_lay->make_primary();
    in_column(this, {m_legend, {m_table, 1}, m_box, m_line, m_lay});
    connect(m_table, &HiddenTable::line_changed, this, &HiddenLaying::say_line);
    connect(m_table, &HiddenTable::passed_end, this, [this] { m_lay->setFocus(Qt::TabFocusReason); });
    connect(m_table, &HiddenTable::finished, this, &HiddenLaying::lay_asked);
    connect(m_table, &HiddenTable::edit_asked, this, &HiddenLaying::edit_box);
    connect(m_table, &HiddenTable::reason_asked, this, &HiddenLaying::reason_asked);
    connect(m_lay, &QPushButton::clicked, this, &HiddenLaying::lay_asked);
    m_box->hide();
}

const HiddenDraft& HiddenLaying::draft() const
{
    return m_table->draft();
}

void HiddenLaying::open(HiddenDraft draft)
{
    m_legend->setVisible(!draft.hidden().letters.empty());
    m_legend->show_chips(draft);
    m_table->show_draft(std::move(draft));
}

void HiddenLaying::begin()
{
    m_table->begin();
    say_line();
}

void HiddenLaying::close()
{
    m_table->show_draft({});
    m_line->clear();
    m_lay->setText({});
    m_lay->setAccessibleName({});
    m_box->clear();
}

void HiddenLaying::refresh(const OpenGame& game)
{
    m_table->refresh(game);
}

void HiddenLaying::overrule(const std::string& reason)
{
    m_table->overrule(reason);
    focus_line();
    if (draft().hidden().letters.empty())
        edit_box();
    else
        m_table->go_on();
}

void HiddenLaying::focus_line()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void HiddenLaying::say_line()
{
    if (!m_table->is_open())
        return;
    m_line->setText(m_table->words_in_hand());
    const QString words = tr("Lay them face down: %1 (Ctrl+Enter)").arg(draft().count());
    m_lay->setText(words);
    m_lay->setAccessibleName(words);
}

/// Of the same side, on no list of another box.
void HiddenLaying::edit_box()
{
    const auto number = m_table->line_in_hand();
    if (!number || !draft().lines()[*number].refused.isEmpty())
        return;
    const HiddenDraft::Line& line = draft().lines()[*number];
    const game::Unit& box = *draft().state().find(line.unit);
    const auto is_taken = [&](const game::Unit& unit) {
        return std::ranges::any_of(draft().lines(), [&](const HiddenDraft::Line& other) {
            const QStringList codes = QString::fromStdString(other.word).section(QLatin1Char{';'}, 0, 0).split(QLatin1Char{' '});
            return other.unit != line.unit && codes.contains(QString::fromStdString(unit.code));
        });
    };
    std::vector<const game::Unit*> units;
    for (const game::Unit& unit : draft().state().units)
        if (unit.side == box.side && unit.kind != box.kind && !game::is_gone(unit, draft().book()) && !is_taken(unit))
            units.push_back(&unit);
    m_box->ask(box, units);
}

void HiddenLaying::fill_box()
{
    const std::string word = m_box->word();
    m_box->clear();
    if (word.empty()) {
        m_table->setFocus(Qt::OtherFocusReason);
        m_table->take_off();
    } else
        m_table->put(word);
}

} // namespace corneta::ui
