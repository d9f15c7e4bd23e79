import LayoutCore

extension Vocabulary {
  /// Adds what layout files take from UIKit and its neighbours.
  mutating func addPlatform() {
    addDevices()
    addPlatformFonts()
    addPlatformImages()
    addActingTypes()
    addAttributedStrings()
  }

  private mutating func addDevices() {
    rawConstant("UIScreen", "main") { call in .native("UIScreen", call.evaluator.options.screen) }
    rawConstant("NSScreen", "main") { call in .native("UIScreen", call.evaluator.options.screen) }
    let screen = TypeBinding<Size>.native("UIScreen")
    for name in ["bounds", "nativeBounds", "frame", "visibleFrame", "applicationFrame"] {
      property(on: screen, name, as: .rect) { Rect(origin: .zero, size: $0) }
    }
    for name in ["scale", "nativeScale"] { property(on: screen, name, as: .double) { _ in 2 } }
    property(on: screen, "brightness", as: .double) { _ in 1 }
    let device = TypeBinding<Int>.native("UIDevice")
    constant(on: "UIDevice", "current", 0, as: device)
    for (name, text) in [
      ("name", "iPhone"), ("model", "iPhone"), ("localizedModel", "iPhone"), ("systemName", "iOS"),
      ("systemVersion", "18.0"),
    ] { property(on: device, name, as: .string) { _ in text } }
    property(on: device, "batteryLevel", as: .double) { _ in 1 }
    for (type, member, present, others) in [
      (
        "UIUserInterfaceIdiom", "userInterfaceIdiom", "phone", ["pad", "mac", "tv", "carPlay", "vision", "unspecified"]
      ),
      (
        "UIDeviceOrientation", "orientation", "portrait",
        ["landscapeLeft", "landscapeRight", "portraitUpsideDown", "faceUp", "faceDown", "unknown"]
      ),
    ] {
      let binding = TypeBinding<String>.native(type)
      for name in others + [present] { constant(on: type, name, name, as: binding) }
      property(on: device, member, as: binding) { _ in present }
      property(on: binding, "isLandscape", as: .bool) { $0.hasPrefix("landscape") }
      property(on: binding, "isPortrait", as: .bool) { $0.hasPrefix("portrait") }
    }
  }

  private mutating func addPlatformFonts() {
    type("CTFont", parents: ["UIFont"])
    for kind in ["UIFont", "NSFont"] {
      aliases["NSFont"] = "UIFont"
      staticMethod(
        on: kind, "systemFont", .named("ofSize", .double), .named("weight", .fontWeight, default: .regular),
        returns: .platformFont
      ) { .system(size: $0, weight: $1) }
      staticMethod(on: kind, "boldSystemFont", .named("ofSize", .double), returns: .platformFont) {
        .system(size: $0, weight: .bold)
      }
      staticMethod(on: kind, "italicSystemFont", .named("ofSize", .double), returns: .platformFont) {
        Font.system(size: $0).italic()
      }
      for name in ["monospacedSystemFont", "monospacedDigitSystemFont"] {
        staticMethod(
          on: kind, name, .named("ofSize", .double), .named("weight", .fontWeight, default: .regular),
          returns: .platformFont
        ) { .system(size: $0, weight: $1, design: .monospaced) }
      }
      staticMethod(on: kind, "preferredFont", .named("forTextStyle", .platformTextStyle), returns: .platformFont) {
        Font(.textStyle($0))
      }
      initializer(kind, .named("name", .string), .named("size", .double), returns: .optional(.platformFont)) {
        Font.custom($0, size: $1)
      }
    }
    for style in Font.TextStyle.allCases {
      constant(on: "UIFont.TextStyle", style.rawValue, style, as: .platformTextStyle)
    }
    for (name, style) in [("title1", Font.TextStyle.title), ("caption1", .caption)] {
      constant(on: "UIFont.TextStyle", name, style, as: .platformTextStyle)
    }
    initializer("Font", .unnamed(.platformFont), returns: .font) { $0 }
    method(on: .platformFont, "withSize", .unnamed(.double), returns: .platformFont) {
      .system(size: $1, weight: $0.weight)
    }
    rawProperty("UIFont", "pointSize") { value, call in .double(value.resolvedFont(call)?.size ?? 17) }
    rawProperty("UIFont", "lineHeight") { value, call in
      .double(((value.resolvedFont(call)?.size ?? 17) * 1.193359375 * 100).rounded() / 100)
    }
    rawProperty("UIFont", "capHeight") { value, call in .double((value.resolvedFont(call)?.size ?? 17) * 0.7046) }
    rawProperty("UIFont", "ascender") { value, call in .double((value.resolvedFont(call)?.size ?? 17) * 0.952) }
    rawProperty("UIFont", "descender") { value, call in .double((value.resolvedFont(call)?.size ?? 17) * -0.241) }
  }

