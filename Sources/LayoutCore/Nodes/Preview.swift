/// A view that stands for a figure: what `#Preview` declares, in either front end.
public struct Preview {
  /// What the root view is proposed.
  public enum Canvas: Hashable, Sendable {
    /// Nothing: the canvas is as large as the root view.
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
  /// The appearance that the preview asks for, or nil.
  public var colorScheme: ColorScheme?
  /// What the figure is asked to show.
  public var directives: [Directive]
  /// Where the preview stands.
  public var source: SourceRange?
  /// The root view.
  public var view: LayoutNode

  /// A preview of a view.
  public init(name: String? = nil, canvas: Canvas = .fitting, view: LayoutNode) {
    self.name = name
    self.canvas = canvas
    self.view = view
    directives = []
  }

  /// Lays the preview out.
  ///
  /// Where the preview gives no size, a root that fills `device` on both axes, whatever its own ideal size, gets that canvas;
  /// any other root is proposed nothing. `details` are told only where they are asked for.
  public func resolved(
    environment: EnvironmentValues = EnvironmentValues(), typesetter: any Typesetter = FixedTypesetter(),
    device: Size? = nil, details: ResolvedDetails = []
  ) -> ResolvedLayout {
    var environment = environment
    if let colorScheme { environment.colorScheme = colorScheme }
    let size: Size? =
      switch canvas {
      case .fixed(let size): size
      case .fitting:
        device.flatMap { device in
          LayoutEngine(view, environment: environment, typesetter: typesetter).fills(device) ? device : nil
        }
      }
    var layout = view.resolved(in: size, environment: environment, typesetter: typesetter, details: details)
    layout.colorScheme = colorScheme ?? layout.colorScheme
    return layout
  }
}

extension LayoutEngine {
  /// Whether the root takes all of a size only because it is offered it.
  fileprivate func fills(_ size: Size) -> Bool {
    let ideal = self.size(in: .unspecified)
    guard ideal.width < size.width || ideal.height < size.height else { return false }
    let taken = self.size(in: ProposedViewSize(size))
    return taken == size && self.size(in: .zero) != size
  }
}
