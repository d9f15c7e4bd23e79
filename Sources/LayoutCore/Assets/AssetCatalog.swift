/// A source of the images and colours that a layout file refers to by name.
public protocol AssetCatalog {
  /// Returns the named image for a light or dark appearance, or nil if there is none.
  func image(named name: String, colorScheme: ColorScheme) -> ImageSource?
  /// Returns the named colour, or nil if there is none.
  func color(named name: String) -> Color?
  /// Whether the catalogues have colours, so that a name that they lack is that of no colour.
  var hasColors: Bool { get }
  /// Returns whether the named image is a template, which the foreground style fills unless a view requests its own
  /// colours.
  func isTemplate(named name: String) -> Bool
  /// Returns whether the name is that of a symbol of the project.
  func isSymbol(named name: String) -> Bool
  /// Returns the named symbol of the project, or nil if there is none that can be drawn.
  func symbol(named name: String) -> SymbolTemplate?
  /// Returns the file of a named image that figures cannot show, or nil if no image has the name.
  func unreadableFile(named name: String) -> String?
  /// Returns the bytes of the named data set, or nil if there is none.
  func data(named name: String) -> [UInt8]?
  /// Returns the name of the image or colour for which Xcode generates a symbol, such as "Trees 4" for `trees4`, or nil
  /// if there is none; groups that provide namespaces stand in front, each followed by a slash.
  func name(ofSymbol symbol: String, isColor: Bool) -> String?
}

extension AssetCatalog {
  /// Returns false: a colour may be in a catalogue that is not read.
  public var hasColors: Bool { false }
  /// Returns false: the images have their own colours.
  public func isTemplate(named name: String) -> Bool { false }
  /// Returns nil: figures show all images.
  public func unreadableFile(named name: String) -> String? { nil }
  /// Returns nil: there are no data sets.
  public func data(named name: String) -> [UInt8]? { nil }
  /// Returns nil: no symbols are generated.
  public func name(ofSymbol symbol: String, isColor: Bool) -> String? { nil }
  /// Returns false: there are no symbols.
  public func isSymbol(named name: String) -> Bool { false }
  /// Returns nil: there are no symbols.
  public func symbol(named name: String) -> SymbolTemplate? { nil }
}
