import CPlumblineCairo
import PlumblineDrawing

/// Draws items on a Cairo surface.
///
/// Paths are handed to Cairo in device coordinates, so that what Cairo sees is always within its range, and edges can be
/// moved to pixels.
final class Canvas {
  /// What the surface keeps.
  enum Medium {
    /// Pixels: edges along the axes are moved to them, text is drawn from masks.
    case pixels
    /// Shapes and text: nothing is moved.
    case vectors
    /// Shapes and text in a format without meshes of colour, which Cairo would write as pictures.
    case plainVectors
  }

  let cairo: OpaquePointer
  let medium: Medium
  let resources: Resources
  /// Where the items' coordinates go on the surface.
  var transform: Transform

  /// Whether the surface keeps shapes rather than pixels.
  var isVector: Bool { medium != .pixels }

  /// A canvas over a surface; nil where Cairo has no memory for it.
  init?(_ surface: OpaquePointer, medium: Medium, resources: Resources, transform: Transform) {
    guard let cairo = cairo_create(surface) else { return nil }
    self.cairo = cairo
    self.medium = medium
    self.resources = resources
    self.transform = transform
  }

  deinit { cairo_destroy(cairo) }

  /// Throws what Cairo has to report.
  func check() throws {
    let status = cairo_status(cairo)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw RenderingError.library(String(cString: cairo_status_to_string(status)))
    }
  }

  /// Draws items in order, the first one lowest.
  func draw(_ items: [DisplayItem], opacity: Double = 1) throws {
    for item in items { try draw(item, opacity: opacity) }
  }

  /// Draws one item.
  func draw(_ item: DisplayItem, opacity: Double = 1) throws {
    switch item {
    case .fill(let path, let paint, let rule): try fill(path, paint, rule: rule, opacity: opacity)
    case .stroke(let path, let paint, let style): try stroke(path, paint, style, opacity: opacity)
    case .text(let layout, let place, let paint): try draw(layout, at: place, paint: paint, opacity: opacity)
    case .image(let image): try draw(image, opacity: opacity)
    case .group(let group): try draw(group, opacity: opacity)
    }
  }

  /// Covers everything within the clip with one colour.
  func cover(_ color: Color) {
    let components = resources.components(color)
    cairo_set_source_rgba(cairo, components.red, components.green, components.blue, components.opacity)
    cairo_paint(cairo)
  }

  /// Does some work with Cairo's own coordinates being the items'; false where the transform flattens everything.
  func withMatrix(_ transform: Transform, _ work: () throws -> Void) rethrows {
    guard transform.isInvertible else { return }
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(cairo, &matrix)
    try work()
    cairo_identity_matrix(cairo)
  }

  /// The part of the surface that drawing can change, in device coordinates.
  var clipBounds: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}

extension Transform {
  /// Whether the transform is affine, has finite numbers within reason, and keeps areas from vanishing.
  var isInvertible: Bool {
    let determinant = m11 * m22 - m12 * m21
    let largest = [m11, m12, m21, m22, m31, m32].reduce(0) { max($0, abs($1)) }
    return determinant.isFinite && abs(determinant) > 1e-12 && largest < 1e9 && isAffine
  }

  /// Whether edges along the axes stay so, without turning.
  var isUpright: Bool { isAffine && m12 == 0 && m21 == 0 }

  /// The factor by which lengths grow on average.
  var meanScale: Double { abs(m11 * m22 - m12 * m21).squareRoot() }

  /// The opposite of an affine transform; the identity where there is none.
  var inverted: Transform {
    let determinant = m11 * m22 - m12 * m21
    guard determinant != 0, determinant.isFinite else { return .identity }
    return Transform(
      a: m22 / determinant, b: -m12 / determinant, c: -m21 / determinant, d: m11 / determinant,
      tx: (m21 * m32 - m22 * m31) / determinant, ty: (m12 * m31 - m11 * m32) / determinant)
  }
}

extension cairo_matrix_t {
  /// An affine transform in Cairo's words.
  init(_ transform: Transform) {
    self.init(
      xx: transform.m11, yx: transform.m12, xy: transform.m21, yy: transform.m22, x0: transform.m31, y0: transform.m32)
  }
}
