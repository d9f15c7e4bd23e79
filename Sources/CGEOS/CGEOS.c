// The functions of GEOS that combine outlines. Each forwards to the library, which the first call opens.

#pragma GCC visibility push(hidden)
#include "include/CGEOS.h"
#pragma GCC visibility pop
#include "forwarding.h"

static struct forwarded_library library = FORWARDED_LIBRARY("libgeos_c.so.1", "libgeos-c1v5");

typedef GEOSContextHandle_t Context;

FUNCTION(Context, GEOS_init_r, (void), ())
PROCEDURE(GEOS_finish_r, (Context handle), (handle))
FUNCTION(GEOSCoordSequence *, GEOSCoordSeq_copyFromBuffer_r,
  (Context handle, const double *buf, unsigned int size, int hasZ, int hasM),
  (handle, buf, size, hasZ, hasM))
FUNCTION(int, GEOSCoordSeq_copyToBuffer_r,
  (Context handle, const GEOSCoordSequence *s, double *buf, int hasZ, int hasM),
  (handle, s, buf, hasZ, hasM))
FUNCTION(int, GEOSCoordSeq_getSize_r,
  (Context handle, const GEOSCoordSequence *s, unsigned int *size),
  (handle, s, size))
FUNCTION(GEOSGeometry *, GEOSGeom_createLineString_r, (Context handle, GEOSCoordSequence *s), (handle, s))
FUNCTION(GEOSGeometry *, GEOSGeom_createCollection_r,
  (Context handle, int type, GEOSGeometry **geoms, unsigned int ngeoms),
  (handle, type, geoms, ngeoms))
FUNCTION(GEOSGeometry *, GEOSGeom_clone_r, (Context handle, const GEOSGeometry *g), (handle, g))
PROCEDURE(GEOSGeom_destroy_r, (Context handle, GEOSGeometry *g), (handle, g))
FUNCTION(GEOSGeometry *, GEOSUnaryUnion_r, (Context handle, const GEOSGeometry *g), (handle, g))
FUNCTION(GEOSGeometry *, GEOSPolygonize_r,
  (Context handle, const GEOSGeometry *const geoms[], unsigned int ngeoms),
  (handle, geoms, ngeoms))
FUNCTION(GEOSGeometry *, GEOSLineMerge_r, (Context handle, const GEOSGeometry *g), (handle, g))
FUNCTION(GEOSGeometry *, GEOSPointOnSurface_r, (Context handle, const GEOSGeometry *g), (handle, g))
FUNCTION(int, GEOSGeomTypeId_r, (Context handle, const GEOSGeometry *g), (handle, g))
FUNCTION(int, GEOSGetNumGeometries_r, (Context handle, const GEOSGeometry *g), (handle, g))
FUNCTION(const GEOSGeometry *, GEOSGetGeometryN_r, (Context handle, const GEOSGeometry *g, int n), (handle, g, n))
FUNCTION(int, GEOSGetNumInteriorRings_r, (Context handle, const GEOSGeometry *g), (handle, g))
FUNCTION(const GEOSGeometry *, GEOSGetInteriorRingN_r, (Context handle, const GEOSGeometry *g, int n), (handle, g, n))
FUNCTION(const GEOSGeometry *, GEOSGetExteriorRing_r, (Context handle, const GEOSGeometry *g), (handle, g))
FUNCTION(const GEOSCoordSequence *, GEOSGeom_getCoordSeq_r, (Context handle, const GEOSGeometry *g), (handle, g))
FUNCTION(int, GEOSGeomGetX_r, (Context handle, const GEOSGeometry *g, double *x), (handle, g, x))
FUNCTION(int, GEOSGeomGetY_r, (Context handle, const GEOSGeometry *g, double *y), (handle, g, y))
