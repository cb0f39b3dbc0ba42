// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/game/replayed.h"

#include "core/text/words.h"
#include "ui/action/action_sheet.h"
#include "ui/form/form_widget.h"
#include "ui/game/sequence_panel.h"

#include <QApplication>
#include <QTreeWidget>

#include <algorithm>
#include <array>

using namespace corneta;

namespace {

QString q(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

QString focus_name()
{
    return QApplication::focusWidget() == nullptr ? QString{} : QApplication::focusWidget()->objectName();
}

QString faces_of(const game::EntryResult& result)
{
    QStringList faces;
    for (const game::RecordedRoll& roll : result.rolls)
        if (!roll.is_idle)
            for (const int face : roll.faces)
                faces << QString::number(face);
    return faces.join(QLatin1Char{' '});
}

const char* kind_of(const game::Command& command)
{
    constexpr std::array kinds{"play", "lay",    "turn up", "end of a phase", "edit", "split",
                               "join", "strike", "amend",   "undo",           "redo", "note"};
    return kinds.at(command.index());
}

} // namespace

QString Replayed::again(const game::Entry& entry)
{
    m_player.begin_to_count();
    const std::size_t before = m_player.window().desk().game()->journal().entries().size();
    QString problem;
    if (const auto* play_command = std::get_if<game::Play>(&entry.command))
        problem = play(entry, *play_command);
    else if (const auto* end = std::get_if<game::EndPhase>(&entry.command))
        end_phase(end->reason);
    else if (std::holds_alternative<game::Undo>(entry.command))
        m_player.press(Qt::Key_Z, Qt::ControlModifier);
    else if (std::holds_alternative<game::Redo>(entry.command))
        m_player.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    else
        problem = by_hand(entry);
    if (!problem.isEmpty())
        return problem;
    const std::size_t after = m_player.window().desk().game()->journal().entries().size();
    if (after != before + 1)
        return QStringLiteral("%1 entries were made; %2; %3; %4; focus on %5")
            .arg(after - before)
            .arg(m_player.words("problems"), m_player.words("objections"), m_player.words("dice_words"), focus_name());
    QPair<int, int>& count = m_counts[kind_of(entry.command)];
    ++count.first;
    count.second += m_player.keys();
    return {};
}

QString Replayed::play(const game::Entry& entry, const game::Play& play)
{
    const game::Play& made = play;
    if (QString problem = open(made); !problem.isEmpty())
        return problem;
    const Action& action = *m_player.window().sheet().action();
    for (const game::RoleFilled& filled : made.roles)
        if (QString problem = seat(filled); !problem.isEmpty())
            return problem;
    std::vector<Given> typed = made.typed;
    std::ranges::sort(typed, {}, [&](const Given& given) { return index_of(action.form, given.key); });
    for (const Given& given : typed)
        if (QString problem = answer(action, given); !problem.isEmpty())
            return problem;
    if (QString problem = go_to_dice(made.reason); !problem.isEmpty())
        return problem;
    m_player.type(faces_of(entry.results.front()));
    m_player.press(Qt::Key_Return);
    if (focus_name() == "reason") { // it was for nobody of the forces
        m_player.type("as recorded");
        for (int i = 0; i < 3 && focus_name() != "dice"; ++i)
            m_player.press(Qt::Key_Return);
        m_player.press(Qt::Key_Return);
    }
    return {};
}

/// By its key with Ctrl+K; what follows something from the sequence of play.
QString Replayed::open(const game::Play& play)
{
    if (!play.follows) {
        m_player.open_action(q(play.action));
        return m_player.window().sheet().action()->key == play.action ? QString{} : "another action opens for " + q(play.action);
    }
    m_player.press(Qt::Key_1, Qt::ControlModifier);
    auto* sequence = m_player.window().findChild<ui::SequencePanel*>("sequence");
    for (const QTreeWidgetItem* before = nullptr; sequence->currentItem() != before; m_player.press(Qt::Key_Down)) {
        before = sequence->currentItem();
        const ui::Question* question = sequence->question_in_hand();
        if (question == nullptr || question->play->follows != play.follows)
            continue;
        m_player.press(Qt::Key_Return);
        return {};
    }
    return QStringLiteral("follow-up %1.%2 is not in the sequence of play").arg(play.follows->entry).arg(play.follows->index + 1);
}

QString Replayed::seat(const game::RoleFilled& filled)
{
    const QString name = QStringLiteral("role_") + q(filled.role);
    const auto lines = m_player.window().findChildren<QWidget*>(name);
    if (std::ranges::none_of(lines, &QWidget::isVisible)) {
        const bool is_side = m_player.state().find(filled.role) != nullptr;
        return is_side ? QString{} : "there is no role " + q(filled.role);
    }
    QStringList codes;
    for (const std::string& key : filled.units) {
        const game::Unit* unit = m_player.state().find(key);
        codes << q(unit == nullptr || unit->code.empty() ? key : unit->code);
    }
    if (!tab_to(name))
        return "the Tab key does not come to " + name;
    m_player.press(Qt::Key_A, Qt::ControlModifier);
    m_player.type(codes.join(QLatin1Char{','}));
    if (focus_name() == name)
        m_player.press(Qt::Key_Return);
    return focus_name() == name ? name + " does not take " + codes.join(QLatin1Char{','}) : QString{};
}

QString Replayed::answer(const Action& action, const Given& given)
{
    const auto at = index_of(action.form, given.key);
    const Field& field = action.form[*at];
    if (!m_player.window().sheet().form().answers().asked(*at))
        return {}; // a command line may say what nobody asks
    const auto words = field.is_list() ? split(given.word, ',') : std::vector<std::string_view>{given.word};
    for (std::size_t row = 0; row < words.size(); ++row) {
        QString name = q(field.key);
        if (field.kind == Kind::Set) {
            for (const Option& option : field.options) {
                const auto all = split(words[row], ',');
                if (!tab_to(name + QLatin1Char{'.'} + q(option.word)))
                    return "the Tab key does not come to " + name;
                m_player.type(std::ranges::find(all, option.word) == all.end() ? "" : " ");
            }
            continue;
        }
        const QString in_row = name + QStringLiteral("_%1").arg(row + 1);
        if (std::ranges::any_of(m_player.window().findChildren<QWidget*>(in_row), &QWidget::isVisible))
            name = in_row;
        if (!tab_to(name))
            return "the Tab key does not come to " + name + "; " + m_player.words("problems") + m_player.words("objections");
        if (field.kind == Kind::Toggle)
            m_player.type(words[row] == "yes" ? "y" : "n");
        else if (field.kind == Kind::Number)
            m_player.type(q(words[row]));
        else {
            m_player.press(Qt::Key_Home);
            for (const Option& option : field.options) {
                if (option.word == words[row])
                    break;
                m_player.press(Qt::Key_Down);
            }
        }
    }
    return {};
}

QString Replayed::go_to_dice(const std::string& reason)
{
    constexpr int most = 6;
    bool is_given = false;
    for (int i = 0; i < most && focus_name() != "dice"; ++i) {
        if (focus_name() == "reason" && !is_given) {
            if (reason.empty())
                return "a reason is wanted: " + m_player.words("objections");
            m_player.type(q(reason));
            is_given = true;
        }
        m_player.press(Qt::Key_Return);
    }
    return focus_name() == "dice" ? QString{}
                                  : "Enter does not come to the dice: " + m_player.words("problems") + "; focus on " + focus_name();
}

bool Replayed::tab_to(const QString& object_name)
{
    constexpr int most = 80;
    for (int i = 0; i < most && focus_name() != object_name; ++i)
        m_player.press(focus_name() == QStringLiteral("fold") ? Qt::Key_Space : Qt::Key_Tab);
    return focus_name() == object_name;
}

void Replayed::end_phase(const std::string& reason)
{
    m_player.press(Qt::Key_F8);
    if (focus_name() != "end_reason")
        return;
    if (!reason.empty())
        m_player.type(q(reason));
    m_player.press(Qt::Key_Return);
}

QString Replayed::by_hand(const game::Entry& entry)
{
    ui::OpenGame& game = *m_player.window().desk().game();
    ui::OpenGame::Decided given;
    if (const auto* lay = std::get_if<game::PlaceFaceDown>(&entry.command)) {
        given = game.lay(lay->unit, word_laid_by(lay->unit, entry.number), lay->reason);
    } else if (const auto* up = std::get_if<game::TurnUp>(&entry.command)) {
        std::vector<std::string> units;
        for (const game::TurnedUp& one : up->all)
            units.push_back(one.unit);
        given = game.turn_up(units, up->reason);
    } else {
        given = game.give(entry.command, {}, ui::OpenGame::Rolls::No);
    }
    return given ? QString{} : QString::fromStdString(text(given.error().front()));
}

std::string Replayed::word_laid_by(const std::string& unit, int after) const
{
    for (const game::Entry& entry : m_recorded.entries())
        if (const auto* up = std::get_if<game::TurnUp>(&entry.command); up != nullptr && entry.number > after)
            for (const game::TurnedUp& one : up->all)
                if (one.unit == unit)
                    return one.word;
    return "hold";
}
