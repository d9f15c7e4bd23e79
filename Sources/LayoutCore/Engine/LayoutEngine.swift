/// A view that is flattened once and can be laid out any number of times.
///
/// Like the view, it stays on the thread that created it.
public final class LayoutEngine {
  /// The flat views and their cached responses.
  let tree = LayoutTree()
  /// The environment of the root.
  let environment: EnvironmentValues
  /// The record of the problems in drawing.
  let drawingNotes: DrawingNotes?
  /// The typesetter that measures text.
  let typesetter: any Typesetter
  /// The number of geometry and preference readers around the view.
  let nesting: Int
  /// Whether the nodes of views are recorded, by which the engine finds what changes.
  private let isUpdatable: Bool
  /// The view that was flattened last.
  private var root = LayoutNode.empty

  /// Flattens a view; several views in the root form a vertical stack.
  public convenience init(
    _ view: LayoutNode, environment: EnvironmentValues = EnvironmentValues(),
    typesetter: any Typesetter = FixedTypesetter()
  ) {
    self.init(view, environment: environment, typesetter: typesetter, isUpdatable: false)
  }

  /// Flattens a view; `isUpdatable` indicates whether it may be updated.
  convenience init(
    _ view: LayoutNode, environment: EnvironmentValues, typesetter: any Typesetter, isUpdatable: Bool
  ) {
    self.init(root: view, environment: environment, typesetter: typesetter, nesting: 0, isUpdatable: isUpdatable)
    guard rootCount > 1 else { return }
    tree.clear()
    flatten(.content([view]) { LayoutNode(view: "VStack", .layout(StackLayout.vertical()), children: $0) })
  }

  /// Flattens a view inside `nesting` readers.
  init(
    root: LayoutNode, environment: EnvironmentValues, typesetter: any Typesetter, nesting: Int,
    isUpdatable: Bool = false
  ) {
    let notes = nesting > 0 ? environment.drawingNotes : DrawingNotes()
    self.environment =
      nesting > 0
      ? environment
      : environment.setting {
        $0.drawingNotes = notes
        $0.typesetter = typesetter
      }
    drawingNotes = notes
    self.typesetter = typesetter
    self.nesting = nesting
    self.isUpdatable = isUpdatable
    flatten(root)
  }

  deinit { tree.free() }

  /// The number of views.
  public var count: Int { tree.count }
  /// The number of measurements, without responses from the cache.
  public var measurementCount: Int { tree.storage.pointee.measurements }
  /// The memory of the views and their cached responses, in bytes.
  public var byteCount: Int { tree.byteCount }

  /// The number of views without a container.
  private var rootCount: Int {
    var roots = 0
    for index in 0..<tree.count where tree.nodes[index].parent < 0 { roots += 1 }
    return roots
  }

  private func flatten(_ view: LayoutNode) {
    root = view
    Flattening.run(view, environment: environment, typesetter: typesetter, into: tree, recordsOrigins: isUpdatable)
  }

  /// Replaces the view by a similar one, whose nodes are partly the same, and returns whether that is possible.
  ///
  /// The engine cannot be used if it is not.
  func update(to view: LayoutNode) -> Bool {
    guard isUpdatable, Flattening.update(tree, to: view, environment: environment, typesetter: typesetter) else {
      return false
    }
    root = view
    return true
  }

  /// Returns the size of the root for a proposal, in points.
  public func size(in proposal: ProposedViewSize) -> Size {
    if tree.count == 0 { return .zero }
    return onLargeStack { tree.size(of: 0, in: proposal) }
  }

  /// Places every view in a canvas, or in the size that the root takes, and returns the canvas size in points.
  @discardableResult
  public func place(in canvas: Size? = nil, safeArea: EdgeInsets = EdgeInsets()) -> Size {
    onLargeStack { placeInAllPasses(in: canvas, safeArea: safeArea).canvas }
  }

