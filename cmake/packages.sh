# shellcheck shell=bash disable=SC2034
# Sourced by run and check: the packages each needs, and how they come. One line each: package, then what shows that it is there.
packages_to_build='
g++             command g++
cmake           command cmake
ninja-build     command ninja
qt6-base-dev    package
qt6-svg-dev     package
libfmt-dev      package
libmimalloc-dev package
libssl-dev      package
'
# What links them fast, the fonts in which the tests look at the window, the session in which they hear it, and what reads sheets.
packages_to_check='
mold              command mold
fonts-dejavu-core package
fonts-noto-core   package
fonts-liberation  package
at-spi2-core      package
poppler-utils     command pdftotext
dbus-daemon       command dbus-run-session
xauth             command xauth
xvfb              command xvfb-run
'
# What packages are made and looked at with.
packages_to_package='
dpkg-dev            command dpkg-shlibdeps
help2man            command help2man
librsvg2-bin        command rsvg-convert
desktop-file-utils  command desktop-file-validate
appstream           command appstreamcli
shared-mime-info    command update-mime-database
lintian             command lintian
mkdocs              command mkdocs
'
packages_to_check_all='
clang-tidy-19       command clang-tidy-19
clang-format-19     command clang-format-19
clang-19            command clang++-19
libclang-rt-19-dev  package
llvm-19             command llvm-cov-19
'

# is_there PACKAGE HOW [COMMAND]
is_there() {
    if [ "$2" = command ] && command -v "$3" >/dev/null; then
        return 0
    fi
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# install_missing LIST: says nothing when all is there. Everything it prints goes to standard error.
install_missing() {
    local package how command
    local missing=()
    if ! command -v dpkg-query >/dev/null; then
        name_packages "$1"
        return
    fi
    while read -r package how command; do
        if [ -n "$package" ] && ! is_there "$package" "$how" "$command"; then
            missing+=("$package")
        fi
    done <<<"$1"
    if [ ${#missing[@]} -eq 0 ]; then
        return
    fi
    echo "Corneta lacks these packages and installs them now: ${missing[*]}" >&2
    apt_get update >&2 || echo "apt-get update failed; trying with the lists there are" >&2
    if ! apt_get install -y --no-install-recommends "${missing[@]}" >&2; then
        echo "Could not install: ${missing[*]}. Please install them and try again." >&2
        exit 1
    fi
}

apt_get() {
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        as_root=(sudo)
    fi
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=600 "$@" </dev/null
}

# Without dpkg only the commands can be asked for; CMake looks for the libraries.
name_packages() {
    local package how command
    while read -r package how command; do
        if [ "$how" = command ] && ! command -v "$command" >/dev/null; then
            say_needed "$1"
            exit 1
        fi
    done <<<"$1"
}

say_needed() {
    echo "Corneta needs what Debian calls $(awk 'NF { printf "%s%s", comma, $1; comma = ", " }' <<<"$1")." >&2
}

# configure PRESET, in the root of the source tree.
configure() {
    cmake --preset "$1" || {
        say_needed "$packages_to_build${all:+$packages_to_check_all}"
        return 1
    }
}
