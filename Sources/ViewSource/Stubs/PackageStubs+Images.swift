extension PackageStubs {
  /// Kingfisher: images of the web show their placeholder, as without a connection.
  static let kingfisher = """
    import SwiftUI
    import UIKit

    public protocol Resource {}
    public struct ImageResource {
      public init(downloadURL: URL, cacheKey: String? = nil) {}
    }
    public struct _WebImage: View {
      var placeholderView: AnyView?
      public var body: some View {
        if let placeholderView { placeholderView } else { Color.clear }
      }
    }
    public enum CallbackQueue {
      case mainAsync, mainCurrentOrAsync, untouch
      case dispatch(DispatchQueue)
    }
    public enum StorageExpiration {
      case never, expired
      case seconds(TimeInterval)
      case days(Int)
      case date(Date)
    }
    public enum ImageTransition {
      case none
      case fade(TimeInterval), flipFromLeft(TimeInterval), flipFromRight(TimeInterval)
      case flipFromTop(TimeInterval), flipFromBottom(TimeInterval)
    }
    public enum KF {
      public struct ImageResource {
        public init(downloadURL: URL, cacheKey: String? = nil) {}
        public func convertToSource() -> Any { self }
      }
    }
    public class KingfisherParsedOptionsInfo {
      public var targetCache: Any?
      public var originalCache: Any?
      public var downloader: Any?
      public var transition: ImageTransition = .none
      public var downloadPriority: Float = 0.5
      public var forceRefresh = false
      public var forceTransition = false
      public var cacheMemoryOnly = false
      public var waitForCache = false
      public var onlyFromCache = false
      public var backgroundDecode = false
      public var preloadAllAnimationData = false
      public var callbackQueue: CallbackQueue = .mainCurrentOrAsync
      public var scaleFactor: CGFloat = 1
      public var requestModifier: Any?
      public var redirectHandler: Any?
      public var processor: Any?
      public var imageModifier: Any?
      public var cacheSerializer: Any?
      public var keepCurrentImageWhileLoading = false
      public var onlyLoadFirstFrame = false
      public var cacheOriginalImage = false
      public var onFailureImage: Any?
      public var alternativeSources: [Any]?
      public var retryStrategy: Any?
      public var processingQueue: CallbackQueue?
      public var progressiveJPEG: Any?
      public var memoryCacheExpiration: StorageExpiration?
      public var diskCacheExpiration: StorageExpiration?
      public var loadDiskFileSynchronously = false
      public var lowDataModeSource: Any?
      public init(_ options: Any? = nil) {}
    }
    public protocol KFOptionSetter {
      var options: KingfisherParsedOptionsInfo { get nonmutating set }
    }
    public struct KFImage: View, KFOptionSetter {
      var _placeholder: AnyView?
      var _options = KingfisherParsedOptionsInfo()
      public var options: KingfisherParsedOptionsInfo {
        get { _options }
        nonmutating set {}
      }
      public init(_ url: URL?) {}
      public init(source: Any?) {}
      public static func url(_ url: URL?, cacheKey: String? = nil) -> KFImage { KFImage(url) }
      public static func resource(_ resource: Any?) -> KFImage { KFImage(nil) }
      public static func source(_ source: Any?) -> KFImage { KFImage(nil) }
      public static func data(_ data: Any?, cacheKey: String) -> KFImage { KFImage(nil) }
      public func placeholder<Content: View>(@ViewBuilder _ content: () -> Content) -> KFImage {
        var copy = self
        copy._placeholder = AnyView(content())
        return copy
      }
      public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Any? = nil) -> KFImage { self }
      public func renderingMode(_ mode: Any?) -> KFImage { self }
      public func interpolation(_ quality: Any) -> KFImage { self }
      public func antialiased(_ isOn: Bool) -> KFImage { self }
      public func configure(_ change: (Any) -> Any) -> KFImage { self }
      public func onSuccess(_ action: Any?) -> KFImage { self }
      public func onFailure(_ action: Any?) -> KFImage { self }
      public func onFailureImage(_ image: Any?) -> KFImage { self }
      public func onProgress(_ action: Any?) -> KFImage { self }
      public func fade(duration: Double) -> KFImage { self }
      public func setProcessor(_ processor: Any) -> KFImage { self }
      public func setProcessors(_ processors: [Any]) -> KFImage { self }
      public func appendProcessor(_ processor: Any) -> KFImage { self }
      public func roundCorner(radius: Any, targetSize: Any? = nil) -> KFImage { self }
      public func downsampling(size: CGSize) -> KFImage { self }
      public func cacheMemoryOnly(_ isOn: Bool = true) -> KFImage { self }
      public func cacheOriginalImage(_ isOn: Bool = true) -> KFImage { self }
      public func diskCacheExpiration(_ expiration: Any) -> KFImage { self }
      public func memoryCacheExpiration(_ expiration: Any) -> KFImage { self }
      public func loadDiskFileSynchronously(_ isOn: Bool = true) -> KFImage { self }
      public func forceRefresh(_ isOn: Bool = true) -> KFImage { self }
      public func forceTransition(_ isOn: Bool = true) -> KFImage { self }
      public func cancelOnDisappear(_ isOn: Bool) -> KFImage { self }
      public func startLoadingBeforeViewAppear(_ isOn: Bool = true) -> KFImage { self }
      public func scaleFactor(_ factor: CGFloat) -> KFImage { self }
      public func lowDataModeSource(_ source: Any?) -> KFImage { self }
      public func requestModifier(_ modifier: Any) -> KFImage { self }
      public func retry(maxCount: Int, interval: Any? = nil) -> KFImage { self }
      public func backgroundDecode(_ isOn: Bool = true) -> KFImage { self }
      public func targetCache(_ cache: Any) -> KFImage { self }
      public var body: some View {
        if let _placeholder { _placeholder } else { Color.clear }
      }
    }
    public struct KFAnimatedImage: View, KFOptionSetter {
      var _placeholder: AnyView?
      var _options = KingfisherParsedOptionsInfo()
      public var options: KingfisherParsedOptionsInfo {
        get { _options }
        nonmutating set {}
      }
      public init(_ url: URL?) {}
      public init(source: Any?) {}
      public func placeholder<Content: View>(@ViewBuilder _ content: () -> Content) -> KFAnimatedImage {
        var copy = self
        copy._placeholder = AnyView(content())
        return copy
      }
      public func configure(_ change: (Any) -> Any) -> KFAnimatedImage { self }
      public func onSuccess(_ action: Any?) -> KFAnimatedImage { self }
      public func onFailure(_ action: Any?) -> KFAnimatedImage { self }
      public func fade(duration: Double) -> KFAnimatedImage { self }
      public func cancelOnDisappear(_ isOn: Bool) -> KFAnimatedImage { self }
      public var body: some View {
        if let _placeholder { _placeholder } else { Color.clear }
      }
    }
    """

  /// SDWebImageSwiftUI: images of the web show their placeholder.
  static let webImage = """
    import SwiftUI
    extension AnyTransition {
      public static var fade: AnyTransition { .opacity }
      public static func fade(duration: Double) -> AnyTransition { .opacity }
    }
    public enum WebImagePhase {
      case empty
      case success(Image)
      case failure(Error)
      public var image: Image? { nil }
    }
    public struct WebImage: View {
      var _placeholder: AnyView?
      public init(url: URL?, options: Any? = nil, context: Any? = nil, isAnimating: Binding<Bool>? = nil) {}
      public init<Content: View>(
        url: URL?, scale: CGFloat = 1, options: Any? = nil, context: Any? = nil, isAnimating: Binding<Bool>? = nil,
        transaction: Any? = nil, @ViewBuilder content: @escaping (WebImagePhase) -> Content
      ) { _placeholder = AnyView(content(.empty)) }
      public init<Content: View, Waiting: View>(
        url: URL?, scale: CGFloat = 1, options: Any? = nil, context: Any? = nil, isAnimating: Binding<Bool>? = nil,
        @ViewBuilder content: @escaping (Image) -> Content, @ViewBuilder placeholder: @escaping () -> Waiting
      ) { _placeholder = AnyView(placeholder()) }
      public func placeholder<Content: View>(@ViewBuilder _ content: () -> Content) -> WebImage {
        var copy = self
        copy._placeholder = AnyView(content())
        return copy
      }
      public func placeholder(_ image: Image) -> WebImage {
        var copy = self
        copy._placeholder = AnyView(image)
        return copy
      }
      public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Any? = nil) -> WebImage { self }
      public func renderingMode(_ mode: Any?) -> WebImage { self }
      public func indicator(_ indicator: Any?) -> WebImage { self }
      public func indicator<Content: View>(@ViewBuilder content: (Binding<Bool>, Binding<Double>) -> Content) -> WebImage {
        self
      }
      public func transition(_ transition: Any) -> WebImage { self }
      public func onSuccess(perform action: Any? = nil) -> WebImage { self }
      public func onFailure(perform action: Any? = nil) -> WebImage { self }
      public func onProgress(perform action: Any? = nil) -> WebImage { self }
      public func retryOnAppear(_ isOn: Bool) -> WebImage { self }
      public func cancelOnDisappear(_ isOn: Bool) -> WebImage { self }
      public func playbackRate(_ rate: Double) -> WebImage { self }
      public var body: some View {
        if let _placeholder { _placeholder } else { Color.clear }
      }
    }
    public struct AnimatedImage: View {
      var _placeholder: AnyView?
      public init(url: URL?, options: Any? = nil, context: Any? = nil, isAnimating: Binding<Bool>? = nil) {}
      public init(name: String, bundle: Any? = nil, isAnimating: Binding<Bool>? = nil) {}
      public func placeholder<Content: View>(@ViewBuilder _ content: () -> Content) -> AnimatedImage {
        var copy = self
        copy._placeholder = AnyView(content())
        return copy
      }
      public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Any? = nil) -> AnimatedImage { self }
      public func indicator(_ indicator: Any?) -> AnimatedImage { self }
      public func transition(_ transition: Any) -> AnimatedImage { self }
      public func onSuccess(perform action: Any? = nil) -> AnimatedImage { self }
      public func onFailure(perform action: Any? = nil) -> AnimatedImage { self }
      public var body: some View {
        if let _placeholder { _placeholder } else { Color.clear }
      }
    }
    public enum Indicator { case activity, progress }
    """
}
