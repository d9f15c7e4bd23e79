import CPlumblineCairo
import CPlumblineFreeType
import PlumblineDrawing
import Synchronization

/// A small font as Cairo knows it.
///
/// Cairo reads the whole of a font to embed a few glyphs of it, and knows nothing of weights and slants that stand in for a face's
/// own: so it is given a font that has nothing but those glyphs, as they are drawn.
final class VectorFont {
  /// Cairo's face.
  let face: OpaquePointer
  private let glyphs: [UInt32]

  /// A font of some glyphs of a face, in ascending order.
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
    let memory = Unmanaged.passRetained(RetiredFaces.Memory(face: opened, bytes: bytes, place: face.retired))
    // Cairo keeps a face for its own uses after the last of ours, and tells when it is done.
    cairo_font_face_set_user_data(cairo, &Self.key, memory.toOpaque()) { memory in
      if let memory { Unmanaged<RetiredFaces.Memory>.fromOpaque(memory).takeRetainedValue().retire() }
    }
    self.face = cairo
    self.glyphs = glyphs
  }

  deinit { cairo_font_face_destroy(face) }

  nonisolated(unsafe) private static var key = cairo_user_data_key_t()

  /// The number here of a glyph of the face; nil if the font has none of it.
  func number(of glyph: UInt32) -> Int? {
    var (low, high) = (0, glyphs.count)
    while low < high {
      let middle = (low + high) / 2
      if glyphs[middle] < glyph { low = middle + 1 } else { high = middle }
    }
    return low < glyphs.count && glyphs[low] == glyph ? low + 1 : nil
  }
}

/// The faces of one library that Cairo has let go, on whatever thread, until the library's own thread closes them.
final class RetiredFaces: Sendable {
  private let waiting = Mutex<[Memory]>([])

  /// Closes the faces.
  func close() {
    let faces = waiting.withLock { waiting in
      let faces = waiting
      waiting = []
      return faces
    }
    for face in faces { face.close() }
  }

  /// A face and the bytes that it is read from.
  final class Memory: @unchecked Sendable {
    private let face: FT_Face
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let place: RetiredFaces

    init(face: FT_Face, bytes: UnsafeMutableBufferPointer<UInt8>, place: RetiredFaces) {
      self.face = face
      self.bytes = bytes
      self.place = place
    }

    /// Lets the face be closed when its library is in use next.
    func retire() { place.waiting.withLock { $0.append(self) } }

    fileprivate func close() {
      FT_Done_Face(face)
      bytes.deallocate()
    }
  }
}

/// The glyphs that a drawing shows of each face.
struct GlyphsInUse {
  private let glyphs: [FontFace: [UInt32]]

  /// The glyphs of all texts among items and within them.
  init(_ items: [DisplayItem]) {
    var sets: [FontFace: Set<UInt32>] = [:]
    Self.collect(items, into: &sets)
    glyphs = sets.mapValues { $0.sorted() }
  }

  /// The glyphs of a face, in ascending order.
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
