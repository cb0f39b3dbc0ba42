# What stands beside the programs where they are installed. The man pages need help2man, the icons in PNG rsvg-convert: without them they are left out.
set(CORNETA_MAINTAINER "Corneta maintainers <maintainers@corneta.invalid>" CACHE STRING "Who a package names: NAME <ADDRESS>")
set(CORNETA_HOMEPAGE "" CACHE STRING "Page of the project; empty: none is named")

set(desktop ${PROJECT_SOURCE_DIR}/resources/desktop)
set(made ${PROJECT_BINARY_DIR}/installed)
file(STRINGS ${PROJECT_SOURCE_DIR}/CHANGELOG.md headings REGEX "^## ")
list(GET headings 0 newest)
string(REGEX MATCH "[0-9]+-[0-9]+-[0-9]+" CORNETA_RELEASE_DATE "${newest}")

configure_file(${desktop}/corneta.desktop.in ${made}/${CORNETA_APP_ID}.desktop @ONLY)
configure_file(${desktop}/corneta.metainfo.xml.in ${made}/${CORNETA_APP_ID}.metainfo.xml @ONLY)
if(NOT CORNETA_HOMEPAGE)
    file(READ ${made}/${CORNETA_APP_ID}.metainfo.xml metainfo)
    string(REGEX REPLACE " *<url[^\n]*\n" "" metainfo "${metainfo}")
    file(WRITE ${made}/${CORNETA_APP_ID}.metainfo.xml "${metainfo}")
