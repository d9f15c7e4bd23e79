// The functions of Cairo that Rendering calls. Each forwards to the library, which the first call opens.

// Hidden symbols, since Cairo and its libraries must find Cairo's own functions.
#pragma GCC visibility push(hidden)
#include "include/CCairo.h"
#pragma GCC visibility pop
#include "forwarding.h"

static struct forwarded_library library = FORWARDED_LIBRARY("libcairo.so.2", "libcairo2");

const char *cairo_library_problem(void) { return forwarded_library_problem(&library); }

PROCEDURE(cairo_clip, (cairo_t *cr), (cr))
PROCEDURE(cairo_clip_extents,
  (cairo_t *cr, double *x1, double *y1, double *x2, double *y2),
  (cr, x1, y1, x2, y2))
PROCEDURE(cairo_close_path, (cairo_t *cr), (cr))
FUNCTION(cairo_t *, cairo_create, (cairo_surface_t *target), (target))
PROCEDURE(cairo_curve_to,
  (cairo_t *cr, double x1, double y1, double x2, double y2, double x3, double y3),
  (cr, x1, y1, x2, y2, x3, y3))
PROCEDURE(cairo_destroy, (cairo_t *cr), (cr))
PROCEDURE(cairo_fill, (cairo_t *cr), (cr))
PROCEDURE(cairo_font_face_destroy, (cairo_font_face_t *font_face), (font_face))
FUNCTION(cairo_status_t, cairo_font_face_set_user_data,
  (cairo_font_face_t *font_face, const cairo_user_data_key_t *key, void *user_data, cairo_destroy_func_t destroy),
  (font_face, key, user_data, destroy))
FUNCTION(cairo_font_options_t *, cairo_font_options_create, (void), ())
PROCEDURE(cairo_font_options_destroy, (cairo_font_options_t *options), (options))
PROCEDURE(cairo_font_options_set_antialias,
  (cairo_font_options_t *options, cairo_antialias_t antialias),
  (options, antialias))
PROCEDURE(cairo_font_options_set_hint_metrics,
  (cairo_font_options_t *options, cairo_hint_metrics_t hint_metrics),
  (options, hint_metrics))
PROCEDURE(cairo_font_options_set_hint_style,
  (cairo_font_options_t *options, cairo_hint_style_t hint_style),
  (options, hint_style))
FUNCTION(cairo_font_face_t *, cairo_ft_font_face_create_for_ft_face,
  (FT_Face face, int load_flags),
  (face, load_flags))
FUNCTION(double, cairo_get_line_width, (cairo_t *cr), (cr))
FUNCTION(cairo_pattern_t *, cairo_get_source, (cairo_t *cr), (cr))
FUNCTION(cairo_bool_t, cairo_has_current_point, (cairo_t *cr), (cr))
PROCEDURE(cairo_identity_matrix, (cairo_t *cr), (cr))
FUNCTION(cairo_surface_t *, cairo_image_surface_create,
  (cairo_format_t format, int width, int height),
  (format, width, height))
FUNCTION(cairo_surface_t *, cairo_image_surface_create_from_png_stream,
  (cairo_read_func_t read_func, void *closure),
  (read_func, closure))
FUNCTION(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *surface), (surface))
FUNCTION(cairo_format_t, cairo_image_surface_get_format, (cairo_surface_t *surface), (surface))
FUNCTION(int, cairo_image_surface_get_height, (cairo_surface_t *surface), (surface))
FUNCTION(int, cairo_image_surface_get_stride, (cairo_surface_t *surface), (surface))
FUNCTION(int, cairo_image_surface_get_width, (cairo_surface_t *surface), (surface))
PROCEDURE(cairo_line_to, (cairo_t *cr, double x, double y), (cr, x, y))
PROCEDURE(cairo_mask, (cairo_t *cr, cairo_pattern_t *pattern), (cr, pattern))
PROCEDURE(cairo_mask_surface,
  (cairo_t *cr, cairo_surface_t *surface, double surface_x, double surface_y),
  (cr, surface, surface_x, surface_y))
PROCEDURE(cairo_mesh_pattern_begin_patch, (cairo_pattern_t *pattern), (pattern))
PROCEDURE(cairo_mesh_pattern_end_patch, (cairo_pattern_t *pattern), (pattern))
PROCEDURE(cairo_mesh_pattern_line_to, (cairo_pattern_t *pattern, double x, double y), (pattern, x, y))
PROCEDURE(cairo_mesh_pattern_move_to, (cairo_pattern_t *pattern, double x, double y), (pattern, x, y))
PROCEDURE(cairo_mesh_pattern_set_corner_color_rgba,
  (cairo_pattern_t *pattern, unsigned int corner_num, double red, double green, double blue, double alpha),
  (pattern, corner_num, red, green, blue, alpha))
PROCEDURE(cairo_move_to, (cairo_t *cr, double x, double y), (cr, x, y))
PROCEDURE(cairo_new_path, (cairo_t *cr), (cr))
PROCEDURE(cairo_paint, (cairo_t *cr), (cr))
PROCEDURE(cairo_paint_with_alpha, (cairo_t *cr, double alpha), (cr, alpha))
PROCEDURE(cairo_path_extents,
  (cairo_t *cr, double *x1, double *y1, double *x2, double *y2),
  (cr, x1, y1, x2, y2))
PROCEDURE(cairo_pattern_add_color_stop_rgba,
  (cairo_pattern_t *pattern, double offset, double red, double green, double blue, double alpha),
  (pattern, offset, red, green, blue, alpha))
