// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/ruling_page.h"

#include "core/game/decide/decide.h"
#include "core/game/play/play.h"
#include "ui/action/faces_typed.h"
#include "ui/action/roles_bar.h"
#include "ui/form/form_widget.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/word_lines.h"
#include "ui/words/wording.h"

#include <QLineEdit>

#include <algorithm>
#include <iterator>

namespace corneta::ui {

namespace {

constexpr int letters_of_faces = 60;

enum Ruled { ReadOtherwise, StruckOut };
enum Later { Named, Kept, Struck };
enum RolledBy { Hand, Program };

/// Kinds of entries that are rulings themselves, or take one back.
bool is_ruling(const game::Command& command)
{
    return match(
        command, [](const game::Branching auto&) { return true; }, [](const game::Moving auto&) { return true; },
        [](const game::Appending auto&) { return false; });
}

/// The number in `entry 12`; 0 where it is none.
int entry_in(const std::string& where)
{
    constexpr std::string_view before = "entry ";
    return where.starts_with(before) ? QString::fromStdString(where.substr(before.size())).toInt() : 0;
}

Answers answers_of(const Form& form, const std::vector<game::Answer>& answers)
{
    std::vector<Given> given;
    given.reserve(answers.size());
    for (const game::Answer& answer : answers)
        given.push_back({answer.key, answer.word});
    return answers_from(form, given).value_or(Answers{form});
}

} // namespace

RulingPage::RulingPage(QWidget* parent)
    : TablePage{tr("Apply"), Why::Asked, parent},
      m_was{nullptr},
      m_ruling{words().add_choice("ruling", tr("This entry"),
                                  tr("Change answers below and keep the dice, or strike the entry out. The journal keeps what was."))},
      m_later{words().add_choice("later", tr("Later entries that no longer fit"),
                                 tr("What happens to later entries that this makes impossible."))},
      m_rolled_by{words().add_choice("rolled_by", tr("Extra dice"), tr("Dice that the entry did not need before."))},
      m_faces{words().add_line("faces", tr("Their results"),
                               tr("Of the extra dice alone, in order; most changes need none. Where one was misread: of all, as they lay."),
                               letters_of_faces)},
      m_otherwise{nullptr},
      m_roles{nullptr},
      m_form{nullptr}
{
    auto* content = new QWidget{this};
    m_was = new SizedLabel{Type::Plain, QFont::Normal, content, "ruled_entry"};
    m_otherwise = new QWidget{content};
    m_roles = new RolesBar{m_otherwise};
    m_form = new FormWidget{m_otherwise};
    in_column(m_otherwise, {m_roles, m_form});
    in_column(content, {m_was, &words(), m_otherwise});
    put(content);
    m_later->addItems({tr("stop and list them"), tr("keep them"), tr("strike them out")});
    m_rolled_by->addItems({tr("typed"), tr("rolled by the program")});
    connect(m_ruling, &QComboBox::currentIndexChanged, this, &RulingPage::show_ruling);
    connect(m_form, &FormWidget::completed, this, &RulingPage::go_on);
    connect(m_roles, &RolesBar::completed, m_form, &FormWidget::focus_first);
}

QString RulingPage::refused(const OpenGame& game, const game::Entry& entry)
{
    if (is_ruling(entry.command))
        return tr("Entry %1 is a ruling or takes one back: Ctrl+Z takes it back.").arg(entry.number);
    if (game.journal().in_force(entry.number) == nullptr)
        return tr("Entry %1 is no longer in force.").arg(entry.number);
    return {};
}

void RulingPage::ask(OpenGame& game, const game::Entry& entry)
{
    const game::EntryResult& result = *game.journal().in_force(entry.number);
    m_entry = entry.number;
    m_play = result.play ? *result.play : game::Play{};
    begin(game, tr("Another ruling on entry %1").arg(m_entry), {});
    m_was->setText(game.sentence(entry));
    m_ruling->clear();
    m_ruling->addItem(tr("change answers, keep the dice"), ReadOtherwise);
    if (!result.play)
        m_ruling->clear();
    m_ruling->addItem(tr("strike it out, as if it had never been"), StruckOut);
    m_later->setCurrentIndex(Named);
    m_rolled_by->setCurrentIndex(Hand);
    m_faces->clear();
    if (result.play)
        show_play(result);
    show_ruling();
    m_ruling->setFocus(Qt::ShortcutFocusReason);
}

void RulingPage::show_play(const game::EntryResult& result)
{
    const Ruleset& ruleset = *game()->book().ruleset;
    const Action& action = *ruleset.find_action(m_play.action);
    m_roles->ask(game()->book(), action, game()->state(), m_play.roles);
    m_form->ask(answers_of(action.form, result.answers));
    std::vector<QWidget*> widgets = words().key_widgets();
    const std::vector<QWidget*> of_roles = m_roles->key_widgets();
    widgets.insert(widgets.end(), of_roles.begin(), of_roles.end());
    order_tabs(widgets);
    m_form->follow(widgets.back());
}

void RulingPage::show_ruling()
{
    m_otherwise->setVisible(!is_struck());
    m_rolled_by->setEnabled(!is_struck());
    m_faces->setEnabled(!is_struck());
}

bool RulingPage::is_struck() const
{
    return m_ruling->currentData().toInt() == StruckOut;
}

/// The play with what was changed here.
game::Play RulingPage::changed() const
{
    game::Play play = game::amended(m_play, {.action = m_play.action, .typed = m_form->typed()});
    const std::vector<std::string> asked = m_roles->asked();
    std::erase_if(play.roles, [&](const game::RoleFilled& old) { return std::ranges::find(asked, old.role) != asked.end(); });
    std::ranges::copy(m_roles->roles(), std::back_inserter(play.roles));
    return play;
}

/// What becomes of all later entries that no longer fit.
std::optional<game::Rule> RulingPage::rest() const
{
    switch (m_later->currentIndex()) {
    case Kept: return game::Rule::Keep;
    case Struck: return game::Rule::Strike;
    default: return std::nullopt;
    }
}

std::optional<game::Command> RulingPage::command(const std::string& reason)
{
    words().say({});
    if (const QStringList unknown = m_roles->unknown(); !is_struck() && !unknown.isEmpty()) {
        say_here(unknown.join(QStringLiteral("; ")));
        return std::nullopt;
    }
    if (const QStringList unreadable = m_form->unreadable(); !is_struck() && !unreadable.isEmpty()) {
        say_here(unreadable.join(QStringLiteral("; ")));
        return std::nullopt;
    }
    if (const auto faces = faces_typed(m_faces->text()); !faces && !is_struck()) {
        say_here(faces.error());
        return std::nullopt;
    }
    if (is_struck())
        return game::Strike{m_entry, reason, {}, rest()};
    return game::Amend{m_entry, changed(), reason, {}, rest()};
}

Problems RulingPage::say(const Problems& problems)
{
    Problems left;
    for (Problem& problem : words().say(problems)) {
        if (const int later = entry_in(problem.where); later > m_entry)
            problem.what = {"{0}: {1}", {Name{problem.where}, problem.what}};
        left.push_back(problem);
    }
    if (std::ranges::find(problems, ProblemCode::DiceMissing, &Problem::code) != problems.end() && m_rolled_by->currentIndex() != Program)
        m_faces->setFocus(Qt::OtherFocusReason);
    return left;
}

game::DiceAtHand RulingPage::dice() const
{
    return {.in_order = faces_typed(m_faces->text()).value_or(std::vector<int>{})};
}

OpenGame::Rolls RulingPage::rolls() const
{
    return m_rolled_by->currentIndex() == Program ? OpenGame::Rolls::Yes : OpenGame::Rolls::No;
}

} // namespace corneta::ui
