import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Values of the environment` {
  private func reading(_ code: String) -> Reading {
    ViewSource.read([SourceFile(path: "A.swift", text: "import SwiftUI\n" + code)])
  }

  private func text(_ expression: String, _ property: String, of view: String = "") -> String? {
    let code = """
      struct A: View {
        @Environment(\\.\(property)) private var value
        var body: some View { Text("\\(\(expression))") }
      }
      #Preview { A()\(view) }
      """
    return reading(code).previews.first?.resolved().views.compactMap(\.detail).first
  }

  @Test(arguments: [
    ("value", "lineSpacing", ".environment(\\.lineSpacing, 12)", "12.000000"),
    ("value ?? 0", "lineLimit", ".environment(\\.lineLimit, 3)", "3"),
    ("value", "minimumScaleFactor", ".environment(\\.minimumScaleFactor, 0.5)", "0.500000"),
    ("value == .trailing", "multilineTextAlignment", ".environment(\\.multilineTextAlignment, .trailing)", "true"),
    ("value", "isEnabled", ".environment(\\.isEnabled, false)", "false"),
    ("value", "pixelLength", "", "0.500000"), ("value", "isPresented", "", "false"),
    ("value == .compact", "horizontalSizeClass", "", "true"),
    ("value == .uppercase", "textCase", "", "false"),
    ("value == .uppercase", "textCase", ".textCase(.uppercase)", "true"),
    ("value == .bold", "legibilityWeight", "", "false"),
    ("value == .bold", "legibilityWeight", ".environment(\\.legibilityWeight, .bold)", "true"),
    ("value == .increased", "colorSchemeContrast", "", "false"),
    ("value == .increased", "colorSchemeContrast", ".environment(\\._colorSchemeContrast, .increased)", "true"),
    ("value == .regular", "horizontalSizeClass", ".environment(\\.horizontalSizeClass, .regular)", "true"),
    ("value == .compact", "verticalSizeClass", ".environment(\\.verticalSizeClass, .compact)", "true"),
    ("value", "accessibilityPlayAnimatedImages", "", "true"), ("value", "showsWidgetLabel", "", "false"),
  ])
  func `are read and set as Views declares them`(expression: String, property: String, modifier: String, shown: String)
  {
    #expect(text(expression, property, of: modifier) == shown)
  }

  @Test func `a value of another type is an error at its place`() {
    let found = reading("#Preview { Text(\"a\").environment(\\.lineSpacing, \"x\") }\n")
    #expect(
      found.diagnostics.diagnostics.map(\.message.description) == [
        "'lineSpacing' takes a 'Double' here, not a 'String'"
      ])
    #expect(found.diagnostics.diagnostics.map(\.source.line) == [2])
  }

  @Test func `a canvas reports what it does not draw at its place`() {
    let code = """
      #Preview {
        Canvas { context, size in context.addFilter(.shadow(radius: 2, options: [.disablesGroup])) }
      }
      """
    let warnings = reading(code).previews.flatMap { $0.resolved().warnings }
    #expect(warnings.map(\.message) == ["'ShadowOptions.disablesGroup' is ignored: a canvas is drawn without it"])
    #expect(warnings.map(\.source?.line) == [3])
  }

  @Test(arguments: [
    "GeometryReader { _ in Text(\"\\(limit ?? 0)\") }",
    "Color.clear.overlay(GeometryReader { _ in GeometryReader { _ in Text(\"\\(limit ?? 0)\") } })",
    "Text(\"a\").backgroundPreferenceValue(Key.self) { _ in Text(\"\\(limit ?? 0)\") }",
  ])
  func `closures that run during layout have the values of the body that they are written in`(body: String) {
    let code = """
      struct Key: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) {}
      }
      struct A: View {
        @Environment(\\.lineLimit) private var limit
        var body: some View { \(body) }
      }
      #Preview { A().lineLimit(7) }
      """
    let found = reading(code).previews.first?.resolved().views.compactMap(\.detail)
    #expect(found?.contains("7") == true)
  }

  @Test(arguments: [("", 40.0), (".environment(\\.layoutDirection, .rightToLeft)", 80)])
  func `a modifier that is made from the environment is that of its place`(_ outer: String, _ width: Double) {
    let code = """
      struct Inset: ViewModifier {
        var amount: CGFloat
        func body(content: Content) -> some View { content.padding(amount) }
      }
      struct Adaptive: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
          Inset(amount: environment.layoutDirection == .rightToLeft ? 30 : 10)
        }
      }
      #Preview { Color.red.frame(width: 20, height: 20).modifier(Adaptive())\(outer) }
      """
    #expect(reading(code).previews.first?.resolved().canvas.width == width)
  }
}
