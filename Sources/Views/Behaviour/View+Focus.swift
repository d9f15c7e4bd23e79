// Focus. No view of a figure has it.
extension View {
  /// Returns the view unchanged; no view of a figure has the focus.
  ///
  /// - Example: `Text("a").focusScope(Namespace().wrappedValue)`
  public func focusScope(_ namespace: Namespace.ID) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; no view of a figure has the focus.
  ///
  /// - Example: `Text("a").prefersDefaultFocus(in: Namespace().wrappedValue)`
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; focused values are not read in a figure.
  public func focusedValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; focused values are not read in a figure.
  public func focusedSceneValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; the search field has no focus in a figure.
  ///
  /// - Example: `TextEditor(text: .constant("a")).findNavigator(isPresented: .constant(false)).writingToolsBehavior(.disabled)`
  public func findNavigator(isPresented: Binding<Bool>) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no text input.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no text input.
  public func textInputSuggestions(@ViewBuilder _ suggestions: () -> some View) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure shows no keyboard.
  ///
  /// - Example: `TextField("a", text: .constant("")).keyboardType(.emailAddress).textContentType(.username).autocapitalization(.none)`
  public func keyboardType(_ type: UIKeyboardType) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no keyboard input.
  public func textContentType(_ textContentType: UITextContentType?) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no keyboard input.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; its texts are in the language of the screen.
  ///
  /// - Example: `Text("a").typesettingLanguage(.automatic)`
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> LoweredView {
    lowered { $0 }
  }
  /// Makes the view a suggestion that replaces the text of a search when it is tapped.
  ///
  /// - Example: `Text("a").searchCompletion("b")`
  public func searchCompletion(_ completion: String) -> LoweredView { acting { $0.searchCompletion(completion) } }
  /// Returns the view unchanged; a figure shows no search results.
  ///
  /// - Example: `Text("a").searchPresentationToolbarBehavior(.avoidHidingContent)`
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; a figure shows no search results.
  ///
  /// - Example: `Text("a").searchToolbarBehavior(.minimize)`
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure shows no search results.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> LoweredView { lowered { $0 } }
}

/// The value that the focused view exposes; no view has the focus.
public struct FocusedValues {
  /// The values that the focused view exposes.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A key of a focused value.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The assistance of writing tools.
public struct WritingToolsBehavior: Hashable, Sendable {
  /// The standard behaviour of the context.
  public static let automatic = WritingToolsBehavior()
  /// The full writing tools, which replace text in place.
  public static let complete = WritingToolsBehavior()
  /// The writing tools in an overlay.
  public static let limited = WritingToolsBehavior()
  /// No writing tools.
  public static let disabled = WritingToolsBehavior()
}

/// The keyboards of UIKit.
public enum UIKeyboardType: Hashable, Sendable {
  /// The keyboards that UIKit names.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// The keyboards that UIKit names.
  case twitter, webSearch, asciiCapableNumberPad
}

/// The automatic capitalization of UIKit.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// The ways that UIKit names.
  case none, words, sentences, allCharacters
}

/// The content types of text fields in UIKit.
public enum UITextContentType: String, Hashable, Sendable {
  /// Content types for parts of names.
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle, organizationName
  /// Content types for parts of addresses.
  case location, fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState
  /// Content types for parts of addresses.
  case addressCityAndState, sublocality, countryName, postalCode, telephoneNumber, emailAddress, URL
  /// Content types that identify a person: user name, password, one-time code.
  case username, password, newPassword, oneTimeCode, creditCardNumber, birthdate
  /// Content types for travel and dates.
  case dateTime, flightNumber, shipmentTrackingNumber
}

/// The language of texts.
public struct TypesettingLanguage: Hashable, Sendable {
  /// The language of the screen.
  public static let automatic = TypesettingLanguage()
}

/// The behaviour of toolbars during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  /// The toolbar changes as the context requires while a search is active.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The toolbar's content stays visible while a search is active.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// The minimized appearance of a search field.
public struct SearchToolbarBehavior: Hashable, Sendable {
  /// The standard search field of the toolbar.
  public static let automatic = SearchToolbarBehavior()
  /// A search field that may be minimized to a button.
  public static let minimize = SearchToolbarBehavior()
}

/// The activation of a search tab.
public struct TabSearchActivation: Hashable, Sendable {
  /// The search field is activated as the context requires.
  public static let automatic = TabSearchActivation()
  /// The search field is activated when the search tab is selected.
  public static let searchTabSelection = TabSearchActivation()
}
