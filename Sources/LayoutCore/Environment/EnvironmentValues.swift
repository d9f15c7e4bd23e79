/// What a view inherits from the views around it.
///
/// A value with copy-on-write storage: thousands of nodes share one.
public struct EnvironmentValues: @unchecked Sendable {
  /// The inherited values.
  struct Values {
    var font: Font?
    var dynamicTypeSize = DynamicTypeSize.large
    var layoutDirection = LayoutDirection.leftToRight
    var colorScheme: ColorScheme?
    var displayScale = 2.0
    var locale = "en_US"
    var isEnabled = true
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
    var controls = ControlEnvironment()
    var isRedacted = false
    var widget: WidgetEnvironment?
    var assets: (any AssetCatalog)?
    var missingColors: MissingColors?
    var scrollTarget: ScrollTarget?
    var contentMargins = EdgeInsets()
    var custom: [EnvironmentKeyIdentity: Any] = [:]
  }

  /// Shared storage; written only while it has one owner.
  private final class Storage {
    var values: Values
    init(_ values: Values) { self.values = values }
  }

  private var storage = initial
  /// The storage of the defaults, which is never written since it always has another owner.
  nonisolated(unsafe) private static let initial = Storage(Values())
  /// The axis of the stack around the view, which spacers and dividers follow; nil outside of stacks.
  var stackOrientation: Axis?
  /// The sizes of containers, or nil where the canvas is as large as its view.
  var containerSizes: ContainerSizes?
  /// The scroll view around the view by its number among the flat views, or -1.
  var scrollView: Int32 = -1

  /// SwiftUI's defaults on a light device at scale 2.
  public init() {}

  /// The size of the nearest scroll view, or else of the canvas without its safe area.
  var containerSize: Size? { containerSizes?.size(of: scrollView) }

  /// Reads a value.
  subscript<T>(_ path: WritableKeyPath<Values, T>) -> T {
    get { storage.values[keyPath: path] }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      storage.values[keyPath: path] = newValue
    }
  }
}

/// What makes two custom environment keys the same.
public enum EnvironmentKeyIdentity: Hashable, Sendable {
  /// A compiled `EnvironmentKey` type.
  case type(ObjectIdentifier)
  /// A key declared in a layout file, by the reader's number for it.
  case declared(Int)
}

/// Whether text is shown in capitals.
public enum TextCase: String, Hashable, Sendable, CaseIterable {
  /// The cases that SwiftUI names.
  case uppercase, lowercase
}

/// The reader's preferred text size.
public enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable {
  /// The sizes that SwiftUI names, from small to large.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3,
    accessibility4, accessibility5
}
