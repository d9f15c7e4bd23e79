/// A property that a view reads from its surroundings.
public protocol DynamicProperty {
  /// Updates the property before the view's body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Has no effect.
  public mutating func update() {}
}

/// A property whose value depends on the environment of the view that declares it.
protocol EnvironmentReading: DynamicProperty {}

/// The environment of the view whose body is being evaluated.
enum CurrentEnvironment {
  @TaskLocal static var values = EnvironmentValues()

  /// Returns a function that, whenever it is called, uses the present environment and view identity.
  static func captured<each Input, Output>(
    _ function: @escaping (repeat each Input) -> Output
  ) -> (repeat each Input) -> Output {
    let now = values
    guard let identity = ViewIdentity.current?.next(Output.self) else {
      return { (input: repeat each Input) in $values.withValue(now) { function(repeat each input) } }
    }
    let reports = LayoutReports.current
    return { (input: repeat each Input) in
      LayoutReports.$current.withValue(reports) {
        $values.withValue(now) { identity.within { function(repeat each input) } }
      }
    }
  }
}

extension LayoutNode {
  /// Returns the node of `content`: at once, or, if `value` has properties that read the environment, when the
  /// environment is known.
  static func readingEnvironment(of value: Any, name: String, _ content: @escaping () -> LayoutNode) -> LayoutNode {
    guard hasEnvironmentProperties(value) else { return content() }
    let reports = LayoutReports.current
    return LayoutNode(
      view: name,
      .deferred { environment in
        LayoutReports.$current.withValue(reports) {
          CurrentEnvironment.$values.withValue(environment) { content() }
        }
      })
  }

  private static func hasEnvironmentProperties(_ value: Any) -> Bool {
    Mirror(reflecting: value).children.contains { child in
      child.value is any EnvironmentReading
        || (child.value is any DynamicProperty && hasEnvironmentProperties(child.value))
    }
  }
}