  /// Places every view, and again if views took lengths from a scroll view that turns out to have another size.
  private func repeatingPasses<Result>(_ place: () -> Result) -> Result {
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

  /// Places every view of a root that fills a size; views that ignore the safe area may extend beyond it by `outsets`.
  func place(filling size: Size, beyond outsets: EdgeInsets) {
    onLargeStack { repeatingPasses { placeInOnePass(filling: size, beyond: outsets) } }
  }

  private func placeInOnePass(filling size: Size, beyond outsets: EdgeInsets) {
    if outsets != EdgeInsets() {
      let safe = Rect(size: size)
      let outside = EdgeInsets(
        top: -outsets.top, leading: -outsets.leading, bottom: -outsets.bottom, trailing: -outsets.trailing)
      let isRightToLeft = environment.layoutDirection == .rightToLeft
      tree.storage.pointee.area = SafeArea(bounds: safe.inset(by: outside, isRightToLeft: isRightToLeft), safe: safe)
    }
    tree.placeAll(rootAt: .zero, in: ProposedViewSize(size))
  }

  /// Returns the layout in a canvas or, without one, in a canvas as large as the root for the proposal of a device's
  /// safe area, or for an unspecified proposal.
  ///
  /// On an axis where the root fills the safe area, such a canvas is as long as the device.
  public func resolved(
    in canvas: Size? = nil, fittingOn device: Size? = nil, safeArea: EdgeInsets = EdgeInsets(),
    details: ResolvedDetails = .relations
  ) -> ResolvedLayout {
    onLargeStack {
      let (whole, screen) = placeInAllPasses(in: canvas, fittingOn: device, safeArea: safeArea)
      let matched = MatchedFrames()
      var emission = Emission(matched: matched, details: details)
      for pass in 1... {
        _ = emission.add(self, at: Rect(size: whole), context: Emission.Context())
        guard matched.needsAnotherPass(), pass < MatchedFrames.greatestPassCount else { break }
        emission = Emission(matched: matched, details: details)
      }
      let missing = (drawingNotes?.missingColors ?? []).map {
        LayoutWarning("there is no colour named '\($0)'", source: nil, isPlaceholder: true)
      }
      return ResolvedLayout(
        canvas: whole, screen: screen, views: emission.views,
        warnings: emission.warnings + missing + emission.idle.warnings,
        displayScale: environment.displayScale,
        colorScheme: environment.fixedColorScheme)
    }
  }

  private func placeInAllPasses(in canvas: Size?, fittingOn device: Size? = nil, safeArea: EdgeInsets)
    -> (canvas: Size, screen: Rect?)
  {
    repeatingPasses { placeInOnePass(in: canvas, fittingOn: device, safeArea: safeArea) }
  }

  /// Places every view once; returns the canvas, and the screen of a device in the canvas's coordinates.
  private func placeInOnePass(in canvas: Size?, fittingOn device: Size?, safeArea: EdgeInsets)
    -> (canvas: Size, screen: Rect?)
  {
    let canvas = canvas?.usable
    let safeArea = safeArea.finite
    guard tree.count > 0 else { return (canvas ?? .zero, nil) }
    let available = canvas?.inset(by: safeArea)
    let offer = available ?? device?.usable.inset(by: safeArea)
    let proposal = offer.map { ProposedViewSize($0) } ?? .unspecified
    let size = tree.size(of: 0, in: proposal)
    let own = available ?? size.usable
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    var around = safeArea
    if canvas == nil, let offer { around = safeArea.around(size.usable, filling: offer) }
    let origin = Point(
      x: (isRightToLeft ? around.trailing : around.leading) + (own.width - size.width.finite) / 2,
      y: around.top + (own.height - size.height.finite) / 2)
    let whole = canvas ?? Size(width: own.width + around.horizontal, height: own.height + around.vertical).usable
    var safe = Rect(size: whole).inset(by: around, isRightToLeft: isRightToLeft)
    if canvas == nil, let offer { safe = offer.centered(on: safe) }
    let outside = EdgeInsets(
      top: -safeArea.top, leading: -safeArea.leading, bottom: -safeArea.bottom, trailing: -safeArea.trailing)
    let screen = safe.inset(by: outside, isRightToLeft: isRightToLeft)
    tree.storage.pointee.area = safeArea == EdgeInsets() ? nil : SafeArea(bounds: screen, safe: safe)
    tree.placeAll(rootAt: origin, in: proposal)
    return (whole, canvas == nil && device != nil ? screen : nil)
  }

  /// Runs work that may recurse as deep as the tree.
  func onLargeStack<Result>(_ work: () -> Result) -> Result {
    let depth = tree.storage.pointee.depth
    return depth <= Self.shallow ? work() : LargeStack.run(bytes: (depth + 2 * Self.shallow) * Self.bytesPerLevel, work)
  }

  /// The depth for which the stack of any thread is large enough.
  private static let shallow = 60
  /// The stack space for a level of the tree, in bytes.
  private static let bytesPerLevel = 24 * 1024
}

extension EdgeInsets {
  /// The insets, with 0 for distances that are not finite.
  var finite: EdgeInsets {
    EdgeInsets(top: top.finite, leading: leading.finite, bottom: bottom.finite, trailing: trailing.finite)
  }

  /// Returns the safe-area insets that a canvas adds around a root, which is centred in the safe area: all on the axes
  /// that the root fills, less where it is longer, and none on the others.
  fileprivate func around(_ root: Size, filling safe: Size) -> EdgeInsets {
    func reach(_ inset: Double, _ length: Double, _ available: Double) -> Double {
      length > available - 0.01 ? max(inset - max(length - available, 0) / 2, 0) : 0
    }
    return EdgeInsets(
      top: reach(top, root.height, safe.height), leading: reach(leading, root.width, safe.width),
      bottom: reach(bottom, root.height, safe.height), trailing: reach(trailing, root.width, safe.width))
  }
}

extension Size {
  /// The size, with 0 for lengths that are negative or not finite.
  var usable: Size { Size(width: width.usableLength ?? 0, height: height.usableLength ?? 0) }

  /// Returns a rectangle of the size, centred in another.
  fileprivate func centered(on rect: Rect) -> Rect {
    Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  /// Returns the size reduced by insets, at least 0 on each axis.
  func inset(by insets: EdgeInsets) -> Size {
    Size(width: max(width - insets.horizontal, 0), height: max(height - insets.vertical, 0))
  }
}

extension LayoutEngine {
  /// Returns the frames of all placed views, in pre-order, for a proposal to the root, whose origin is (0, 0).
  public func frames(in proposal: ProposedViewSize) -> [Rect] {
    onLargeStack { tree.placeAll(rootAt: .zero, in: proposal) }
    return placedFrames
  }

  /// The current frames of all placed views, in pre-order, in points from the physical left and top.
  public var placedFrames: [Rect] {
    onLargeStack {
      var emission = Emission()
      _ = emission.add(self, at: .zero, context: Emission.Context())
      return emission.views.map(\.frame)
    }
  }
}
