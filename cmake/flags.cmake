# Every flag of ours, in one target that every target links.
add_library(corneta_flags INTERFACE)
target_compile_features(corneta_flags INTERFACE cxx_std_23)
target_include_directories(corneta_flags INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_definitions(corneta_flags INTERFACE _GLIBCXX_ASSERTIONS QT_FORCE_ASSERTS)
target_compile_options(corneta_flags INTERFACE
    -UNDEBUG
    -Wall -Wextra -Wpedantic
    -Wshadow
    -Wconversion -Wsign-conversion -Wdouble-promotion
    -Wold-style-cast -Wcast-align -Wcast-qual
    -Wnon-virtual-dtor -Woverloaded-virtual -Wextra-semi
    -Wformat=2 -Wimplicit-fallthrough -Wundef -Wunused
)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(corneta_flags INTERFACE
        -Wduplicated-cond -Wlogical-op
        -Wno-restrict # false alarms on std::string operator+ in GCC 12 (bug 105651)
        -fpch-preprocess # with precompiled headers ccache needs it
        "SHELL:--param ggc-min-heapsize=1000000" # kB before it looks for garbage, which costs a tenth beside a precompiled header
    )
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    target_compile_options(corneta_flags INTERFACE
        -Wno-deprecated-declarations # libstdc++ 12 calls its own; GCC warns of ours
        "SHELL:-Xclang -fno-pch-timestamp" # with precompiled headers ccache needs it
        $<$<BOOL:${CORNETA_BATCHES}>:-Wno-shadow> # it sees names of the other sources of a batch; GCC does not
    )
endif()
if(CORNETA_WERROR)
    target_compile_options(corneta_flags INTERFACE -Werror)
endif()
if(CORNETA_SANITIZE)
    # Left out is what the address sanitizer sees too or this processor allows: a third less to compile.
    target_compile_options(corneta_flags INTERFACE
        -fsanitize=${CORNETA_SANITIZE} -fno-sanitize=null,alignment,vptr,object-size -fno-sanitize-recover=all -fno-omit-frame-pointer
        $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized> # GCC documents false alarms under the sanitizers
    )
    target_compile_definitions(corneta_flags INTERFACE CORNETA_SANITIZED) # slow tests do less
    target_link_options(corneta_flags INTERFACE -fsanitize=${CORNETA_SANITIZE})
endif()
# What is built to be tested links in a fifth of the time by mold, where it is installed.
find_program(CORNETA_MOLD mold)
if(CORNETA_WERROR AND CORNETA_MOLD)
    target_link_options(corneta_flags INTERFACE -fuse-ld=mold)
endif()
if(NOT CORNETA_SANITIZE)
    # What a flaw in a reader of files may do is kept small; tests/hardened reads the programs for it.
    target_compile_options(corneta_flags INTERFACE
        -fstack-protector-strong
        $<$<NOT:$<CONFIG:Debug>>:-U_FORTIFY_SOURCE> $<$<NOT:$<CONFIG:Debug>>:-D_FORTIFY_SOURCE=2>
    )
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
        target_compile_options(corneta_flags INTERFACE -fcf-protection=full)
    elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "aarch64")
        target_compile_options(corneta_flags INTERFACE -mbranch-protection=standard)
    endif()
    target_link_options(corneta_flags INTERFACE -pie -Wl,-z,relro,-z,now,-z,noexecstack)
endif()
