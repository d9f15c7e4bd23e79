import PlumblineLayout

extension Vocabulary {
  /// Adds the types of UIKit, AppKit and related frameworks that layout files can use.
  mutating func addPlatform() {
    later(["NSScreen", "UIDevice", "UIDeviceOrientation", "UIInterfaceOrientation", "UIScreen", "UIUserInterfaceIdiom"])
    { $0.addDevices() }
    addCoreGraphics()
    addPlatformFonts()
    for (name, representation) in [
      ("UIColor", "Color"), ("NSColor", "Color"), ("UIImage", "Image"), ("NSImage", "Image"),
    ] { representations[name] = representation }
    propertiesOfOtherTypes.insert("cgColor")
    later(["Color", "ColorResource", "Image", "ImageResource", "NSImage", "UIImage", "UIImage.RenderingMode"]) {
      $0.addPlatformImages()
    }
    later(["Image", "UIImage", "NSImage", "UIImage.SymbolConfiguration", "UIImage.SymbolScale", "UIImage.SymbolWeight"])
    {
      $0.addSymbolConfigurations()
    }
    addImageFiles()
    addActingTypes()
    later(["Bool", "CommandLine", "ProcessInfo", "UIAccessibility"]) { $0.addDeviceSettings() }
    addAttributedStrings()
    later([
      "ColorScheme", "ContentSizeCategory", "DynamicTypeSize", "UIScreen", "UITraitCollection", "UIUserInterfaceStyle",
      "UIUserInterfaceLevel", "UIAccessibilityContrast", "UITraitEnvironmentLayoutDirection", "UILegibilityWeight",
    ]) { $0.addTraits() }
    rawFunction("_assetData", [.value()]) { call in
      let name = call.value(0).asString ?? ""
      return .optional(call.evaluator.swiftUI.assets?.data(named: name).map { .data($0) })
    }
    rawFunction("_scaledLength", [.value(nil, .double), .value(nil, .native("UIFont.TextStyle")), .value(nil)]) {
      call in
      let style: Font.TextStyle = call.payload(1) ?? .body
      let traits: PlatformTraits? = call.payload(2)
      let size = traits?.typeSize ?? call.evaluator.environment.dynamicTypeSize
      return .double(style.scaled(call.value(0).asNumber ?? 0, at: size))
    }
  }

