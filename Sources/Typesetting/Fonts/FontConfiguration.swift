import CPlumblineFontconfig
import PlumblineDrawing
import Glibc

/// An index of the installed fonts, built by Fontconfig without the user's configuration or fonts.
///
/// It is created only when a layout file names a family, or when no known family has a character. Fontconfig keeps the
/// names and characters of each folder's fonts in the system's cache, or in the user's where that is not writable.
final class FontConfiguration: @unchecked Sendable {
  /// The folder in which Debian's font packages install their files.
  static let systemFolder = "/usr/share/fonts"
  private let config: OpaquePointer?

  /// Creates an index of the system's font folder and of further folders.
  init(folders: [String]) {
    config = FcConfigCreate()
    guard let config else { return }
    let temporary = TemporaryFontCache.isNeeded ? TemporaryFontCache() : nil
    defer { temporary?.remove() }
    let user = temporary.map { "<cachedir>\($0.path)</cachedir>" } ?? #"<cachedir prefix="xdg">fontconfig</cachedir>"#
    let xml = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><cachedir>/var/cache/fontconfig</cachedir>\(user)</fontconfig>
      """
    _ = xml.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: xml.utf8.count) {
        FcConfigParseAndLoadFromMemory(config, $0, FcTrue)
      }
    }
    for folder in [Self.systemFolder] + folders {
      _ = folder.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: folder.utf8.count) { FcConfigAppFontAddDir(config, $0) }
      }
    }
  }

  deinit { if let config { FcConfigDestroy(config) } }

  /// Returns the faces whose family, full or PostScript name matches, ordered by path.
  func faces(named name: String) -> [InstalledFace] {
    let requested = normalized(name)
    return installed.filter { $0.names.contains(requested) }
  }

  /// Returns the upright faces that have a glyph for a character, ordered by path.
  func faces(with scalar: Unicode.Scalar) -> some Sequence<InstalledFace> {
    installed.lazy.filter { installed in
      !installed.face.isItalic && installed.characters.map { FcCharSetHasChar($0, scalar.value) != FcFalse } ?? false
    }
  }

  /// The faces outside of the system's folder, ordered by path.
  var ownFaces: [InstalledFace] { installed.filter { !$0.face.path.hasPrefix(Self.systemFolder + "/") } }

  /// The names of all families, sorted.
  var families: [String] { Array(Set(installed.map(\.face.family))).sorted() }

  private var fontSet: UnsafeMutablePointer<FcFontSet>? {
    config.flatMap { FcConfigGetFonts($0, FcSetApplication) }
  }

  /// All faces, ordered by path and index.
  private lazy var installed: [InstalledFace] = {
    guard let set = fontSet else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0].flatMap(InstalledFace.init) }
      .sorted { ($0.face.path, $0.face.index) < ($1.face.path, $1.face.index) }
  }()
}

/// Returns a name in lower case and without spaces, hyphens and underscores, for comparisons.
func normalized(_ name: String) -> String {
  name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
}
