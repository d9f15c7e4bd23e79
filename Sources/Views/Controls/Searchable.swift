/// The placements of a search field; a figure has one.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// The default placement.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the navigation bar's title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// Below the navigation bar's title, with a display mode.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
  /// The condition under which a search field below a title is hidden.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// The modes that SwiftUI names.
    case automatic, always
  }
}

extension View {
  /// Adds a search field with suggestions to the screen.
  ///
  /// - Example: `NavigationStack { Text("a").searchable(text: .constant("")) { Text("b") } }`
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil,
    @ViewBuilder suggestions: () -> some View
  ) -> LoweredView {
    lowered {
      $0.searchable(text: text.bound, prompt: prompt?.content, at: ViewIdentity.place) { suggestions().members }
    }
  }
  /// Adds a search field to the screen.
  ///
  /// - Example: `NavigationStack { Text("a").searchable(text: .constant(""), prompt: "Find") }`
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
  ) -> LoweredView {
    lowered { $0.searchable(text: text.bound, prompt: prompt?.content, at: ViewIdentity.place) }
  }
  /// Adds a search field with a prompt to the screen.
  ///
  /// - Example: `NavigationStack { Text("a").searchable(text: .constant(""), prompt: "Find") }`
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> LoweredView {
    lowered { $0.searchable(text: text.bound, prompt: prompt?.content, at: ViewIdentity.place) }
  }
  /// Adds a search field to the screen, active or not.
  ///
  /// - Example: `NavigationStack { Text("a").searchable(text: .constant(""), isPresented: .constant(false)) }`
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> LoweredView {
    lowered {
      $0.searchable(
        text: text.bound, isPresented: isPresented.bound, prompt: prompt?.content, at: ViewIdentity.place)
    }
  }
  /// Adds a search field to the screen; its tokens are not shown.
  ///
  /// - Example: `NavigationStack { Text("a").searchable(text: .constant(""), tokens: .constant([1])) { _ in Text("b") } }`
  public func searchable<Tokens: MutableCollection & RandomAccessCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> LoweredView {
    lowered { $0.searchable(text: text.bound, prompt: prompt?.content, at: ViewIdentity.place) }
  }
  /// Adds a search field to the screen; its tokens and suggested tokens are not shown.
  ///
  /// - Example: `NavigationStack { Text("a").searchable(text: .constant(""), tokens: .constant([1]), suggestedTokens: .constant([2])) { _ in Text("b") } }`
  public func searchable<Tokens: MutableCollection & RandomAccessCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> LoweredView {
    lowered { $0.searchable(text: text.bound, prompt: prompt?.content, at: ViewIdentity.place) }
  }
  /// Adds a search field to the screen; its editable tokens are not shown.
  ///
  /// - Example: `NavigationStack { Text("a").searchable(text: .constant(""), editableTokens: .constant([1])) { _ in Text("b") } }`
  public func searchable<Tokens: MutableCollection & RandomAccessCollection>(
    text: Binding<String>, editableTokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> some View
  ) -> LoweredView {
    lowered { $0.searchable(text: text.bound, prompt: prompt?.content, at: ViewIdentity.place) }
  }
}
