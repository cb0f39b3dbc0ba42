// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/chain.h"
#include "core/action/resolve.h"
#include "tests/around.h"

#include <QObject>
#include <QTest>

#include <cstdint>

using namespace corneta;

namespace {

/// Rolls `sides` again and again until `links` are done or, where it may stop early, a 1 falls; counts the ones.
class Counting final : public Procedure {
public:
    struct State {
        std::int32_t link;
        std::int32_t ones;
    };
    Counting(int links, int sides, bool stops_early, bool keeps_faces)
        : m_links{links},
          m_sides{sides},
          m_stops_early{stops_early},
          m_keeps_faces{keeps_faces}
    {
    }
    Problems refusals() const override { return {}; }
    std::size_t size() const override { return m_keeps_faces ? ChainState::most : sizeof(State); }
    void begin(ChainState& chain_state, Explanation& /*explanation*/) const override { chain_state = {}; }
    Step step(ChainState& chain_state, Dice& dice, Explanation& /*explanation*/) const override
    {
        State state{};
        std::memcpy(&state, chain_state.bytes.data(), sizeof state);
        const int face = dice.read({"die {0}", state.link + 1}, m_sides, [this](int thrown) {
            return m_keeps_faces ? thrown : thrown == 1 ? 1 : 0;
        });
        state.ones += face == 1 ? 1 : 0;
        if (m_keeps_faces)
            chain_state.bytes.at(16U + static_cast<std::size_t>(state.link)) = static_cast<std::byte>(face);
        ++state.link;
        std::memcpy(chain_state.bytes.data(), &state, sizeof state);
        return state.link == m_links || (m_stops_early && face == 1) ? Step::Finished : Step::Continue;
    }
    void end(const ChainState& /*chain_state*/, Outcome& /*outcome*/) const override {}
    Announcement announce(const ChainState& /*chain_state*/) const override { return {}; }

private:
    int m_links;
    int m_sides;
    bool m_stops_early;
    bool m_keeps_faces;
};

/// The same with links that are alike, and counted.
class Alike final : public Around {
public:
    Alike(const Procedure& procedure, std::uint8_t links) : Around{procedure}, m_links{links} {}
    Clock clock() const override { return {0, 0, static_cast<std::uint8_t>(m_links > 0 ? m_links - 1 : 0), {}}; }
    Step step(ChainState& chain_state, Dice& dice, Explanation& explanation) const override
    {
        ++m_steps;
        return Around::step(chain_state, dice, explanation);
    }
    std::size_t steps() const { return m_steps; }

private:
    std::uint8_t m_links;
    mutable std::size_t m_steps = 0;
};

std::uint64_t sum_of_weights(const EndStates& ends)
{
    std::uint64_t sum = 0;
    for (const EndState& end : ends.ends)
        sum += end.weight.value_or(0);
    return sum;
}

double sum_of_probabilities(const EndStates& ends)
{
    double sum = 0;
    for (const EndState& end : ends.ends)
        sum += end.probability;
    return sum;
}

} // namespace

class TestChain : public QObject {
    Q_OBJECT

private slots:
    void equal_states_are_merged();
    void ways_of_different_length_have_one_share_base();
    void past_64_bits_probabilities_still_add_up();
    void links_that_are_alike_are_walked_once();
    void too_many_states_are_played();
    void a_stop_is_heeded();
    void only_what_every_way_asks_for_is_surely_wanted();
};

void TestChain::equal_states_are_merged()
{
    const auto ends = ends_of(Counting{10, 6, false, false}, {});
    QCOMPARE(ends->ends.size(), 11U);
    QVERIFY(ends->total == 60'466'176U);
    QCOMPARE(sum_of_weights(*ends), 60'466'176U);
    QVERIFY(ends->ends.front().weight == 1U || ends->ends.back().weight == 1U || ends->ends.back().weight == 9'765'625U);
}

void TestChain::ways_of_different_length_have_one_share_base()
{
    const auto ends = ends_of(Counting{3, 4, true, false}, {});
    QVERIFY(ends->total == 64U);
    QCOMPARE(ends->ends.size(), 4U);
    QCOMPARE(sum_of_weights(*ends), 64U);
    std::vector<std::uint64_t> weights;
    for (const EndState& end : ends->ends)
        weights.push_back(*end.weight);
    std::ranges::sort(weights);
    QCOMPARE(weights, (std::vector<std::uint64_t>{9, 12, 16, 27}));
}

void TestChain::past_64_bits_probabilities_still_add_up()
{
    const auto ends = ends_of(Counting{40, 20, false, false}, {});
    QVERIFY(ends->exact);
    QVERIFY(!ends->total);
    QCOMPARE(ends->ends.size(), 41U);
    QVERIFY(std::abs(sum_of_probabilities(*ends) - 1) < 1e-12);
}

void TestChain::links_that_are_alike_are_walked_once()
{
    constexpr std::uint8_t links = 12;
    for (const bool stops_early : {false, true}) {
        const Counting counting{links, 6, stops_early, false};
        const Alike each{counting, 0};
        const Alike once{counting, links};
        const auto all = ends_of(each, {});
        const auto ends = ends_of(once, {});
        QVERIFY(ends->total && ends->total == all->total);
        QCOMPARE(ends->ends.size(), all->ends.size());
        for (const EndState& end : all->ends)
            QVERIFY(std::ranges::any_of(ends->ends, [&](const EndState& same) {
                return same.state.bytes == end.state.bytes && same.weight == end.weight && same.probability == end.probability;
            }));
        // without a clock two branches a link and count of ones; with one those of a count once, and once more in the last link
        QCOMPARE(each.steps(), stops_early ? std::size_t{2 * links} : std::size_t{links * (links + 1)});
        QCOMPARE(once.steps(), stops_early ? std::size_t{2 + 2} : std::size_t{2 * (links - 1) + 2 * links});
    }
}

void TestChain::too_many_states_are_played()
{
    const auto ends = ends_of(Counting{12, 6, false, true}, {},
                              {.states = 20'000, .branches = whole_effort.branches, .plays = 100'000, .links = 2'000'000});
    QVERIFY(!ends->exact);
    QVERIFY(!ends->total);
    QVERIFY(std::abs(sum_of_probabilities(*ends) - 1) < 1e-9);
}

void TestChain::a_stop_is_heeded()
{
    std::stop_source source;
    source.request_stop();
    QVERIFY(!ends_of(Counting{12, 6, false, true}, source.get_token()));
}

void TestChain::only_what_every_way_asks_for_is_surely_wanted()
{
    const Counting all{5, 6, false, false};
    QCOMPARE(surely_wanted(all, {}).size(), 5U);
    QCOMPARE(surely_wanted(all, {}).back(), (DiceRequest{"die 5", {1, 6}}));
    const Counting early{5, 6, true, false};
    QCOMPARE(surely_wanted(early, {}), (std::vector<DiceRequest>{{"die 1", {1, 6}}}));
}

#include "test_chain.moc"
