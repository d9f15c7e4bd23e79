/// A list of rows in sections.
public struct List<Content: View>: PrimitiveView {
  /// The node of the list.
  public let layoutNode: LayoutNode

  /// Creates a list of rows.
  public init(@ViewBuilder content: () -> Content) {
    layoutNode = .list(content: content().members, at: ViewIdentity.place)
  }
  /// Creates a list of rows, of which one can be selected.
  ///
  /// - Example: `List(selection: .constant(String?.none)) { Text("a").tag("a") }`
  public init<Selection: Hashable>(selection: Binding<Selection?>?, @ViewBuilder content: () -> Content) {
    layoutNode = .list(selection: selection?.bound, content: content().members, at: ViewIdentity.place)
  }
  /// Creates a list of rows, of which several can be selected while the list is edited.
  ///
  /// - Example: `List(selection: .constant(Set<String>())) { Text("a").tag("a") }`
  public init<Selection: Hashable>(selection: Binding<Set<Selection>>?, @ViewBuilder content: () -> Content) {
    layoutNode = .list(selection: selection?.bound, content: content().members, at: ViewIdentity.place)
  }
  /// Creates a list of rows, of which one is selected.
  @_disfavoredOverload
  public init<Selection: Hashable>(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.init(selection: Binding<Selection?>(selection), content: content)
  }
  /// Creates a list with a row for each element of identifiable data.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    layoutNode = .list(content: ForEach(data, content: rowContent).members, at: ViewIdentity.place)
  }
  /// Creates a list with a row for each element, identified by a property.
  ///
  /// - Example: `List(.constant(["a", "b"]), id: \.self) { _ in Text("a") }`
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    layoutNode = .list(content: ForEach(data, id: id, content: rowContent).members, at: ViewIdentity.place)
  }
  /// Creates a list with a row for each integer of a range.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    layoutNode = .list(content: ForEach(data, content: rowContent).members, at: ViewIdentity.place)
  }
}

/// Controls in sections, as in settings.
public struct Form<Content: View>: PrimitiveView {
  /// The node of the form.
  public let layoutNode: LayoutNode

  /// Creates a form.
  ///
  /// - Example: `Form { Text("a") }`
  public init(@ViewBuilder content: () -> Content) {
    layoutNode = .form(content: content().members, at: ViewIdentity.place)
  }
}

extension View {
  /// Sets the background of the row; nil for the default.
  ///
  /// - Example: `List { Text("a").listRowBackground(Color.yellow) }`
  public func listRowBackground(_ view: (some View)?) -> LoweredView {
    lowered { $0.listRowBackground(view?.layoutNode) }
  }
  /// Sets the insets of the row; nil for the default.
  ///
  /// - Example: `List { Text("a").listRowInsets(EdgeInsets()) }`
  public func listRowInsets(_ insets: EdgeInsets?) -> LoweredView { lowered { $0.listRowInsets(insets) } }
  /// Sets whether the row has separators.
  ///
  /// - Example: `List { Text("a").listRowSeparator(.hidden) }`
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> LoweredView {
    lowered { $0.listRowSeparator(visibility, edges: edges.edges) }
  }
  /// Sets the colour of the row's separator; nil for the default.
  ///
  /// - Example: `List { Text("a").listRowSeparatorTint(.red); Text("b") }`
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> LoweredView {
    lowered { $0.listRowSeparatorTint(color, edges: edges.edges) }
  }
  /// Sets whether the section has a separator beneath its last row.
  ///
  /// - Example: `List { Section("A") { Text("a") }.listSectionSeparator(.hidden) }.listStyle(.plain)`
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> LoweredView {
    lowered { $0.listSectionSeparator(visibility, edges: edges.edges) }
  }
  /// Sets the colour of the separator beneath the section's last row; nil for the default.
  ///
  /// - Example: `List { Section("A") { Text("a") }.listSectionSeparatorTint(.red) }.listStyle(.plain)`
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> LoweredView {
    lowered { $0.listSectionSeparatorTint(color, edges: edges.edges) }
  }
  /// Sets the prominence of the headers of sections within the view.
  ///
  /// - Example: `List { Section("A") { Text("a") }.headerProminence(.increased) }`
  public func headerProminence(_ prominence: Prominence) -> LoweredView { lowered { $0.headerProminence(prominence) } }
  /// Sets the distance between the rows of lists within the view; nil for the default.
  ///
  /// - Example: `List { Text("a") }.listRowSpacing(8)`
  public func listRowSpacing(_ spacing: CGFloat?) -> LoweredView { lowered { $0.listRowSpacing(spacing) } }
  /// Sets the distance between the sections of lists within the view, in points.
  ///
  /// - Example: `List { Text("a") }.listSectionSpacing(8)`
  public func listSectionSpacing(_ spacing: CGFloat?) -> LoweredView { lowered { $0.listSectionSpacing(spacing) } }
  /// Sets the distance between the sections of lists within the view.
  ///
  /// - Example: `List { Text("a") }.listSectionSpacing(.compact)`
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> LoweredView {
    lowered { $0.listSectionSpacing(spacing.distance) }
  }
  /// Sets the style of forms, all of which are drawn in the grouped style.
  ///
  /// - Example: `Form { Text("a") }.formStyle(.grouped)`
  public func formStyle(_ style: FormStyle) -> LoweredView { lowered { $0.formStyle(style) } }
  /// Sets whether lists within the view have their own background.
  ///
  /// - Example: `List { Text("a") }.scrollContentBackground(.hidden)`
  public func scrollContentBackground(_ visibility: Visibility) -> LoweredView {
    lowered { $0.scrollContentBackground(visibility) }
  }
  /// Adds a number at the trailing end of the row; 0 is no badge.
  ///
  /// - Example: `List { Text("a").badge(3) }`
  public func badge(_ count: Int) -> LoweredView {
    lowered { $0.badge(count) }
  }
  /// Adds a text at the trailing end of the row; nil is no badge.
  ///
  /// - Example: `List { Text("a").badge(Text("3")) }`
  public func badge(_ label: Text?) -> LoweredView { lowered { $0.badge(label?.content) } }
  /// Adds a text at the trailing end of the row; nil is no badge.
  ///
  /// - Example: `List { Text("a").badge("3") }`
  public func badge(_ key: LocalizedStringKey) -> LoweredView { lowered { $0.badge(key.content) } }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  /// The distance in points, or nil for the default of the list's style.
  let distance: Double?

  /// The default distance of the list's style.
  public static let `default` = ListSectionSpacing(distance: nil)
  /// A smaller distance.
  public static let compact = ListSectionSpacing(distance: ControlStyle.compactSectionSpacing)
  /// Creates a distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(distance: spacing) }
}
