extension Prelude {
  /// Requests and open files: types of Foundation that store the values that code sets, without access to a network or
  /// a disk.
  static let requests: [String: String] = [
    "URLCache": """
    class URLCache {
      static var shared = URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000)
      var memoryCapacity: Int
      var diskCapacity: Int
      var currentMemoryUsage: Int { 0 }
      var currentDiskUsage: Int { 0 }
      init(memoryCapacity: Int, diskCapacity: Int, diskPath: String? = nil) {
        self.memoryCapacity = memoryCapacity
        self.diskCapacity = diskCapacity
      }
      convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity)
      }
      func removeAllCachedResponses() {}
      func removeCachedResponses(since date: Date) {}
      func removeCachedResponse(for request: URLRequest) {}
    }
    """,
    "URLRequest": """
    struct URLRequest: Hashable {
      enum CachePolicy: UInt {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad
        case reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
        static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
      }
      enum NetworkServiceType { case `default`, video, background, voice, responsiveData, avStreaming, responsiveAV }
      var url: URL?
      var httpMethod: String? = "GET"
      var httpBody: Data?
      var allHTTPHeaderFields: [String: String]?
      var timeoutInterval: TimeInterval = 60
      var cachePolicy: CachePolicy = .useProtocolCachePolicy
      var networkServiceType: NetworkServiceType = .default
      var mainDocumentURL: URL?
      var allowsCellularAccess = true
      var allowsExpensiveNetworkAccess = true
      var allowsConstrainedNetworkAccess = true
      var httpShouldHandleCookies = true
      var httpShouldUsePipelining = false
      var assumesHTTP3Capable = false
      init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
      }
      func value(forHTTPHeaderField field: String) -> String? {
        allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
      }
      private func key(of field: String) -> String {
        allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() } ?? field
      }
      mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        var fields = allHTTPHeaderFields ?? [:]
        fields[key(of: field)] = value
        allHTTPHeaderFields = fields
      }
      mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let old = self.value(forHTTPHeaderField: field)
        setValue(old.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
      }
    }
    """,
    "FileHandle": """
    class FileHandle {
      static let nullDevice = FileHandle()
      static let standardInput = FileHandle()
      static let standardOutput = FileHandle()
      static let standardError = FileHandle()
      private var bytes = Data()
      var readabilityHandler: ((FileHandle) -> Void)?
      var availableData: Data { Data() }
      init() {}
      init(forReadingFrom url: URL) throws { bytes = try Data(contentsOf: url) }
      init(forWritingTo url: URL) throws { bytes = (try? Data(contentsOf: url)) ?? Data() }
      init(forUpdating url: URL) throws { bytes = (try? Data(contentsOf: url)) ?? Data() }
      init?(forReadingAtPath path: String) {
        guard let bytes: Data = _bundledData(path) else { return nil }
        self.bytes = bytes
      }
      init?(forWritingAtPath path: String) {
        guard let bytes: Data = _bundledData(path) else { return nil }
        self.bytes = bytes
      }
      func readDataToEndOfFile() -> Data { bytes }
      func readToEnd() throws -> Data? { bytes }
      func write(_ data: Data) {}
      func write(contentsOf data: Data) throws {}
      @discardableResult func seekToEndOfFile() -> UInt64 { UInt64(bytes.count) }
      @discardableResult func seekToEnd() throws -> UInt64 { UInt64(bytes.count) }
      func seek(toOffset offset: UInt64) throws {}
      func truncate(atOffset offset: UInt64) throws {}
      func synchronize() throws {}
      func close() throws {}
      func closeFile() {}
    }
    """,
    "Pipe": """
    class Pipe {
      let fileHandleForReading = FileHandle()
      let fileHandleForWriting = FileHandle()
      init() {}
    }
    """,
  ]
}