  private mutating func addPlatformImages() {
    for kind in ["UIImage", "NSImage"] {
      initializer(kind, returns: .image) { ImageContent(.named("")) }
      initializer(
        kind, .named("systemName", .string), .named("withConfiguration", .unevaluated), returns: .image
      ) { name, _ in ImageContent(.symbol(name)) }
      initializer(kind, .named("data", .unevaluated), returns: .optional(.image)) { _ in nil }
      initializer(kind, .named("contentsOfFile", .unevaluated), returns: .optional(.image)) { _ in nil }
      for name in ["withRenderingMode", "withTintColor", "resizableImage", "withConfiguration"] {
        method(on: .image, name, .unnamed(.unevaluated), returns: .image) { image, _ in image }
      }
    }
    type("ImageResource")
    type("ColorResource")
    initializer("Image", .unnamed(.resource), returns: .image) { $0 }
    initializer("Color", .unnamed(TypeBinding<Color>.native("ColorResource")), returns: .color) { $0 }
    initializer(
      "Image", .unnamed(.asset), .named("variableValue", .unevaluated), .named("bundle", .unevaluated, default: ()),
      returns: .image
    ) { image, _, _ in image }
  }

  /// Types whose values only act: making, changing and asking them has no part in a figure.
  private mutating func addActingTypes() {
    for name in [
      "UITableView", "UITableViewCell", "UICollectionView", "UINavigationBar", "UINavigationBarAppearance", "UITabBar",
      "UITabBarAppearance", "UISegmentedControl", "UIPageControl", "UITextView", "UITextField", "UISwitch", "UISlider",
      "UIStepper", "UISearchBar", "UIToolbar", "UIToolbarAppearance", "UIBarButtonItem", "UIBarButtonItemAppearance",
      "UIScrollView", "UIRefreshControl", "UILabel", "UIButton", "UIView", "UIWindow", "UIImageView", "UIStackView",
      "UIActivityIndicatorView", "UIProgressView", "UIPickerView", "UIDatePicker", "UIApplication", "UIPasteboard",
      "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator",
      "UIViewController",
      "UINavigationController", "UITabBarController", "UIHostingController", "UIAlertController", "UIAlertAction",
      "UIBlurEffect", "UIVisualEffectView", "UIVibrancyEffect", "UIGestureRecognizer", "UITapGestureRecognizer",
      "UIEdgeInsets", "UIAccessibility", "UIGraphicsImageRenderer", "UIActivityViewController",
      "UIImagePickerController",
      "NSApplication", "NSApp", "NSCursor", "NSWorkspace", "NSPasteboard", "NSWindow", "NSColorSpace", "NSPredicate",
      "NotificationCenter", "Notification", "FileManager", "Bundle", "ProcessInfo", "URLSession",
      "URLRequest", "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "DispatchQueue", "DispatchTime",
      "DispatchGroup",
      "OperationQueue", "RunLoop", "Timer", "Task", "Thread", "Logger", "OSLog", "AnyCancellable", "PassthroughSubject",
      "CurrentValueSubject", "AVPlayer", "AVAudioPlayer", "AVAudioSession", "AVCaptureSession", "AVSpeechSynthesizer",
      "AVSpeechUtterance", "AVSpeechSynthesisVoice", "AVPlayerViewController", "AVQueuePlayer", "AVPlayerItem",
      "MKCoordinateRegion", "MKCoordinateSpan", "MKMapView", "MKMapRect", "MKPointAnnotation", "MapCameraPosition",
      "CLLocationManager", "CLLocationCoordinate2D", "CLLocation", "CLGeocoder", "WKWebView", "WKWebViewConfiguration",
      "CMMotionManager", "CIContext", "CIFilter", "CIImage", "CGImage", "PHPickerConfiguration",
      "PHPickerViewController",
      "SFSafariViewController", "LAContext", "UNUserNotificationCenter", "NSPersistentContainer",
      "NSManagedObjectContext",
      "ModelContainer", "ModelContext", "ModelConfiguration", "FetchDescriptor", "PersistenceController", "SCNScene",
      "SKScene", "PDFDocument", "PDFView", "CHHapticEngine", "UIKeyCommand", "NSItemProvider", "NSHashTable", "UTType",
      "Publishers", "Just", "HKHealthStore", "EKEventStore", "CNContactStore", "SKStoreReviewController",
      "WidgetCenter",
      "DragGesture", "TapGesture", "LongPressGesture", "MagnificationGesture", "MagnifyGesture", "RotationGesture",
      "RotateGesture", "SpatialTapGesture", "SequenceGesture", "ExclusiveGesture", "SimultaneousGesture",
      "CABasicAnimation", "CALayer", "CAShapeLayer", "CAGradientLayer", "CAEmitterLayer", "CADisplayLink", "NSLock",
      "ImageRenderer", "PhotosPickerItem", "AppDelegate", "UIWindowScene", "UNMutableNotificationContent",
    ] {
      inertTypes.insert(name)
      types[name, default: NativeType()].implicitSources += []
    }
    inertTypes.insert("PlatformObject")
    type("PlatformObject")
  }

