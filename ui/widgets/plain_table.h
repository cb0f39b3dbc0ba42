// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace corneta::ui {

/// A table as a list of whole lines: one of them is in hand, nothing is edited in it, the Tab key goes past it.
void make_plain(QTableView& table);

} // namespace corneta::ui
