extension PackageStubs {
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
}
