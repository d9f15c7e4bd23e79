import CPlumblineHarfBuzz
import PlumblineDrawing
import PlumblineLayout

/// A family that Plumbline draws with, and its installed version.
public struct FontFact: Hashable, Sendable {
  /// The use of the family, such as "system font".
  public var purpose: String
  /// The family's name.
  public var family: String
  /// The Debian package that installs the family.
  public var package: String
  /// The path of the family's regular face.
  public var path: String
  /// The version in the file's name table; nil if the file is not installed.
  public var version: String?

  /// Creates a description of a family.
  public init(purpose: String, family: String, package: String, path: String, version: String?) {
    self.purpose = purpose
    self.family = family
    self.package = package
    self.path = path
    self.version = version
  }
}

extension FontTypesetter {
  /// The families that every figure may draw with, the system font first.
  public static var fontFacts: [FontFact] {
    let designs: [(String, SystemFamily)] = [
      ("system font below 20 pt", .text), ("system font from 20 pt", .display), ("monospaced design", .monospaced),
      ("serif design", .serif), ("rounded design", .rounded),
    ]
    var facts = designs.compactMap { purpose, family in
      family.file(weight: 400, isItalic: false).map { file in
        fact(purpose, FontFace(path: file.path, family: family.name), package: family.package)
      }
    }
    for (purpose, face, package) in [
      ("other scripts", FallbackKey.sans, "fonts-noto-core"),
      ("Chinese, Japanese, Korean", FallbackKey.han, "fonts-noto-cjk"),
      ("emoji", FallbackKey.emoji, "fonts-noto-color-emoji"),
      ("symbols", SymbolLibrary.materialDesign, "fonts-materialdesignicons-webfont"),
      ("symbols", SymbolLibrary.materialIcons, "fonts-material-design-icons-iconfont"),
    ] {
      facts.append(fact(purpose, face, package: package))
    }
    return facts
  }

  /// Returns the faces in the given folders, which belong to no package.
  public static func fontFacts(inFolders folders: [String]) -> [FontFact] {
    if folders.isEmpty { return [] }
    return FontConfiguration(folders: folders).ownFaces.map { fact("Font.custom", $0.face, package: "own folder") }
  }

  private static func fact(_ purpose: String, _ face: FontFace, package: String) -> FontFact {
    FontFact(
      purpose: purpose, family: face.family, package: package, path: face.path, version: Typeface(face)?.version)
  }
}

extension Typeface {
  /// The version in the face's name table, without the prefix "Version".
  var version: String {
    var size: UInt32 = 0
    let identifier = hb_ot_name_id_t(HB_OT_NAME_ID_VERSION_STRING)
    let language = hb_language_from_string("en", -1)
    size = hb_ot_name_get_utf8(tables, identifier, language, nil, nil)
    var count = size + 1
    var bytes = [CChar](repeating: 0, count: Int(count))
    hb_ot_name_get_utf8(tables, identifier, language, &count, &bytes)
    let text = String(decoding: bytes.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    let version = text.split(separator: ";").first.map(String.init) ?? text
    return version.removingPrefix("Version ") ?? version
  }
}
