extension Prelude {
  /// The tasks of a session with their responses and measurements, and the reader of property lists.
  ///
  /// A task keeps what the code gives it; code that acts gets the error of a request without a connection.
  static let tasks: [String: String] = [
    "URLResponse": """
    class URLResponse {
      let url: URL?
      let mimeType: String?
      let expectedContentLength: Int64
      let textEncodingName: String?
      var suggestedFilename: String? { url?.lastPathComponent }
      init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) {
        self.url = url
        self.mimeType = mimeType
        self.expectedContentLength = Int64(expectedContentLength)
        self.textEncodingName = textEncodingName
      }
    }
    """,
    "HTTPURLResponse": """
    class HTTPURLResponse: URLResponse {
      let statusCode: Int
      let allHeaderFields: [String: String]
      init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        let fields = headerFields ?? [:]
        allHeaderFields = fields
        func value(_ field: String) -> String? { fields.first { $0.key.lowercased() == field }?.value }
        super.init(
          url: url, mimeType: value("content-type")?.split(separator: ";").first.map(String.init),
          expectedContentLength: value("content-length").flatMap { Int($0) } ?? -1, textEncodingName: nil)
      }
      func value(forHTTPHeaderField field: String) -> String? {
        allHeaderFields.first { $0.key.lowercased() == field.lowercased() }?.value
      }
      static func localizedString(forStatusCode code: Int) -> String {
        switch code {
        case 200: "no error"
        case 201..<300: "success"
        case 300..<400: "redirected"
        case 400: "bad request"
        case 401: "unauthorized"
        case 403: "forbidden"
        case 404: "not found"
        case 400..<500: "client error"
        case 500: "internal server error"
        case 500..<600: "server error"
        default: "\\(code)"
        }
      }
    }
    """,
    "URLSessionTask": """
    class URLSessionTask {
      enum State: Int { case running, suspended, canceling, completed }
      static let defaultPriority: Float = 0.5
      static let lowPriority: Float = 0.25
      static let highPriority: Float = 0.75
      var taskIdentifier = 1
      var taskDescription: String?
      var originalRequest: URLRequest?
      var currentRequest: URLRequest?
      var response: URLResponse?
      var error: Error?
      var state = State.suspended
      var priority: Float = 0.5
      var progress = Progress()
      var earliestBeginDate: Date?
      var delegate: Any?
      var countOfBytesClientExpectsToSend: Int64 = -1
      var countOfBytesClientExpectsToReceive: Int64 = -1
      var countOfBytesSent: Int64 = 0
      var countOfBytesReceived: Int64 = 0
      var countOfBytesExpectedToSend: Int64 = -1
      var countOfBytesExpectedToReceive: Int64 = -1
      var prefersIncrementalDelivery = true
      private var _completion: Any?
      private var _values: [String: Any] = [:]
      init() {}
      required init(_ request: Any?, _ completion: Any?) {
        originalRequest = request as? URLRequest ?? (request as? URL).map { URLRequest(url: $0) }
        currentRequest = originalRequest
        _completion = completion
      }
      static func _make(_ request: Any?, _ completion: Any?) -> Self { Self(request, completion) }
      func resume() {
        state = .running
        if let completion = _completion { _failRequest(completion) }
        _completion = nil
      }
      func suspend() { state = .suspended }
      func cancel() { state = .canceling }
      func cancel(byProducingResumeData completion: (Data?) -> Void) { state = .canceling }
      func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "currentRequest": currentRequest = value as? URLRequest
        case "originalRequest": originalRequest = value as? URLRequest
        case "response": response = value as? URLResponse
        case "error": error = value as? Error
        default: _values[key] = value
        }
      }
      func value(forKey key: String) -> Any? {
        switch key {
        case "currentRequest": currentRequest
        case "originalRequest": originalRequest
        case "response": response
        case "error": error
        default: _values[key]
        }
      }
    }
    """,
    "URLSessionDataTask": "class URLSessionDataTask: URLSessionTask {}",
    "URLSessionUploadTask": "class URLSessionUploadTask: URLSessionDataTask {}",
    "URLSessionDownloadTask": "class URLSessionDownloadTask: URLSessionTask {}",
    "URLSessionTaskMetrics": """
    class URLSessionTaskMetrics {
      enum ResourceFetchType: Int { case unknown, networkLoad, serverPush, localCache }
      enum DomainResolutionProtocol: Int { case unknown, udp, tcp, tls, https }
      var taskInterval = DateInterval()
      var redirectCount = 0
      var transactionMetrics: [URLSessionTaskTransactionMetrics] = []
      init() {}
    }
    """,
    "URLSessionTaskTransactionMetrics": """
    class URLSessionTaskTransactionMetrics {
      var request = URLRequest(url: URL(string: "about:blank")!)
      var response: URLResponse?
      var fetchStartDate: Date?
      var domainLookupStartDate: Date?
      var domainLookupEndDate: Date?
      var connectStartDate: Date?
      var secureConnectionStartDate: Date?
      var secureConnectionEndDate: Date?
      var connectEndDate: Date?
      var requestStartDate: Date?
      var requestEndDate: Date?
      var responseStartDate: Date?
      var responseEndDate: Date?
      var networkProtocolName: String?
      var isProxyConnection = false
      var isReusedConnection = false
      var isCellular = false
      var isExpensive = false
      var isConstrained = false
      var isMultipath = false
      var resourceFetchType = URLSessionTaskMetrics.ResourceFetchType.networkLoad
      var countOfRequestHeaderBytesSent: Int64 = 0
      var countOfRequestBodyBytesSent: Int64 = 0
      var countOfRequestBodyBytesBeforeEncoding: Int64 = 0
      var countOfResponseHeaderBytesReceived: Int64 = 0
      var countOfResponseBodyBytesReceived: Int64 = 0
      var countOfResponseBodyBytesAfterDecoding: Int64 = 0
      var localAddress: String?
      var localPort: Int?
      var remoteAddress: String?
      var remotePort: Int?
      init() {}
    }
    """,
    "PropertyListSerialization": """
    class PropertyListSerialization {
      struct MutabilityOptions: OptionSet {
        let rawValue: UInt
        static let mutableContainers = MutabilityOptions(rawValue: 1)
        static let mutableContainersAndLeaves = MutabilityOptions(rawValue: 2)
      }
      struct _Unreadable: Error {}
      enum PropertyListFormat: UInt { case openStep = 1, xml = 100, binary = 200 }
      typealias ReadOptions = MutabilityOptions
      static func propertyList(from data: Data, options: MutabilityOptions = [], format: Any?) throws -> Any {
        if let known = _propertyList(data) { return known }
        throw _Unreadable()
      }
      static func data(fromPropertyList list: Any, format: PropertyListFormat, options: Int) throws -> Data {
        try PropertyListEncoder().encode(list)
      }
      static func propertyList(_ list: Any, isValidFor format: PropertyListFormat) -> Bool { true }
    }
    """,
  ]
}
