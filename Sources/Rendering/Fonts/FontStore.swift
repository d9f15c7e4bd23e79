import CPlumblineFreeType
import PlumblineDrawing
import Synchronization

/// The faces that one thread draws with, kept open between drawings.
///
/// One thread at a time borrows a store, so that the store can move between threads.
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

  /// The number of embedded fonts that the stores which no thread uses keep open.
  static var openEmbeddedFonts: Int { idle.withLock { $0.reduce(0) { $0 + $1.retired.openCount } } }

  /// Calls a function with a store that no other thread uses in the meantime.
  ///
  /// Throws a ``RenderingError`` if FreeType cannot be initialized.
  static func withStore<Result>(_ work: (FontStore) throws -> Result) throws -> Result {
    guard let store = idle.withLock({ $0.popLast() }) ?? FontStore() else {
      throw RenderingError.library("FreeType cannot be initialized")
    }
    store.retired.close()
    defer { idle.withLock { $0.append(store) } }
    return try work(store)
  }

  /// Returns the open face of a reference.
  ///
  /// Throws a ``RenderingError`` if its file cannot be read.
  func face(_ face: FontFace) throws -> LoadedFace {
    if let known = faces[face] { return known }
    guard let loaded = LoadedFace(face, library: library, retired: retired, index: faces.count) else {
      throw RenderingError.unreadable(path: face.path)
    }
    faces[face] = loaded
    return loaded
  }
}
