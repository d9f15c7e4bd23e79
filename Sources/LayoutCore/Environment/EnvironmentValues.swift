/// The values that a view inherits from the views around it.
///
/// A value type with copy-on-write storage: thousands of nodes share one copy.
public struct EnvironmentValues: @unchecked Sendable {
  /// The inherited values.
  struct Values {
    var font: Font?
    var dynamicTypeSize = DynamicTypeSize.large
    var hasSmallTitles = false
    var layoutDirection = LayoutDirection.leftToRight
    var colorScheme: ColorScheme?
    var contrast = ColorSchemeContrast.standard
    var legibilityWeight: LegibilityWeight?
    var accessibility: AccessibilitySettings = []
    var displayScale = 2.0
    var locale = "en_US"
    var isEnabled = true
    var disablingSource: SourceRange?
    var imageScale = ImageScale.medium
    var paragraph = ParagraphStyle()
    var text = TextAttributes()
    var textCase: TextCase?
    var foregroundStyles: [AnyShapeStyle] = []
    var defaultForegroundStyle: AnyShapeStyle?
    var backgroundStyle: AnyShapeStyle?
    var tint: AnyShapeStyle?
    var symbolVariants: Set<String> = []
    var symbolRenderingMode: SymbolRenderingMode?
    var containerShape: AnyShape?
    var defaultMinListRowHeight = 44.0
    var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    var verticalSizeClass: UserInterfaceSizeClass? = .regular
    var controls = ControlEnvironment()
    var isRedacted = false
    var redactsSensitive = false
    var widget: WidgetEnvironment?
    var assets: (any AssetCatalog)?
    var drawingNotes: DrawingNotes?
    var typesetter: (any Typesetter)?
    var animator: Animator?
    var scrollTarget: ScrollTarget?
    var contentMargins = EdgeInsets()
    var custom: [EnvironmentKeyIdentity: Any] = [:]
  }

  /// Copy-on-write storage; written only while it has a single owner.
  private final class Storage {
    var values: Values
    init(_ values: Values) { self.values = values }
  }

  private var storage = initial
  /// The storage of the default values; this second reference keeps it from ever being written.
  nonisolated(unsafe) private static let initial = Storage(Values())
  /// The axis of the stack around the view, which spacers and dividers follow; nil outside of stacks.
  var stackOrientation: Axis?
  /// The sizes of the containers around the view, or nil if relative lengths refer to the view itself.
  var containerSizes: ContainerSizes?
  /// The index of the surrounding scroll view among the flat views, or -1 if there is none.
  var scrollView: Int32 = -1

  /// Creates SwiftUI's default values on a light device at scale 2.
  public init() {}

  /// The size of the nearest scroll view or, outside of scroll views, of the canvas without its safe-area insets.
  var containerSize: Size? { containerSizes?.size(of: scrollView) }

  /// An inherited value.
  subscript<T>(_ path: WritableKeyPath<Values, T>) -> T {
    get { storage.values[keyPath: path] }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      storage.values[keyPath: path] = newValue
    }
  }
}

/// The part of a custom environment key that determines whether two keys are the same.
public enum EnvironmentKeyIdentity: Hashable, Sendable {
  /// A compiled `EnvironmentKey` type.
  case type(ObjectIdentifier)
  /// A key declared in a layout file, by the index that the reader assigns to it.
  case declared(Int)
}

/// A letter case for text.
public enum TextCase: String, Hashable, Sendable {
  /// The cases that SwiftUI defines.
  case uppercase, lowercase
}

/// The user's preferred text size.
public enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable {
  /// The sizes that SwiftUI defines, from small to large.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3,
    accessibility4, accessibility5
}
