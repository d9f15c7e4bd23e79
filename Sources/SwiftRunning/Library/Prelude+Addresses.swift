extension Prelude {
  /// The types of Foundation for postal addresses and URL components.
  static let addresses: [String: String] = [
    "URLQueryItem": """
    struct URLQueryItem: Hashable, CustomStringConvertible {
      var name: String
      var value: String?
      init(name: String, value: String?) {
        self.name = name
        self.value = value
      }
      var description: String { value.map { "\\(name)=\\($0)" } ?? name }
    }
    """,
    "URLComponents": """
    struct URLComponents: Hashable {
      var scheme: String?
      var percentEncodedUser: String?
      var percentEncodedPassword: String?
      var percentEncodedHost: String?
      var port: Int?
      var percentEncodedPath = ""
      var percentEncodedQuery: String?
      var percentEncodedFragment: String?
      init() {}
      init?(url: URL, resolvingAgainstBaseURL resolves: Bool) { self.init(string: url.absoluteString) }
      init?(string: String) {
        var rest = Substring(string)
        if let hash = rest.firstIndex(of: "#") {
          percentEncodedFragment = String(rest[rest.index(after: hash)...])
          rest = rest[..<hash]
        }
        if let mark = rest.firstIndex(of: "?") {
          percentEncodedQuery = String(rest[rest.index(after: mark)...])
          rest = rest[..<mark]
        }
        if let colon = rest.firstIndex(of: ":"), let first = rest.first, first.isLetter,
          rest[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
        {
          scheme = String(rest[..<colon])
          rest = rest[rest.index(after: colon)...]
        }
        if rest.hasPrefix("//") {
          rest = rest.dropFirst(2)
          let slash = rest.firstIndex(of: "/") ?? rest.endIndex
          var authority = rest[..<slash]
          rest = rest[slash...]
          if let at = authority.lastIndex(of: "@") {
            let parts = authority[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            percentEncodedUser = String(parts[0])
            if parts.count > 1 { percentEncodedPassword = String(parts[1]) }
            authority = authority[authority.index(after: at)...]
          }
          if !authority.hasSuffix("]"), let colon = authority.lastIndex(of: ":") {
            let digits = authority[authority.index(after: colon)...]
            guard digits.isEmpty || Int(digits) != nil else { return nil }
            port = Int(digits)
            authority = authority[..<colon]
          }
          percentEncodedHost = String(authority)
        }
        percentEncodedPath = String(rest)
        for part in [percentEncodedPath, percentEncodedQuery ?? "", percentEncodedFragment ?? ""] {
          if part.contains(where: { " <>\\\"{}|^`".contains($0) }) {
            percentEncodedPath = percentEncodedPath.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
            percentEncodedQuery = percentEncodedQuery?.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)
            percentEncodedFragment =
              percentEncodedFragment?.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed)
          }
        }
      }
      var user: String? {
        get { percentEncodedUser?.removingPercentEncoding }
        set { percentEncodedUser = newValue?.addingPercentEncoding(withAllowedCharacters: .urlUserAllowed) }
      }
      var password: String? {
        get { percentEncodedPassword?.removingPercentEncoding }
        set { percentEncodedPassword = newValue?.addingPercentEncoding(withAllowedCharacters: .urlPasswordAllowed) }
      }
      var host: String? {
        get { percentEncodedHost?.removingPercentEncoding }
        set { percentEncodedHost = newValue?.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed) }
      }
      var encodedHost: String? {
        get { percentEncodedHost }
        set { percentEncodedHost = newValue }
      }
      var path: String {
        get { percentEncodedPath.removingPercentEncoding ?? "" }
        set { percentEncodedPath = newValue.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "" }
      }
      var query: String? {
        get { percentEncodedQuery?.removingPercentEncoding }
        set { percentEncodedQuery = newValue?.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) }
      }
      var fragment: String? {
        get { percentEncodedFragment?.removingPercentEncoding }
        set { percentEncodedFragment = newValue?.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) }
      }
      var queryItems: [URLQueryItem]? {
        get {
          guard let percentEncodedQuery else { return nil }
          if percentEncodedQuery.isEmpty { return [] }
          return percentEncodedQuery.split(separator: "&", omittingEmptySubsequences: false).map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0]).removingPercentEncoding ?? ""
            if parts.count == 1 { return URLQueryItem(name: name, value: nil) }
            return URLQueryItem(name: name, value: String(parts[1]).removingPercentEncoding)
          }
        }
        set {
          guard let items = newValue else {
            percentEncodedQuery = nil
            return
          }
          func encoded(_ text: String) -> String {
            let allowed = text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
            return allowed.replacingOccurrences(of: "&", with: "%26").replacingOccurrences(of: "=", with: "%3D")
          }
          let texts: [String] = items.map { item in
            guard let value = item.value else { return encoded(item.name) }
            return encoded(item.name) + "=" + encoded(value)
          }
          percentEncodedQuery = texts.joined(separator: "&")
        }
      }
      var percentEncodedQueryItems: [URLQueryItem]? {
        get {
          guard let percentEncodedQuery else { return nil }
          if percentEncodedQuery.isEmpty { return [] }
          return percentEncodedQuery.split(separator: "&", omittingEmptySubsequences: false).map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return URLQueryItem(name: String(parts[0]), value: parts.count == 1 ? nil : String(parts[1]))
          }
        }
        set { percentEncodedQuery = newValue?.map { $0.description }.joined(separator: "&") }
      }
      var string: String? {
        var text = ""
        if let scheme { text += scheme + ":" }
        if let host = percentEncodedHost {
          text += "//"
          if let percentEncodedUser {
            text += percentEncodedUser
            if let percentEncodedPassword { text += ":" + percentEncodedPassword }
            text += "@"
          }
          text += host
          if let port { text += ":" + String(port) }
          if !percentEncodedPath.isEmpty && !percentEncodedPath.hasPrefix("/") { return nil }
        } else if percentEncodedPath.hasPrefix("//") {
          return nil
        }
        text += percentEncodedPath
        if let percentEncodedQuery { text += "?" + percentEncodedQuery }
        if let percentEncodedFragment { text += "#" + percentEncodedFragment }
        return text
      }
      var url: URL? { string.flatMap { URL(string: $0) } }
      var description: String { string ?? "" }
    }
    """,
  ]
}
