extension EnvironmentValues {
  /// The font of text that sets none.
  public var font: Font? {
    get { self[\.font] }
    set { self[\.font] = newValue }
  }
  /// The reader's preferred text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[\.dynamicTypeSize] }
    set { self[\.dynamicTypeSize] = newValue }
  }
  /// The direction in which views run.
  public var layoutDirection: LayoutDirection {
    get { self[\.layoutDirection] }
    set { self[\.layoutDirection] = newValue }
  }
  /// The appearance, or nil where a drawing serves both.
  public var fixedColorScheme: ColorScheme? {
    get { self[\.colorScheme] }
    set { self[\.colorScheme] = newValue }
  }
  /// The appearance, light where a drawing serves both.
  public var colorScheme: ColorScheme {
    get { self[\.colorScheme] ?? .light }
    set { self[\.colorScheme] = newValue }
  }
  /// Device pixels per point.
  public var displayScale: Double {
    get { self[\.displayScale] }
    set { self[\.displayScale] = newValue }
  }
  /// The size of a device pixel, in points.
  public var pixelLength: Double { 1 / displayScale }
  /// The language and region, as a Unicode locale identifier.
  public var localeIdentifier: String {
    get { self[\.locale] }
    set { self[\.locale] = newValue }
  }
  /// Whether texts and pictures are shown as bars in their places.
  public var isRedacted: Bool {
    get { self[\.isRedacted] }
    set { self[\.isRedacted] = newValue }
  }

  /// Whether controls answer.
  public var isEnabled: Bool {
    get { self[\.isEnabled] }
    set { self[\.isEnabled] = newValue }
  }
  /// How large symbols are relative to text.
  public var imageScale: ImageScale {
    get { self[\.imageScale] }
    set { self[\.imageScale] = newValue }
  }
  /// How text is set in lines; direction, locale and scale come from the environment's own values.
  public var paragraph: ParagraphStyle {
    get { self[\.paragraph] }
    set { self[\.paragraph] = newValue }
  }
  /// The attributes of text that sets none itself.
  public var text: TextAttributes {
    get { self[\.text] }
    set { self[\.text] = newValue }
  }
  /// Whether text is shown in capitals.
  public var textCase: TextCase? {
    get { self[\.textCase] }
    set { self[\.textCase] = newValue }
  }
  /// The foreground styles, primary first; empty is the default.
  public var foregroundStyles: [AnyShapeStyle] {
    get { self[\.foregroundStyles] }
    set { self[\.foregroundStyles] = newValue }
  }
  /// What a control draws its label with where code sets no foreground style; nil is the label colour.
  var defaultForegroundStyle: AnyShapeStyle? {
    get { self[\.defaultForegroundStyle] }
    set { self[\.defaultForegroundStyle] = newValue }
  }
  /// The background style, or nil for the default.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[\.backgroundStyle] }
    set { self[\.backgroundStyle] = newValue }
  }
  /// The tint, or nil for the default, blue.
  public var tint: AnyShapeStyle? {
    get { self[\.tint] }
    set { self[\.tint] = newValue }
  }
  /// The symbol variants in force, by name, such as `fill`.
  public var symbolVariants: Set<String> {
    get { self[\.symbolVariants] }
    set { self[\.symbolVariants] = newValue }
  }
  /// In how many colours symbols are drawn; nil is one, or two where two foreground styles are set.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[\.symbolRenderingMode] }
    set { self[\.symbolRenderingMode] = newValue }
  }
  /// The shape that `ContainerRelativeShape` follows.
  public var containerShape: AnyShape? {
    get { self[\.containerShape] }
    set { self[\.containerShape] = newValue }
  }
  /// The least height of a list row, in points.
  public var defaultMinListRowHeight: Double {
    get { self[\.defaultMinListRowHeight] }
    set { self[\.defaultMinListRowHeight] = newValue }
  }
  /// The styles of controls.
  var controls: ControlEnvironment {
    get { self[\.controls] }
    set { self[\.controls] = newValue }
  }
  /// Where pictures are looked up by name; nil knows none.
  public var assets: (any AssetCatalog)? {
    get { self[\.assets] }
    set { self[\.assets] = newValue }
  }
  /// What notes the names of colours that are not among the assets.
  var missingColors: MissingColors? {
    get { self[\.missingColors] }
    set { self[\.missingColors] = newValue }
  }
  /// The view to which the scroll view around is brought.
  var scrollTarget: ScrollTarget? {
    get { self[\.scrollTarget] }
    set { self[\.scrollTarget] = newValue }
  }
  /// The room around the content of scroll views.
  var contentMargins: EdgeInsets {
    get { self[\.contentMargins] }
    set { self[\.contentMargins] = newValue }
  }
  /// How large controls are.
  public var controlSize: ControlSize {
    get { controls.size }
    set { controls.size = newValue }
  }
  /// The value of a custom key, or nil where none was set.
  public subscript(custom key: EnvironmentKeyIdentity) -> Any? {
    get { self[\.custom][key] }
    set { self[\.custom][key] = newValue }
  }
}
