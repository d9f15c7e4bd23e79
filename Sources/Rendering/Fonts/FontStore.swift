import CPlumblineFreeType
import PlumblineDrawing
import Synchronization

/// The faces that one thread draws with, kept open from drawing to drawing.
///
/// A store is lent to one thread at a time, which is why it may go from thread to thread.
final class FontStore: @unchecked Sendable {
  let library: FT_Library
  private var faces: [FontFace: LoadedFace] = [:]
  private let retired = RetiredFaces()

  private static let idle = Mutex<[FontStore]>([])

  private init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    self.library = library
  }

  /// Does some work with a store that nobody else uses meanwhile.
  static func lending<Result>(_ work: (FontStore) throws -> Result) throws -> Result {
    guard let store = idle.withLock({ $0.popLast() }) ?? FontStore() else {
      throw RenderingError.library("FreeType does not start")
    }
    store.retired.close()
    defer { idle.withLock { $0.append(store) } }
    return try work(store)
  }

  /// The open face that a drawing refers to.
  func face(_ face: FontFace) throws -> LoadedFace {
    if let known = faces[face] { return known }
    guard let loaded = LoadedFace(face, library: library, retired: retired, number: faces.count) else {
      throw RenderingError.unreadable(path: face.path)
    }
    faces[face] = loaded
    return loaded
  }
}
