/// A property whose value is updated before a view's body is evaluated.
public protocol DynamicProperty {
  /// Updates the property before the view's body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Has no effect.
  public mutating func update() {}
}

/// A property whose value depends on the environment of the view that declares it.
protocol EnvironmentReading: DynamicProperty {
  /// The environment that actions of the view read.
  var slot: EnvironmentSlot { get }
}

/// The environment of a view, which outlives the evaluation of the view's body.
final class EnvironmentSlot: @unchecked Sendable {
  private var stored: EnvironmentValues?

  /// The environment of the view whose body is being evaluated or, in an action, that of the property's own view.
  var values: EnvironmentValues { CurrentEnvironment.current ?? stored ?? EnvironmentValues() }

  /// Stores the environment for actions.
  func keep(_ values: EnvironmentValues) { stored = values }
}

/// The environment of the view whose body is being evaluated.
enum CurrentEnvironment {
  /// The environment, or nil outside of evaluations.
  @TaskLocal static var current: EnvironmentValues?

  /// The environment; the default one outside of evaluations.
  static var values: EnvironmentValues { current ?? EnvironmentValues() }

  /// Returns a function that, whenever it is called, uses the present environment and view identity.
  static func captured<each Input, Output>(
    _ function: @escaping (repeat each Input) -> Output
  ) -> (repeat each Input) -> Output {
    let now = values
    guard let identity = ViewIdentity.current?.next(Output.self) else {
      return { (input: repeat each Input) in $current.withValue(now) { function(repeat each input) } }
    }
    let reports = LayoutReports.current
    return { (input: repeat each Input) in
      LayoutReports.$current.withValue(reports) {
        $current.withValue(now) { identity.within { function(repeat each input) } }
      }
    }
  }
}

extension LayoutNode {
  /// Returns the node of `content`, either at once or, if `value` has properties that read the environment, when the
  /// environment is known.
  static func readingEnvironment(of value: Any, name: String, _ content: @escaping () -> LayoutNode) -> LayoutNode {
    var slots: [EnvironmentSlot] = []
    collect(value, into: &slots)
    guard !slots.isEmpty else { return content() }
    let reports = LayoutReports.current
    return .createdView(name) { environment in
      LayoutReports.$current.withValue(reports) {
        for slot in slots { slot.keep(environment) }
        return CurrentEnvironment.$current.withValue(environment) { content() }
      }
    }
  }

  private static func collect(_ value: Any, into slots: inout [EnvironmentSlot]) {
    for child in Mirror(reflecting: value).children {
      if let property = child.value as? any EnvironmentReading {
        slots.append(property.slot)
      } else if child.value is any DynamicProperty {
        collect(child.value, into: &slots)
      }
    }
  }
}
