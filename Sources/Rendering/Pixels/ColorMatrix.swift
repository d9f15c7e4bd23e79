import PlumblineDrawing
import Glibc

/// A linear transform of a colour's components, which are not premultiplied.
///
/// The coefficients of saturation, grayscale and hue rotation are those of the Filter Effects module, so that readers
/// of SVG get the same colours.
struct ColorMatrix: Hashable {
  /// The rows for red, green, blue and opacity, with four factors and a constant each.
  var rows: [[Double]]

  /// The weights of the components in the luminance of a colour in sRGB.
  static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// Creates a matrix from its rows.
  init(rows: [[Double]]) { self.rows = rows }

  /// Creates the matrix of an effect, with colours in the current appearance; nil for effects that do not change
  /// colours.
  init?(_ effect: DisplayEffect, resources: Resources) {
    if case .colorMultiply(let color) = effect {
      let value = resources.components(color)
      self.init(rows: Self.scaling([value.red, value.green, value.blue, value.opacity]))
    } else {
      self.init(effect)
    }
  }

  /// Creates the matrix of an effect that is the same in both appearances; nil for other effects.
  init?(_ effect: DisplayEffect) {
    switch effect {
    case .blur, .shadow, .colorMultiply: return nil
    case .brightness(let amount): rows = Self.scaling([1, 1, 1, 1], constant: min(max(amount.finite(), -1), 1))
    case .contrast(let amount):
      let factor = min(max(amount.finite(or: 1), -100), 100)
      rows = Self.scaling([factor, factor, factor, 1], constant: 0.5 - 0.5 * factor)
    case .saturation(let amount): rows = Self.saturating(min(max(amount.finite(or: 1), -100), 100))
    case .grayscale(let amount): rows = Self.saturating(1 - amount.clampedToUnit)
    case .hueRotation(let angle): rows = Self.turning(angle.radians.finite())
    case .colorInvert: rows = Self.scaling([-1, -1, -1, 1], constant: 1)
    case .luminanceToAlpha:
      let (red, green, blue) = Self.luminance
      rows = [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [red, green, blue, 0, 0]]
    }
  }

  /// Whether the opacity does not depend on the other components, so that colours can be changed before they are drawn.
  var isPerColor: Bool { rows[3][0] == 0 && rows[3][1] == 0 && rows[3][2] == 0 }

  /// Returns a transformed colour, with its components clamped to 0...1.
  func apply(_ color: Color.Components) -> Color.Components {
    let values = [
      color.red.clampedToUnit, color.green.clampedToUnit, color.blue.clampedToUnit, color.opacity.clampedToUnit, 1,
    ]
    let result = rows.map { row in zip(row, values).reduce(0) { $0 + $1.0 * $1.1 }.clampedToUnit }
    return Color.Components(red: result[0], green: result[1], blue: result[2], opacity: result[3])
  }

  private static func scaling(_ factors: [Double], constant: Double = 0) -> [[Double]] {
    var rows = [[Double]](repeating: [0, 0, 0, 0, 0], count: 4)
    for row in 0..<4 {
      rows[row][row] = factors[row]
      if row < 3 { rows[row][4] = constant }
    }
    return rows
  }

  private static func saturating(_ amount: Double) -> [[Double]] {
    let weights = [luminance.red, luminance.green, luminance.blue]
    var rows = scaling([amount, amount, amount, 1])
    for row in 0..<3 {
      for column in 0..<3 { rows[row][column] += weights[column] * (1 - amount) }
    }
    return rows
  }

  private static func turning(_ angle: Double) -> [[Double]] {
    let still = [[0.213, 0.715, 0.072], [0.213, 0.715, 0.072], [0.213, 0.715, 0.072]]
    let cosines = [[0.787, -0.715, -0.072], [-0.213, 0.285, -0.072], [-0.213, -0.715, 0.928]]
    let sines = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
    var rows = scaling([0, 0, 0, 1])
    for row in 0..<3 {
      for column in 0..<3 {
        rows[row][column] = still[row][column] + cos(angle) * cosines[row][column] + sin(angle) * sines[row][column]
      }
    }
    return rows
  }
}
