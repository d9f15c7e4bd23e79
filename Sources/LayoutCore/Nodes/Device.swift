/// The devices on which previews are shown.
///
/// Rule: <doc:Screens#Safe-areas>.
public enum Device {
  /// The screen of a preview that names no device: that of `iphone-16`.
  public static let standard = Screen.island(393, 852, top: 59)

  /// The devices with their screens in portrait orientation.
  public static let screens: [(name: String, screen: Screen)] = [
    ("iphone-se", .homeButton(375, 667)), ("iphone-8", .homeButton(375, 667)),
    ("iphone-8-plus", .homeButton(414, 736)),
    ("iphone-x", .notch(375, 812, top: 44)), ("iphone-xs", .notch(375, 812, top: 44)),
    ("iphone-xs-max", .notch(414, 896, top: 44)), ("iphone-xr", .notch(414, 896, top: 48)),
    ("iphone-11", .notch(414, 896, top: 48)), ("iphone-11-pro", .notch(375, 812, top: 44)),
    ("iphone-11-pro-max", .notch(414, 896, top: 44)),
    ("iphone-12", .notch(390, 844, top: 47)), ("iphone-12-mini", .notch(375, 812, top: 50)),
    ("iphone-12-pro", .notch(390, 844, top: 47)), ("iphone-12-pro-max", .notch(428, 926, top: 47)),
    ("iphone-13", .notch(390, 844, top: 47)), ("iphone-13-mini", .notch(375, 812, top: 50)),
    ("iphone-13-pro", .notch(390, 844, top: 47)), ("iphone-13-pro-max", .notch(428, 926, top: 47)),
    ("iphone-14", .notch(390, 844, top: 47)), ("iphone-14-plus", .notch(428, 926, top: 47)),
    ("iphone-14-pro", .island(393, 852, top: 59)), ("iphone-14-pro-max", .island(430, 932, top: 59)),
    ("iphone-15", .island(393, 852, top: 59)), ("iphone-15-plus", .island(430, 932, top: 59)),
    ("iphone-15-pro", .island(393, 852, top: 59)), ("iphone-15-pro-max", .island(430, 932, top: 59)),
    ("iphone-16", standard), ("iphone-16-plus", .island(430, 932, top: 59)),
    ("iphone-16-pro", .island(402, 874, top: 62)), ("iphone-16-pro-max", .island(440, 956, top: 62)),
    ("ipad", .pad(810, 1080, hasHomeButton: true)), ("ipad-mini", .pad(744, 1133)),
    ("ipad-11", .pad(820, 1180)), ("ipad-13", .pad(1032, 1376)), ("ipad-air", .pad(820, 1180)),
    ("ipad-air-11", .pad(820, 1180)), ("ipad-air-13", .pad(1024, 1366)),
    ("ipad-pro-9.7", .pad(768, 1024, hasHomeButton: true)), ("ipad-pro-10.5", .pad(834, 1112, hasHomeButton: true)),
    ("ipad-pro-11", .pad(834, 1194)), ("ipad-pro-12.9", .pad(1024, 1366)), ("ipad-pro-13", .pad(1032, 1376)),
  ]

  /// Returns the screen of a device, by its name here or in Xcode, such as `iPad Pro (9.7-inch)`, or nil if it is
  /// unknown.
  public static func screen(named name: String) -> Screen? {
    var words = name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
    if let generation = words.firstIndex(of: "generation") { words.removeSubrange(max(generation - 1, 0)...generation) }
    words.removeAll { word in word == "inch" || word.first == "m" && word.dropFirst().allSatisfy(\.isNumber) }
    let wanted = words.joined(separator: "-")
    return screens.first { $0.name == wanted }?.screen
  }
}

extension Screen {
  /// Returns an iPhone with a home button; in landscape orientation its status bar is hidden.
  fileprivate static func homeButton(_ width: Double, _ height: Double) -> Screen {
    Screen(size: Size(width: width, height: height), safeArea: EdgeInsets(top: 20), turnedSafeArea: EdgeInsets())
  }

  /// Returns an iPhone with a home indicator and a notch of a height, in points.
  fileprivate static func notch(_ width: Double, _ height: Double, top: Double) -> Screen {
    var screen = Screen(
      size: Size(width: width, height: height), safeArea: EdgeInsets(top: top, bottom: 34),
      turnedSafeArea: EdgeInsets(leading: top, bottom: 21, trailing: top))
    screen.cutout = .notch
    return screen
  }

  /// Returns an iPhone with a home indicator and the Dynamic Island.
  fileprivate static func island(_ width: Double, _ height: Double, top: Double) -> Screen {
    var screen = notch(width, height, top: top)
    screen.cutout = .island
    return screen
  }

  /// Returns an iPad, whose safe area is the same in both orientations.
  fileprivate static func pad(_ width: Double, _ height: Double, hasHomeButton: Bool = false) -> Screen {
    let insets = hasHomeButton ? EdgeInsets(top: 20) : EdgeInsets(top: 24, bottom: 20)
    return Screen(size: Size(width: width, height: height), safeArea: insets, turnedSafeArea: insets)
  }
}
