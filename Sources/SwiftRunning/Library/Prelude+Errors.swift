extension Prelude {
  /// Errors of Foundation.
  ///
  /// Source: Foundation's documentation of `localizedDescription`, whose last resort names the domain and the code.
  static let errors: [String: String] = [
    "NSError": """
    class NSError: Error, Hashable {
      typealias UserInfoKey = String
      let domain: String
      let code: Int
      let userInfo: [String: Any]
      init() {
        domain = ""
        code = 0
        userInfo = [:]
      }
      init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
        self.domain = domain
        self.code = code
        userInfo = dict ?? [:]
      }
      var localizedDescription: String {
        if let text = userInfo["NSLocalizedDescription"] as? String { return text }
        if let reason = localizedFailureReason { return "The operation couldn’t be completed. \\(reason)" }
        return "The operation couldn’t be completed. (\\(domain) error \\(code).)"
      }
      var localizedFailureReason: String? { userInfo["NSLocalizedFailureReason"] as? String }
      var localizedRecoverySuggestion: String? { userInfo["NSLocalizedRecoverySuggestion"] as? String }
      var localizedRecoveryOptions: [String]? { userInfo["NSLocalizedRecoveryOptions"] as? [String] }
      var underlyingErrors: [Any] { userInfo["NSUnderlyingError"].map { [$0] } ?? [] }
      var description: String { "Error Domain=\\(domain) Code=\\(code)" }
      static func == (a: NSError, b: NSError) -> Bool { a.domain == b.domain && a.code == b.code }
      func hash(into hasher: inout Hasher) {
        hasher.combine(domain)
        hasher.combine(code)
      }
    }
    """,
    "URLError": """
    struct URLError: Error, Hashable {
      enum Code: Int {
        case unknown = -1, cancelled = -999, badURL = -1000, timedOut = -1001, unsupportedURL = -1002
        case cannotFindHost = -1003, cannotConnectToHost = -1004, networkConnectionLost = -1005, dnsLookupFailed = -1006
        case httpTooManyRedirects = -1007, resourceUnavailable = -1008, notConnectedToInternet = -1009
        case redirectToNonExistentLocation = -1010, badServerResponse = -1011, userCancelledAuthentication = -1012
        case userAuthenticationRequired = -1013, zeroByteResource = -1014, cannotDecodeRawData = -1015
        case cannotDecodeContentData = -1016, cannotParseResponse = -1017, internationalRoamingOff = -1018
        case callIsActive = -1019, dataNotAllowed = -1020, requestBodyStreamExhausted = -1021
        case appTransportSecurityRequiresSecureConnection = -1022, fileDoesNotExist = -1100, fileIsDirectory = -1101
        case noPermissionsToReadFile = -1102, dataLengthExceedsMaximum = -1103, secureConnectionFailed = -1200
        case serverCertificateHasBadDate = -1201, serverCertificateUntrusted = -1202
        case serverCertificateHasUnknownRoot = -1203, serverCertificateNotYetValid = -1204
        case clientCertificateRejected = -1205, clientCertificateRequired = -1206, cannotLoadFromNetwork = -2000
      }
      let code: Code
      let userInfo: [String: Any]
      init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
      }
      static var unknown: Code { .unknown }
      static var cancelled: Code { .cancelled }
      static var badURL: Code { .badURL }
      static var timedOut: Code { .timedOut }
      static var unsupportedURL: Code { .unsupportedURL }
      static var cannotFindHost: Code { .cannotFindHost }
      static var cannotConnectToHost: Code { .cannotConnectToHost }
      static var networkConnectionLost: Code { .networkConnectionLost }
      static var dnsLookupFailed: Code { .dnsLookupFailed }
      static var httpTooManyRedirects: Code { .httpTooManyRedirects }
      static var resourceUnavailable: Code { .resourceUnavailable }
      static var notConnectedToInternet: Code { .notConnectedToInternet }
      static var redirectToNonExistentLocation: Code { .redirectToNonExistentLocation }
      static var badServerResponse: Code { .badServerResponse }
      static var userCancelledAuthentication: Code { .userCancelledAuthentication }
      static var userAuthenticationRequired: Code { .userAuthenticationRequired }
      static var zeroByteResource: Code { .zeroByteResource }
      static var cannotDecodeRawData: Code { .cannotDecodeRawData }
      static var cannotDecodeContentData: Code { .cannotDecodeContentData }
      static var cannotParseResponse: Code { .cannotParseResponse }
      static var internationalRoamingOff: Code { .internationalRoamingOff }
      static var callIsActive: Code { .callIsActive }
      static var dataNotAllowed: Code { .dataNotAllowed }
      static var requestBodyStreamExhausted: Code { .requestBodyStreamExhausted }
      static var appTransportSecurityRequiresSecureConnection: Code { .appTransportSecurityRequiresSecureConnection }
      static var fileDoesNotExist: Code { .fileDoesNotExist }
      static var fileIsDirectory: Code { .fileIsDirectory }
      static var noPermissionsToReadFile: Code { .noPermissionsToReadFile }
      static var dataLengthExceedsMaximum: Code { .dataLengthExceedsMaximum }
      static var secureConnectionFailed: Code { .secureConnectionFailed }
      static var serverCertificateHasBadDate: Code { .serverCertificateHasBadDate }
      static var serverCertificateUntrusted: Code { .serverCertificateUntrusted }
      static var serverCertificateHasUnknownRoot: Code { .serverCertificateHasUnknownRoot }
      static var serverCertificateNotYetValid: Code { .serverCertificateNotYetValid }
      static var clientCertificateRejected: Code { .clientCertificateRejected }
      static var clientCertificateRequired: Code { .clientCertificateRequired }
      static var cannotLoadFromNetwork: Code { .cannotLoadFromNetwork }
      static var errorDomain: String { "NSURLErrorDomain" }
      static var _offline: URLError {
        URLError(
          .notConnectedToInternet,
          userInfo: ["NSLocalizedDescription": "The Internet connection appears to be offline."])
      }
      var errorCode: Int { code.rawValue }
      var failureURLString: String? { userInfo["NSErrorFailingURLStringKey"] as? String }
      var localizedDescription: String {
        if let text = userInfo["NSLocalizedDescription"] as? String { return text }
        return "The operation couldn’t be completed. (NSURLErrorDomain error \\(code.rawValue).)"
      }
      static func == (a: URLError, b: URLError) -> Bool { a.code == b.code }
      func hash(into hasher: inout Hasher) { hasher.combine(code) }
    }
    """,
  ]

  /// The keys and domains of Foundation's errors.
  static let errorNames: [String: String] = [
    "NSLocalizedDescriptionKey": "NSLocalizedDescription",
    "NSLocalizedFailureReasonErrorKey": "NSLocalizedFailureReason",
    "NSLocalizedRecoverySuggestionErrorKey": "NSLocalizedRecoverySuggestion",
    "NSLocalizedRecoveryOptionsErrorKey": "NSLocalizedRecoveryOptions",
    "NSLocalizedFailureErrorKey": "NSLocalizedFailure", "NSUnderlyingErrorKey": "NSUnderlyingError",
    "NSDebugDescriptionErrorKey": "NSDebugDescription", "NSURLErrorKey": "NSURL", "NSFilePathErrorKey": "NSFilePath",
    "NSCocoaErrorDomain": "NSCocoaErrorDomain", "NSURLErrorDomain": "NSURLErrorDomain",
    "NSPOSIXErrorDomain": "NSPOSIXErrorDomain", "NSOSStatusErrorDomain": "NSOSStatusErrorDomain",
  ]
}

