import PlumblineLayout

extension Device {
  /// Returns the screen that a device's name, `390x844`, or `390x844+47-34` with the insets at the top and the bottom
  /// stands for.
  ///
  /// A screen with insets at both ends has a cutout if that at the top is as high as one: a notch from 44 points on,
  /// the Dynamic Island from 54 on.
  static func canvas(_ text: String) throws(UsageError) -> Screen {
    if let screen = screen(named: text) { return screen }
    let parts = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let size = numbers(parts[0], separator: "x")
    let insets = parts.count == 2 ? numbers(parts[1], separator: "-") : [0, 0]
    if size.count == 2, size.allSatisfy({ $0 > 0 && $0 <= 20_000 }), insets.count == 2,
      insets.allSatisfy({ $0 >= 0 }), insets[0] + insets[1] < size[1]
    {
      var screen = Screen(
        size: Size(width: size[0], height: size[1]), safeArea: EdgeInsets(top: insets[0], bottom: insets[1]))
      if insets[0] >= 44, insets[1] > 0 { screen.cutout = insets[0] >= 54 ? .island : .notch }
      return screen
    }
    let near = NearNames.closest(to: text, in: screens.map(\.name)).map { "did you mean '\($0)'?" }
    throw UsageError(
      "--canvas takes a size such as 390x844, with insets such as 390x844+47-34, or a device, not '\(text)'",
      hint: near ?? "devices: \(screens.map(\.name).joined(separator: ", "))")
  }

  private static func numbers(_ text: Substring, separator: Character) -> [Double] {
    text.split(separator: separator, omittingEmptySubsequences: false).map { Double($0) ?? .nan }
  }
}
