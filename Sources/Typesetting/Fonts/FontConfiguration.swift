import CPlumblineFontconfig
import PlumblineDrawing
import Glibc

/// Fontconfig over named folders alone: no configuration, cache or font of the user's is ever read.
///
/// Opened only when a family is asked for by name or a character is in none of the known families.
final class FontConfiguration: @unchecked Sendable {
  /// The folder that Debian's font packages fill.
  static let systemFolder = "/usr/share/fonts"
  private let config: OpaquePointer?

  /// A configuration over the system's folder and further ones.
  init(folders: [String]) {
    config = FcConfigCreate()
    guard let config else { return }
    let xml = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><cachedir>/var/cache/fontconfig</cachedir></fontconfig>
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

  /// The faces of a family or of one face by its full or PostScript name, in a fixed order.
  func faces(named name: String) -> [InstalledFace] {
    let wanted = normalized(name)
    return installed.filter { $0.names.contains(wanted) }
  }

  /// The upright faces that have a character, in a fixed order.
  func faces(with scalar: Unicode.Scalar) -> some Sequence<InstalledFace> {
    installed.lazy.filter { installed in
      !installed.face.isItalic && installed.characters.map { FcCharSetHasChar($0, scalar.value) != FcFalse } ?? false
    }
  }

  /// The faces of the further folders, in a fixed order.
  var ownFaces: [InstalledFace] { installed.filter { !$0.face.path.hasPrefix(Self.systemFolder + "/") } }

  /// Every family's name, in order.
  var families: [String] { Array(Set(installed.map(\.face.family))).sorted() }

  private var fontSet: UnsafeMutablePointer<FcFontSet>? {
    config.flatMap { FcConfigGetFonts($0, FcSetApplication) }
  }

  /// Every face, by path.
  private lazy var installed: [InstalledFace] = {
    guard let set = fontSet else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0].flatMap(InstalledFace.init) }
      .sorted { ($0.face.path, $0.face.index) < ($1.face.path, $1.face.index) }
  }()
}

/// A name without case and separators, as families are compared.
func normalized(_ name: String) -> String {
  name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
}
