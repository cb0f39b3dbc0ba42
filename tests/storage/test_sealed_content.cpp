// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/sealed_content.h"
#include "tests/storage/few_charts.h"

#include <QByteArray>
#include <QObject>
#include <QTest>

#include <set>

using namespace corneta;

class TestSealedContent : public QObject {
    Q_OBJECT

private slots:
    void sealed_content_is_what_a_stranger_reckons();
    void content_comes_back_data();
    void content_comes_back();
    void contents_of_one_length_and_another_look_alike();
    void every_place_is_sealed_otherwise();
    void nothing_of_the_content_shows();
    void another_key_or_place_does_not_open_it();
    void a_change_is_found();
    void what_was_never_sealed_is_refused_data();
    void what_was_never_sealed_is_refused();
};

namespace {

Bytes32 bytes_from(int first)
{
    Bytes32 bytes{};
    for (std::size_t at = 0; at < bytes.size(); ++at)
        bytes.at(at) = static_cast<char>(static_cast<std::size_t>(first) + at);
    return bytes;
}

const SealingKey key{bytes_from(100), bytes_from(200)};
const std::string order = R"({"order":"Advance","hex":"0714","note":"niño"})";

QString said(const SealedContent& content, std::uint64_t n, const SealingKey& with = key)
{
    const auto text = unsealed(content, n, with, "war.corneta:7");
    return text ? QString::fromStdString(*text) : few_charts::in_lines(text.error());
}

} // namespace

/// With Python's hmac and hashlib after the layout in sealed_content.h.
void TestSealedContent::sealed_content_is_what_a_stranger_reckons()
{
    const SealedContent short_one = sealed(order, 143, key);
    QCOMPARE(short_one.sealed,
             "01137b0ece07131daa755ffd48728f815c009cb655aa8780e81df55856d6acab"
             "dbfc7427c9705b3c984b04fe3e89850e7555dfc5f0dbc8c48babf2786cba5983"
             "b50ebd98a39856ae5bd1f17bc8b6e6eb53931d9fac63f68af9c4406fc4c8ea14"
             "a9069bc70f884a494e3667f80c1af12f7217d7195fe98051fce796a07d363552"
             "afbbdcfd8a299862efd36bad7b6602be6e9ddf3b5a95cfeffd919bc5d3dbb1d3"
             "248cc20d5ea53b92b941984879c1417041f78a680e0c74498021303e713c6ce2"
             "97b9556e4e764fa5c10119c5806d397f6b082960591e882a1b14bbcb6acdc9a0"
             "7ab5a5115781166512acc048a988cc7e65165ef7e002963b6efab76c3297f587");
    QCOMPARE(short_one.commitment, "82b43a5acb7a8a39c2d2e01e7a60b6ae57f9340f809a34d9c6da90d4856332a3");
    QCOMPARE(hex(text(salt_of(143, key))), "c54bbd7121ea3e76528b782e69c16f69e6205b1266f5f3f9a5ec66e75072994f");
    QCOMPARE(commitment_to(order, salt_of(143, key)), short_one.commitment);
    const SealedContent long_one = sealed(std::string(256, 'x'), 144, key);
    QCOMPARE(long_one.sealed.size(), 1024U);
    QCOMPARE(hex(text(sha256({long_one.sealed}))), "90db7a096440276ca66ad0102af8cc53f1fbff144ebe0feb2c46427d08bb0a54");
    QCOMPARE(long_one.commitment, "65fdfd6296fda64fdd8c679d3543ee2d7efa86e470f28cea0a0f85bff90985e7");
}

void TestSealedContent::content_comes_back_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("an order") << QByteArray::fromStdString(order);
    QTest::newRow("nothing") << QByteArray{};
    QTest::newRow("ends like padding") << QByteArray{"a\x80\0\0", 4};
    QTest::newRow("all but the padding") << QByteArray(255, 'x');
    QTest::newRow("as long as the padded one") << QByteArray(256, '\0');
    QTest::newRow("long") << QByteArray(70'000, 'y');
}

