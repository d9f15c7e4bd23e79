import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Values of Foundation and of the standard library` {
  /// Returns the frames of a preview's rectangles, and the diagnostics.
  private func rectangles(_ code: String) -> (frames: [Rect], errors: [String]) {
    let reading = ViewSource.read([SourceFile(path: "Values.swift", text: "import SwiftUI\n\(code)\n")])
    let layouts = reading.previews.map { $0.view.resolved(in: Size(width: 300, height: 400)) }
    return (
      layouts.flatMap(\.views).filter { $0.view.hasPrefix("Rectangle") }.map(\.frame),
      reading.diagnostics.diagnostics.map(\.message.description)
    )
  }

  /// Returns whether a condition holds after declarations, and the diagnostics.
  private func holds(_ condition: String, after declarations: String = "") -> (isTrue: Bool, errors: [String]) {
    let found = rectangles(
      "\(declarations)\n#Preview { Rectangle().frame(width: \(condition) ? 10 : 20, height: 5) }")
    return (found.frames.map(\.size) == [Size(width: 10, height: 5)], found.errors)
  }

  @Test func `key-value pairs keep their order and duplicates, and have integer indices`() {
    let found = rectangles(
      """
      struct Bars: View {
        let bars: KeyValuePairs<String, CGFloat> = ["b": 30, "a": 20, "b": 10]
        var body: some View {
          VStack { ForEach(0..<bars.count, id: \\.self) { Rectangle().frame(width: bars[$0].value, height: 5) } }
        }
      }
      #Preview { Bars() }
      """)
    #expect(found.errors == [])
    #expect(found.frames.map(\.width) == [30, 20, 10])
  }

  @Test(arguments: [
    "total == 23.5", "total.formatted(.currency(code: \"USD\")) == \"$23.50\"",
    "(total as NSDecimalNumber).intValue == 23",
    "NSDecimalNumber(decimal: total).doubleValue == 23.5", "Decimal(string: \"1.25\") == 1.25",
  ])
  func `decimals are numbers`(condition: String) {
    let found = holds(condition, after: "let price: Decimal = 10.25\nlet total = price * Decimal(2) + 3")
    #expect(found.errors == [])
    #expect(found.isTrue)
  }

  @Test(arguments: [
    "CGRect(x: 1, y: 2, width: 3, height: 4.5).debugDescription == \"(1.0, 2.0, 3.0, 4.5)\"",
    "CGSize(width: 3, height: 4).debugDescription == \"(3.0, 4.0)\"",
    "CGPoint(x: 1, y: 2).debugDescription == \"(1.0, 2.0)\"",
    "CGPoint(x: three, y: three * 2) == CGPoint(x: 3.0, y: 6.0)", "CGSize(width: three, height: 4).width == 3.0",
    "CGRect(x: three, y: 1, width: three, height: 2).maxX / 4 == 1.5", "CGVector(dx: three, dy: 0).dx == 3.0",
    "CGRect(x: 0.5, y: -0.5, width: 1, height: 1.25).integral == CGRect(x: 0, y: -1, width: 2, height: 2)",
    "CGRect(x: 4, y: 4, width: -3, height: 1).standardized == CGRect(x: 1, y: 4, width: 3, height: 1)",
    "CGRect(x: 0.1, y: 0, width: 0.2, height: 1).contains(CGRect(x: 0.1, y: 0, width: 0.2, height: 1))",
    "!CGRect(x: 0, y: 0, width: 2, height: 2).contains(CGRect(x: 1, y: 0, width: 2, height: 1))",
    "UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25).cgColor.components == [1, 0.5, 0, 0.25]",
    "(UIApplication.shared.windows.first?.windowScene?.statusBarManager?.statusBarFrame.height ?? 7) == 7",
  ])
  func `UIKit and Core Graphics values have their properties`(condition: String) {
    let found = holds(condition, after: "let three = 3")
    #expect(found.errors == [])
    #expect(found.isTrue)
  }

  @Test(arguments: [
    "people.sorted(using: KeyPathComparator(\\.age)).map(\\.name) == [\"C\", \"A\", \"B\"]",
    "people.sorted(using: KeyPathComparator(\\.age, order: .reverse)).map(\\.name) == [\"A\", \"B\", \"C\"]",
    "people.sorted(using: [SortDescriptor(\\.age), SortDescriptor(\\.name, order: .reverse)]).map(\\.name) == [\"C\", \"B\", \"A\"]",
  ])
  func `sorting by key paths is stable`(condition: String) {
    let found = holds(
      condition,
      after: """
        struct Person { var name: String; var age: Int }
        let people = [Person(name: "A", age: 40), Person(name: "B", age: 40), Person(name: "C", age: 30)]
        """)
    #expect(found.errors == [])
    #expect(found.isTrue)
  }

  @Test(arguments: [
    "abs(turned.m11) < 1e-9 && turned.m12 == 1 && turned.m21 == -1 && turned.m31 == 5",
    "seen.m13 == -0.01 && abs(seen.m11) < 1e-9 && seen.m33 == 1",
    "ProjectionTransform(CATransform3DMakeScale(2, 3, 4)).m22 == 3",
    "CATransform3DConcat(CATransform3DMakeScale(2, 2, 2), CATransform3DMakeTranslation(1, 0, 0)).m41 == 1",
  ])
  func `3D transforms are projected to the plane`(condition: String) {
    let found = holds(
      condition,
      after: """
        let turned = ProjectionTransform(
          CATransform3DRotate(CATransform3DMakeTranslation(5, 0, 0), CGFloat(Angle(degrees: 90).radians), 0, 0, 1))
        var depth: CATransform3D { var depth = CATransform3DIdentity; depth.m34 = 1 / 100; return depth }
        let seen = ProjectionTransform(CATransform3DRotate(depth, M_PI_2, 0, 1, 0))
        """)
    #expect(found.errors == [])
    #expect(found.isTrue)
  }

  @Test(arguments: [
    "\"aé\".unicodeScalars.map { Int($0.value) }.reduce(0, &+) == 97 + 233",
    "\"👩‍🚀\".count == 1 && \"👩‍🚀\".unicodeScalars.count == 3",
    "\"a1b\".unicodeScalars.filter { CharacterSet.decimalDigits.contains($0) }.count == 1",
    "Character(\"z\").unicodeScalars.first?.value == 122",
  ])
  func `strings have Unicode scalars`(condition: String) {
    let found = holds(condition)
    #expect(found.errors == [])
    #expect(found.isTrue)
  }

  @Test func `a scaled metric is a floating-point number`() {
    let found = rectangles(
      """
      struct Icon: View {
        @ScaledMetric(relativeTo: .body) private var side = 44
        var body: some View { Rectangle().frame(width: side / 8, height: side) }
      }
      #Preview { Icon() }
      """)
    #expect(found.errors == [])
    #expect(found.frames.map(\.size) == [Size(width: 5.5, height: 44)])
  }

  @Test func `a closure after a layout is its content`() {
    let found = rectangles(
      """
      #Preview {
        AnyLayout(HStackLayout(spacing: 4)) {
          Rectangle().frame(width: 10, height: 5)
          Rectangle().frame(width: 10, height: 5)
        }
      }
      """)
    #expect(found.errors == [])
    #expect(found.frames.map(\.size) == [Size(width: 10, height: 5), Size(width: 10, height: 5)])
  }
}
