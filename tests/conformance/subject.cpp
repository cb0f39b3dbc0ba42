// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/conformance/subject.h"

#include "app/storage/packs/packs.h"
#include "rulesets/all_rulesets.h"
#include "tests/coin_river/ruleset.h"
#include "tests/made_up/ruleset.h"
#include "tests/mill_lane/ruleset.h"

#include <QTest>

#include <cstdlib>
#include <stdexcept>
#include <vector>

namespace corneta::conformance {

namespace {

std::vector<corneta::Rulebook> opened_books()
{
    std::vector<const corneta::Ruleset*> rulesets{corneta::all_rulesets().begin(), corneta::all_rulesets().end()};
    rulesets.push_back(&made_up::ruleset);
    rulesets.push_back(&coin_river::ruleset);
    rulesets.push_back(&mill_lane::ruleset);
    std::vector<corneta::Rulebook> books;
    for (const corneta::Ruleset* ruleset : rulesets) {
        auto book = corneta::rulebook_with_pack(*ruleset);
        if (!book)
            throw std::runtime_error{text(book.error().front())};
        books.push_back(*std::move(book));
    }
    return books;
}

std::uint64_t first_seed()
{
    const char* const wanted = std::getenv("CORNETA_SEED"); // NOLINT(concurrency-mt-unsafe): nothing else runs
    return wanted == nullptr ? Subject{}.first_seed : std::strtoull(wanted, nullptr, 10);
}

std::vector<Subject> all_subjects()
{
    std::vector<Subject> subjects;
    for (const corneta::Rulebook& book : rulebooks())
        for (const corneta::Action& action : book.ruleset->actions)
            subjects.push_back({&book, &action, first_seed()});
    return subjects;
}

} // namespace

std::span<const corneta::Rulebook> rulebooks()
{
    static const std::vector<corneta::Rulebook> books = opened_books();
    return books;
}

std::span<const Subject> subjects()
{
    static const std::vector<Subject> all = all_subjects();
    return all;
}

void add_row_for_every_action()
{
    QTest::addColumn<const Subject*>("subject");
    for (const Subject& subject : subjects())
        QTest::newRow(subject.name().c_str()) << &subject;
}

void add_row_for_every_ruleset()
{
    QTest::addColumn<const corneta::Rulebook*>("book");
    for (const corneta::Rulebook& book : rulebooks())
        QTest::newRow(std::string{book.ruleset->key}.c_str()) << &book;
}

void print(const std::string& line)
{
    qInfo("%s", line.c_str());
}

} // namespace corneta::conformance