void TestSealedContent::content_comes_back()
{
    QFETCH(QByteArray, content);
    const auto text = unsealed(sealed(content.toStdString(), 5, key), 5, key, "order");
    QVERIFY(text.has_value());
    QCOMPARE(QByteArray::fromStdString(*text), content);
}

void TestSealedContent::contents_of_one_length_and_another_look_alike()
{
    for (std::size_t length = 0; length < 256; ++length)
        QCOMPARE(sealed(std::string(length, 'x'), length, key).sealed.size(), 512U);
    QCOMPARE(sealed(std::string(256, 'x'), 256, key).sealed.size(), 1024U);
}

void TestSealedContent::every_place_is_sealed_otherwise()
{
    std::set<std::string> texts;
    for (std::uint64_t n = 0; n < 200; ++n) {
        const SealedContent content = sealed(order, n, key);
        texts.insert(content.sealed.substr(0, 16));
        texts.insert(content.sealed.substr(496));
        texts.insert(content.commitment);
    }
    QCOMPARE(texts.size(), 600U);
    // No block of the keystream stands twice: two equal blocks of content differ.
    const std::string blocks = sealed(std::string(1000, 'x'), 1, key).sealed;
    for (std::size_t at = 0; at < 1984; at += 64)
        texts.insert(blocks.substr(at, 64));
    QCOMPARE(texts.size(), 631U);
}

void TestSealedContent::nothing_of_the_content_shows()
{
    const SealedContent content = sealed(order, 9, key);
    const QByteArray shown = QByteArray::fromStdString(content.sealed + content.commitment);
    const QByteArray plain = QByteArray::fromStdString(order);
    for (qsizetype at = 0; at + 4 <= plain.size(); ++at) {
        const QByteArray piece = plain.mid(at, 4);
        QVERIFY(!shown.contains(piece));
        QVERIFY(!shown.contains(piece.toHex()));
        QVERIFY(!shown.contains(piece.toHex().toUpper()));
        QVERIFY(!shown.contains(piece.toBase64().left(5)));
        QVERIFY(!QByteArray::fromHex(shown).contains(piece));
    }
    QVERIFY(content.commitment != hex(text(sha256({order}))));
}

void TestSealedContent::another_key_or_place_does_not_open_it()
{
    const SealedContent content = sealed(order, 9, key);
    const QString refusal = "war.corneta:7: sealed with another key, or changed since";
    QCOMPARE(said(content, 9), QString::fromStdString(order));
    QCOMPARE(said(content, 10), refusal);
    QCOMPARE(said(content, 9, {bytes_from(101), key.salt}), refusal);
    QCOMPARE(said(content, 9, {key.key, bytes_from(201)}), refusal);
}

void TestSealedContent::a_change_is_found()
{
    const SealedContent content = sealed(order, 9, key);
    for (std::size_t at = 0; at < content.sealed.size(); ++at) {
        SealedContent changed = content;
        changed.sealed[at] = changed.sealed[at] == '0' ? '1' : '0';
        QVERIFY2(said(changed, 9).startsWith("war.corneta:7: sealed with another key"), qPrintable(QString::number(at)));
    }
    SealedContent other = content;
    other.commitment = sealed("other", 9, key).commitment;
    QCOMPARE(said(other, 9), "war.corneta:7: sealed with another key, or changed since");
}

void TestSealedContent::what_was_never_sealed_is_refused_data()
{
    QTest::addColumn<QByteArray>("sealed_text");
    QTest::newRow("nothing") << QByteArray{};
    QTest::newRow("odd") << QByteArray(511, 'a');
    QTest::newRow("too short") << QByteArray(510, 'a');
    QTest::newRow("no digits") << QByteArray(512, 'g');
    QTest::newRow("upper case") << QByteArray(512, 'A');
}

void TestSealedContent::what_was_never_sealed_is_refused()
{
    QFETCH(QByteArray, sealed_text);
    QCOMPARE(said({sealed_text.toStdString(), std::string(64, '0')}, 1), "war.corneta:7: not a sealed text");
}

#include "test_sealed_content.moc"
