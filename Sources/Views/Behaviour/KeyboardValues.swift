// Values of the modifiers for keyboards, which have no effect on a first frame.

/// The label of the key that submits.
public struct SubmitLabel: Hashable, Sendable {
  /// The label "Done".
  public static let done = SubmitLabel()
  /// The label "Go".
  public static let go = SubmitLabel()
  /// The label "Send".
  public static let send = SubmitLabel()
  /// The label "Join".
  public static let join = SubmitLabel()
  /// The label "Route".
  public static let route = SubmitLabel()
  /// The label "Search".
  public static let search = SubmitLabel()
  /// The label "Return".
  public static let `return` = SubmitLabel()
  /// The label "Next".
  public static let next = SubmitLabel()
  /// The label "Continue".
  public static let `continue` = SubmitLabel()
}

/// The letters that become capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  /// No letters are capitalized.
  public static let never = TextInputAutocapitalization()
  /// The first letter of each word is capitalized.
  public static let words = TextInputAutocapitalization()
  /// The first letter of each sentence is capitalized.
  public static let sentences = TextInputAutocapitalization()
  /// All letters are capitalized.
  public static let characters = TextInputAutocapitalization()
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public let character: Character
  /// Creates the key of a character.
  public init(_ character: Character) { self.character = character }
  /// Creates the key of a character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The Delete key.
  public static let delete = KeyEquivalent("\u{8}")
}

/// Modifier keys, which are held while another key is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates a set from its raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Command key.
  public static let command = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Option key.
  public static let option = EventModifiers(rawValue: 4)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 8)
}

/// A combination of keys that activates a control.
public struct KeyboardShortcut: Hashable, Sendable {
  private let key: KeyEquivalent
  private let modifiers: EventModifiers
  /// Creates a combination of keys.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  /// The Return key without modifiers.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The Escape key without modifiers.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