extension Evaluator {
  /// Returns an error as an `NSError`, or nil if the type is another or the value is no error of the program or of the
  /// library.
  func bridgedError(_ value: Value, to type: SwiftType, at location: SourceLocation) throws(Fault) -> Value? {
    guard case .declared(let target) = type.unwrapped, target.name == "NSError", fit(value, type) == 0 else {
      return nil
    }
    var (domain, code) = (value.typeName, errorCode(of: value))
    let text: Value
    var details = DictionaryValue()
    if let own = declaration(of: value),
      program.conforms(own, to: "Error") || program.conforms(own, to: "CustomNSError")
    {
      if program.conforms(own, to: "CustomNSError") {
        if !program.statics(named: "errorDomain", of: own).isEmpty {
          domain = try staticMember("errorDomain", of: .declared(own), hint: .string, at: location).asString ?? domain
        }
        code = try storedMember("errorCode", of: value, at: location)?.asInt ?? code
        if case .dictionary(let given)? = try storedMember("errorUserInfo", of: value, at: location) { details = given }
      }
      text = try member("localizedDescription", of: value, hint: .string, at: location)
    } else if case .native(let native) = value, let kind = Self.libraryErrors[native.type],
      let message = native.payload as? String
    {
      (domain, code, text) = ("NSCocoaErrorDomain", kind, .string(message))
    } else {
      return nil
    }
    if details[.string("NSLocalizedDescription")] == nil { details[.string("NSLocalizedDescription")] = text }
    let arguments: [(label: String, value: Value)] = [
      ("domain", .string(domain)), ("code", .int(code)), ("userInfo", .dictionary(details)),
    ]
    return try construct(
      type.unwrapped,
      arguments.map { ArgumentExpression(label: $0.label, value: ConstantExpression(location, $0.value)) },
      Frame(self, parent: nil, count: 1), hint: .any, at: location)
  }

  /// Returns the code of an error as an `NSError`: the raw value if it is an integer, otherwise the number of a case,
  /// those with associated values first; 1 for an error that is no case.
  private func errorCode(of value: Value) -> Int {
    guard case .enumCase(let value) = value else { return 1 }
    if value.type.cases.allSatisfy({ $0.parameters == nil }),
      let raw = try? rawValue(of: value.enumCase, in: value.type).asWhole
    {
      return Int(clamping: raw.value)
    }
    let cases = value.type.cases
    let ordered = cases.filter { $0.parameters != nil } + cases.filter { $0.parameters == nil }
    return ordered.firstIndex { $0.name == value.enumCase.name } ?? 1
  }

  /// The codes of the errors that the library throws: a file that does not exist, and a text of the wrong format.
  private static let libraryErrors = ["CocoaError": 260, "NSError": 2048]
}
