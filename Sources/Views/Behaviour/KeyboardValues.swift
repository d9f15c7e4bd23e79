// What modifiers about keyboards are told, which has no effect on a first frame.

/// The word on the key that submits.
public struct SubmitLabel: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let done = SubmitLabel()
  /// One of the values that SwiftUI names.
  public static let go = SubmitLabel()
  /// One of the values that SwiftUI names.
  public static let send = SubmitLabel()
  /// One of the values that SwiftUI names.
  public static let join = SubmitLabel()
  /// One of the values that SwiftUI names.
  public static let route = SubmitLabel()
  /// One of the values that SwiftUI names.
  public static let search = SubmitLabel()
  /// One of the values that SwiftUI names.
  public static let `return` = SubmitLabel()
  /// One of the values that SwiftUI names.
  public static let next = SubmitLabel()
  /// One of the values that SwiftUI names.
  public static let `continue` = SubmitLabel()
}

/// Which letters become capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let never = TextInputAutocapitalization()
  /// One of the values that SwiftUI names.
  public static let words = TextInputAutocapitalization()
  /// One of the values that SwiftUI names.
  public static let sentences = TextInputAutocapitalization()
  /// One of the values that SwiftUI names.
  public static let characters = TextInputAutocapitalization()
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key writes.
  public let character: Character
  /// The key of a character.
  public init(_ character: Character) { self.character = character }
  /// The key of a character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Keys of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The command key.
  public static let command = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 4)
  /// The control key.
  public static let control = EventModifiers(rawValue: 8)
}

/// Keys that do the same as a control.
public struct KeyboardShortcut: Hashable, Sendable {
  private let key: KeyEquivalent
  private let modifiers: EventModifiers
  /// Keys.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  /// The return key alone.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key alone.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
