# corneta_sources(variable folder): every .cpp and .h under the folder, main.cpp aside.
function(corneta_sources variable folder)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h)
    list(REMOVE_ITEM sources ${folder}/main.cpp)
    set(${variable} ${sources} PARENT_SCOPE)
endfunction()

# corneta_batches(target): with CORNETA_BATCHES its sources are compiled several at a time, those whose file-local names differ. A build from nothing
# takes half as long so; a changed source takes longer.
option(CORNETA_BATCHES "Compile several sources as one" OFF)
function(corneta_batches target)
    if(NOT CORNETA_BATCHES)
        return()
    endif()
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "^${PROJECT_SOURCE_DIR}/.*\\.cpp$")
    execute_process(
        COMMAND awk -v most=16 -v root=${PROJECT_SOURCE_DIR}/ -f ${PROJECT_SOURCE_DIR}/cmake/batches.awk ${sources} OUTPUT_VARIABLE lines COMMAND_ERROR_IS_FATAL ANY
    )
    string(REGEX MATCHALL "[^\n]+" lines "${lines}")
    foreach(line IN LISTS lines)
        string(REGEX MATCH "^(.*) ([0-9]+)$" matched "${line}")
        set_source_files_properties(${CMAKE_MATCH_1} PROPERTIES UNITY_GROUP ${target}_${CMAKE_MATCH_2})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# corneta_library(name SOURCES ... LIBS ... [MOC] [PRECOMPILED_BY library]): a static library with our flags. It compiles our precompiled header
# itself, which takes seconds, unless another library with the same flags has done so.
function(corneta_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "MOC" "PRECOMPILED_BY" "SOURCES;LIBS")
    add_library(${name} STATIC ${arg_SOURCES})
    target_link_libraries(${name} PUBLIC corneta_flags ${arg_LIBS})
    corneta_batches(${name})
    if(arg_PRECOMPILED_BY)
        target_precompile_headers(${name} REUSE_FROM ${arg_PRECOMPILED_BY})
    else()
        target_precompile_headers(${name} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/precompiled.h)
    endif()
    if(arg_MOC)
        set_target_properties(${name} PROPERTIES AUTOMOC ON)
    endif()
endfunction()

# corneta_allocator(target): mimalloc where it is installed, which takes a fifth off a battle that plays itself; else the C library's. A program whose
# memory is looked at by a sanitizer keeps the sanitizer's.
find_package(mimalloc CONFIG QUIET)
function(corneta_allocator target)
    if(TARGET mimalloc AND NOT CORNETA_SANITIZE)
        target_link_options(${target} PRIVATE -Wl,--push-state,--no-as-needed,$<TARGET_FILE:mimalloc>,--pop-state)
    endif()
endfunction()

# corneta_charts(target ruleset folder): the folder's JSON lines, its scenarios and packs too, go into the program as :/rulesets/<ruleset>/<file>.
function(corneta_charts target ruleset folder)
    file(GLOB files CONFIGURE_DEPENDS ${folder}/*.jsonl ${folder}/scenarios/*.jsonl ${folder}/packs/*.jsonl)
    if(files)
        qt_add_resources(${target} ${ruleset}_charts PREFIX /rulesets/${ruleset} BASE ${folder} FILES ${files})
    endif()
endfunction()
