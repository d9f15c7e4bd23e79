#include <cairo/cairo.h>
#include <cairo/cairo-ft.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>

/// Opens Cairo, and returns what is wrong, or NULL; any number of threads may ask.
///
/// Cairo and the fourteen libraries that it needs are a third of what the loader has to do, and a figure that is written as
/// SVG draws nothing with them: so they are opened by the first call, not at the start.
const char *cairo_library_problem(void);
