// The elements of a matrix, by row and column as in Core Animation.
extension SpaceTransform {
  /// Creates a matrix of zeros.
  public init() { self.init(rows: Array(repeating: SIMD4(), count: 4)) }
  /// The element in row 1 and column 1.
  public var m11: Double {
    get { self[0, 0] }
    set { self[0, 0] = newValue }
  }
  /// The element in row 1 and column 2.
  public var m12: Double {
    get { self[0, 1] }
    set { self[0, 1] = newValue }
  }
  /// The element in row 1 and column 3.
  public var m13: Double {
    get { self[0, 2] }
    set { self[0, 2] = newValue }
  }
  /// The element in row 1 and column 4.
  public var m14: Double {
    get { self[0, 3] }
    set { self[0, 3] = newValue }
  }
  /// The element in row 2 and column 1.
  public var m21: Double {
    get { self[1, 0] }
    set { self[1, 0] = newValue }
  }
  /// The element in row 2 and column 2.
  public var m22: Double {
    get { self[1, 1] }
    set { self[1, 1] = newValue }
  }
  /// The element in row 2 and column 3.
  public var m23: Double {
    get { self[1, 2] }
    set { self[1, 2] = newValue }
  }
  /// The element in row 2 and column 4.
  public var m24: Double {
    get { self[1, 3] }
    set { self[1, 3] = newValue }
  }
  /// The element in row 3 and column 1.
  public var m31: Double {
    get { self[2, 0] }
    set { self[2, 0] = newValue }
  }
  /// The element in row 3 and column 2.
  public var m32: Double {
    get { self[2, 1] }
    set { self[2, 1] = newValue }
  }
  /// The element in row 3 and column 3.
  public var m33: Double {
    get { self[2, 2] }
    set { self[2, 2] = newValue }
  }
  /// The element in row 3 and column 4.
  public var m34: Double {
    get { self[2, 3] }
    set { self[2, 3] = newValue }
  }
  /// The element in row 4 and column 1.
  public var m41: Double {
    get { self[3, 0] }
    set { self[3, 0] = newValue }
  }
  /// The element in row 4 and column 2.
  public var m42: Double {
    get { self[3, 1] }
    set { self[3, 1] = newValue }
  }
  /// The element in row 4 and column 3.
  public var m43: Double {
    get { self[3, 2] }
    set { self[3, 2] = newValue }
  }
  /// The element in row 4 and column 4.
  public var m44: Double {
    get { self[3, 3] }
    set { self[3, 3] = newValue }
  }
}
