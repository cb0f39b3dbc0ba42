// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/sheet_kinds.h"
#include "tests/paper/printed.h"
#include "ui/window/keys_text.h"

#include <QObject>
#include <QTest>

using namespace corneta;

/// Every key of the window on one page.
class TestKeys : public QObject {
    Q_OBJECT
private slots:
    void all_keys_stand_on_one_page_data();
    void all_keys_stand_on_one_page();
};

void TestKeys::all_keys_stand_on_one_page_data()
{
    QTest::addColumn<QPageSize::PageSizeId>("paper");
    QTest::addColumn<int>("entries");
    QTest::addColumn<int>("longer");
    for (const auto& [name, paper] : {std::pair{"A4", QPageSize::A4}, {"Letter", QPageSize::Letter}}) {
        for (const int entries : {1, 50, 80}) // of the menus, which have some fifty
            QTest::addRow("%s, %d", name, entries) << paper << entries << 0;
        QTest::addRow("%s, words of another language", name) << paper << 50 << 40;
    }
}

void TestKeys::all_keys_stand_on_one_page()
{
    QFETCH(QPageSize::PageSizeId, paper);
    QFETCH(int, entries);
    ui::KeyList of_menus;
    for (int entry = 1; entry <= entries; ++entry)
        of_menus << std::pair{QStringLiteral("Ctrl+Shift+F%1").arg(entry),
                              QStringLiteral("what the entry number %1 of the menus does, in some words").arg(entry)};
    QFETCH(int, longer); // so many percent
    ui::KeyGroups groups = ui::key_groups(of_menus);
    for (auto& [heading, keys] : groups)
        for (auto& [key, words] : keys)
            words += words.left(words.size() * longer / 100);
    const QByteArray pdf = pdf_of(paper::keys_sheet(groups, paper));
    QCOMPARE(pages_of_pdf(pdf), 1);
    QString all;
    for (const auto& [heading, keys] : groups) {
        all += heading + ' ';
        for (const auto& [key, words] : keys)
            all += key + ' ' + words + ' ';
    }
    QCOMPARE(missing_in(words_in(all), words_in(text_as_painted(pdf))), "");
    QCOMPARE(words_that_collide(pdf), "");
}

#include "test_keys.moc"
