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

  /// Nuke: requests and pipelines without effect.
  static let nuke = """
    import SwiftUI
    public class ImagePipeline {
      nonisolated(unsafe) public static var shared = ImagePipeline()
      public struct Configuration {
        public var dataLoader: Any?
        public var dataCache: Any?
        public var imageCache: Any?
        public var dataCachePolicy: DataCachePolicy = .storeOriginalData
        public var isProgressiveDecodingEnabled = false
        public var isTaskCoalescingEnabled = true
        public var isRateLimiterEnabled = true
        public var isDecompressionEnabled = true
        public var isResumableDataEnabled = true
        public var isStoringPreviewsInMemoryCache = true
        public var isUsingPrepareForDisplay = true
        public init(dataLoader: Any? = nil) { self.dataLoader = dataLoader }
        public static let withDataCache = Configuration()
        public static let withURLCache = Configuration()
        public static func withDataCache(name: String, sizeLimit: Int? = nil) -> Configuration { Configuration() }
      }
      public enum DataCachePolicy { case automatic, storeOriginalData, storeEncodedImages, storeAll }
      public let configuration: Configuration
      public init(configuration: Configuration = Configuration(), delegate: Any? = nil) {
        self.configuration = configuration
      }
      public init(delegate: Any? = nil, _ configure: (inout Configuration) -> Void) {
        var configuration = Configuration()
        configure(&configuration)
        self.configuration = configuration
      }
      public func invalidate() {}
      public func image(for request: Any) async throws -> UIImage { throw CancellationError() }
      public func data(for request: Any) async throws -> (Data, URLResponse?) { throw CancellationError() }
    }
    public class DataLoader {
      public var delegate: Any?
      public init(configuration: Any? = nil, validate: Any? = nil) {}
      public static var defaultConfiguration: URLSessionConfiguration { URLSessionConfiguration.default }
      public static let sharedUrlCache = URLCache.shared
    }
    public class DataCache {
      public var sizeLimit = 157_286_400
      public let path: URL
      public var totalSize: Int { 0 }
      public var totalAllocatedSize: Int { 0 }
      public var totalCount: Int { 0 }
      public init(name: String, filenameGenerator: Any? = nil) throws { path = URL(fileURLWithPath: "/" + name) }
      public init(path: URL, filenameGenerator: Any? = nil) throws { self.path = path }
      public func cachedData(for key: String) -> Data? { nil }
      public func containsData(for key: String) -> Bool { false }
      public func storeData(_ data: Data, for key: String) {}
      public func removeData(for key: String) {}
      public func removeAll() {}
      public func flush() {}
      public func sweep() {}
    }
    public class ImageCache {
      public static let shared = ImageCache()
      public var costLimit = 0
      public var countLimit = 0
      public var ttl: TimeInterval?
      public var totalCost: Int { 0 }
      public var totalCount: Int { 0 }
      public init(costLimit: Int = 0, countLimit: Int = 0) {}
      public func removeAll() {}
      public func trim(toCost limit: Int) {}
      public func trim(toCount limit: Int) {}
    }
    public class ImagePrefetcher {
      public init(pipeline: Any? = nil, destination: Any? = nil) {}
      public func startPrefetching(with urls: [Any]) {}
      public func stopPrefetching(with urls: [Any]) {}
    }
    public struct ImageRequest {
      public var url: URL?
      public init(url: URL?, processors: [Any] = [], priority: Any? = nil, options: Any? = nil, userInfo: Any? = nil) {
        self.url = url
      }
      public enum Priority { case veryLow, low, normal, high, veryHigh }
    }
    """

  /// NukeUI: lazy images in the state of an unanswered request.
  static let nukeUI = """
    import SwiftUI
    public struct LazyImageState {
      public var image: Image? { nil }
      public var imageContainer: Any? { nil }
      public var error: Error? { nil }
      public var isLoading: Bool { true }
      public var result: Any? { nil }
    }
    public struct LazyImage<Content: View>: View {
      let _content: (LazyImageState) -> AnyView
      public init(url: URL?) { _content = { _ in AnyView(Color(.secondarySystemBackground)) } }
      public init(request: Any?) { _content = { _ in AnyView(Color(.secondarySystemBackground)) } }
      public init(url: URL?, transaction: Any? = nil, @ViewBuilder content: @escaping (LazyImageState) -> Content) {
        _content = { AnyView(content($0)) }
      }
      public init(request: Any?, transaction: Any? = nil, @ViewBuilder content: @escaping (LazyImageState) -> Content) {
        _content = { AnyView(content($0)) }
      }
      public func processors(_ processors: Any?) -> Self { self }
      public func priority(_ priority: Any?) -> Self { self }
      public func pipeline(_ pipeline: Any) -> Self { self }
      public func onCompletion(_ action: Any?) -> Self { self }
      public func onStart(_ action: Any?) -> Self { self }
      public func onDisappear(_ behaviour: Any?) -> Self { self }
      public var body: some View { _content(LazyImageState()) }
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
