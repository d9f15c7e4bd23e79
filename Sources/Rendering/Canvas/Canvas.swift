import CPlumblineCairo
import PlumblineDrawing

/// Draws items on a Cairo surface.
///
/// Cairo receives paths in device coordinates, which are clamped to its range and, on pixels, snapped to pixel
/// boundaries.
final class Canvas {
  /// The representation that the surface keeps.
  enum Medium {
    /// Pixels. Axis-aligned edges are moved to them, and text is drawn from masks.
    case pixels
    /// Shapes and text, at exact positions.
    case vectors
    /// Shapes and text in a format without gradient meshes, which Cairo would write as images.
    case plainVectors
  }

  let cairo: OpaquePointer
  let medium: Medium
  let resources: Resources
  /// The transform from the items' coordinates to the surface's.
  var transform: Transform

  /// Whether the surface keeps shapes and not pixels.
  var isVector: Bool { medium != .pixels }

  /// Creates a canvas for a surface; nil if memory is short.
  init?(_ surface: OpaquePointer, medium: Medium, resources: Resources, transform: Transform) {
    guard let cairo = cairo_create(surface) else { return nil }
    self.cairo = cairo
    self.medium = medium
    self.resources = resources
    self.transform = transform
  }

  deinit { cairo_destroy(cairo) }

  /// Throws an error if Cairo reports one.
  func check() throws {
    let status = cairo_status(cairo)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw RenderingError.library(String(cString: cairo_status_to_string(status)))
    }
  }

  /// Draws items in order, the first one at the bottom.
  func draw(_ items: [DisplayItem], opacity: Double = 1) throws {
    for item in items { try draw(item, opacity: opacity) }
  }

  /// Draws one item.
  func draw(_ item: DisplayItem, opacity: Double = 1) throws {
    switch item {
    case .fill(let path, let paint, let rule): try fill(path, paint, rule: rule, opacity: opacity)
    case .stroke(let path, let paint, let style): try stroke(path, paint, style, opacity: opacity)
    case .text(let layout, let origin, let paint): try draw(layout, at: origin, paint: paint, opacity: opacity)
    case .image(let image): try draw(image, opacity: opacity)
    case .group(let group): try draw(group, opacity: opacity)
    }
  }

  /// Paints the whole clip with one colour.
  func cover(_ color: Color) {
    let components = resources.components(color)
    cairo_set_source_rgba(cairo, components.red, components.green, components.blue, components.opacity)
    cairo_paint(cairo)
  }

  /// Calls a function with a transform as Cairo's matrix, unless the transform is not invertible.
  func withMatrix(_ transform: Transform, _ work: () throws -> Void) rethrows {
    guard transform.isInvertible else { return }
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(cairo, &matrix)
    try work()
    cairo_identity_matrix(cairo)
  }

  /// The bounds of the clip, in device coordinates.
  var clipBounds: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}

extension Transform {
  /// Whether the transform is affine and invertible, with finite components in Cairo's range.
  var isInvertible: Bool {
    let determinant = m11 * m22 - m12 * m21
    let largest = [m11, m12, m21, m22, m31, m32].reduce(0) { max($0, abs($1)) }
    return determinant.isFinite && abs(determinant) > 1e-12 && largest < 1e9 && isAffine
  }

  /// Whether the transform neither rotates nor skews.
  var isUpright: Bool { isAffine && m12 == 0 && m21 == 0 }

  /// The square root of the factor by which areas are scaled.
  var meanScale: Double { abs(m11 * m22 - m12 * m21).squareRoot() }

  /// The inverse of an affine transform; the identity if there is none.
  var inverted: Transform {
    let determinant = m11 * m22 - m12 * m21
    guard determinant != 0, determinant.isFinite else { return .identity }
    return Transform(
      a: m22 / determinant, b: -m12 / determinant, c: -m21 / determinant, d: m11 / determinant,
      tx: (m21 * m32 - m22 * m31) / determinant, ty: (m12 * m31 - m11 * m32) / determinant)
  }
}

extension cairo_matrix_t {
  /// Creates a matrix from an affine transform.
  init(_ transform: Transform) {
    self.init(
      xx: transform.m11, yx: transform.m12, xy: transform.m21, yy: transform.m22, x0: transform.m31, y0: transform.m32)
  }
}
