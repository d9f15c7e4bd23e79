extension Vocabulary {
  /// Adds the members of `NSDictionary`, which is a dictionary here.
  mutating func addFoundationDictionaries() {
    for name in ["allKeys", "allValues"] {
      rawProperty("Dictionary", name) { value, _ in
        guard case .dictionary(let dictionary) = value else { return .none }
        return .array(dictionary.entries.map { name == "allKeys" ? $0.key : $0.value })
      }
    }
    for name in ["object", "value"] {
      raw("Dictionary", name, [.value("forKey")]) { value, call in
        guard case .dictionary(let dictionary) = value else { return .none }
        return dictionary[call.value(0)] ?? .none
      }
    }
    rawInitializer("Dictionary", [.value("dictionary")]) { call in call.value(0) }
    for label in ["contentsOf", "contentsOfFile"] {
      rawInitializer("Dictionary", [.value(label)]) { call in
        guard let bytes = try? Self.contents(call), case .dictionary(let list)? = PropertyListText.value(of: bytes)
        else {
          return .none
        }
        return .dictionary(list)
      }
    }
  }
}
