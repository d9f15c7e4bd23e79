/// A view that stands for a figure: what `#Preview` declares, in either front end.
public struct Preview {
  /// What the root view is proposed.
  public enum Canvas: Hashable, Sendable {
    /// The size of a device, where one is known: the canvas is as large as the root view is on it.
    case fitting
    /// A size, in which the root view is centred.
    case fixed(Size)
  }

  /// A comment above the preview that asks for annotations: `// plumbline: show frames guides`.
  public struct Directive: Hashable, Sendable {
    /// The words after the colon.
    public var words: [String]
    /// Where the comment stands.
    public var source: SourceRange?

    /// A directive of words.
    public init(words: [String], source: SourceRange? = nil) {
      self.words = words
      self.source = source
    }
  }

  /// The preview's name, or nil if it has none.
  public var name: String?
  /// What the root view is proposed.
  public var canvas: Canvas
  /// The screen of the device that the preview asks for, upright, or nil.
  public var device: Size?
  /// Whether a device that the root view fills lies on its side.
  public var isLandscape = false
  /// The appearance that the preview asks for, or nil.
  public var colorScheme: ColorScheme?
  /// What the figure is asked to show.
  public var directives: [Directive]
  /// Where the preview stands.
  public var source: SourceRange?
  /// The root view.
  public var view: LayoutNode
  /// Makes the root view anew as the layout changes the states of its views; nil if they have none.
  public var states: (any ViewStates)?
  /// What the views' closures run in, where that has to be held.
  package var owner: AnyObject?

  /// A preview of a view.
  public init(name: String? = nil, canvas: Canvas = .fitting, view: LayoutNode) {
    self.name = name
    self.canvas = canvas
    self.view = view
    directives = []
  }

  /// Lays the preview out.
  ///
  /// What views do with a preference or a frame that the layout tells them (`onPreferenceChange`, `onGeometryChange`) may
  /// change their states; then the root view is made and laid out anew until nothing changes, at most
  /// ``greatestPassCount`` times.
  ///
  /// A preview without a size has that of its root when it is offered the size of `device` (source: `PreviewLayout.sizeThatFits`
  /// in Apple's documentation), or when it is proposed nothing where there is no device. `device` is the screen where the
  /// preview asks for none. `details` are told only where they are asked for.
  public func resolved(
    environment: EnvironmentValues = EnvironmentValues(), typesetter: any Typesetter = FixedTypesetter(),
    device: Size? = nil, details: ResolvedDetails = .relations
  ) -> ResolvedLayout {
    let root = states?.initialView() ?? view
    let device = device.map { turned(self.device ?? $0) }
    var colorScheme = colorScheme ?? root.ownColorScheme
    var environment = environment
    if let colorScheme { environment.colorScheme = colorScheme }
    let preference = PreferredColorScheme()
    var layout = laidOut(preference.read(of: root), environment, typesetter, device, details)
    if colorScheme == nil, let preferred = preference.colorScheme {
      colorScheme = preferred
      if environment.colorScheme != preferred {
        environment.colorScheme = preferred
        layout = laidOut(root, environment, typesetter, device, details)
      }
    }
    for pass in 1... {
      guard let changed = states?.changedView() else { break }
      guard pass < Self.greatestPassCount else {
        layout.warnings.append(
          LayoutWarning("the layout still changes states after \(pass) passes; the last one is drawn", source: source))
        break
      }
      layout = laidOut(changed, environment, typesetter, device, details)
    }
    layout.colorScheme = colorScheme ?? layout.colorScheme
    return layout
  }

  /// How often a view whose states follow its layout is laid out.
  static let greatestPassCount = 16

  /// Lays a root view out once.
  private func laidOut(
    _ view: LayoutNode, _ environment: EnvironmentValues, _ typesetter: any Typesetter, _ device: Size?,
    _ details: ResolvedDetails
  ) -> ResolvedLayout {
    var size: Size?
    if case .fixed(let fixed) = canvas { size = fixed }
    return view.resolved(
      in: size, fittingOn: device, environment: environment, typesetter: typesetter, details: details)
  }

  private func turned(_ device: Size) -> Size {
    isLandscape ? Size(width: device.height, height: device.width) : device
  }
}

extension LayoutNode {
  /// The appearance that the environment of the whole view is given, in which its canvas is drawn as well: white text on a
  /// white canvas would not be read.
  fileprivate var ownColorScheme: ColorScheme? {
    var environment = EnvironmentValues()
    var node = self
    while true {
      if let scheme = node.preferredColorScheme { return scheme }
      if case .environment(let change) = node.content { change(&environment) }
      guard node.children.count == 1 else { return environment.fixedColorScheme }
      node = node.children[0]
    }
  }
}

/// The states of a preview's views, which live from layout to layout.
public protocol ViewStates: AnyObject {
  /// The root view with all states as they begin.
  func initialView() -> LayoutNode
  /// Tells the views what the last layout was, and makes the root view anew, or nil if no state changed.
  func changedView() -> LayoutNode?
}
