// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/player.h"

#include "app/storage/packs/packs.h"
#include "app/window/filed_game.h"
#include "app/window/opening.h"
#include "app/window/printing.h"
#include "ui/action/action_sheet.h"
#include "ui/look/style.h"
#include "ui/look/text_size.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QVector>

#include <algorithm>
#include <utility>

using namespace corneta;

namespace {

std::vector<Rulebook> books_of(std::span<const Ruleset* const> rulesets)
{
    std::vector<Rulebook> books;
    for (const Ruleset* ruleset : rulesets) {
        auto book = rulebook_with_pack(*ruleset);
        if (!book)
            qFatal("%s", text(book.error().front()).c_str());
        books.push_back(*std::move(book));
    }
    return books;
}

} // namespace

Player::Player(std::span<const Ruleset* const> rulesets, int text_percent) : m_rulesets{rulesets}
{
    qputenv("XDG_DATA_HOME", m_folder.filePath(QStringLiteral("data")).toLocal8Bit()); // where a game's secrets lie
    open_window(text_percent);
}

void Player::open_window(int text_percent)
{
    ui::Style::install();
    m_window = std::make_unique<ui::MainWindow>(books_of(m_rulesets), window::packs_on_disk(), window::shelf_of(m_rulesets),
                                                window::print_shop(m_rulesets));
    m_window->resize(1024, 768);
    m_window->text_size().set_percent(text_percent);
    m_window->open_ruleset(0);
    m_window->show();
    m_window->activateWindow();
    if (!QTest::qWaitForWindowActive(m_window.get()))
        qFatal("the window does not become active");
    wait();
}

void Player::create_game(const std::string& ruleset, const std::string& scenario)
{
    const auto found = std::ranges::find(m_rulesets, ruleset, &Ruleset::key);
    m_window->open_ruleset(static_cast<std::size_t>(found - m_rulesets.begin()));
    m_file = m_folder.filePath(QString::fromStdString(scenario) + QStringLiteral(".corneta"));
    m_window->create_game(m_file, {.scenario = scenario});
    if (m_window->desk().game() == nullptr)
        qFatal("the game cannot be made");
    wait();
}

void Player::open_again()
{
    const int percent = m_window->text_size().percent();
    m_window.reset();
    open_window(percent);
    m_window->open_game(m_file);
    wait();
}

void Player::end_phase()
{
    const game::Stage before = state().stage;
    press(Qt::Key_F8);
    if (const auto* reason = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        state().stage == before && reason != nullptr && reason->text().isEmpty())
        type("left out");
    if (state().stage == before)
        press(Qt::Key_Return);
    wait();
}

void Player::name_file(const QString& path)
{
    if (!QTest::qWaitFor([this] { return m_window->findChild<QFileDialog*>() != nullptr; }))
        qFatal("no dialog asks for a file");
    auto* name = m_window->findChild<QFileDialog*>()->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    name->setFocus();
    name->selectAll();
    type(path + QLatin1Char{'\r'});
    if (!QTest::qWaitFor([this] { return m_window->findChild<QFileDialog*>() == nullptr; }))
        qFatal("the dialog stays");
    m_window->activateWindow();
    if (!QTest::qWaitForWindowActive(m_window.get()))
        qFatal("the window does not become active");
    wait();
}

void Player::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
    ++m_keys;
    QCoreApplication::processEvents();
}

void Player::type(const QString& text)
{
    for (const QChar letter : text) {
        if (letter == QLatin1Char{'\r'})
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        else
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
        ++m_keys;
        QCoreApplication::processEvents();
    }
}

void Player::open_action(const QString& letters)
{
    press(Qt::Key_K, Qt::ControlModifier);
    type(letters);
    press(Qt::Key_Return);
}

void Player::go_to_field(const QString& letters)
{
    press(Qt::Key_J, Qt::ControlModifier);
    type(letters);
    press(Qt::Key_Return);
}

void Player::wait()
{
    constexpr int patience = 60'000; // milliseconds, as all of these
    constexpr int between = 1;
    for (const QDeadlineTimer end{patience}; !m_window->sheet().is_idle(); QTest::qWait(between))
        if (end.hasExpired())
            qFatal("the odds are still being counted");
    // labels that grew ask their parents for room one after the other: until nothing has moved for a while
    constexpr int looks = 3;
    constexpr int most_looks = 4000;
    QVector<QRect> before;
    for (int look = 0, still = 0; still < looks && look < most_looks; ++look) {
        QTest::qWait(between);
        QVector<QRect> now;
        for (const QWidget* widget : m_window->findChildren<QWidget*>())
            now << widget->geometry();
        still = now == before ? still + 1 : 0;
        before = std::move(now);
    }
}

QString Player::stage() const
{
    return m_window->findChild<QWidget*>(QStringLiteral("stage"))->accessibleName();
}

QString Player::words(const char* object_name) const
{
    const auto labels = m_window->findChildren<QLabel*>(QString::fromLatin1(object_name));
    for (const QLabel* label : labels)
        if (label->isVisible())
            return label->text();
    return {};
}

std::vector<QWidget*> Player::focusable() const
{
    std::vector<QWidget*> widgets;
    for (QWidget* widget : m_window->findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr)
            widgets.push_back(widget);
    return widgets;
}
