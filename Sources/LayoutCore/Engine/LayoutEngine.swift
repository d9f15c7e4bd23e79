/// A view that is flattened once and laid out any number of times.
///
/// It stays on the thread that made it, as the view does.
public final class LayoutEngine {
  /// The flat views and their answers.
  let tree = LayoutTree()
  /// What the root inherits.
  let environment: EnvironmentValues
  /// What measures text.
  let typesetter: any Typesetter
  /// How many readers of sizes and preferences this view is within.
  let nesting: Int
  /// What was flattened last.
  private var root = LayoutNode.empty

  /// Flattens a view; several views in the root stand in a column.
  public convenience init(
    _ view: LayoutNode, environment: EnvironmentValues = EnvironmentValues(),
    typesetter: any Typesetter = FixedTypesetter()
  ) {
    self.init(root: view, environment: environment, typesetter: typesetter, nesting: 0)
    guard rootCount > 1 else { return }
    tree.clear()
    flatten(LayoutNode(view: "VStack", .layout(StackLayout.vertical()), children: [view]))
  }

  /// Flattens a view within `nesting` readers.
  init(root: LayoutNode, environment: EnvironmentValues, typesetter: any Typesetter, nesting: Int) {
    self.environment = nesting > 0 ? environment : environment.setting { $0.missingColors = MissingColors() }
    self.typesetter = typesetter
    self.nesting = nesting
    flatten(root)
  }

  deinit { tree.free() }

  /// The number of views.
  public var count: Int { tree.count }
  /// How often views were asked for a size that they had not told before.
  public var measurementCount: Int { tree.storage.pointee.measurements }
  /// The bytes that views and their remembered answers take.
  public var byteCount: Int { tree.byteCount }

  /// The number of views without a container.
  private var rootCount: Int {
    var roots = 0
    for index in 0..<tree.count where tree.nodes[index].parent < 0 { roots += 1 }
    return roots
  }

  private func flatten(_ view: LayoutNode) {
    root = view
    Flattening.run(view, environment: environment, typesetter: typesetter, into: tree)
  }

  /// The size of the whole within a proposal.
  public func size(in proposal: ProposedViewSize) -> Size {
    if tree.count == 0 { return .zero }
    return deep { tree.size(of: 0, in: proposal) }
  }

  /// Puts every view, for a canvas or for what the root takes; answers the canvas.
  @discardableResult
  public func place(in canvas: Size? = nil, safeArea: EdgeInsets = EdgeInsets()) -> Size {
    deep { placeHere(in: canvas, safeArea: safeArea) }
  }

  /// Puts every view, and once more where views took lengths from a scroll view that has others.
  private func placing<Result>(_ place: () -> Result) -> Result {
    var result = place()
    guard let sizes = environment.containerSizes else { return result }
    for _ in 1..<ContainerSizes.greatestPassCount {
      guard sizes.needsAnotherPass(after: tree) else { break }
      tree.clear()
      flatten(root)
      result = place()
    }
    return result
  }

  /// Puts every view of a root that takes a whole size, around which views that ignore the safe area may reach.
  func place(filling size: Size, beyond room: EdgeInsets) {
    deep { placing { placeOnce(filling: size, beyond: room) } }
  }

  private func placeOnce(filling size: Size, beyond room: EdgeInsets) {
    if room != EdgeInsets() {
      let safe = Rect(size: size)
      let outside = EdgeInsets(
        top: -room.top, leading: -room.leading, bottom: -room.bottom, trailing: -room.trailing)
      let isRightToLeft = environment.layoutDirection == .rightToLeft
      tree.storage.pointee.area = SafeArea(place: safe.inset(by: outside, isRightToLeft: isRightToLeft), safe: safe)
    }
    tree.placeAll(rootAt: .zero, in: ProposedViewSize(size))
  }

