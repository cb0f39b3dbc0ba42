// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QObject>
#include <QTest>

#include <array>

using namespace corneta;

/// What a field says of itself beside its role.
class TestSections : public QObject {
    Q_OBJECT

private slots:
    void a_field_stands_under_its_own_heading_or_its_roles();
    void what_stands_in_front_is_asked_whoever_it_is_of();
};

namespace {

constexpr std::array form{
    Field{.key = "range", .label = "Range"},
    Field{.key = "strength", .label = "Strength", .role = "attacker"},
    Field{.key = "slope", .label = "Uphill", .role = "attacker", .section = "ground"},
    Field{.key = "front", .label = "In its front", .role = "attacker", .stands = Stands::InFront},
    Field{.key = "weather", .label = "Weather", .stands = Stands::WithTheUnit},
};

} // namespace

void TestSections::a_field_stands_under_its_own_heading_or_its_roles()
{
    QCOMPARE(ui::section_of(form, 0), std::string_view{});
    QCOMPARE(ui::section_of(form, 1), std::string_view{"attacker"});
    QCOMPARE(ui::section_of(form, 2), std::string_view{"ground"});
    QCOMPARE(ui::section_of(form, 3), std::string_view{"attacker"});
}

void TestSections::what_stands_in_front_is_asked_whoever_it_is_of()
{
    game::FilledIn filled{Answers{form}, std::vector(form.size(), game::Origin::Default)};
    filled.asked = {0, 1, 2, 3, 4};
    QCOMPARE(ui::measured_fields(filled), (std::vector<std::size_t>{0, 3}));
}

#include "test_sections.moc"
