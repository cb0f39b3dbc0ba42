// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/field_editor.h"

#include "ui/look/laid_out.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/number_line.h"
#include "ui/words/wording.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>
#include <cassert>
#include <utility>

namespace corneta::ui {

namespace {

/// A number as a person types it, point or comma before the tenths. Arrow keys count up and down.
class NumberEditor : public FieldEditor {
public:
    NumberEditor(const Field& field, EditorPlace place, QWidget* parent)
        : FieldEditor{field, parent},
          m_line{new NumberLine{this}},
          m_value{field.start_value()}
    {
        auto* row = put(m_line);
        if (const QString measure = measure_beside_label(field); place == EditorPlace::Form && !measure.isEmpty())
            row->insertWidget(1, new QLabel{measure, this});
        constexpr int most_characters = 9;
        m_line->setMaxLength(most_characters);
        m_line->setInputMethodHints(Qt::ImhFormattedNumbersOnly);
        call_after(*this, {QEvent::FontChange, QEvent::Polish}, [this] { fit(); });
        fit();
        NumberEditor::show_value(m_value);
        connect(m_line, &QLineEdit::textEdited, this, &NumberEditor::read);
        connect(m_line, &NumberLine::stepped, this, &NumberEditor::step);
    }

    std::int32_t value() const override { return m_value; }
    QString problem() const override { return m_problem; }
    bool is_unsaid() const override { return m_line->text().isEmpty() && m_problem.isEmpty(); }

    void show_value(std::int32_t value) override
    {
        m_value = value;
        m_problem.clear();
        m_line->setText(decimal_words(word_of(field(), value)));
    }

    void show_unsaid() override
    {
        m_problem.clear();
        m_line->setText({}); // unlike clear() it leaves nothing for Ctrl+Z to bring back
    }

    void enter() override
    {
        FieldEditor::enter();
        m_line->selectAll();
    }

private:
    void fit()
    {
        const auto digits =
            static_cast<int>(std::max(word_of(field(), field().most_value()).size(), word_of(field(), field().least_value()).size()));
        const int tenths = field().grain == Grain::Tenths ? 2 : 0;
        m_line->setFixedWidth(fontMetrics().horizontalAdvance(QLatin1Char{'0'}) * (digits + tenths + 3));
    }

    void read(const QString& typed)
    {
        const QString word = typed.trimmed().replace(QChar{0x2212}, QLatin1Char{'-'}); // shown so, typed either way
        const auto value = value_from(field(), word.toStdString(), Decimal::PointOrComma);
        if (value)
            m_value = *value;
        if (word.isEmpty())
            m_problem = tr("type a number here");
        else
            m_problem = value ? QString{} : said(value.error());
        emit value_changed();
    }

    void step(int by)
    {
        constexpr std::int32_t one = 10;
        const std::int32_t next = m_value + by * one;
        if (next < field().least_value() || next > field().most_value())
            return;
        show_value(next);
        m_line->selectAll();
        emit value_changed();
    }

    NumberLine* m_line;
    std::int32_t m_value;
    QString m_problem;
};

/// One of a field's options.
class ChoiceEditor : public FieldEditor {
public:
    ChoiceEditor(const Field& field, QWidget* parent) : FieldEditor{field, parent}, m_box{new ChoiceBox{this}}
    {
        put(m_box);
        for (const Option& option : field.options)
            m_box->addItem(translated(option.label));
        m_box->setCurrentIndex(field.start_value());
        connect(m_box, &QComboBox::currentIndexChanged, this, &ChoiceEditor::value_changed);
    }

    std::int32_t value() const override { return m_box->currentIndex(); }
    bool is_unsaid() const override { return m_box->currentIndex() < 0; }

    void show_value(std::int32_t value) override
    {
        const QSignalBlocker quiet{m_box};
        m_box->setCurrentIndex(value);
    }

    void show_unsaid() override
    {
        m_box->setPlaceholderText(QStringLiteral("?"));
        show_value(-1);
    }

private:
    ChoiceBox* m_box;
};

/// Shows it and says nothing of it: yes, no, or that nobody has said.
void show_state(QCheckBox& box, Qt::CheckState state)
{
    const QSignalBlocker quiet{box};
    box.setTristate(state == Qt::PartiallyChecked);
    box.setCheckState(state);
}

/// Yes or no: space changes it, so does its own key; y and n say it.
class ToggleEditor : public FieldEditor {
public:
    ToggleEditor(const Field& field, QWidget* parent) : FieldEditor{field, parent}, m_box{new QCheckBox{this}}
    {
        put(m_box);
        m_box->setChecked(field.start_value() != 0);
        connect(m_box, &QCheckBox::stateChanged, this, [this] {
            m_box->setTristate(false);
            emit value_changed();
        });
    }

