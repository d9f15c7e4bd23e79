#include "forwarding.h"

// The version of the headers is that of the library: it is part of the file name, and a suffix of each function's
// symbol.
#undef FORWARDED_NAME
#define FORWARDED_NAME(name) #name ICU_TEXT(U_ICU_VERSION_SUFFIX)
#define ICU_TEXT(macro) ICU_QUOTED(macro)
#define ICU_QUOTED(text) #text
#define ICU_VERSION ICU_TEXT(U_ICU_VERSION_MAJOR_NUM)
#define ICU_LIBRARY(name) FORWARDED_LIBRARY("libicu" name ".so." ICU_VERSION, "libicu" ICU_VERSION)
