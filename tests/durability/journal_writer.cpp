// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/journal_file.h"
#include "tests/durability/written_line.h"

#include <QFile>

#include <cstdlib>
#include <iostream>

namespace {

int refused(const corneta::Problems& problems)
{
    for (const corneta::Problem& problem : problems)
        std::cerr << text(problem) << '\n';
    return 3;
}

void show(std::size_t number)
{
    std::cout << std::to_string(number) + '\n' << std::flush;
}

} // namespace

/// `journal_writer FILE COUNT` makes the file if it is not there, appends lines until it has so many, and shows the number of each line that it
/// made once it is safe. 3: the file cannot be written.
int main(int argc, char* argv[])
{
    if (argc != 3)
        return 2;
    const std::string path = argv[1];
    const bool is_there = QFile::exists(QString::fromStdString(path));
    auto journal = is_there ? corneta::JournalFile::open(path) : corneta::JournalFile::create(path, written_line(1));
    if (!journal)
        return refused(journal.error());
    if (!is_there)
        show(1);
    for (std::size_t number = journal->lines().size() + 1; number <= std::strtoul(argv[2], nullptr, 10); ++number) {
        const std::string body = written_line(static_cast<int>(number));
        if (const auto appended = journal->append({&body, 1}); !appended)
            return refused(appended.error());
        show(number);
    }
    return 0;
}
