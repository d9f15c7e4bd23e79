/// A macro at the top of a file by which a framework declares something, such as `#Preview`.
package final class DeclaredMacro {
  /// The syntax of the macro.
  package let syntax: MacroExpansionExprSyntax
  /// The framework's own representation, which is kept for every evaluation of the program.
  @exclusivity(unchecked) package var content: AnyObject?
  private unowned(unsafe) let file: FileScope

  /// Creates a macro of a file.
  init(_ syntax: MacroExpansionExprSyntax, file: FileScope) {
    self.syntax = syntax
    self.file = file
  }

  /// A compiler for the macro's parts.
  package var compiler: Compiler { Compiler(FunctionScope(parent: nil, file: file, owner: nil)) }
}
