/// A `#Preview` macro with its compiled parts, which are shared by every evaluation of the program.
final class PreviewMacro {
  /// The syntax of the macro.
  let syntax: MacroExpansionExprSyntax
  private unowned(unsafe) let macro: DeclaredMacro
  /// The expression of the name, or nil.
  private lazy var nameExpression: Expression? = syntax.arguments.first.flatMap { first in
    first.label == nil ? compiler.expression(first.expression) : nil
  }
  /// The closure that creates the preview's views, or nil.
  private(set) lazy var content: ClosureExpression? = (syntax.trailingClosure ?? lastClosure).map(
    compiler.closure)
  /// The width and height of each fixed layout among the traits.
  private(set) lazy var fixedLayouts: [[Expression]] = syntax.arguments.compactMap { argument in
    guard let call = argument.expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "fixedLayout"
    else { return nil }
    return call.arguments.map { compiler.expression($0.expression) }
  }
  /// Whether the traits include a landscape orientation.
  private(set) lazy var isLandscape = syntax.arguments.contains { argument in
    argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text.hasPrefix("landscape") ?? false
  }
  /// Whether the traits include the size that fits the view.
  private(set) lazy var fitsSize = syntax.arguments.contains { argument in
    argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "sizeThatFitsLayout"
  }
  /// The traits that set neither the orientation nor the canvas, such as modifiers.
  private(set) lazy var otherTraits: [Expression] = {
    let arguments = Array(syntax.arguments)
    guard let first = arguments.firstIndex(where: { $0.label?.text == "traits" }) else { return [] }
    let rest = arguments[(first + 1)...].prefix { $0.label == nil && $0.expression.as(ClosureExprSyntax.self) == nil }
    return ([arguments[first]] + rest).compactMap { argument in
      let called = argument.expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? argument.expression
      let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
      return Self.canvasTraits.contains(name) ? nil : compiler.expression(argument.expression)
    }
  }()
  /// The traits that set the orientation or the canvas, and those without an effect on a drawing.
  private static let canvasTraits: Set = [
    "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "sizeThatFitsLayout", "fixedLayout",
    "defaultLayout", "assistiveAccess",
  ]
  /// Whether the macro previews a widget or a live activity.
  private(set) lazy var isWidget = syntax.arguments.contains { $0.label?.text == "as" }

  /// Creates a preview from the macro that declares it.
  init(_ macro: DeclaredMacro) {
    syntax = macro.syntax
    self.macro = macro
  }

  /// The preview's name, or nil.
  var name: String? { nameExpression?.literalText }

  /// A compiler for the macro's parts.
  var compiler: Compiler { macro.compiler }

  private var lastClosure: ClosureExprSyntax? { syntax.arguments.last?.expression.as(ClosureExprSyntax.self) }
}

extension FileScope {
  /// The `#Preview` macros, in order.
  var previewMacros: [PreviewMacro] {
    macros.map { macro in
      if let known = macro.content as? PreviewMacro { return known }
      let new = PreviewMacro(macro)
      macro.content = new
      return new
    }
  }
}
