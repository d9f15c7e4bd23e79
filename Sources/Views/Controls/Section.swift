/// Rows with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  /// The node of the section.
  public let layoutNode: LayoutNode

  /// Creates rows with a header and a footer.
  ///
  /// - Example: `List { Section { Text("a") } header: { Text("A") } footer: { Text("z") } }`
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    layoutNode = .section(header: header().members, footer: footer().members, content: content().members)
  }
  /// Creates a section with a header and a footer, in SwiftUI's older spelling.
  ///
  /// - Example: `List { Section(header: Text("A"), footer: Text("z")) { Text("a") } }`
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    layoutNode = .section(header: header.members, footer: footer.members, content: content().members)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    layoutNode = .section(header: header().members, content: content().members)
  }
  /// Creates a section with a header, in SwiftUI's older spelling.
  ///
  /// - Example: `List { Section(header: Text("A")) { Text("a") } }`
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    layoutNode = .section(header: header.members, content: content().members)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header, whose rows are shown while a value is true.
  ///
  /// - Example: `List { Section(isExpanded: .constant(true)) { Text("a") } header: { Text("A") } }`
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    layoutNode = .section(isExpanded: isExpanded.bound, header: header().members, content: content().members)
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    layoutNode = .section(footer: footer().members, content: content().members)
  }
  /// Creates a section with a footer, in SwiftUI's older spelling.
  ///
  /// - Example: `List { Section(footer: Text("z")) { Text("a") } }`
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    layoutNode = .section(footer: footer.members, content: content().members)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a header.
  ///
  /// - Example: `List { Section("A") { Text("a") } }`
  public init(@ViewBuilder content: () -> Content) { layoutNode = .section(content: content().members) }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    layoutNode = .section(header: [.text(title.content)], content: content().members)
  }
  /// Creates a section with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    layoutNode = .section(header: [.text(TextContent(title: title))], content: content().members)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title, whose rows are shown while a value is true.
  ///
  /// - Example: `List { Section("A", isExpanded: .constant(true)) { Text("a") } }`
  public init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    layoutNode = .section(
      isExpanded: isExpanded.bound, header: [.text(title.content)], content: content().members)
  }
  /// Creates a section with a title, whose rows are shown while a value is true.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    layoutNode = .section(
      isExpanded: isExpanded.bound, header: [.text(TextContent(title: title))], content: content().members)
  }
}
