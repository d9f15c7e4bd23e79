/// A flattened tree and the answers of its views: a handle of one word that is passed around freely.
///
/// Whoever makes it frees it. Nothing here retains or releases while views are measured.
struct LayoutTree {
  /// What the handle points at.
  struct Storage {
    var nodes = Pool<FlatNode>()
    var children = Pool<Int32>()
    var leafNodes = Pool<Int32>()
    var narrow = Pool<NarrowAnswer>()
    var wide = Pool<WideAnswer>()
    var leaves: [any ResolvedLeaf] = []
    var notes: [NodeNotes] = []
    var names: [String] = []
    var spacings: [ViewSpacing] = []
    var caches: [Int32: AnyObject] = [:]
    var guideBits: [AlignmentKey: UInt32] = [:]
    var guideAnswers: [GuideQuestion: Double] = [:]
    var trial: UnsafeMutablePointer<TrialPlacement>?
    /// The place around the root and what of it nothing covers; nil where that is all.
    var area: SafeArea?
    /// Whether any view keeps room free that its views may reach into.
    var reducesSafeArea = false
    var measurements = 0
    var depth = 0
    var warnings: [LayoutWarning] = []
  }

  /// What the handle points at.
  let storage: UnsafeMutablePointer<Storage>

  /// An empty tree.
  init() {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage())
  }

  /// Frees the tree and everything in it.
  func free() {
    for index in 0..<count { (nodes + index).pointee.box?.release() }
    storage.pointee.nodes.free()
    storage.pointee.children.free()
    storage.pointee.leafNodes.free()
    storage.pointee.narrow.free()
    storage.pointee.wide.free()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Takes all views out.
  func clear() {
    for index in 0..<count { (nodes + index).pointee.box?.release() }
    storage.pointee.nodes.free()
    storage.pointee.children.free()
    storage.pointee.leafNodes.free()
    storage.pointee.narrow.free()
    storage.pointee.wide.free()
    storage.pointee = Storage()
  }

  /// The bytes that views and their remembered answers take.
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

  /// The notes of a view, if it has any.
  func notes(of node: Int32) -> NodeNotes? {
    let index = nodes[Int(node)].notes
    return index < 0 ? nil : storage.pointee.notes[Int(index)]
  }

  /// The children of a view.
  @inline(__always)
  func subviews(of node: Int32) -> LayoutSubviews {
    let flat = nodes + Int(node)
    return LayoutSubviews(
      tree: self, container: node, children: storage.pointee.children.base + Int(flat.pointee.first),
      count: flat.pointee.flags.contains(.leaf) ? 0 : Int(flat.pointee.count))
  }

  /// What a layout keeps for a container, made at the first time.
  func cache<Value>(of node: Int32, make: () -> LayoutCache<Value>) -> LayoutCache<Value> {
    if let cell = storage.pointee.caches[node] as? LayoutCache<Value> { return cell }
    let cell = make()
    storage.pointee.caches[node] = cell
    return cell
  }
}

/// Where a layout would put a child.
struct TrialPlacement {
  var origin = Point.zero
  var size = Size.zero
  var offer = Size(width: .nan, height: .nan)
  var isPlaced = false
}

/// A guide of a view in a proposal.
struct GuideQuestion: Hashable {
  var node: Int32
  var key: AlignmentKey
  var width: UInt64
  var height: UInt64
}
