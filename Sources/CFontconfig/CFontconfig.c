// The functions of Fontconfig that Typesetting calls. Each forwards to the library, which the first call opens.

// Hidden symbols, since Cairo and its libraries must find Fontconfig's own functions.
#pragma GCC visibility push(hidden)
#include "include/CFontconfig.h"
#pragma GCC visibility pop
#include "forwarding.h"

static struct forwarded_library library = FORWARDED_LIBRARY("libfontconfig.so.1", "libfontconfig1");

FUNCTION(FcBool, FcCharSetHasChar, (const FcCharSet *fcs, FcChar32 ucs4), (fcs, ucs4))
FUNCTION(FcBool, FcConfigAppFontAddDir, (FcConfig *config, const FcChar8 *dir), (config, dir))
FUNCTION(FcConfig *, FcConfigCreate, (void), ())
PROCEDURE(FcConfigDestroy, (FcConfig *config), (config))
FUNCTION(FcFontSet *, FcConfigGetFonts, (FcConfig *config, FcSetName set), (config, set))
FUNCTION(FcBool, FcConfigParseAndLoadFromMemory,
  (FcConfig *config, const FcChar8 *buffer, FcBool complain),
  (config, buffer, complain))
FUNCTION(FcResult, FcPatternGetBool, (const FcPattern *p, const char *object, int n, FcBool *b), (p, object, n, b))
FUNCTION(FcResult, FcPatternGetCharSet,
  (const FcPattern *p, const char *object, int n, FcCharSet **c),
  (p, object, n, c))
FUNCTION(FcResult, FcPatternGetDouble, (const FcPattern *p, const char *object, int n, double *d), (p, object, n, d))
FUNCTION(FcResult, FcPatternGetString,
  (const FcPattern *p, const char *object, int n, FcChar8 **s),
  (p, object, n, s))
FUNCTION(double, FcWeightToOpenTypeDouble, (double fc_weight), (fc_weight))
