// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"
#include "app/window/arguments.h"
#include "app/window/display.h"
#include "app/window/filed_game.h"
#include "app/window/one_window.h"
#include "app/window/opening.h"
#include "app/window/place.h"
#include "app/window/printing.h"
#include "app/window/recent_games.h"
#include "app/window/screen_awake.h"
#include "rulesets/all_rulesets.h"
#include "ui/action/action_sheet.h"
#include "ui/action/dice_row.h"
#include "ui/look/style.h"
#include "ui/look/text_size.h"
#include "ui/window/main_menu.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QPixmap>
#include <QScreen>
#include <QSessionManager>
#include <QSettings>
#include <QThread>
#include <QTranslator>

#include <cstdio>
#include <cstdlib>
#include <memory>

namespace {

using namespace corneta::window;
using corneta::language_in_use;
using corneta::language_of;
using corneta::language_of_system;
using corneta::languages;
using corneta::name_of_language;
using corneta::use_language;
using corneta::WindowWords;
using corneta::ui::MainWindow;
using corneta::ui::TextSize;

constexpr int misused = 2;
constexpr int unwritable = 3;
constexpr int unreadable = 3;
constexpr int in_another_language = -1;

std::unique_ptr<QApplication> application(int& argc, char** argv, const Arguments& arguments)
{
    if (!arguments.shot.isEmpty())
        qputenv("QT_QPA_PLATFORM", "offscreen");
    else if (!has_display()) {
        say_no_display();
        return nullptr;
    }
    std::unique_ptr<QApplication> app;
    {
        const DisplayWatch watch;
        app = std::make_unique<QApplication>(argc, argv);
    }
    if (!arguments.shot.isEmpty())
        quieten_offscreen();
    corneta::ui::Style::install();
    QApplication::setOrganizationName(QStringLiteral("corneta"));
    QApplication::setApplicationName(QStringLiteral("corneta"));
    QGuiApplication::setDesktopFileName(QStringLiteral(CORNETA_APP_ID)); // by it a desktop finds the window's icon
    return app;
}

const QString language_key = QStringLiteral("language");

std::unique_ptr<QSettings> settings_file()
{
    return std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("corneta"), QStringLiteral("corneta"));
}

QSettings* settings_of(MainWindow& window)
{
    QSettings* const settings = settings_file().release();
    settings->setParent(&window);
    return settings;
}

/// A desktop that begins a session again starts the program with the game that was open.
void restart_with_game(const MainWindow& window)
{
    QObject::connect(qApp, &QGuiApplication::saveStateRequest, &window, [&window](QSessionManager& session) {
        QStringList command{QCoreApplication::applicationFilePath()};
        if (const QString game = window.game_path(); !game.isEmpty())
            command << QFileInfo{game}.absoluteFilePath();
        session.setRestartHint(QSessionManager::RestartIfRunning);
        session.setRestartCommand(command);
    });
}

void remember_text_size(MainWindow& window, QSettings* settings, const Arguments& arguments)
{
    const QString key = QStringLiteral("text/percent");
    window.text_size().set_percent(arguments.text.value_or(settings->value(key, TextSize::least).toInt()));
    QObject::connect(&window.text_size(), &TextSize::percent_changed, settings,
                     [settings, key](int percent) { settings->setValue(key, percent); });
}

/// By the arguments, else as it was chosen before, else the system's. A picture is in English where nothing else is asked for.
QString language_for(const Arguments& arguments)
{
    const QString chosen = arguments.shot.isEmpty() ? language_of(settings_file()->value(language_key).toString()) : QStringLiteral("en");
    return !arguments.language.isEmpty() ? arguments.language : !chosen.isEmpty() ? chosen : language_of_system();
}

