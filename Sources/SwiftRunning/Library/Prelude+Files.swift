extension Prelude {
  /// The types of Foundation that give access to files and settings.
  static let files: [String: String] = [
    "Bundle": """
    class Bundle {
      static let main = Bundle(_module: "")
      static let module = Bundle()
      static let allBundles = [main]
      let _module: String?
      let _language: String?
      init(_module: String? = nil, _language: String? = nil) {
        self._module = _module
        self._language = _language
      }
      convenience init() { self.init(_module: nil) }
      convenience init(for type: Any) { self.init(_module: _moduleName(type)) }
      convenience init?(identifier: String) { self.init(_module: nil) }
      convenience init?(path: String) { self.init(_module: nil, _language: _languageOfBundle(path)) }
      convenience init?(url: URL) { self.init(_module: nil, _language: _languageOfBundle(url.path)) }
      var bundlePath: String { "/" }
      var bundleURL: URL { URL(fileURLWithPath: "/") }
      var resourcePath: String? { "/" }
      var resourceURL: URL? { URL(fileURLWithPath: "/") }
      var bundleIdentifier: String? { object(forInfoDictionaryKey: "CFBundleIdentifier") as? String }
      var infoDictionary: [String: Any]? { _bundleInformation() }
      var localizedInfoDictionary: [String: Any]? { _bundleInformation() }
      var appStoreReceiptURL: URL? { nil }
      func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
      var developmentLocalization: String? { "en" }
      var localizations: [String] { preferredLocalizations }
      var preferredLocalizations: [String] { [String(Locale.current.identifier.prefix(2))] }
      static func preferredLocalizations(from languages: [String]) -> [String] {
        let language = main.preferredLocalizations[0]
        return languages.contains(language) ? [language] : Array(languages.prefix(1))
      }
      static func preferredLocalizations(from languages: [String], forPreferences wanted: [String]?) -> [String] {
        guard let wanted else { return preferredLocalizations(from: languages) }
        for name in wanted {
          let parts = name.replacingOccurrences(of: "_", with: "-").components(separatedBy: "-")
          for count in (1...parts.count).reversed() {
            let shorter = parts.prefix(count).joined(separator: "-")
            if let found = languages.first(where: { $0.replacingOccurrences(of: "_", with: "-") == shorter }) {
              return [found]
            }
          }
        }
        return Array(languages.prefix(1))
      }
      func localizedString(forKey key: String, value: String?, table: String?) -> String {
        NSLocalizedString(key, tableName: table, bundle: self, value: value ?? "", comment: "")
      }
      func path(forResource name: String?, ofType ending: String?, inDirectory folder: String? = nil) -> String? {
        if ending == "lproj", let name {
          return preferredLocalizations.contains(name) || _hasTexts(name) ? "/" + name + ".lproj" : nil
        }
        return _bundledPath(name, ending, folder)
      }
      func url(
        forResource name: String?, withExtension ending: String? = nil, subdirectory folder: String? = nil
      ) -> URL? {
        guard let path = path(forResource: name, ofType: ending, inDirectory: folder) else { return nil }
        return URL(fileURLWithPath: path)
      }
      func urls(forResourcesWithExtension ending: String?, subdirectory folder: String? = nil) -> [URL]? {
        let paths: [String] = _bundledPaths(ending)
        return paths.map { URL(fileURLWithPath: $0) }
      }
      func paths(forResourcesOfType ending: String?, inDirectory folder: String? = nil) -> [String] {
        _bundledPaths(ending)
      }
    }
    """,
    "NSDataAsset": """
    class NSDataAsset {
      let name: String
      let data: Data
      let typeIdentifier = ""
      init?(name: String, bundle: Bundle? = nil) {
        guard let data: Data = _assetData(name) else { return nil }
        self.name = name
        self.data = data
      }
    }
    """,
    "FileManager": """
    class FileManager {
      enum SearchPathDirectory {
        case documentDirectory, cachesDirectory, applicationSupportDirectory, libraryDirectory, downloadsDirectory
        case desktopDirectory, userDirectory, itemReplacementDirectory, picturesDirectory, moviesDirectory
      }
      enum SearchPathDomainMask { case userDomainMask, localDomainMask, allDomainsMask }
      class DirectoryEnumerator: Sequence, IteratorProtocol {
        init() {}
        var allObjects: [Any] { [] }
        func next() -> Any? { nil }
        func nextObject() -> Any? { nil }
        func skipDescendants() {}
        func skipDescendents() {}
      }
      static let `default` = FileManager()
      init() {}
      func enumerator(
        at url: URL, includingPropertiesForKeys keys: [Any]?, options: Any? = nil, errorHandler: Any? = nil
      ) -> DirectoryEnumerator? { DirectoryEnumerator() }
      func enumerator(atPath path: String) -> DirectoryEnumerator? { DirectoryEnumerator() }
      var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp/") }
      var homeDirectoryForCurrentUser: URL { URL(fileURLWithPath: "/home/") }
      var currentDirectoryPath: String { "/" }
      var ubiquityIdentityToken: Any? { nil }
      func fileExists(atPath path: String) -> Bool { _bundledData(path) != nil }
      func fileExists(atPath path: String, isDirectory: inout Bool) -> Bool { fileExists(atPath: path) }
      func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
      func contents(atPath path: String) -> Data? { _bundledData(path) }
      func urls(for directory: SearchPathDirectory, in mask: SearchPathDomainMask) -> [URL] {
        [URL(fileURLWithPath: "/\\(directory)/")]
      }
      func url(
        for directory: SearchPathDirectory, in mask: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
      ) throws -> URL {
        URL(fileURLWithPath: "/\\(directory)/")
      }
      func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
        URL(fileURLWithPath: "/\\(group)/")
      }
      func url(forUbiquityContainerIdentifier name: String?) -> URL? { nil }
      func createDirectory(at url: URL, withIntermediateDirectories: Bool, attributes: [String: Any]? = nil) throws {}
      func createDirectory(
        atPath path: String, withIntermediateDirectories: Bool, attributes: [String: Any]? = nil
      ) throws {}
      func createFile(atPath path: String, contents: Data?, attributes: [String: Any]? = nil) -> Bool { true }
      func removeItem(at url: URL) throws {}
      func removeItem(atPath path: String) throws {}
      func copyItem(at url: URL, to other: URL) throws {}
      func moveItem(at url: URL, to other: URL) throws {}
      func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
      func contentsOfDirectory(
        at url: URL, includingPropertiesForKeys keys: [Any]?, options: Any? = nil
      ) throws -> [URL] { [] }
      func setAttributes(_ attributes: [String: Any], ofItemAtPath path: String) throws {}
      func attributesOfItem(atPath path: String) throws -> [String: Any] { [:] }
      func attributesOfFileSystem(forPath path: String) throws -> [String: Any] { [:] }
    }
    """,
    "UserDefaults": """
    class UserDefaults {
      static let standard = UserDefaults()
      private var values: [String: Any] = [:]
      private var registered: [String: Any] = [:]
      private let suite: String?
      init() { suite = nil }
      init?(suiteName: String?) { suite = suiteName }
      func object(forKey key: String) -> Any? {
        (suite == nil ? _storedDefault(key) : nil) ?? values[key] ?? registered[key]
      }
      func value(forKey key: String) -> Any? { object(forKey: key) }
      func string(forKey key: String) -> String? { object(forKey: key) as? String }
      func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
      func integer(forKey key: String) -> Int { object(forKey: key) as? Int ?? 0 }
      func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
      func float(forKey key: String) -> Float { object(forKey: key) as? Float ?? 0 }
      func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
      func url(forKey key: String) -> URL? { object(forKey: key) as? URL }
      func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
      func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
      func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
      func set(_ value: Any?, forKey key: String) {
        values[key] = value
        if suite == nil { _storeDefault(value, key) }
      }
      func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
      func publisher(for path: Any, options: Any? = nil) -> Any { Just(self[keyPath: path]) }
      func removeObject(forKey key: String) { set(nil, forKey: key) }
      func register(defaults: [String: Any]) { registered.merge(defaults) { _, new in new } }
      func dictionaryRepresentation() -> [String: Any] { values }
      func removePersistentDomain(forName name: String) { values = [:] }
      func setPersistentDomain(_ domain: [String: Any], forName name: String) { values = domain }
      func addSuite(named name: String) {}
      func synchronize() -> Bool { true }
    }
    """,
    "HTTPCookieStorage": """
    class HTTPCookieStorage {
      static let shared = HTTPCookieStorage()
      private(set) var cookies: [HTTPCookie]? = []
      init() {}
      func cookies(for url: URL) -> [HTTPCookie]? { [] }
      func setCookie(_ cookie: HTTPCookie) { cookies = (cookies ?? []) + [cookie] }
      func deleteCookie(_ cookie: HTTPCookie) { cookies = (cookies ?? []).filter { $0.name != cookie.name } }
      func removeCookies(since date: Date) { cookies = [] }
    }
    """,
    "HTTPCookie": """
    class HTTPCookie {
      let name: String
      let value: String
      let domain: String
      let path: String
      init?(properties: [Any: Any]) {
        name = properties["name"] as? String ?? ""
        value = properties["value"] as? String ?? ""
        domain = properties["domain"] as? String ?? ""
        path = properties["path"] as? String ?? "/"
      }
    }
    """,
  ]
}
