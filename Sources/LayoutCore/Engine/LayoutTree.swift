/// A flattened tree with the cached responses of its views: a handle of one machine word, which can be copied freely.
///
/// Its creator frees it. No reference is retained or released while views are measured.
struct LayoutTree {
  /// The memory behind the handle.
  struct Storage {
    var nodes = Pool<FlatNode>()
    var children = Pool<Int32>()
    var leafNodes = Pool<Int32>()
    var narrow = Pool<NarrowResponse>()
    var wide = Pool<WideResponse>()
    var leaves: [any ResolvedLeaf] = []
    var notes: [NodeNotes] = []
    var names: [String] = []
    var spacings: [ViewSpacing] = []
    var caches: [Int32: AnyObject] = [:]
    var guideBits: [AlignmentKey: UInt32] = [:]
    var guideCache: [GuideCacheKey: Double] = [:]
    var trial: UnsafeMutablePointer<TrialPlacement>?
    /// The bounds and the safe area around the root, or nil if the whole canvas is safe.
    var area: SafeArea?
    /// Whether any view creates a safe area for its child.
    var reducesSafeArea = false
    var measurements = 0
    var depth = 0
    var warnings: [LayoutWarning] = []
    /// The node from which the view at each index was flattened, with those around it that modify it, if it is
    /// recorded.
    var origins: [Int: LayoutNode] = [:]
    /// Whether guides were added to views that a scroll view scrolls to.
    var marksTargets = false
  }

  /// The memory behind the handle.
  let storage: UnsafeMutablePointer<Storage>

  /// Creates an empty tree.
  init() {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage())
  }

  /// Frees the tree and its contents.
  func free() {
    freeContents()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Removes all views.
  func clear() {
    freeContents()
    storage.pointee = Storage()
  }

  /// Releases the views and frees the memory of the pools.
  private func freeContents() {
    for index in 0..<count { (nodes + index).pointee.box?.release() }
    storage.pointee.nodes.free()
    storage.pointee.children.free()
    storage.pointee.leafNodes.free()
    storage.pointee.narrow.free()
    storage.pointee.wide.free()
  }

  /// The memory of the views and their cached responses, in bytes.
  var byteCount: Int {
    let storage = storage.pointee
    return storage.nodes.byteCount + storage.children.byteCount + storage.leafNodes.byteCount + storage.narrow.byteCount
      + storage.wide.byteCount
      + storage.leaves.count * MemoryLayout<any ResolvedLeaf>.stride
  }

  /// The views, each before its children.
  @inline(__always)
  var nodes: UnsafeMutablePointer<FlatNode> { storage.pointee.nodes.base }
  /// The number of views.
  var count: Int { storage.pointee.nodes.count }

  /// Returns the notes of a view, or nil if it has none.
  func notes(of node: Int32) -> NodeNotes? {
    let index = nodes[Int(node)].notes
    return index < 0 ? nil : storage.pointee.notes[Int(index)]
  }

  /// Returns the children of a view.
  @inline(__always)
  func subviews(of node: Int32) -> LayoutSubviews {
    let flat = nodes + Int(node)
    return LayoutSubviews(
      tree: self, container: node, children: storage.pointee.children.base + Int(flat.pointee.first),
      count: flat.pointee.flags.contains(.leaf) ? 0 : Int(flat.pointee.count))
  }

  /// Returns the layout cache of a container, created on first use.
  func cache<Value>(of node: Int32, make: () -> LayoutCache<Value>) -> LayoutCache<Value> {
    if let cell = storage.pointee.caches[node] as? LayoutCache<Value> { return cell }
    let cell = make()
    storage.pointee.caches[node] = cell
    return cell
  }
}

/// The position of a child in a trial placement.
struct TrialPlacement {
  var origin = Point.zero
  var size = Size.zero
  var offer = Size(width: .nan, height: .nan)
  var isPlaced = false
}

/// The cache key of an explicit guide value: a view, a guide and a proposal.
struct GuideCacheKey: Hashable {
  var node: Int32
  var key: AlignmentKey
  var width: UInt64
  var height: UInt64
}
