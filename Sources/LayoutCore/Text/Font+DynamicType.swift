extension Font.TextStyle {
  /// Returns the size of the style in points, for a preferred text size.
  ///
  /// Rule: <doc:TextLayout#Fonts>.
  package func size(at typeSize: DynamicTypeSize) -> Double {
    let row = sizes
    return row[min(DynamicTypeSize.allCases.firstIndex(of: typeSize) ?? 3, row.count - 1)]
  }

  /// Returns the size of the style in points in an environment.
  ///
  /// Titles are smaller on a small screen. Rule: <doc:TextLayout#Small-screens>.
  package func size(in environment: EnvironmentValues) -> Double {
    let typeSize = environment.dynamicTypeSize
    let reduction = environment.hasSmallTitles && !typeSize.isAccessibilitySize ? smallScreenReduction : 0
    return size(at: typeSize) - reduction
  }

  /// The number of points by which the style is smaller on a small screen.
  private var smallScreenReduction: Double {
    switch self {
    case .largeTitle: 4
    case .title, .title2, .extraLargeTitle2: 2
    default: 0
    }
  }

  /// Returns a length, given for the standard text size, scaled as texts of the style are for another text size.
  package func scaled(_ length: Double, at typeSize: DynamicTypeSize) -> Double {
    length * size(at: typeSize) / size(at: .large)
  }

  /// Returns the distance between the baselines of the style's lines in points, in an environment.
  ///
  /// Rule: <doc:TextLayout#Fonts>. Source: Apple's Human Interface Guidelines, where the distance is mostly the same
  /// for all styles of a size.
  package func lineHeight(in environment: EnvironmentValues) -> Double {
    let size = size(in: environment)
    switch (self, size) {
    case (.subheadline, 21): return 28
    case (.caption, 22): return 29
    default: break
    }
    let known = Self.lineHeights
    guard let after = known.firstIndex(where: { $0.size >= size }) else { return (size * 1.17).rounded() }
    if known[after].size == size || after == 0 { return known[after].height }
    return known[after - 1].height + (size - known[after - 1].size)
  }

  private static let lineHeights: [(size: Double, height: Double)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (20, 25), (21, 26),
    (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34), (29, 35), (30, 37), (31, 38), (32, 39),
    (33, 40), (34, 41), (36, 43), (37, 44), (38, 46), (39, 47), (40, 48), (42, 50), (43, 51), (44, 52), (47, 56),
    (48, 57), (49, 58), (50, 59), (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
  ]

  /// The default weight of the style.
  package var weight: Font.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The weight of the style in bold text.
  package var emphasizedWeight: Font.Weight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2, .headline: .bold
    default: .semibold
    }
  }

  /// The sizes in points from `xSmall` to `accessibility5`; the fourth is the size at `large`.
  private var sizes: [Double] {
    switch self {
    case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
    case .extraLargeTitle2, .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}

extension DynamicTypeSize: Comparable {
  /// Returns whether the first size is smaller than the second.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