    std::int32_t value() const override { return m_box->checkState() == Qt::Checked ? 1 : 0; }
    void show_value(std::int32_t value) override { show_state(*m_box, value != 0 ? Qt::Checked : Qt::Unchecked); }
    void show_unsaid() override { show_state(*m_box, Qt::PartiallyChecked); }
    bool is_unsaid() const override { return m_box->checkState() == Qt::PartiallyChecked; }

    void press() override
    {
        enter();
        m_box->setCheckState(m_box->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        const QString yes = tr("y", "the letter that says yes");
        const QString no = tr("n", "the letter that says no");
        if (event->text().compare(yes, Qt::CaseInsensitive) == 0 && event->modifiers() == Qt::NoModifier)
            m_box->setCheckState(Qt::Checked);
        else if (event->text().compare(no, Qt::CaseInsensitive) == 0 && event->modifiers() == Qt::NoModifier)
            m_box->setCheckState(Qt::Unchecked);
        else
            FieldEditor::keyPressEvent(event);
    }

private:
    QCheckBox* m_box;
};

/// Any number of a field's options, a box each.
class SetEditor : public FieldEditor {
public:
    SetEditor(const Field& field, QWidget* parent) : FieldEditor{field, parent}
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
        SetEditor::show_value(field.start_value());
    }

    std::int32_t value() const override
    {
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < m_boxes.size(); ++i)
            bits |= m_boxes[i]->checkState() == Qt::Checked ? std::uint32_t{1} << i : 0U;
        return static_cast<std::int32_t>(bits);
    }

    void show_value(std::int32_t value) override
    {
        for (std::size_t i = 0; i < m_boxes.size(); ++i)
            show_state(*m_boxes[i], (static_cast<std::uint32_t>(value) >> i & 1U) != 0 ? Qt::Checked : Qt::Unchecked);
    }

    void show_unsaid() override
    {
        for (QCheckBox* box : m_boxes)
            show_state(*box, Qt::PartiallyChecked);
    }

    bool is_unsaid() const override
    {
        return std::ranges::all_of(m_boxes, [](const QCheckBox* box) { return box->checkState() == Qt::PartiallyChecked; });
    }

    std::vector<QWidget*> key_widgets() const override { return {m_boxes.begin(), m_boxes.end()}; }

    void name(const QString& object_name, const QString& words) override
    {
        setObjectName(object_name);
        setAccessibleName(words);
        for (std::size_t i = 0; i < m_boxes.size(); ++i) {
            const Option& option = field().options[i];
            m_boxes[i]->setObjectName(object_name + QLatin1Char{'.'} + as_text(option.word));
            m_boxes[i]->setAccessibleName(tr("%1: %2").arg(words, translated(option.label)));
        }
    }

private:
    std::vector<QCheckBox*> m_boxes;
};

} // namespace

FieldLabel::FieldLabel(const QString& rich_text, std::function<void()> pressed, QWidget* parent)
    : QLabel{rich_text, parent},
      m_pressed{std::move(pressed)}
{
    setTextFormat(Qt::RichText);
    setWordWrap(true);
}

void FieldLabel::mousePressEvent(QMouseEvent* event)
{
    QLabel::mousePressEvent(event);
    m_pressed();
}

FieldEditor::FieldEditor(const Field& field, QWidget* parent) : QWidget{parent}, m_field{field} {}

QHBoxLayout* FieldEditor::put(QWidget* keys)
{
    take_keys(keys);
    return in_row(this, {keys, Part::room()});
}

void FieldEditor::name(const QString& object_name, const QString& words)
{
    key_widget()->setObjectName(object_name);
    key_widget()->setAccessibleName(words);
}

FieldEditor* new_field_editor(const Field& field, EditorPlace place, QWidget* parent)
{
    switch (field.kind) {
    case Kind::Number: return new NumberEditor{field, place, parent};
    case Kind::Choice: return new ChoiceEditor{field, parent};
    case Kind::Toggle: return new ToggleEditor{field, parent};
    case Kind::Set: return new SetEditor{field, parent};
    }
    assert(false);
    return nullptr;
}

} // namespace corneta::ui