  /// Lays the view out and tells every number: in a canvas, or else on one that is as large as the root is when it is offered
  /// the size of a device, or nothing.
  public func resolved(
    in canvas: Size? = nil, fittingOn device: Size? = nil, safeArea: EdgeInsets = EdgeInsets(),
    details: ResolvedDetails = .relations
  ) -> ResolvedLayout {
    deep {
      let whole = placeHere(in: canvas, fittingOn: device, safeArea: safeArea)
      let matched = MatchedFrames()
      var emission = Emission(matched: matched, details: details)
      for pass in 1... {
        _ = emission.add(self, at: Rect(size: whole), context: Emission.Context())
        guard matched.needsAnotherPass(), pass < MatchedFrames.greatestPassCount else { break }
        emission = Emission(matched: matched, details: details)
      }
      let screen = canvas == nil ? device?.usable.centered(on: Rect(size: whole)) : nil
      let missing = (environment.missingColors?.names ?? []).map {
        LayoutWarning("no colour is named '\($0)'", source: nil)
      }
      return ResolvedLayout(
        canvas: whole, screen: screen, views: emission.views,
        warnings: emission.warnings + missing + emission.idle.warnings,
        displayScale: environment.displayScale,
        colorScheme: environment.fixedColorScheme)
    }
  }

  private func placeHere(in canvas: Size?, fittingOn device: Size? = nil, safeArea: EdgeInsets) -> Size {
    placing { placeOnce(in: canvas, fittingOn: device, safeArea: safeArea) }
  }

  private func placeOnce(in canvas: Size?, fittingOn device: Size?, safeArea: EdgeInsets) -> Size {
    let canvas = canvas?.usable
    let safeArea = safeArea.finite
    guard tree.count > 0 else { return canvas ?? .zero }
    let room = canvas?.inset(by: safeArea)
    let offer = room ?? device?.usable.inset(by: safeArea)
    let proposal = offer.map { ProposedViewSize($0) } ?? .unspecified
    let size = tree.size(of: 0, in: proposal)
    let own = room ?? size.usable
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let origin = Point(
      x: (isRightToLeft ? safeArea.trailing : safeArea.leading) + (own.width - size.width.finite) / 2,
      y: safeArea.top + (own.height - size.height.finite) / 2)
    let whole = canvas ?? Size(width: own.width + safeArea.horizontal, height: own.height + safeArea.vertical).usable
    tree.storage.pointee.area =
      safeArea == EdgeInsets() ? nil : SafeArea(canvas: whole, insets: safeArea, isRightToLeft: isRightToLeft)
    tree.placeAll(rootAt: origin, in: proposal)
    return whole
  }

  /// Does work that may recurse as deep as the tree.
  func deep<Result>(_ work: () -> Result) -> Result {
    let depth = tree.storage.pointee.depth
    return depth <= Self.shallow ? work() : LargeStack.run(bytes: (depth + 2 * Self.shallow) * Self.bytesPerLevel, work)
  }

  /// The depth for which any thread's stack is large enough.
  private static let shallow = 60
  /// The stack that a level may take, in bytes.
  private static let bytesPerLevel = 24 * 1024
}

extension EdgeInsets {
  /// The insets with distances that are not finite as 0.
  var finite: EdgeInsets {
    EdgeInsets(top: top.finite, leading: leading.finite, bottom: bottom.finite, trailing: trailing.finite)
  }
}

extension Size {
  /// The size with lengths that are negative or no finite numbers as 0.
  var usable: Size { Size(width: width.usableLength ?? 0, height: height.usableLength ?? 0) }

  /// A rectangle of the size with the middle of another.
  fileprivate func centered(on rect: Rect) -> Rect {
    Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  /// What insets leave, never below 0.
  func inset(by insets: EdgeInsets) -> Size {
    Size(width: max(width - insets.horizontal, 0), height: max(height - insets.vertical, 0))
  }
}

extension LayoutEngine {
  /// The frames of all views that have a place, in pre-order, for a root that is proposed something and put at the origin.
  public func frames(in proposal: ProposedViewSize) -> [Rect] {
    deep { tree.placeAll(rootAt: .zero, in: proposal) }
    return placedFrames
  }

  /// The frames of all views that have a place, in pre-order, as they were put or changed last; physical left to right.
  public var placedFrames: [Rect] {
    deep {
      var emission = Emission()
      _ = emission.add(self, at: .zero, context: Emission.Context())
      return emission.views.map(\.frame)
    }
  }
}
