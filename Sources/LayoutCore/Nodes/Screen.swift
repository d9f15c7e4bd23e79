/// A screen on which previews are shown, with the parts of it that sensors and system controls cover.
public struct Screen: Hashable, Sendable {
  /// The cutout at the top of a screen in portrait orientation.
  public enum Cutout: Hashable, Sendable {
    /// No cutout.
    case none
    /// A cutout at the edge of the screen.
    case notch
    /// The Dynamic Island.
    case island
  }

  /// The size of the screen in its orientation, in points.
  public var size: Size
  /// The insets of the safe area in the screen's orientation, in points.
  public var safeArea: EdgeInsets
  /// The insets of the safe area in the other orientation, in points.
  public var turnedSafeArea: EdgeInsets
  /// The cutout of the screen.
  public var cutout = Cutout.none
  /// Whether figures show the status bar.
  public var showsStatusBar = false
  /// Whether the screen has been turned to landscape orientation.
  public private(set) var isLandscape = false

  /// Whether the screen is as large as an iPad's: the smallest has 744 points on its shorter side.
  public var isPad: Bool { min(size.width, size.height) >= 744 }

  /// Whether the screen has a regular width: an iPad's, or that of a large iPhone in landscape orientation.
  ///
  /// Rule: <doc:Screens#Landscape-orientation>.
  public var isWide: Bool { isPad || isLandscape && size.height >= 414 }

  /// Whether titles are set smaller, as on iPhones whose screen is 320 points wide.
  ///
  /// Rule: <doc:TextLayout#Small-screens>.
  public var hasSmallTitles: Bool { size.width == 320 && size.height == 568 || size.width == 568 && size.height == 320 }

  /// Creates a screen; the safe area of a screen without insets is the whole screen.
  public init(size: Size, safeArea: EdgeInsets = EdgeInsets(), turnedSafeArea: EdgeInsets? = nil) {
    self.size = size
    self.safeArea = safeArea
    self.turnedSafeArea =
      turnedSafeArea ?? EdgeInsets(leading: safeArea.top, bottom: safeArea.bottom, trailing: safeArea.top)
  }

  /// The screen in landscape orientation.
  public var turned: Screen {
    var screen = self
    screen.size = Size(width: size.height, height: size.width)
    (screen.safeArea, screen.turnedSafeArea) = (turnedSafeArea, safeArea)
    screen.isLandscape.toggle()
    return screen
  }

  /// The same screen without safe-area insets.
  public var withoutSafeArea: Screen { Screen(size: size) }

  /// Whether the screen has a home indicator instead of a home button.
  public var hasHomeIndicator: Bool { safeArea.bottom > 0 }
}

extension EnvironmentValues {
  /// Returns the environment of a root view on a screen, with its size classes.
  ///
  /// The status bar beside the Dynamic Island ends 5.33 points above the end of the safe area, and a navigation bar
  /// that is directly in the root view or in its tab begins there. Rule: <doc:Screens#Navigation-bars>.
  func onScreen(_ screen: Screen?, beneath root: LayoutNode) -> EnvironmentValues {
    guard let screen else { return self }
    var values = self
    values.horizontalSizeClass = screen.isWide ? .regular : .compact
    values.verticalSizeClass = screen.isLandscape && !screen.isPad ? .compact : .regular
    values.hasSmallTitles = screen.hasSmallTitles
    if screen.cutout == .island, screen.safeArea.top > 5, root.holdsTopBar { values.controls.barOverlap = 16 / 3 }
    return values
  }
}
