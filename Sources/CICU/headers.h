// ICU's headers. The functions keep ICU's names without the version suffix of the symbols in the library.
#define U_DISABLE_RENAMING 1
#define U_SHOW_CPLUSPLUS_API 0
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/ucol.h>
#include <unicode/ucurr.h>
#include <unicode/udat.h>
#include <unicode/udateintervalformat.h>
#include <unicode/udatpg.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/unum.h>
#include <unicode/upluralrules.h>
#include <unicode/unumberformatter.h>
#include <unicode/uregex.h>
#include <unicode/ureldatefmt.h>