FUNCTION(cairo_pattern_t *, cairo_pattern_create_for_surface, (cairo_surface_t *surface), (surface))
FUNCTION(cairo_pattern_t *, cairo_pattern_create_linear,
  (double x0, double y0, double x1, double y1),
  (x0, y0, x1, y1))
FUNCTION(cairo_pattern_t *, cairo_pattern_create_mesh, (void), ())
FUNCTION(cairo_pattern_t *, cairo_pattern_create_radial,
  (double cx0, double cy0, double radius0, double cx1, double cy1, double radius1),
  (cx0, cy0, radius0, cx1, cy1, radius1))
PROCEDURE(cairo_pattern_destroy, (cairo_pattern_t *pattern), (pattern))
FUNCTION(cairo_pattern_t *, cairo_pattern_reference, (cairo_pattern_t *pattern), (pattern))
PROCEDURE(cairo_pattern_set_extend, (cairo_pattern_t *pattern, cairo_extend_t extend), (pattern, extend))
PROCEDURE(cairo_pattern_set_filter, (cairo_pattern_t *pattern, cairo_filter_t filter), (pattern, filter))
PROCEDURE(cairo_pattern_set_matrix,
  (cairo_pattern_t *pattern, const cairo_matrix_t *matrix),
  (pattern, matrix))
FUNCTION(cairo_surface_t *, cairo_pdf_surface_create_for_stream,
  (cairo_write_func_t write_func, void *closure, double width_in_points, double height_in_points),
  (write_func, closure, width_in_points, height_in_points))
PROCEDURE(cairo_pdf_surface_set_metadata,
  (cairo_surface_t *surface, cairo_pdf_metadata_t metadata, const char *utf8),
  (surface, metadata, utf8))
FUNCTION(cairo_pattern_t *, cairo_pop_group, (cairo_t *cr), (cr))
PROCEDURE(cairo_pop_group_to_source, (cairo_t *cr), (cr))
PROCEDURE(cairo_push_group, (cairo_t *cr), (cr))
PROCEDURE(cairo_rectangle,
  (cairo_t *cr, double x, double y, double width, double height),
  (cr, x, y, width, height))
PROCEDURE(cairo_restore, (cairo_t *cr), (cr))
PROCEDURE(cairo_save, (cairo_t *cr), (cr))
PROCEDURE(cairo_scale, (cairo_t *cr, double sx, double sy), (cr, sx, sy))
PROCEDURE(cairo_set_dash,
  (cairo_t *cr, const double *dashes, int num_dashes, double offset),
  (cr, dashes, num_dashes, offset))
PROCEDURE(cairo_set_fill_rule, (cairo_t *cr, cairo_fill_rule_t fill_rule), (cr, fill_rule))
PROCEDURE(cairo_set_font_face, (cairo_t *cr, cairo_font_face_t *font_face), (cr, font_face))
PROCEDURE(cairo_set_font_options, (cairo_t *cr, const cairo_font_options_t *options), (cr, options))
PROCEDURE(cairo_set_font_size, (cairo_t *cr, double size), (cr, size))
PROCEDURE(cairo_set_line_cap, (cairo_t *cr, cairo_line_cap_t line_cap), (cr, line_cap))
PROCEDURE(cairo_set_line_join, (cairo_t *cr, cairo_line_join_t line_join), (cr, line_join))
PROCEDURE(cairo_set_line_width, (cairo_t *cr, double width), (cr, width))
PROCEDURE(cairo_set_matrix, (cairo_t *cr, const cairo_matrix_t *matrix), (cr, matrix))
PROCEDURE(cairo_set_miter_limit, (cairo_t *cr, double limit), (cr, limit))
PROCEDURE(cairo_set_operator, (cairo_t *cr, cairo_operator_t op), (cr, op))
PROCEDURE(cairo_set_source, (cairo_t *cr, cairo_pattern_t *source), (cr, source))
PROCEDURE(cairo_set_source_rgba,
  (cairo_t *cr, double red, double green, double blue, double alpha),
  (cr, red, green, blue, alpha))
PROCEDURE(cairo_set_source_surface,
  (cairo_t *cr, cairo_surface_t *surface, double x, double y),
  (cr, surface, x, y))
PROCEDURE(cairo_show_text_glyphs,
  (cairo_t *cr, const char *utf8, int utf8_len, const cairo_glyph_t *glyphs, int num_glyphs, const cairo_text_cluster_t *clusters, int num_clusters, cairo_text_cluster_flags_t cluster_flags),
  (cr, utf8, utf8_len, glyphs, num_glyphs, clusters, num_clusters, cluster_flags))
FUNCTION(cairo_status_t, cairo_status, (cairo_t *cr), (cr))
FUNCTION(const char *, cairo_status_to_string, (cairo_status_t status), (status))
PROCEDURE(cairo_stroke, (cairo_t *cr), (cr))
PROCEDURE(cairo_surface_destroy, (cairo_surface_t *surface), (surface))
PROCEDURE(cairo_surface_finish, (cairo_surface_t *surface), (surface))
PROCEDURE(cairo_surface_flush, (cairo_surface_t *surface), (surface))
PROCEDURE(cairo_surface_mark_dirty, (cairo_surface_t *surface), (surface))
FUNCTION(cairo_status_t, cairo_surface_status, (cairo_surface_t *surface), (surface))
FUNCTION(cairo_surface_t *, cairo_svg_surface_create_for_stream,
  (cairo_write_func_t write_func, void *closure, double width_in_points, double height_in_points),
  (write_func, closure, width_in_points, height_in_points))
PROCEDURE(cairo_svg_surface_set_document_unit,
  (cairo_surface_t *surface, cairo_svg_unit_t unit),
  (surface, unit))