  private mutating func addAttributedStrings() {
    types["AttributedString"] = nil
    type("AttributedString", parents: ["Text"])
    let text = TypeBinding<TextContent>.attributed
    conversion(from: text, to: .text) { $0 }
    initializer("AttributedString", returns: text) { TextContent(segments: []) }
    initializer("AttributedString", .unnamed(.string), .named("attributes", .unevaluated, default: ()), returns: text) {
      string, _ in
      TextContent(string)
    }
    initializer("AttributedString", .named("stringLiteral", .string), returns: text) { TextContent($0) }
    initializer("AttributedString", .named("localized", .string), returns: text) { TextContent(markdown: $0) }
    initializer(
      "AttributedString", .named("markdown", .string), .named("options", .unevaluated, default: ()),
      .named("baseURL", .unevaluated, default: ()), returns: text
    ) { string, _, _ in TextContent(markdown: string) }
    initializer("AttributedString", .unnamed(text), returns: text) { $0 }
    initializer("NSAttributedString", .unnamed(text), returns: text) { $0 }
    function("+", .unnamed(text), .unnamed(text), returns: text) { $0 + $1 }
    mutatingMethod(on: text, "append", .unnamed(text)) { (text: inout TextContent, other: TextContent) in
      text = text + other
    }
    mutatingMethod(on: text, "append", .unnamed(.string)) { (text: inout TextContent, other: String) in
      text = text + TextContent(other)
    }
    let range = TypeBinding<Range<Int>>.native("AttributedStringRange")
    method(
      on: text, "range", .named("of", .string), .named("options", .unevaluated, default: ()), returns: .optional(range)
    ) {
      text, part, _ in text.characterRange(of: part)
    }
    property(on: text, "characters", as: .string) { $0.string }
    property(on: text, "startIndex", as: .int) { _ in 0 }
    property(on: text, "endIndex", as: .int) { $0.string.count }
    addTextAttributes(on: text)
    addSlices(of: text, range)
  }

  private mutating func addTextAttributes(on text: TypeBinding<TextContent>) {
    func attribute<V>(
      _ name: String, _ binding: TypeBinding<V>, _ get: @escaping @Sendable (TextAttributes) -> V?,
      _ set: @escaping @Sendable (inout TextAttributes, V?) -> Void
    ) {
      property(
        on: text, name, as: .optional(binding), get: { $0.segments.first.flatMap { get($0.attributes) } },
        set: { (text: inout TextContent, new: V?) in
          for index in text.segments.indices { set(&text.segments[index].attributes, new) }
        })
    }
    attribute("font", .font, { $0.font }) { $0.font = $1 }
    attribute("foregroundColor", .color, { _ in nil }) { $0.foreground = $1.map { .color($0) } }
    attribute("backgroundColor", .color, { $0.background }) { $0.background = $1 }
    for name in ["kern", "tracking"] { attribute(name, .double, { $0.kerning }) { $0.kerning = $1 } }
    attribute("baselineOffset", .double, { $0.baselineOffset }) { $0.baselineOffset = $1 }
    attribute("underlineStyle", .lineStyle, { _ in nil }) { $0.underline = .some($1) }
    attribute("strikethroughStyle", .lineStyle, { _ in nil }) { $0.strikethrough = .some($1) }
    attribute("underlineColor", .color, { _ in nil }) { attributes, color in
      attributes.underline = .some(TextAttributes.LineStyle(color: color))
    }
    attribute("link", TypeBinding<String>.native("URL"), { $0.link }) { $0.link = $1 }
    initializer(
      "Text.LineStyle", .named("pattern", .linePattern, default: .solid), .optional("color", .color),
      returns: .lineStyle
    ) { TextAttributes.LineStyle(pattern: $0, color: $1) }
    for name in ["single", "thick", "double"] {
      constant(on: "Text.LineStyle", name, TextAttributes.LineStyle(), as: .lineStyle)
    }
  }

