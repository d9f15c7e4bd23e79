import CPlumblineCairo
import CPlumblineFreeType
import PlumblineDrawing
import Synchronization

/// A subset font in the form that Cairo takes.
///
/// Cairo would read a whole font to embed a few of its glyphs, and does not support synthesized weight and slant. Its
/// font therefore consists of just those glyphs, as they are drawn.
final class VectorFont {
  /// Cairo's font face.
  let face: OpaquePointer
  private let glyphs: [UInt32]

  /// Creates a font with the given glyphs of a face, which must be in ascending order; nil if memory is short.
  init?(_ glyphs: [UInt32], of face: LoadedFace) {
    let file = OpenTypeFile.bytes(of: SubsetFont(glyphs: glyphs, of: face).tables)
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: file.count)
    _ = bytes.initialize(from: file)
    var opened: FT_Face?
    guard FT_New_Memory_Face(face.library, bytes.baseAddress, FT_Long(file.count), 0, &opened) == 0, let opened,
      let cairo = cairo_ft_font_face_create_for_ft_face(opened, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
    else {
      bytes.deallocate()
      return nil
    }
    let memory = Unmanaged.passRetained(RetiredFaces.Memory(face: opened, bytes: bytes, owner: face.retired))
    // Cairo may keep a face longer than this object does; it calls this function when it releases the face.
    cairo_font_face_set_user_data(cairo, &Self.key, memory.toOpaque()) { memory in
      if let memory { Unmanaged<RetiredFaces.Memory>.fromOpaque(memory).takeRetainedValue().retire() }
    }
    self.face = cairo
    self.glyphs = glyphs
  }

  deinit { cairo_font_face_destroy(face) }

  nonisolated(unsafe) private static var key = cairo_user_data_key_t()

  /// Returns the index in this font of a face's glyph; nil if the font lacks the glyph.
  func index(of glyph: UInt32) -> Int? {
    var (low, high) = (0, glyphs.count)
    while low < high {
      let middle = (low + high) / 2
      if glyphs[middle] < glyph { low = middle + 1 } else { high = middle }
    }
    return low < glyphs.count && glyphs[low] == glyph ? low + 1 : nil
  }
}

/// Faces that Cairo has released, on any thread, until they can be closed on the thread that uses their library.
final class RetiredFaces: Sendable {
  private let waiting = Mutex<[Memory]>([])
  private let opened = Atomic<Int>(0)

  /// The number of faces that are open, released or not.
  var openCount: Int { opened.load(ordering: .relaxed) }

  /// Closes the released faces.
  func close() {
    let faces = waiting.withLock { waiting in
      let faces = waiting
      waiting = []
      return faces
    }
    for face in faces { face.close() }
  }

  /// An open face and the bytes of its file.
  final class Memory: @unchecked Sendable {
    private let face: FT_Face
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let owner: RetiredFaces

    init(face: FT_Face, bytes: UnsafeMutableBufferPointer<UInt8>, owner: RetiredFaces) {
      self.face = face
      self.bytes = bytes
      self.owner = owner
      owner.opened.add(1, ordering: .relaxed)
    }

    /// Adds the face to those that are closed when its library is used next.
    func retire() { owner.waiting.withLock { $0.append(self) } }

    fileprivate func close() {
      FT_Done_Face(face)
      bytes.deallocate()
      owner.opened.subtract(1, ordering: .relaxed)
    }
  }
}

/// The glyphs in a drawing, by face.
struct GlyphsInUse {
  private let glyphs: [FontFace: [UInt32]]

  /// Collects the glyphs of all texts in the items, including those in groups and masks.
  init(_ items: [DisplayItem]) {
    var sets: [FontFace: Set<UInt32>] = [:]
    Self.collect(items, into: &sets)
    glyphs = sets.mapValues { $0.sorted() }
  }

  /// Returns the glyphs of a face, in ascending order.
  subscript(face: FontFace) -> [UInt32] { glyphs[face] ?? [] }

  private static func collect(_ items: [DisplayItem], into sets: inout [FontFace: Set<UInt32>]) {
    for item in items {
      switch item {
      case .text(let layout, at: _, paint: _):
        for run in layout.runs { sets[run.face, default: []].formUnion(run.glyphs.lazy.map(\.id)) }
      case .group(let group):
        collect(group.items, into: &sets)
        if let mask = group.mask { collect(mask, into: &sets) }
      case .fill, .stroke, .image: break
      }
    }
  }
}
