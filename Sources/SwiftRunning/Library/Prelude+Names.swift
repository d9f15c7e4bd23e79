extension Prelude {
  /// The formatters of names and the detector of links, in plain Swift.
  static let names: [String: String] = [
    "PersonNameComponentsFormatter": """
    class PersonNameComponentsFormatter {
      enum Style { case `default`, short, medium, long, abbreviated }
      var style: Style = .default
      var locale: Any?
      var isPhonetic = false
      init() {}
      func string(from components: PersonNameComponents) -> String {
        switch style {
        case .short: return components.formatted(.name(style: .short))
        case .long: return components.formatted(.name(style: .long))
        case .abbreviated: return components.formatted(.name(style: .abbreviated))
        default: return components.formatted(.name(style: .medium))
        }
      }
      static func localizedString(from components: PersonNameComponents, style: Style, options: Any? = nil) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: components)
      }
      func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(separator: " ").map { String($0) }
        if words.isEmpty { return nil }
        var result = PersonNameComponents()
        result.givenName = words[0]
        if words.count > 1 { result.familyName = words[words.count - 1] }
        if words.count > 2 { result.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
        return result
      }
    }
    """
  ]
}
