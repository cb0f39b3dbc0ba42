// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/automatic/automatic_game.h"
#include "core/game/decide/decide.h"
#include "core/game/journal/followed.h"
#include "core/game/play/offered.h"
#include "tests/game/random_game.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <map>

using namespace corneta;

/// A die that was misread is put right late: in each battle, some plays are read with other dice than those that were thrown.
class TestAmendments : public QObject {
    Q_OBJECT
private slots:
    void a_die_is_put_right_late_data() { add_scenario_rows(); }
    void a_die_is_put_right_late();
};

namespace {

const unsigned battles = scaled(6U, 1U);   ///< of each scenario
const int amendments = scaled(60, 8);      ///< of each battle
const int most_entries = scaled(400, 250); ///< of a battle, so that several turns are played

game::Journal battle_of(const KeptGame& begun, unsigned seed)
{
    game::AutomaticGame played{begun.book(), begun.journal().state(), {}, seed};
    while (played.journal().next_number() <= most_entries && played.move()) {}
    return played.journal();
}

std::vector<int> other_faces(const game::EntryResult& result, SeededRoller& roller)
{
    std::vector<int> faces;
    for (const game::RecordedRoll& roll : result.rolls)
        for (std::size_t i = 0; i < roll.faces.size() && !roll.is_idle; ++i)
            faces.push_back(roller.face(roll.pool.sides));
    return faces;
}

/// Of an entry as it is read before and after.
struct Readings {
    const game::EntryResult* then = nullptr;
    const game::EntryResult* now = nullptr;
};

bool ends_phase(const game::EntryResult* reading)
{
    return reading != nullptr && reading->effects.lets_go;
}
bool leads_on(const game::EntryResult* reading)
{
    return reading != nullptr && reading->play && reading->effects.stage;
}

/// Both lines of readings side by side, and what is wrong with the later one; nothing where all is well.
class SideBySide {
public:
    SideBySide(const game::Journal& before, const game::Journal& after, const Rulebook& book)
        : m_book{book},
          m_then{before.start()},
          m_now{after.start()}
    {
        std::map<int, Readings> all;
        for (const game::EntryResult* const one : before.in_force())
            all[one->entry].then = one;
        for (const game::EntryResult* const one : after.in_force())
            all[one->entry].now = one;
        for (const auto& [entry, readings] : all)
            if (m_wrong.empty())
                read(entry, readings);
        if (m_wrong.empty() && m_is_as_ever && m_now.stage != m_then.stage)
            m_wrong = fmt::format("ends in turn {}, {}, not in turn {}, {}", m_now.stage.turn, m_now.stage.phase, m_then.stage.turn,
                                  m_then.stage.phase);
    }

    const std::string& wrong() const { return m_wrong; }
    int owed_late() const { return m_owed_late; }

private:
    std::vector<game::Owed> musts_of_now() const
    {
        std::vector<game::Owed> all = game::open_follow_ups(m_now, m_book);
        std::ranges::move(game::waiting_follow_ups(m_now, m_book), std::back_inserter(all));
        std::erase_if(all, [&](const game::Owed& owed) {
            return owed.next.kind == Follow::May || game::still_owed(m_now, m_then, {owed.entry, owed.index, 0}).has_value();
        });
        return all;
    }

    void read(int entry, const Readings& readings)
    {
        // a play may lead on elsewhere by its dice, until a phase ends
        m_is_as_ever = (m_is_as_ever || (ends_phase(readings.then) && ends_phase(readings.now))) && !leads_on(readings.then)
            && !leads_on(readings.now);
        const bool ends = readings.now != nullptr && readings.now->effects.lets_go;
        const std::vector<game::Owed> new_musts = ends ? musts_of_now() : std::vector<game::Owed>{};
        if (readings.then != nullptr)
            game::apply(m_then, entry, readings.then->effects);
        if (readings.now != nullptr)
            game::apply(m_now, entry, readings.now->effects);
        for (const game::Owed& owed : new_musts)
            if (std::ranges::find(m_now.owed, owed) == m_now.owed.end())
                m_wrong = fmt::format("entry {} lets go of what entry {} owes: {}", entry, owed.entry, owed.next.choices.front().action);
        m_owed_late += static_cast<int>(new_musts.size());
    }

    const Rulebook& m_book;
    game::State m_then;
    game::State m_now;
    bool m_is_as_ever = true;
    int m_owed_late = 0;
    std::string m_wrong;
};

/// Whether what does not fit is named at once: each of it kept, nothing else is named.
bool names_all_at_once(const game::Journal& played, const Rulebook& book, game::Amend amend, const game::DiceAtHand& dice)
{
    amend.rest.reset();
    const auto unruled = game::decided(played, book, amend, dice);
    if (unruled)
        return true;
    const auto later = [&](const game::EntryResult* one) {
        const std::string where = fmt::format("entry {}", one->entry);
        return std::ranges::find(unruled.error(), where, &Problem::where) != unruled.error().end();
    };
    for (const game::EntryResult* const one : played.in_force())
        if (later(one))
            amend.rulings.push_back({one->entry, game::Rule::Keep, std::nullopt});
    const auto ruled = game::decided(played, book, amend, dice);
    return ruled || std::ranges::all_of(ruled.error(), [&](const Problem& problem) {
               return std::ranges::find(unruled.error(), problem.where, &Problem::where) != unruled.error().end();
           });
}

} // namespace

/// The game stays in the phase in which it is, what must follow only now stays owed, and nothing more is read the second time.
void TestAmendments::a_die_is_put_right_late()
{
    QFETCH(const Ruleset*, ruleset);
    QFETCH(QString, scenario);
    const KeptGame begun{*ruleset, scenario.toStdString()};
    int put_right = 0;
    int refused = 0;
    int owed_late = 0;
    std::map<std::string, std::string> wrong;
    for (unsigned seed = 1; seed <= battles; ++seed) {
        const game::Journal played = battle_of(begun, seed);
        SeededRoller roller{seed};
        std::vector<const game::EntryResult*> thrown = played.in_force();
        std::erase_if(thrown, [](const game::EntryResult* one) { return !one->play || one->rolls.empty(); });
        for (int i = 0; i < amendments && !thrown.empty(); ++i) {
            const game::EntryResult* const old = thrown[static_cast<std::size_t>(roller.face(static_cast<int>(thrown.size())) - 1)];
            const game::DiceAtHand dice{.in_order = other_faces(*old, roller)};
            const game::Amend amend{old->entry, *old->play, "misread", {}, i % 2 == 0 ? game::Rule::Strike : game::Rule::Keep};
            const auto entry = game::decided(played, begun.book(), amend, dice);
            ++(entry ? put_right : refused);
            if (!entry)
                continue;
            game::Journal after = played;
            QVERIFY(after.append(*entry).has_value());
            const SideBySide both{played, after, begun.book()};
            owed_late += both.owed_late();
            QVERIFY(names_all_at_once(played, begun.book(), amend, dice));
            if (!both.wrong().empty())
                wrong.try_emplace(old->play->action, fmt::format("seed {}, entry {}: {}", seed, old->entry, both.wrong()));
            QVERIFY(amend.rest == game::Rule::Keep || !game::decided(after, begun.book(), amend, dice));
        }
    }
    qInfo("%d put right, %d refused, %d owed late", put_right, refused, owed_late);
    for (const auto& [action, where] : wrong)
        qWarning("%s, %s", action.c_str(), where.c_str());
    QVERIFY(put_right > 0);
    QVERIFY(wrong.empty());
}

#include "test_amendments.moc"
