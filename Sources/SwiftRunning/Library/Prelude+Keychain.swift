extension Prelude {
  /// The keychain, which is empty at first and keeps the items that the program adds.
  static let keychain: [String: String] = [
    "_Keychain": """
    class _Keychain {
      static var items: [[String: Any]] = []
      static let parts = ["class", "acct", "svce", "srvr", "agrp", "gena", "atag", "labl", "type"]
      static func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
        parts.allSatisfy { part in query[part] == nil || "\\(query[part]!)" == "\\(item[part] ?? "")" }
      }
      static func isKey(_ key: String) -> Bool { key.hasPrefix("r_") || key.hasPrefix("m_") || key.hasPrefix("u_") }
      static func answer(_ item: [String: Any], _ query: [String: Any]) -> Any? {
        let data = (query["r_Data"] as? Bool) == true
        guard (query["r_Attributes"] as? Bool) == true else { return data ? item["v_Data"] : nil }
        return item.filter { key, value in data || key != "v_Data" }
      }
    }
    """,
    "_UnmanagedValue": """
    struct _UnmanagedValue {
      let value: Any
      func takeRetainedValue() -> Any { value }
      func takeUnretainedValue() -> Any { value }
    }
    """,
  ]

  /// The functions of the Security framework that look for items, add, change and remove them.
  static let keychainFunctions: [String: String] = [
    "SecItemCopyMatching": """
    private func SecItemCopyMatching(_ query: [String: Any], _ result: inout Any?) -> Int {
      let found = _Keychain.items.filter { item in _Keychain.matches(item, query) }
      guard let first = found.first else { return -25300 }
      if (query["m_Limit"] as? String) == "m_LimitAll" {
        result = found.compactMap { item in _Keychain.answer(item, query) }
      } else {
        result = _Keychain.answer(first, query)
      }
      return 0
    }
    private func SecItemCopyMatching(_ query: [String: Any], _ result: _ValuePointer<Any?>) -> Int {
      var found: Any?
      let status = SecItemCopyMatching(query, &found)
      result.pointee = found
      return status
    }
    private func SecItemCopyMatching(_ query: [String: Any], _ nothing: Any?) -> Int {
      _Keychain.items.contains { item in _Keychain.matches(item, query) } ? 0 : -25300
    }
    """,
    "SecItemAdd": """
    private func SecItemAdd(_ item: [String: Any], _ result: Any?) -> Int {
      if _Keychain.items.contains(where: { known in _Keychain.matches(known, item) }) { return -25299 }
      _Keychain.items.append(item.filter { key, value in !_Keychain.isKey(key) })
      return 0
    }
    """,
    "SecItemUpdate": """
    private func SecItemUpdate(_ query: [String: Any], _ changes: [String: Any]) -> Int {
      var status = -25300
      for index in _Keychain.items.indices where _Keychain.matches(_Keychain.items[index], query) {
        for (key, value) in changes { _Keychain.items[index][key] = value }
        status = 0
      }
      return status
    }
    """,
    "SecItemDelete": """
    private func SecItemDelete(_ query: [String: Any]) -> Int {
      let count = _Keychain.items.count
      _Keychain.items.removeAll { item in _Keychain.matches(item, query) }
      return _Keychain.items.count < count ? 0 : -25300
    }
    """,
    "SecCopyErrorMessageString": """
    private func SecCopyErrorMessageString(_ status: Int, _ reserved: Any?) -> String? {
      switch status {
      case 0: return "No error."
      case -25300: return "The specified item could not be found in the keychain."
      case -25299: return "The specified item already exists in the keychain."
      default: return "OSStatus \\(status)"
      }
    }
    """,
    "CFNetworkCopySystemProxySettings": """
    private func CFNetworkCopySystemProxySettings() -> _UnmanagedValue? { _UnmanagedValue(value: [String: Any]()) }
    """,
  ]
}
