// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>
#include <span>

/// The class in a program's `test_<name>.cpp`.
struct TestClass {
    const char* name;
    std::unique_ptr<QObject> (*made)();
};

/// Runs the class that the first argument of the program names, as QtTest does with the others; without a name all of them.
/// The number of rows that failed, or 1 with a word of what went wrong.
int run(std::span<const TestClass> classes);
