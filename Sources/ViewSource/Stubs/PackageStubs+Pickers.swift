extension PackageStubs {
  /// The button of PhotosUI that opens the photo library; nothing is selected in it.
  static let photosUI = """
    import SwiftUI
    public struct PHPickerFilter {
      public static let images = PHPickerFilter()
      public static let videos = PHPickerFilter()
      public static let livePhotos = PHPickerFilter()
      public static let screenshots = PHPickerFilter()
      public static let panoramas = PHPickerFilter()
      public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
      public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
      public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() }
    }
    public class PHPhotoLibrary {
      public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
    }
    public enum PhotosPickerItemEncoding { case automatic, current, compatible }
    public enum PhotosPickerSelectionBehavior { case `default`, ordered, continuous, continuousAndOrdered }
    public struct PhotosPicker<Label: View>: View {
      let _label: Label
      public init(
        selection: Any, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
        photoLibrary: PHPhotoLibrary? = nil,
        @ViewBuilder label: () -> Label
      ) { _label = label() }
      public init(
        _ title: LocalizedStringKey, selection: Any, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
      ) { _label = Text(title) }
      public init(
        _ title: String, selection: Any, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
      ) { _label = Text(verbatim: title) }
      public var body: some View { Button(action: {}) { _label } }
    }
    """

  /// TipKit, as before tips are configured: a tip view is empty, and a popover tip is not presented.
  static let tipKit = """
    import SwiftUI
    public protocol Tip: Identifiable {}
    extension Tip {
      public var id: String { "\\(type(of: self))" }
      public var message: Text? { nil }
      public var image: Image? { nil }
      public func invalidate(reason: Any) {}
    }
    public enum Tips {
      static var _isConfigured = false
      public static func configure(_ options: [Any] = []) throws { _isConfigured = true }
      public static func showAllTipsForTesting() { _isConfigured = true }
      public static func hideAllTipsForTesting() { _isConfigured = false }
      public static func resetDatastore() throws {}
    }
    public struct TipView: View {
      let _tip: Any?
      public init(_ tip: Any?, arrowEdge: Edge? = nil, action: Any? = nil) { _tip = tip }
      public var body: some View { if Tips._isConfigured, _tip != nil { ConfiguredTipView() } }
    }
    extension View {
      public func popoverTip(_ tip: Any?, arrowEdge: Edge? = nil, action: Any? = nil) -> some View {
        Group { if Tips._isConfigured, tip != nil { self.presentingConfiguredTip() } else { self } }
      }
      public func tipBackground(_ style: Any) -> some View { self }
      public func tipViewStyle(_ style: Any) -> some View { self }
      public func tipCornerRadius(_ radius: Any, antialiased: Bool = true) -> some View { self }
      public func tipImageSize(_ size: Any) -> some View { self }
      public func tipImageStyle(_ style: Any) -> some View { self }
    }
    """

  /// Shimmer: a view under a moving gradient, before it moves.
  static let shimmer = """
    import SwiftUI
    public struct Shimmer: ViewModifier {
      public enum Mode {
        case mask
        case overlay(blendMode: BlendMode = .sourceAtop)
        case background
      }
      public static let defaultAnimation = Animation.linear(duration: 1.5)
      public static let defaultGradient = Gradient(colors: [.black.opacity(0.3), .black, .black.opacity(0.3)])
      let _gradient: Gradient
      let _bandSize: CGFloat
      let _mode: Mode
      @Environment(\\.layoutDirection) var _direction
      public init(
        animation: Animation = Self.defaultAnimation, gradient: Gradient = Self.defaultGradient,
        bandSize: CGFloat = 0.3, mode: Mode = .mask
      ) {
        _gradient = gradient
        _bandSize = bandSize
        _mode = mode
      }
      var _paint: LinearGradient {
        let (near, far) = (0 - _bandSize, 1 + _bandSize)
        return _direction == .rightToLeft
          ? LinearGradient(gradient: _gradient, startPoint: UnitPoint(x: far, y: near), endPoint: UnitPoint(x: 1, y: 0))
          : LinearGradient(gradient: _gradient, startPoint: UnitPoint(x: near, y: near), endPoint: UnitPoint(x: 0, y: 0))
      }
      public func body(content: Content) -> some View {
        switch _mode {
        case .mask: content.mask(_paint)
        case .overlay(let blendMode): content.overlay(_paint.blendMode(blendMode))
        case .background: content.background(_paint)
        }
      }
    }
    extension View {
      @ViewBuilder public func shimmering(
        active: Bool = true, animation: Animation = Shimmer.defaultAnimation,
        gradient: Gradient = Shimmer.defaultGradient, bandSize: CGFloat = 0.3, mode: Shimmer.Mode = .mask
      ) -> some View {
        if active {
          modifier(Shimmer(animation: animation, gradient: gradient, bandSize: bandSize, mode: mode))
        } else {
          self
        }
      }
    }
    """

  /// ButtonKit: buttons whose action is asynchronous, at rest.
  static let buttonKit = """
    import SwiftUI
    public struct AsyncButton<Label: View>: View {
      let _role: ButtonRole?
      let _label: Label
      public init(
        role: ButtonRole? = nil, id: Any? = nil, options: Any? = nil, action: @escaping (Any) async throws -> Void,
        @ViewBuilder label: () -> Label
      ) {
        _role = role
        _label = label()
      }
      public init(
        _ title: LocalizedStringKey, role: ButtonRole? = nil, id: Any? = nil, action: @escaping (Any) async throws -> Void
      ) {
        _role = role
        _label = Text(title)
      }
      public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, id: Any? = nil, action: @escaping (Any) async throws -> Void
      ) {
        _role = role
        _label = Text(title)
      }
      public init(
        _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, id: Any? = nil,
        action: @escaping (Any) async throws -> Void
      ) {
        _role = role
        _label = SwiftUI.Label(title, systemImage: systemImage)
      }
      public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, id: Any? = nil,
        action: @escaping (Any) async throws -> Void
      ) {
        _role = role
        _label = SwiftUI.Label(title, systemImage: systemImage)
      }
      public var body: some View { Button(role: _role, action: {}) { _label } }
    }
    extension View {
      public func asyncButtonStyle(_ style: Any) -> some View { self }
      public func throwableButtonStyle(_ style: Any) -> some View { self }
      public func disabledWhenLoading(_ isDisabled: Bool = true) -> some View { self }
      public func allowsHitTestingWhenLoading(_ isAllowed: Bool = true) -> some View { self }
      public func asyncButtonTaskStarted(_ action: Any) -> some View { self }
      public func asyncButtonTaskEnded(_ action: Any) -> some View { self }
      public func asyncButtonTaskChanged(_ action: Any) -> some View { self }
    }
    """
}
