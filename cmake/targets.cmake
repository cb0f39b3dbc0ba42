# corneta_sources(variable folder): every .cpp and .h under the folder, main.cpp aside.
function(corneta_sources variable folder)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h)
    list(REMOVE_ITEM sources ${folder}/main.cpp)
    set(${variable} ${sources} PARENT_SCOPE)
endfunction()

# corneta_library(name SOURCES ... LIBS ... [MOC] [PRECOMPILED_BY library]): a static library with our flags. It compiles our precompiled header
# itself, which takes seconds, unless another library with the same flags has done so.
function(corneta_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "MOC" "PRECOMPILED_BY" "SOURCES;LIBS")
    add_library(${name} STATIC ${arg_SOURCES})
    target_link_libraries(${name} PUBLIC corneta_flags ${arg_LIBS})
    if(arg_PRECOMPILED_BY)
        target_precompile_headers(${name} REUSE_FROM ${arg_PRECOMPILED_BY})
    else()
        target_precompile_headers(${name} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/precompiled.h)
    endif()
    if(arg_MOC)
        set_target_properties(${name} PROPERTIES AUTOMOC ON)
    endif()
endfunction()

# corneta_charts(target ruleset folder): the folder's JSON lines, its scenarios too, go into the program as :/rulesets/<ruleset>/<file>.
function(corneta_charts target ruleset folder)
    file(GLOB files CONFIGURE_DEPENDS ${folder}/*.jsonl ${folder}/scenarios/*.jsonl)
    if(files)
        qt_add_resources(${target} ${ruleset}_charts PREFIX /rulesets/${ruleset} BASE ${folder} FILES ${files})
    endif()
endfunction()
