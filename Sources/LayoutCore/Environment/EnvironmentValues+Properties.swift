extension EnvironmentValues {
  /// The font of text that sets none, or nil for the body font.
  public var font: Font? {
    get { self[\.font] }
    set { self[\.font] = newValue }
  }
  /// The user's preferred text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[\.dynamicTypeSize] }
    set { self[\.dynamicTypeSize] = newValue }
  }
  /// Whether titles are set smaller, as on a small screen.
  package var hasSmallTitles: Bool {
    get { self[\.hasSmallTitles] }
    set { self[\.hasSmallTitles] = newValue }
  }
  /// The reading direction.
  public var layoutDirection: LayoutDirection {
    get { self[\.layoutDirection] }
    set { self[\.layoutDirection] = newValue }
  }
  /// The appearance, or nil if the drawing adapts to both.
  package var fixedColorScheme: ColorScheme? {
    get { self[\.colorScheme] }
    set { self[\.colorScheme] = newValue }
  }
  /// The appearance; light if the drawing adapts to both.
  public var colorScheme: ColorScheme {
    get { self[\.colorScheme] ?? .light }
    set { self[\.colorScheme] = newValue }
  }
  /// The number of device pixels per point.
  public var displayScale: Double {
    get { self[\.displayScale] }
    set { self[\.displayScale] = newValue }
  }
  /// The length of a device pixel, in points.
  public var pixelLength: Double { 1 / displayScale }
  /// The language and region, as a Unicode locale identifier.
  package var localeIdentifier: String {
    get { self[\.locale] }
    set { self[\.locale] = newValue }
  }
  /// Whether text and images are replaced by bars of the same size.
  package var isRedacted: Bool {
    get { self[\.isRedacted] }
    set { self[\.isRedacted] = newValue }
  }
  /// Whether sensitive text and images are replaced by bars.
  var redactsSensitive: Bool {
    get { self[\.redactsSensitive] }
    set { self[\.redactsSensitive] = newValue }
  }
  /// Whether the view is on a sheet or popover.
  var isInSheet: Bool { self[\.controls.isInSheet] }

  /// Whether controls are enabled.
  public var isEnabled: Bool {
    get { self[\.isEnabled] }
    set { self[\.isEnabled] = newValue }
  }
  /// Whether scroll views scroll.
  public var isScrollEnabled: Bool {
    get { self[\.controls].isScrollEnabled }
    set { self[\.controls].isScrollEnabled = newValue }
  }
  /// The size of symbols relative to the text beside them.
  public var imageScale: ImageScale {
    get { self[\.imageScale] }
    set { self[\.imageScale] = newValue }
  }
  /// The line layout of text; direction, locale and scale come from the environment's other values.
  package var paragraph: ParagraphStyle {
    get { self[\.paragraph] }
    set { self[\.paragraph] = newValue }
  }
  /// The attributes of text that sets none.
  package var text: TextAttributes {
    get { self[\.text] }
    set { self[\.text] = newValue }
  }
  /// The letter case in which text is shown, or nil for the case of its source.
  public var textCase: TextCase? {
    get { self[\.textCase] }
    set { self[\.textCase] = newValue }
  }
  /// The foreground styles, primary first; empty for the default.
  package var foregroundStyles: [AnyShapeStyle] {
    get { self[\.foregroundStyles] }
    set { self[\.foregroundStyles] = newValue }
  }
  /// The style of a control's label if no foreground style is set; nil for the label colour.
  var defaultForegroundStyle: AnyShapeStyle? {
    get { self[\.defaultForegroundStyle] }
    set { self[\.defaultForegroundStyle] = newValue }
  }
  /// The background style, or nil for the default.
  package var backgroundStyle: AnyShapeStyle? {
    get { self[\.backgroundStyle] }
    set { self[\.backgroundStyle] = newValue }
  }
  /// The tint, or nil for the default, blue.
  package var tint: AnyShapeStyle? {
    get { self[\.tint] }
    set { self[\.tint] = newValue }
  }
  /// The active symbol variants, by name, such as `fill`.
  package var symbolVariants: Set<String> {
    get { self[\.symbolVariants] }
    set { self[\.symbolVariants] = newValue }
  }
  /// The rendering mode of symbols; nil for monochrome, or palette if two foreground styles are set.
  package var symbolRenderingMode: SymbolRenderingMode? {
    get { self[\.symbolRenderingMode] }
    set { self[\.symbolRenderingMode] = newValue }
  }
  /// The shape that `ContainerRelativeShape` follows.
  package var containerShape: AnyShape? {
    get { self[\.containerShape] }
    set { self[\.containerShape] = newValue }
  }
  /// The minimum height of a list row, in points.
  public var defaultMinListRowHeight: Double {
    get { self[\.defaultMinListRowHeight] }
    set { self[\.defaultMinListRowHeight] = newValue }
  }
  /// The horizontal size class: compact on a phone, regular on an iPad.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[\.horizontalSizeClass] }
    set { self[\.horizontalSizeClass] = newValue }
  }
  /// The vertical size class: compact on a phone in landscape orientation, otherwise regular.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[\.verticalSizeClass] }
    set { self[\.verticalSizeClass] = newValue }
  }
  /// The styles of controls.
  var controls: ControlEnvironment {
    get { self[\.controls] }
    set { self[\.controls] = newValue }
  }
  /// The catalogue in which images and colours are looked up by name, or nil if there is none.
  package var assets: (any AssetCatalog)? {
    get { self[\.assets] }
    set { self[\.assets] = newValue }
  }
  /// The record of the problems in drawing.
  var drawingNotes: DrawingNotes? {
    get { self[\.drawingNotes] }
    set { self[\.drawingNotes] = newValue }
  }
  /// The typesetter that measures text, or nil before layout begins.
  var typesetter: (any Typesetter)? {
    get { self[\.typesetter] }
    set { self[\.typesetter] = newValue }
  }
  /// The animations of the running preview, or nil.
  var animator: Animator? {
    get { self[\.animator] }
    set { self[\.animator] = newValue }
  }
  /// The view to which the surrounding scroll view scrolls.
  var scrollTarget: ScrollTarget? {
    get { self[\.scrollTarget] }
    set { self[\.scrollTarget] = newValue }
  }
  /// The margins around the content of scroll views, in points.
  var contentMargins: EdgeInsets {
    get { self[\.contentMargins] }
    set { self[\.contentMargins] = newValue }
  }
  /// The size of controls.
  public var controlSize: ControlSize {
    get { controls.size }
    set { controls.size = newValue }
  }
  /// The value of a custom key, or nil where none was set.
  package subscript(custom key: EnvironmentKeyIdentity) -> Any? {
    get { self[\.custom][key] }
    set { self[\.custom][key] = newValue }
  }
}