  private mutating func addSlices(of text: TypeBinding<TextContent>, _ range: TypeBinding<Range<Int>>) {
    var entry = VocabularyEntry(
      name: "subscript", kind: .method, parameters: [.value(nil, .native("AttributedStringRange"))], summary: "",
      example: ""
    ) { value, call throws(Fault) in
      guard let range: Range<Int> = call.payload(0) else { return .none }
      return text.write(try call.receiver(value, as: text).slice(range))
    }
    entry.assign = { value, new, call throws(Fault) in
      guard let range: Range<Int> = call.payload(0), let part = try text.read(new, call.evaluator) else { return }
      value = text.write(try call.receiver(value, as: text).replacing(range, with: part))
    }
    types["AttributedString", default: NativeType()].members["subscript", default: []].append(entry)
  }
}

extension TypeBinding where T == Font {
  /// A font of UIKit, which stands for the same font of SwiftUI.
  static var platformFont: TypeBinding { .native("UIFont") }
}

extension TypeBinding where T == Font.TextStyle {
  /// A text style by UIKit's names.
  static var platformTextStyle: TypeBinding { .native("UIFont.TextStyle") }
}

extension TypeBinding where T == TextContent {
  /// A text with attributes.
  static var attributed: TypeBinding { .native("AttributedString") }
}

extension TypeBinding where T == TextAttributes.LineStyle {
  /// A line under or through text.
  static var lineStyle: TypeBinding { .native("Text.LineStyle") }
}

extension TypeBinding where T == ImageContent {
  /// A picture resource of an asset catalogue, by the name of its member: `.myPhoto`.
  static var resource: TypeBinding { .native("ImageResource") }
}

extension Value {
  /// The size of a platform font, in the environment of the code that asks.
  fileprivate func resolvedFont(_ call: Call) -> ResolvedFont? {
    guard case .native(let native) = self, let font = native.payload as? Font else { return nil }
    return font.resolved(in: call.evaluator.environment)
  }
}

extension TextContent {
  /// Where a part begins and ends, by characters, or nil if it does not occur.
  func characterRange(of part: String) -> Range<Int>? {
    let whole = string
    guard !part.isEmpty, let found = whole.firstRange(of: part) else { return nil }
    let start = whole.distance(from: whole.startIndex, to: found.lowerBound)
    return start..<start + part.count
  }

  /// The characters of a range with their attributes.
  func slice(_ range: Range<Int>) -> TextContent {
    var result: [Segment] = []
    var offset = 0
    for segment in segments {
      guard case .string(let text) = segment.piece else {
        if range.contains(offset) { result.append(segment) }
        offset += 1
        continue
      }
      let count = text.count
      let part =
        max(
          range.lowerBound - offset, 0)..<max(max(range.lowerBound - offset, 0), min(range.upperBound - offset, count))
      if !part.isEmpty, part.lowerBound < count {
        result.append(
          Segment(.string(String(text.dropFirst(part.lowerBound).prefix(part.count))), attributes: segment.attributes))
      }
      offset += count
    }
    return TextContent(segments: result)
  }

  /// The text with the characters of a range replaced.
  func replacing(_ range: Range<Int>, with part: TextContent) -> TextContent {
    let end = string.count
    let before = slice(0..<min(max(range.lowerBound, 0), end))
    return before + part + slice(min(max(range.upperBound, 0), end)..<end)
  }
}
