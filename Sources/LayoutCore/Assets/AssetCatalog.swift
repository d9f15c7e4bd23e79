/// Finds the pictures and colours that a layout file names.
public protocol AssetCatalog {
  /// The picture with a name, for an appearance, or nil.
  func image(named name: String, colorScheme: ColorScheme) -> ImageSource?
  /// The colour with a name, or nil.
  func color(named name: String) -> Color?
}
