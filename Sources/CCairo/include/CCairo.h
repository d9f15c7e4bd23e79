#include <cairo/cairo.h>
#include <cairo/cairo-ft.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>

/// Opens Cairo, and returns an error message, or NULL if it is open. The function is thread-safe.
///
/// Loading Cairo and the fourteen libraries that it needs is a third of the loader's work, and a figure in SVG does not use
/// them. They are therefore opened by the first call and not at the start of the process.
const char *cairo_library_problem(void);
