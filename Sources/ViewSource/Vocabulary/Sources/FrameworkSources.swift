/// The types of SwiftUI, Combine and UIKit that are written in Swift, and parsed when a program names them.
enum FrameworkSources {
  /// The source of each type, by name.
  static let all: [String: String] = values.merging(platform) { own, _ in own }.merging(views) { own, _ in own }
    .merging(images) { own, _ in own }.merging(attributed) { own, _ in own }

  /// Values of gestures, modifiers, navigation and publishers.
  private static let values: [String: String] = [
    "GestureSequenceValue": """
    enum GestureSequenceValue { case first(Any), second(Any, Any?) }
    """,
    "GestureChoiceValue": """
    enum GestureChoiceValue { case first(Any), second(Any) }
    """,
    "ModifiedContent": """
    struct ModifiedContent<Content, Modifier>: View, ViewModifier {
      var content: Content
      var modifier: Modifier
      var body: some View { content.modifier(modifier) }
      func body(content view: Any) -> some View { view.modifier(content).modifier(modifier) }
    }
    """,
    "NavigationPath": """
    struct NavigationPath {
      private var elements: [Any] = []
      init() {}
      init(_ elements: [Any]) { self.elements = elements }
      var count: Int { elements.count }
      var isEmpty: Bool { elements.isEmpty }
      mutating func append(_ value: Any) { elements.append(value) }
      mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
    }
    """,
    "Subscribers": """
    enum Subscribers {
      enum Completion<Failure> {
        case finished
        case failure(Failure)
      }
    }
    """,
  ]
}
