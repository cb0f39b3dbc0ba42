// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/version.h"

#include <string_view>

namespace corneta {

std::string version_and_commit()
{
    constexpr std::string_view commit = CORNETA_COMMIT;
    return commit.empty() ? CORNETA_VERSION : CORNETA_VERSION " (" CORNETA_COMMIT ")";
}

} // namespace corneta
