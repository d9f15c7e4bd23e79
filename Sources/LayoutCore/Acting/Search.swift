/// The search of a screen: its text, and whether it is active.
struct Search {
  /// The text that is searched for.
  let text: BoundValue<String>
  /// The text of an empty field.
  let prompt: TextContent
  /// Whether the search is active.
  let isPresented: BoundValue<Bool>
  /// The memory of the field, or nil in a program that does not act.
  let memory: ViewMemory?
  /// The views that are suggested while the search is active.
  let suggestions: [LayoutNode]

  /// Ends the search, and clears its text.
  func dismiss() {
    guard isPresented.value || !text.value.isEmpty else { return }
    text.set?("")
    isPresented.set?(false)
  }

  /// Returns the rows of the navigation bar for the search: the field, a button that ends an active search, and scopes.
  ///
  /// `submissions` run when the text is submitted.
  func bar(scopes: SearchScopes?, submissions: [() -> Void]) -> LayoutNode {
    var field = LayoutNode.searchField(text: text.value, prompt: prompt, clear: text.set.map { set in { set("") } })
    if let memory, let set = text.set {
      var input = TextInput(text: text.value, commit: { for submit in submissions { submit() } }) { new in
        set(new)
        return true
      }
      (input.memory, input.edited) = (memory, { isEdited in if isEdited { isPresented.set?(true) } })
      input.isActive = isPresented.value
      field = field.interacting(.text(input)).interacting(.label(prompt.string))
    }
    guard isPresented.value else { return field }
    let cancel = LayoutNode.button(TextContent("Cancel"), action: dismiss)
    let row = LayoutNode.hStack(spacing: 8, children: [field, cancel])
    guard let scopes, scopes.activation == .onSearchPresentation || !text.value.isEmpty else { return row }
    return .vStack(spacing: 8, children: [row, scopes.picker])
  }
}

/// The scopes of a search, one of which the user chooses.
struct SearchScopes {
  /// The segments, one for each scope.
  let picker: LayoutNode
  /// The moment at which they appear.
  let activation: SearchScopeActivation
}

extension TraitKey {
  /// The search of a screen.
  static let search = TraitKey.named("search")
  /// The scopes of a screen's search.
  static let searchScopes = TraitKey.named("searchScopes")
  /// The suggestions of a screen's search.
  static let searchSuggestions = TraitKey.named("searchSuggestions")
}

extension EnvironmentValues {
  /// The search around the view, or nil.
  var search: Search? {
    get { self[custom: .declared(.min + 11)] as? Search }
    set { self[custom: .declared(.min + 11)] = newValue }
  }

  /// The search that a view around a navigation stack declares for it, or nil.
  var outerSearch: Search? {
    get { self[custom: .declared(.min + 10)] as? Search }
    set { self[custom: .declared(.min + 10)] = newValue }
  }

  /// The actions that run when a search is submitted, from the outermost.
  var searchSubmissions: [() -> Void] {
    get { self[custom: .declared(.min + 12)] as? [() -> Void] ?? [] }
    set { self[custom: .declared(.min + 12)] = newValue }
  }

  /// The function that ends the enclosing search; nil if there is none.
  package var searchDismissal: (() -> Void)? { search.map { $0.dismiss } }

  /// The action that refreshes the enclosing view; nil if it cannot be refreshed.
  package var refreshing: Any? {
    get { self[custom: .declared(.min + 13)] }
    set { self[custom: .declared(.min + 13)] = newValue }
  }
}

extension LayoutNode {
  /// Returns the view with a search field for its screen, or, if it is a navigation stack, for the stack's root.
  ///
  /// Rule: <doc:Screens#Navigation-bars>.
  ///
  /// The search is active while `isPresented` is true or, without it, from the first tap to the button that ends it.
  public func searchable(
    text: BoundValue<String>, isPresented: BoundValue<Bool>? = nil, prompt: TextContent? = nil,
    at place: (any ViewPlace)? = nil, suggestions: () -> [LayoutNode] = { [] }
  ) -> LayoutNode {
    let presented = isPresented ?? .remembered(false, at: place)
    var views: [LayoutNode] = []
    if presented.value, let place { views = place.views(0, suggestions) } else { place?.forget(from: 0) }
    let search = Search(
      text: text, prompt: prompt ?? TextContent("Search"), isPresented: presented,
      memory: text.set == nil ? nil : place?.memory, suggestions: views)
    return containerValue(.search, search).transformEnvironment("searchable") {
      ($0.search, $0.outerSearch) = (search, search)
    }
  }

  /// Returns the view with scopes for the search of its screen.
  public func searchScopes<Value: Hashable>(
    _ scope: BoundValue<Value>, activation: SearchScopeActivation, at place: (any ViewPlace)?,
    scopes: () -> [LayoutNode]
  ) -> LayoutNode {
    let content = place.map { $0.views(0, scopes) } ?? scopes()
    let picker = LayoutNode.picker(selection: scope, label: [], content: content, at: place)
      .controls("searchScopes") { $0.picker = .segmented }
    return containerValue(.searchScopes, SearchScopes(picker: picker, activation: activation))
  }

  /// Returns the view with suggestions for the search of its screen.
  public func searchSuggestions(_ suggestions: [LayoutNode]) -> LayoutNode {
    containerValue(.searchSuggestions, suggestions)
  }

  /// Returns the view, a suggestion that replaces the text of the search when it is tapped.
  public func searchCompletion(_ completion: String?) -> LayoutNode {
    guard let completion else { return self }
    return .deferred("searchCompletion") { environment in
      guard let set = environment.search?.text.set else { return self }
      return self.interacting(.button { set(completion) })
    }
  }

  /// Returns the screen with the suggestions of its search in front of it while the search is active.
  func suggesting(in environment: EnvironmentValues) -> LayoutNode {
    guard let search = value(of: .search, in: environment) as? Search ?? environment.outerSearch,
      search.isPresented.value
    else { return self }
    let own = value(of: .searchSuggestions, in: environment) as? [LayoutNode] ?? search.suggestions
    let views = LayoutNode.subviews(of: own)
    guard !views.isEmpty else { return self }
    let line = LayoutNode.color(.separator).frame(height: environment.pixelLength).padding(.leading, 20)
    let rows = views.map { view in
      LayoutNode.vStack(
        spacing: 0,
        children: [
          view.defaultForegroundStyle(.foreground(level: 1)).frame(
            maxWidth: .infinity, minHeight: 44, alignment: .leading
          )
          .padding(.horizontal, 20), line,
        ])
    }
    let list = LayoutNode.vStack(spacing: 0, children: rows)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background(LayoutNode.color(.systemBackground).ignoresSafeArea()).transformEnvironment("searchable") {
        $0.search = search
      }
    return overlay(list.named("SearchSuggestions", as: .container))
  }

  /// Returns the search field with its scopes and suggestions, for the navigation bar of the screen; nil if it has no
  /// search.
  func searchBar(in environment: EnvironmentValues) -> (rows: LayoutNode, isActive: Bool)? {
    let own = values(of: .search, in: environment).first
    guard let search = own?.value as? Search ?? environment.outerSearch else { return nil }
    let surroundings = own?.environment ?? environment
    let scopes = value(of: .searchScopes, in: environment) as? SearchScopes
    return (search.bar(scopes: scopes, submissions: surroundings.searchSubmissions), search.isPresented.value)
  }
}
