import PlumblineDrawing
import Glibc
import PlumblineLayout

/// A cache of open faces, which finds the system's families by their known paths and other families by Fontconfig.
///
/// A font has the same face on each thread and regardless of the order of requests.
final class FontLibrary: Sendable {
  /// The faces and choices found so far.
  private struct Cache {
    var typefaces: [FontFace: Typeface?] = [:]
    var choices: [FontKey: FontChoice] = [:]
    var fallbacks: [FallbackKey: Typeface?] = [:]
    var configuration: FontConfiguration?
  }

  private let folders: [String]
  private let cache = Mutex(Cache())

  /// Creates a library of the system's fonts and of the fonts in further folders.
  init(folders: [String]) { self.folders = folders }

  /// Returns the face for a font, and a notice if it is a substitute.
  func choice(for key: FontKey) -> FontChoice {
    cache.withLock { cache in
      if let known = cache.choices[key] { return known }
      let choice = choose(key, in: &cache)
      cache.choices[key] = choice
      return choice
    }
  }

  /// Returns a face for a character that the font's own face lacks; nil if no installed font has it.
  func fallback(for key: FallbackKey) -> Typeface? {
    cache.withLock { cache in
      if let known = cache.fallbacks[key] { return known }
      var found: Typeface?
      for face in key.candidates {
        if let typeface = open(face, in: &cache), typeface.glyph(of: key.scalar) != nil {
          found = typeface
          break
        }
      }
      if found == nil, key.searchesInstalled {
        for installed in configuration(in: &cache).faces(with: key.scalar) {
          found = open(installed.face, in: &cache)
          if found != nil { break }
        }
      }
      cache.fallbacks[key] = .some(found)
      return found
    }
  }

  /// Returns the face in a file, opened at most once; nil if the file is not a font.
  func typeface(_ face: FontFace) -> Typeface? { cache.withLock { open(face, in: &$0) } }

  /// The faces opened so far, ordered by path and index.
  var opened: [FontFace] {
    cache.withLock { cache in
      cache.typefaces.filter { $0.value != nil }.keys.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
    }
  }

  private func choose(_ key: FontKey, in cache: inout Cache) -> FontChoice {
    if case .named(let name) = key.family {
      if let choice = installed(name, key, in: &cache) { return choice }
      var substitute = key
      substitute.family = .system(.default)
      var choice = choose(substitute, in: &cache)
      choice.notice = .missingFamily(name, package: FontPackages.package(of: name))
      return choice
    }
    guard case .system(let design) = key.family else { return FontChoice(typeface: nil) }
    for family in SystemFamily.families(design: design, isDisplay: key.isDisplay) {
      guard let file = family.file(weight: key.weight, isItalic: key.isItalic) else { continue }
      let face = FontFace(path: file.path, family: family.name, weight: file.weight, isItalic: file.isItalic)
      if let typeface = open(key.synthesizing(face), in: &cache) { return FontChoice(typeface: typeface) }
    }
    let family = SystemFamily.families(design: design, isDisplay: key.isDisplay)[0]
    if let choice = installed(family.name, key, in: &cache) { return choice }
    var choice = FontChoice(typeface: nil, notice: .missingFamily(family.name, package: family.package))
    if design != .default {
      choice.typeface = choose(key.with(.system(.default)), in: &cache).typeface
    } else {
      choice.typeface = lastResort(key, in: &cache)
    }
    return choice
  }

  /// Returns a sans serif face for a system without the system font's family.
  private func lastResort(_ key: FontKey, in cache: inout Cache) -> Typeface? {
    for family in ["Noto Sans", "DejaVu Sans", "Lato"] {
      if let choice = installed(family, key, in: &cache) { return choice.typeface }
    }
    return nil
  }

  /// Returns the nearest face of an installed family, or the face with that full or PostScript name.
  private func installed(_ name: String, _ key: FontKey, in cache: inout Cache) -> FontChoice? {
    let known = configuration(in: &cache).faces(named: name)
    // A font of the app's own may be another version than that in the system's folder, as icon fonts are.
    let own = known.filter { !$0.face.path.hasPrefix(FontConfiguration.systemFolder + "/") }
    let faces = own.isEmpty ? known : own
    let exact = normalized(name)
    var requested = key
    if let face = faces.first(where: { $0.faceNames.contains(exact) && normalized($0.face.family) != exact })?.face {
      if key.weight == 400 { requested.weight = face.weight }
      return open(requested.synthesizing(face), in: &cache).map { FontChoice(typeface: $0) }
    }
    let target = 100 + key.width * 100
    let width = faces.map(\.width).min { (abs(Double($0) - target), $0) < (abs(Double($1) - target), $1) }
    let fitting = faces.filter { $0.width == width }
    let slanted = fitting.filter { $0.face.isItalic == key.isItalic }
    let pool = slanted.isEmpty ? fitting : slanted
    let weight = nearestWeight(to: key.weight, among: pool.map(\.face.weight))
    for face in pool where face.face.weight == weight {
      if let typeface = open(key.synthesizing(face.face), in: &cache) { return FontChoice(typeface: typeface) }
    }
    return nil
  }

  private func open(_ face: FontFace, in cache: inout Cache) -> Typeface? {
    if let known = cache.typefaces[face] { return known }
    let typeface = Typeface(face)
    cache.typefaces[face] = .some(typeface)
    return typeface
  }

  private func configuration(in cache: inout Cache) -> FontConfiguration {
    if let known = cache.configuration { return known }
    let opened = FontConfiguration(folders: folders)
    cache.configuration = opened
    return opened
  }
}
