/// Makes views from the statements of a closure.
@resultBuilder public enum ViewBuilder {
  /// Returns the view of a statement; the line and column of the statement identify the views in it.
  public static func buildExpression<Content: View>(
    _ content: @autoclosure () -> Content, line: Int = #line, column: Int = #column
  ) -> Content {
    ViewIdentity.at(.statement(line: line, column: column)) { content() }
  }
  /// Returns an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Returns the view of the only statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Returns the views of several statements.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView(repeat each content)
  }
  /// Returns the view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Returns the view of the first branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    .first(first)
  }
  /// Returns the view of the other branches of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    .second(second)
  }
  /// Returns the view of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
