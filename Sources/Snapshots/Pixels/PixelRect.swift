/// A rectangle of pixels.
public struct PixelRect: Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle; negative sizes become 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// Returns whether a pixel lies in the rectangle.
  func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && y >= self.y && x - self.x < width && y - self.y < height
  }

  /// Extends the rectangle so that it contains a pixel.
  mutating func extend(_ x: Int, _ y: Int) {
    guard width > 0, height > 0 else {
      self = PixelRect(x: x, y: y, width: 1, height: 1)
      return
    }
    let right = max(self.x + width, x + 1)
    let bottom = max(self.y + height, y + 1)
    self.x = min(self.x, x)
    self.y = min(self.y, y)
    width = right - self.x
    height = bottom - self.y
  }
}
