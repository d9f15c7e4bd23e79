/// Makes views from the statements of a closure.
@resultBuilder public enum ViewBuilder {
  /// A view as it stands.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// No statement: nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One statement: its view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several statements: their views, side by side.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView(repeat each content)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    .first(first)
  }
  /// The other branches of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    .second(second)
  }
  /// An `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
