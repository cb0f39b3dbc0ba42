// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/display.h"

#include <QString>
#include <QtGlobal>

#include <cstdio>
#include <cstdlib>

namespace corneta::window {

namespace {

void end_when_fatal(QtMsgType type, const QMessageLogContext& /*context*/, const QString& /*words*/)
{
    if (type != QtFatalMsg)
        return;
    say_no_display();
    std::_Exit(EXIT_FAILURE);
}

void pass_on(QtMsgType type, const QMessageLogContext& context, const QString& words)
{
    if (!words.startsWith(QStringLiteral("This plugin does not support")))
        std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, words)));
}

} // namespace

bool has_display()
{
    const auto is_set = [](const char* name) { return !qEnvironmentVariableIsEmpty(name); };
    return is_set("QT_QPA_PLATFORM") || is_set("WAYLAND_DISPLAY") || is_set("DISPLAY");
}

DisplayWatch::DisplayWatch()
{
    qInstallMessageHandler(end_when_fatal);
}

DisplayWatch::~DisplayWatch()
{
    qInstallMessageHandler(nullptr);
}

void quieten_offscreen()
{
    qInstallMessageHandler(pass_on);
}

void say_no_display()
{
    std::fputs("corneta: no display to open a window on; corneta-cli works without one, and --shot paints the window into a file.\n",
               stderr);
}

} // namespace corneta::window