endif()
install(FILES ${made}/${CORNETA_APP_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${made}/${CORNETA_APP_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${desktop}/corneta.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME corneta.xml)

set(icon ${PROJECT_SOURCE_DIR}/resources/icons/corneta.svg)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES ${icon} DESTINATION ${icons}/scalable/apps)
install(FILES ${icon} DESTINATION ${icons}/scalable/mimetypes RENAME application-x-corneta.svg)
find_program(CORNETA_RSVG_CONVERT rsvg-convert)
if(CORNETA_RSVG_CONVERT)
    foreach(size 16 24 32 48 64 128 256)
        set(png ${made}/${size}/corneta.png)
        file(MAKE_DIRECTORY ${made}/${size})
        add_custom_command(OUTPUT ${png} COMMAND ${CORNETA_RSVG_CONVERT} -w ${size} -h ${size} -o ${png} ${icon} DEPENDS ${icon} VERBATIM)
        list(APPEND beside ${png})
        install(FILES ${png} DESTINATION ${icons}/${size}x${size}/apps OPTIONAL)
    endforeach()
endif()

find_program(CORNETA_HELP2MAN help2man)
if(CORNETA_HELP2MAN)
    file(MAKE_DIRECTORY ${made}/man)
    foreach(program corneta corneta-cli)
        set(page ${made}/man/${program}.1)
        set(more ${PROJECT_SOURCE_DIR}/resources/man/${program}.h2m)
        add_custom_command(
            OUTPUT ${page}.gz
            COMMAND ${CMAKE_COMMAND} -E env SOURCE_DATE_EPOCH=0 LANGUAGE=en LC_ALL=C.UTF-8 ${CORNETA_HELP2MAN} --no-info --source Corneta --include ${more} --output ${page}
                    $<TARGET_FILE:${program}>
            COMMAND gzip -9nkf ${page}
            DEPENDS ${program} ${more} VERBATIM
        )
        list(APPEND beside ${page}.gz)
        install(FILES ${page}.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 OPTIONAL)
    endforeach()
endif()

install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/manual)
# docs/ as a site to read in a browser, in the folder `site` of the build; a package would hold scripts and fonts twice by it.
find_program(CORNETA_MKDOCS mkdocs)
if(CORNETA_MKDOCS)
    file(GLOB_RECURSE pages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/*)
    set(site ${PROJECT_BINARY_DIR}/site)
    add_custom_command(
        OUTPUT ${site}/index.html
        COMMAND ${CMAKE_COMMAND} -E env SOURCE_DATE_EPOCH=0 ${CORNETA_MKDOCS} build --quiet --strict --clean
                -f ${PROJECT_SOURCE_DIR}/cmake/mkdocs.yml -d ${site}
        DEPENDS ${pages} ${PROJECT_SOURCE_DIR}/cmake/mkdocs.yml VERBATIM
    )
    list(APPEND beside ${site}/index.html)
endif()

# What Debian wants to read in /usr/share/doc: who may do what with it, and when each version came.
file(READ ${PROJECT_SOURCE_DIR}/CHANGELOG.md changes)
string(REGEX MATCHALL "\n## [^\n]+" versions "${changes}")
set(debian_changes "")
foreach(version IN LISTS versions)
    string(REGEX MATCH "([0-9.]+), ([0-9-]+)" found "${version}")
    set(number ${CMAKE_MATCH_1})
    execute_process(COMMAND date --utc --rfc-email --date ${CMAKE_MATCH_2} OUTPUT_VARIABLE date OUTPUT_STRIP_TRAILING_WHITESPACE)
    string(APPEND debian_changes "corneta (${number}) unstable; urgency=medium\n\n  * CHANGELOG.md tells what is new.\n\n -- ${CORNETA_MAINTAINER}  ${date}\n\n")
endforeach()
file(CONFIGURE OUTPUT ${made}/changelog CONTENT "${debian_changes}" @ONLY)
configure_file(${PROJECT_SOURCE_DIR}/resources/desktop/copyright.in ${made}/copyright @ONLY)
set(changelog ${made}/changelog.gz)
add_custom_command(OUTPUT ${changelog} COMMAND gzip -9nkf ${made}/changelog DEPENDS ${made}/changelog VERBATIM)
list(APPEND beside ${changelog})
install(FILES ${changelog} ${made}/copyright ${PROJECT_SOURCE_DIR}/CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

add_custom_target(corneta_beside ALL DEPENDS ${beside})

set(completion ${PROJECT_SOURCE_DIR}/resources/completion)
install(FILES ${completion}/corneta-cli.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME corneta-cli)
install(FILES ${completion}/_corneta-cli DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${completion}/corneta-cli.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

# A pack, a scenario and a game of each system that was played to its end.
set(examples ${CMAKE_INSTALL_DOCDIR}/examples)
install(FILES ${PROJECT_SOURCE_DIR}/resources/examples/club-card.jsonl DESTINATION ${examples})
foreach(ruleset IN LISTS CORNETA_RULESETS)
    file(GLOB games CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/rulesets/${ruleset}/golden/*.corneta)
    file(GLOB scenarios CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/rulesets/${ruleset}/scenarios/*-small.jsonl ${PROJECT_SOURCE_DIR}/rulesets/${ruleset}/scenarios/rio-seco.jsonl)
    install(FILES ${games} ${scenarios} DESTINATION ${examples})
endforeach()

# Packages: `cpack -G DEB` or `-G TGZ` in the folder of a build; ./package does it.
set(CPACK_PACKAGE_CONTACT "${CORNETA_MAINTAINER}")
set(CPACK_PACKAGE_HOMEPAGE_URL "${CORNETA_HOMEPAGE}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "assistant beside a tabletop wargame")
set(CPACK_PACKAGE_FILE_NAME "corneta-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc) # in games the programs would stand in /usr/games
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6") # icons of buttons and chips are SVG, read by its plugin
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-dejavu-core, fonts-noto-core, qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
    "Corneta resolves fire, melee, morale and command of four systems of tabletop\nwargames, shows the exact odds before a roll, takes dice rolled by hand or\nrolls them provably fair, explains every number, and keeps whole battles in a\nfile that forgets nothing. It has a window and a command line."
)
set(CPACK_GENERATOR DEB TGZ)
include(CPack)