  private mutating func addDevices() {
    rawConstant("UIScreen", "main") { call in .native("UIScreen", call.evaluator.swiftUI.screen) }
    rawConstant("NSScreen", "main") { call in .native("UIScreen", call.evaluator.swiftUI.screen) }
    let screen = TypeBinding<Size>.native("UIScreen")
    for name in ["bounds", "nativeBounds", "frame", "visibleFrame", "applicationFrame"] {
      property(on: screen, name, as: .rect) { Rect(origin: .zero, size: $0) }
    }
    for name in ["scale", "nativeScale"] { property(on: screen, name, as: .double) { _ in 2 } }
    property(on: screen, "brightness", as: .double) { _ in 1 }
    property(on: screen, "isCaptured", as: .bool) { _ in false }
    addInterfaceOrientations()
    let device = TypeBinding<Int>.native("UIDevice")
    constant(on: "UIDevice", "current", 0, as: device)
    property(on: device, "identifierForVendor", as: .optional(TypeBinding<String>.native("UUID"))) { _ in
      "00000000-0000-4000-8000-000000000000"
    }
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

  /// The orientations of an interface, which code compares and passes on.
  private mutating func addInterfaceOrientations() {
    let binding = TypeBinding<String>.native("UIInterfaceOrientation")
    for name in ["unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"] {
      constant(on: "UIInterfaceOrientation", name, name, as: binding)
    }
    property(on: binding, "isLandscape", as: .bool) { $0.hasPrefix("landscape") }
    property(on: binding, "isPortrait", as: .bool) { $0.hasPrefix("portrait") }
  }

  /// The settings of a device, which have their default values, as in the environment of a figure.
  private mutating func addDeviceSettings() {
    for name in [
      "isReduceMotionEnabled", "isReduceTransparencyEnabled", "isVoiceOverRunning", "isSwitchControlRunning",
      "isAssistiveTouchRunning", "isBoldTextEnabled", "isDarkerSystemColorsEnabled", "isGrayscaleEnabled",
      "isInvertColorsEnabled", "isGuidedAccessEnabled", "isClosedCaptioningEnabled", "isMonoAudioEnabled",
      "isOnOffSwitchLabelsEnabled", "isSpeakScreenEnabled", "isSpeakSelectionEnabled", "isShakeToUndoEnabled",
      "shouldDifferentiateWithoutColor", "prefersCrossFadeTransitions", "buttonShapesEnabled",
    ] { constant(on: "UIAccessibility", name, false, as: .bool) }
    let process = TypeBinding<Int>.native("ProcessInfo")
    constant(on: "ProcessInfo", "processInfo", 0, as: process)
    property(on: process, "operatingSystemVersionString", as: .string) { _ in "Version 18.0 (Build 22A3351)" }
    for name in ["processorCount", "activeProcessorCount"] { property(on: process, name, as: .int) { _ in 6 } }
    // The memory of an iPhone 16, in bytes.
    rawProperty("ProcessInfo", "physicalMemory") { _, _ in .whole(SizedInteger(8 << 30, truncatedTo: .uint64)) }
    property(on: process, "systemUptime", as: .double) { _ in 3_600 }
    property(on: .bool, "boolValue", as: .bool) { $0 }
    known("ProcessInfo").add(
      member:
        VocabularyEntry(name: "environment", kind: .property) {
          VocabularyEntry.Definition(result: .dictionary(.string, .string)) { _, _ in
            var variables = DictionaryValue()
            variables[.string("XCODE_RUNNING_FOR_PREVIEWS")] = .string("1")
            variables[.string("SIMULATOR_DEVICE_NAME")] = .string("iPhone 16")
            variables[.string("SIMULATOR_MODEL_IDENTIFIER")] = .string("iPhone17,3")
            return .dictionary(variables)
          }
        })
    property(on: process, "arguments", as: .array(.string)) { _ in [] }
    for (name, text) in [
      ("processName", "XCPreviewAgent"), ("hostName", "localhost"), ("userName", "mobile"),
      ("fullUserName", "Mobile User"),
      ("globallyUniqueString", "00000000-0000-0000-0000-000000000000-1-0000000000000001"),
    ] { property(on: process, name, as: .string) { _ in text } }
    property(on: process, "processIdentifier", as: .int) { _ in 1_000 }
    rawProperty("ProcessInfo", "thermalState") { _, call throws(Fault) in
      guard let type = call.evaluator.program.preludeType(named: "_ThermalState") else { return .none }
      return try call.evaluator.member("nominal", of: .type(.declared(type)), hint: .any, at: call.location)
    }
    rawProperty("ProcessInfo", "operatingSystemVersion") { _, call throws(Fault) in
      guard let type = call.evaluator.program.preludeType(named: "OperatingSystemVersion") else { return .none }
      return .instance(Instance(type: type, fields: [.int(18), .int(0), .int(0)]))
    }
    raw("ProcessInfo", "isOperatingSystemAtLeast", [.value()]) { _, call in
      guard case .instance(let version) = call.value(0), let major = version.fields.first?.asInt else {
        return .bool(true)
      }
      return .bool(major < 18 || major == 18 && version.fields.dropFirst().allSatisfy { $0.asInt == 0 })
    }
    rawConstant("CommandLine", "arguments") { _ in .array([]) }
    for name in ["isLowPowerModeEnabled", "isiOSAppOnMac", "isMacCatalystApp"] {
      property(on: process, name, as: .bool) { _ in false }
    }
  }

  private mutating func addPlatformImages() {
    for kind in ["UIImage", "NSImage"] {
      initializer(kind, returns: .image) { ImageContent(.named("")) }
      for label in ["compatibleWith", "with", "variableValue"] {
        initializer(
          kind, .named("named", .string), .named("in", .unevaluated), .named(label, .unevaluated),
          returns: .optional(.image)
        ) { name, _, _ in ImageContent(.named(name)) }
      }
      initializer(kind, .named("resource", .resource), returns: .image) { $0 }
      initializer(kind, .named("data", .unevaluated), returns: .optional(.image)) { _ in nil }
      initializer(kind, .named("contentsOfFile", .pictureFile), returns: .optional(.image)) { $0.found }
      initializer(kind, .named("cgImage", .bitmap), returns: .image) { $0 }
      initializer(
        kind, .named("cgImage", .bitmap), .named("scale", .double), .named("orientation", .imageOrientation),
        returns: .image
      ) { $0.scaled($1).orientation($2) }
      for name in ["pngData", "jpegData"] {
        raw("Image", name, [.ignored("compressionQuality")]) { _, _ in .none }
      }
      method(on: .image, "resizableImage", .unnamed(.unevaluated), returns: .image) { image, _ in image }
    }
    addImageRendering()
    initializer(
      "Image", .unnamed(.bitmap), .named("scale", .double), .named("label", .unevaluated), returns: .image
    ) { image, scale, _ in image.scaled(scale) }
    initializer(
      "Image", .unnamed(.bitmap), .named("scale", .double), .named("orientation", .imageOrientation),
      .named("label", .unevaluated), returns: .image
    ) { image, scale, orientation, _ in image.scaled(scale).orientation(orientation) }
    initializer("Image", .named("decorative", .bitmap), .named("scale", .double), returns: .image) { $0.scaled($1) }
    initializer(
      "Image", .named("decorative", .bitmap), .named("scale", .double), .named("orientation", .imageOrientation),
      returns: .image
    ) { $0.scaled($1).orientation($2) }
    type("ImageResource")
    type("ColorResource")
    initializer("Image", .unnamed(.resource), returns: .image) { $0 }
    initializer("Color", .unnamed(TypeBinding<Color>.native("ColorResource")), returns: .color) { $0 }
  }

  /// The colours of UIKit's images, and their direction.
  private mutating func addImageRendering() {
    let mode = TypeBinding<PlatformRenderingMode>.native("UIImage.RenderingMode")
    for (name, value) in [
      ("automatic", PlatformRenderingMode.automatic), ("alwaysTemplate", .template), ("alwaysOriginal", .original),
    ] { constant(on: "UIImage.RenderingMode", name, value, as: mode) }
    method(on: .image, "withRenderingMode", .unnamed(mode), returns: .image) { $0.rendered($1) }
    method(on: .image, "withTintColor", .unnamed(.platformColor), returns: .image) { $0.tinted($1) }
    method(
      on: .image, "withTintColor", .unnamed(.platformColor), .named("renderingMode", mode), returns: .image
    ) { $0.tinted($1).rendered($2) }
    method(on: .image, "imageFlippedForRightToLeftLayoutDirection", returns: .image) { $0.flippedForRightToLeft() }
  }

  /// Types whose values have no effect on a figure: creating, changing and reading them is accepted.
  private mutating func addActingTypes() {
    for name in [
      "UITableView", "UITableViewCell", "UICollectionView", "UINavigationBar", "UINavigationBarAppearance", "UITabBar",
      "UITabBarAppearance", "UISegmentedControl", "UIPageControl", "UITextView", "UITextField", "UISwitch", "UISlider",
      "UIStepper", "UISearchBar", "UIToolbar", "UIToolbarAppearance", "UIBarButtonItem", "UIBarButtonItemAppearance",
      "UIScrollView", "UIRefreshControl", "UILabel", "UIButton", "UIView", "UIWindow", "UIImageView", "UIStackView",
      "UIActivityIndicatorView", "UIProgressView", "UIPickerView", "UIDatePicker", "UIApplication", "UIScene",
      "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator",
      "UIViewController",
      "UINavigationController", "UITabBarController", "UIHostingController", "UIAlertController", "UIAlertAction",
      "UIBlurEffect", "UIVisualEffectView", "UIVibrancyEffect", "UIGestureRecognizer", "UITapGestureRecognizer",
      "UIPanGestureRecognizer", "UILongPressGestureRecognizer", "UIPinchGestureRecognizer", "UISwipeGestureRecognizer",
      "UIRotationGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "URLSessionConfiguration",
      "UIAccessibility", "UIActivityViewController",
      "UIImagePickerController",
      "NSApplication", "NSApp", "NSCursor", "NSWorkspace", "NSPasteboard", "NSWindow", "NSColorSpace",
      "NotificationCenter", "Notification", "ProcessInfo", "URLSession",
      "DispatchQueue", "DispatchTime",
      "OperationQueue", "RunLoop", "Timer", "Task", "Thread", "Logger", "OSLog", "AnyCancellable", "PassthroughSubject",
      "CurrentValueSubject", "AVPlayer", "AVAudioPlayer", "AVAudioSession", "AVCaptureSession", "AVSpeechSynthesizer",
      "AVSpeechUtterance", "AVSpeechSynthesisVoice", "AVPlayerViewController", "AVQueuePlayer", "AVPlayerItem",
      "MKCoordinateRegion", "MKCoordinateSpan", "MKMapView", "MKMapRect", "MKPointAnnotation", "MapCameraPosition",
      "CLLocationManager", "CLLocationCoordinate2D", "CLLocation", "CLGeocoder", "WKWebView", "WKWebViewConfiguration",
      "CMMotionManager", "CIContext", "CIFilter", "CIImage", "PHPickerConfiguration",
      "PHPickerViewController",
      "SFSafariViewController", "LAContext", "UNUserNotificationCenter", "NSPersistentContainer",
      "NSManagedObjectContext",
      "ModelContainer", "ModelContext", "ModelConfiguration", "FetchDescriptor", "PersistenceController", "SCNScene",
      "SKScene", "PDFDocument", "PDFView", "CHHapticEngine", "UIKeyCommand", "NSItemProvider", "NSHashTable", "UTType",
      "Publishers", "Just", "HKHealthStore", "EKEventStore", "CNContactStore", "SKStoreReviewController",
      "WidgetCenter",
      "DragGesture", "TapGesture", "LongPressGesture", "MagnificationGesture", "MagnifyGesture", "RotationGesture",
      "RotateGesture", "SpatialTapGesture", "SequenceGesture", "ExclusiveGesture", "SimultaneousGesture",
      "CABasicAnimation", "CALayer", "CAShapeLayer", "CAGradientLayer", "CAEmitterLayer", "CADisplayLink",
      "ImageRenderer", "PhotosPickerItem", "OpenURLAction",
      "PopoverAttachmentAnchor", "SearchFieldPlacement", "TextSelection",
      "AppDelegate", "UIWindowScene", "UNMutableNotificationContent",
    ] {
      inertTypes.insert(name)
      _ = known(name)
    }
    inertTypes.insert("PlatformObject")
    type("PlatformObject")
  }
}

extension TypeBinding where T == ImageContent {
  /// An image resource of an asset catalogue, such as `.myPhoto`.
  static var resource: TypeBinding { .native("ImageResource") }
}