/// What the window says passes the catalogue of that language, what Qt's own dialogs say passes Qt's.
class Translators {
public:
    explicit Translators(const QString& language)
    {
        use_language(language);
        QLocale::setDefault(language == language_of(QLocale::system().name()) ? QLocale::system() : QLocale{language});
        if (m_qt.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            QCoreApplication::installTranslator(&m_qt);
        QCoreApplication::installTranslator(&m_ours);
    }
    ~Translators() // the translators take themselves off
    {
        use_language(QStringLiteral("en"));
    }
    Q_DISABLE_COPY_MOVE(Translators)

private:
    QTranslator m_qt;
    WindowWords m_ours;
};

/// The languages stand in its menu; the one that is chosen is kept, and the window begins again in it.
void offer_languages(MainWindow& window, QSettings* settings)
{
    QList<std::pair<QString, QString>> offered;
    for (const QString& code : languages())
        offered << std::pair{code, name_of_language(code)};
    window.menu().offer_languages(offered, language_in_use());
    QObject::connect(&window.menu(), &corneta::ui::MainMenu::language_asked, &window, [settings](const QString& code) {
        settings->setValue(language_key, code);
        QApplication::exit(in_another_language);
    });
}

/// Lets everything that is being counted arrive.
void wait_until_idle(MainWindow& window)
{
    constexpr qint64 patience_ms = 60'000;
    constexpr unsigned long pause_us = 500;
    QElapsedTimer since;
    since.start();
    while (window.sheet().isVisible() && !window.sheet().is_idle() && since.elapsed() < patience_ms) {
        QThread::usleep(pause_us);
        QCoreApplication::processEvents();
    }
    constexpr int rounds = 20; // what is laid out asks for more of it
    for (int round = 0; round < rounds; ++round)
        QCoreApplication::processEvents();
}

/// `arguments.game` is the one that is open when it ends.
int run(Arguments& arguments, const Opening& opening)
{
    const Translators translators{language_for(arguments)};
    const bool is_shot = !arguments.shot.isEmpty();
    if (!is_shot && !arguments.game.isEmpty() && other_window_comes(arguments.game))
        return EXIT_SUCCESS;
    corneta::ui::GameShelf shelf = shelf_of(corneta::all_rulesets());
    OneWindow one;
    if (!is_shot) {
        remember_games(shelf, corneta::all_rulesets());
        shelf.hold = [&one](const QString& path) { one.hold(path); };
    }
    MainWindow window{opening.books, packs_on_disk(), shelf, print_shop(corneta::all_rulesets())};
    QObject::connect(&one, &OneWindow::wanted, &window, [&window](const QString& game) {
        window.open_game(game);
        window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
        window.raise();
        window.activateWindow();
    });
    window.resize(arguments.size);
    if (is_shot)
        window.text_size().set_percent(arguments.text.value_or(TextSize::least));
    QSettings* const settings = is_shot ? nullptr : settings_of(window);
    if (!is_shot) {
        remember_text_size(window, settings, arguments);
        offer_languages(window, settings);
        restart_with_game(window);
        if (arguments.size == Arguments{}.size) // one that was asked for goes before
            restore_place(window, *settings);
    }
    window.open_ruleset(opening.book);
    if (!arguments.game.isEmpty() && !window.open_game(arguments.game) && is_shot)
        return unreadable;
    if (opening.action != nullptr)
        window.open_action(*opening.action, opening.answers);
    if (arguments.game.isEmpty() && opening.action == nullptr)
        window.show_start();
    window.show();
    if (!arguments.dice.isEmpty())
        window.sheet().dice().type(arguments.dice);
    if (!is_shot) {
        const ScreenAwake awake{*qApp};
        const int code = QApplication::exec();
        keep_place(window, *settings);
        arguments.game = window.game_path();
        return code;
    }
    QCoreApplication::processEvents();
    if (!arguments.at_once)
        wait_until_idle(window);
    if (window.screen()->grabWindow(window.winId()).save(arguments.shot, "PNG")) { // what has been painted, and not all pages laid out anew
        std::fflush(nullptr);
        std::_Exit(EXIT_SUCCESS); // the picture is all that was wanted: the window is not taken down piece by piece
    }
    std::fprintf(stderr, "corneta: cannot write %s\n", qPrintable(arguments.shot));
    return unwritable;
}

} // namespace

int main(int argc, char** argv)
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    if (!words.isEmpty() && words.front() == QLatin1String{"print"})
        return print_call(words.sliced(1), corneta::all_rulesets());
    auto arguments = arguments_from(words);
    if (!arguments) {
        std::fprintf(stderr, "corneta: %s\n", qPrintable(arguments.error()));
        return misused;
    }
    if (!arguments->answer.isEmpty()) {
        std::fputs(qPrintable(arguments->answer), stdout);
        return EXIT_SUCCESS;
    }
    const auto opening = opening_from(*arguments, corneta::all_rulesets());
    if (!opening) {
        std::fputs(opening.error().words.c_str(), stderr);
        return opening.error().code;
    }
    int qt_argc = 1;
    const auto app = application(qt_argc, argv, *arguments);
    if (!app)
        return EXIT_FAILURE;
    int code = run(*arguments, *opening);
    while (code == in_another_language) {
        arguments->language.clear();
        code = run(*arguments, *opening);
    }
    return code;
}
