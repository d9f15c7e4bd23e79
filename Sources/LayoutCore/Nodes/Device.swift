/// The devices on which previews are shown.
///
/// Source: Apple's Human Interface Guidelines, device screen sizes.
public enum Device {
  /// The screen of a preview that names no device, in points: that of `iphone-16`.
  public static let standardSize = Size(width: 393, height: 852)

  /// The devices with the size of their screens in portrait orientation, in points.
  public static let sizes: [(name: String, size: Size)] = [
    ("iphone-se", Size(width: 375, height: 667)),
    ("iphone-8", Size(width: 375, height: 667)),
    ("iphone-8-plus", Size(width: 414, height: 736)),
    ("iphone-x", Size(width: 375, height: 812)),
    ("iphone-xs", Size(width: 375, height: 812)),
    ("iphone-xs-max", Size(width: 414, height: 896)),
    ("iphone-xr", Size(width: 414, height: 896)),
    ("iphone-11", Size(width: 414, height: 896)),
    ("iphone-11-pro", Size(width: 375, height: 812)),
    ("iphone-11-pro-max", Size(width: 414, height: 896)),
    ("iphone-12", Size(width: 390, height: 844)),
    ("iphone-12-mini", Size(width: 375, height: 812)),
    ("iphone-12-pro", Size(width: 390, height: 844)),
    ("iphone-12-pro-max", Size(width: 428, height: 926)),
    ("iphone-13", Size(width: 390, height: 844)),
    ("iphone-13-mini", Size(width: 375, height: 812)),
    ("iphone-13-pro", Size(width: 390, height: 844)),
    ("iphone-13-pro-max", Size(width: 428, height: 926)),
    ("iphone-14", Size(width: 390, height: 844)),
    ("iphone-14-plus", Size(width: 428, height: 926)),
    ("iphone-14-pro", Size(width: 393, height: 852)),
    ("iphone-14-pro-max", Size(width: 430, height: 932)),
    ("iphone-15", Size(width: 393, height: 852)),
    ("iphone-15-plus", Size(width: 430, height: 932)),
    ("iphone-15-pro", Size(width: 393, height: 852)),
    ("iphone-15-pro-max", Size(width: 430, height: 932)),
    ("iphone-16", standardSize),
    ("iphone-16-plus", Size(width: 430, height: 932)),
    ("iphone-16-pro", Size(width: 402, height: 874)),
    ("iphone-16-pro-max", Size(width: 440, height: 956)),
    ("ipad", Size(width: 810, height: 1080)),
    ("ipad-mini", Size(width: 744, height: 1133)),
    ("ipad-air", Size(width: 820, height: 1180)),
    ("ipad-air-11", Size(width: 820, height: 1180)),
    ("ipad-air-13", Size(width: 1024, height: 1366)),
    ("ipad-pro-9.7", Size(width: 768, height: 1024)),
    ("ipad-pro-10.5", Size(width: 834, height: 1112)),
    ("ipad-pro-11", Size(width: 834, height: 1194)),
    ("ipad-pro-12.9", Size(width: 1024, height: 1366)),
    ("ipad-pro-13", Size(width: 1032, height: 1376)),
  ]

  /// Returns the screen size of a device, by its name here or in Xcode, such as `iPad Pro (9.7-inch)`, or nil if it is
  /// unknown.
  public static func size(named name: String) -> Size? {
    var words = name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
    if let generation = words.firstIndex(of: "generation") { words.removeSubrange(max(generation - 1, 0)...generation) }
    words.removeAll { word in word == "inch" || word.first == "m" && word.dropFirst().allSatisfy(\.isNumber) }
    let wanted = words.joined(separator: "-")
    return sizes.first { $0.name == wanted }?.size
  }
}
