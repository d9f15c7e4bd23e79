import PlumblineDrawing
import Glibc
import PlumblineLayout

/// Finds and opens faces: the system's families by their known places, others by Fontconfig.
///
/// The same font gives the same face on every thread and in every order of asking.
final class FontLibrary: Sendable {
  /// What has been opened so far.
  private struct Shelf {
    var typefaces: [FontFace: Typeface?] = [:]
    var choices: [FontKey: FontChoice] = [:]
    var fallbacks: [FallbackKey: Typeface?] = [:]
    var configuration: FontConfiguration?
  }

  private let folders: [String]
  private let shelf = Mutex(Shelf())

  /// A library over the system's fonts and those in further folders, which come first.
  init(folders: [String]) { self.folders = folders }

  /// The face for a font, and what had to be done to get near it.
  func choice(for key: FontKey) -> FontChoice {
    shelf.withLock { shelf in
      if let known = shelf.choices[key] { return known }
      let choice = choose(key, in: &shelf)
      shelf.choices[key] = choice
      return choice
    }
  }

  /// A face that has a character which the font's own lacks, or nil where no installed font has it.
  func fallback(for key: FallbackKey) -> Typeface? {
    shelf.withLock { shelf in
      if let known = shelf.fallbacks[key] { return known }
      var found: Typeface?
      for face in key.candidates {
        if let typeface = open(face, in: &shelf), typeface.glyph(of: key.scalar) != nil {
          found = typeface
          break
        }
      }
      if found == nil, key.searchesInstalled {
        for installed in configuration(in: &shelf).faces(with: key.scalar) {
          found = open(installed.face, in: &shelf)
          if found != nil { break }
        }
      }
      shelf.fallbacks[key] = .some(found)
      return found
    }
  }

  /// The face in a file, opened once, or nil where the file is none.
  func typeface(_ face: FontFace) -> Typeface? { shelf.withLock { open(face, in: &$0) } }

  /// The faces opened so far, in order of their files.
  var opened: [FontFace] {
    shelf.withLock { shelf in
      shelf.typefaces.filter { $0.value != nil }.keys.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
    }
  }

  private func choose(_ key: FontKey, in shelf: inout Shelf) -> FontChoice {
    if case .named(let name) = key.family {
      if let choice = installed(name, key, in: &shelf) { return choice }
      var substitute = key
      substitute.family = .system(.default)
      var choice = choose(substitute, in: &shelf)
      choice.notice = .missingFamily(name, package: FontPackages.package(of: name))
      return choice
    }
    guard case .system(let design) = key.family else { return FontChoice(typeface: nil) }
    for family in SystemFamily.families(design: design, isDisplay: key.isDisplay) {
      guard let file = family.file(weight: key.weight, isItalic: key.isItalic) else { continue }
      let face = FontFace(path: file.path, family: family.name, weight: file.weight, isItalic: file.isItalic)
      if let typeface = open(key.synthesizing(face), in: &shelf) { return FontChoice(typeface: typeface) }
    }
    let family = SystemFamily.families(design: design, isDisplay: key.isDisplay)[0]
    if let choice = installed(family.name, key, in: &shelf) { return choice }
    var choice = FontChoice(typeface: nil, notice: .missingFamily(family.name, package: family.package))
    if design != .default {
      choice.typeface = choose(key.with(.system(.default)), in: &shelf).typeface
    } else {
      choice.typeface = lastResort(key, in: &shelf)
    }
    return choice
  }

  /// Any sans serif face, where the system's family is not installed.
  private func lastResort(_ key: FontKey, in shelf: inout Shelf) -> Typeface? {
    for family in ["Noto Sans", "DejaVu Sans", "Lato"] {
      if let choice = installed(family, key, in: &shelf) { return choice.typeface }
    }
    return nil
  }

  /// The best face of an installed family, or the face of that very name.
  private func installed(_ name: String, _ key: FontKey, in shelf: inout Shelf) -> FontChoice? {
    let faces = configuration(in: &shelf).faces(named: name)
    let exact = normalized(name)
    var wanted = key
    if let face = faces.first(where: { $0.faceNames.contains(exact) && normalized($0.face.family) != exact })?.face {
      if key.weight == 400 { wanted.weight = face.weight }
      return open(wanted.synthesizing(face), in: &shelf).map { FontChoice(typeface: $0) }
    }
    let target = 100 + key.width * 100
    let width = faces.map(\.width).min { (abs(Double($0) - target), $0) < (abs(Double($1) - target), $1) }
    let fitting = faces.filter { $0.width == width }
    let slanted = fitting.filter { $0.face.isItalic == key.isItalic }
    let pool = slanted.isEmpty ? fitting : slanted
    let weight = nearestWeight(to: key.weight, among: pool.map(\.face.weight))
    for face in pool where face.face.weight == weight {
      if let typeface = open(key.synthesizing(face.face), in: &shelf) { return FontChoice(typeface: typeface) }
    }
    return nil
  }

  private func open(_ face: FontFace, in shelf: inout Shelf) -> Typeface? {
    if let known = shelf.typefaces[face] { return known }
    let typeface = Typeface(face)
    shelf.typefaces[face] = .some(typeface)
    return typeface
  }

  private func configuration(in shelf: inout Shelf) -> FontConfiguration {
    if let known = shelf.configuration { return known }
    let opened = FontConfiguration(folders: folders)
    shelf.configuration = opened
    return opened
  }
}
