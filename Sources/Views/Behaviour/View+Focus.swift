// Which view would be typed into: none is, in a figure.
extension View {
  /// The view; nothing has the focus.
  ///
  /// - Example: `Text("a").focusScope(Namespace().wrappedValue)`
  public func focusScope(_ namespace: Namespace.ID) -> LoweredView { lowered { $0 } }
  /// The view; nothing has the focus.
  ///
  /// - Example: `Text("a").prefersDefaultFocus(in: Namespace().wrappedValue)`
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nothing reads what the focus tells.
  public func focusedValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nothing reads what the focus tells.
  public func focusedSceneValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nothing is searched in it.
  ///
  /// - Example: `TextEditor(text: .constant("a")).findNavigator(isPresented: .constant(false)).writingToolsBehavior(.disabled)`
  public func findNavigator(isPresented: Binding<Bool>) -> LoweredView { lowered { $0 } }
  /// The view; nobody writes.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> LoweredView { lowered { $0 } }
  /// The view; nobody writes.
  public func textInputSuggestions(@ViewBuilder _ suggestions: () -> some View) -> LoweredView { lowered { $0 } }
  /// The view; no keyboard is shown.
  ///
  /// - Example: `TextField("a", text: .constant("")).keyboardType(.emailAddress).textContentType(.username).autocapitalization(.none)`
  public func keyboardType(_ type: UIKeyboardType) -> LoweredView { lowered { $0 } }
  /// The view; nobody types.
  public func textContentType(_ textContentType: UITextContentType?) -> LoweredView { lowered { $0 } }
  /// The view; nobody types.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> LoweredView { lowered { $0 } }
  /// The view; its texts are in the language of the screen.
  ///
  /// - Example: `Text("a").typesettingLanguage(.automatic)`
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> LoweredView {
    lowered { $0 }
  }
  /// The view; the screen is not searched.
  ///
  /// - Example: `Text("a").searchCompletion("b")`
  public func searchCompletion(_ completion: String) -> LoweredView { lowered { $0 } }
  /// The view; the screen is not searched.
  ///
  /// - Example: `Text("a").searchPresentationToolbarBehavior(.avoidHidingContent)`
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> LoweredView {
    lowered { $0 }
  }
  /// The view; the screen is not searched.
  ///
  /// - Example: `Text("a").searchToolbarBehavior(.minimize)`
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> LoweredView { lowered { $0 } }
  /// The view; the screen is not searched.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> LoweredView { lowered { $0 } }
}

/// What the view with the focus tells; none has it.
public struct FocusedValues {
  /// What is told under a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A key of what the view with the focus tells.
public protocol FocusedValueKey {
  /// What is told.
  associatedtype Value
}

/// How much help there is with writing.
public struct WritingToolsBehavior: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = WritingToolsBehavior()
  /// One of the values that SwiftUI names.
  public static let complete = WritingToolsBehavior()
  /// One of the values that SwiftUI names.
  public static let limited = WritingToolsBehavior()
  /// One of the values that SwiftUI names.
  public static let disabled = WritingToolsBehavior()
}

/// Which keyboard is shown, by UIKit's names.
public enum UIKeyboardType: Hashable, Sendable {
  /// The keyboards that UIKit names.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// The keyboards that UIKit names.
  case twitter, webSearch, asciiCapableNumberPad
}

/// Which letters become capitals, by UIKit's names.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// The ways that UIKit names.
  case none, words, sentences, allCharacters
}

/// What a field is for, by UIKit's names.
public enum UITextContentType: String, Hashable, Sendable {
  /// Parts of names.
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle, organizationName
  /// Parts of addresses.
  case location, fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState
  /// Parts of addresses.
  case addressCityAndState, sublocality, countryName, postalCode, telephoneNumber, emailAddress, URL
  /// What tells who somebody is.
  case username, password, newPassword, oneTimeCode, creditCardNumber, birthdate
  /// What travels.
  case dateTime, flightNumber, shipmentTrackingNumber
}

/// The language of texts.
public struct TypesettingLanguage: Hashable, Sendable {
  /// That of the screen.
  public static let automatic = TypesettingLanguage()
}

/// What bars do while a screen is searched.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// One of the values that SwiftUI names.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// How small a search field may become.
public struct SearchToolbarBehavior: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = SearchToolbarBehavior()
  /// One of the values that SwiftUI names.
  public static let minimize = SearchToolbarBehavior()
}

/// What a tab that searches does.
public struct TabSearchActivation: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = TabSearchActivation()
  /// One of the values that SwiftUI names.
  public static let searchTabSelection = TabSearchActivation()
}
