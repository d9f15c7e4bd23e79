// ICU's headers. The functions keep ICU's own names, without the version that the library's names end with.
#define U_DISABLE_RENAMING 1
#define U_SHOW_CPLUSPLUS_API 0
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/ucol.h>
#include <unicode/udat.h>
#include <unicode/udateintervalformat.h>
#include <unicode/udatpg.h>
#include <unicode/ulistformatter.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/uregex.h>
#include <unicode/ureldatefmt.h>
