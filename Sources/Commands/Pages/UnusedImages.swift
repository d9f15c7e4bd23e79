import PlumblineMarkdown
import PlumblineSnapshots
import PlumblineSource

/// Plumbline's images in the folders of pages that no page refers to any more.
struct UnusedImages {
  /// The paths of the pictures, sorted.
  let paths: [String]

  /// Finds the unused images of a run.
  ///
  /// An image is Plumbline's if it contains a provenance. It is in use if a figure of the run has its name, or if its
  /// name occurs in any page below the folder that contains the folder of images.
  init(of conversion: PageConversion) {
    var found: [String] = []
    let folders = Dictionary(grouping: conversion.run.pages, by: \.images)
    for folder in conversion.run.imageFolders where Files.isFolder(folder) {
      let pages = folders[folder] ?? []
      let names = Set(pages.flatMap { $0.page.fences.map(\.name) })
      var drawn: Set<String> = []
      for step in conversion.run.steps { drawn.formUnion(conversion.results[step.job]?.outcome.outputs ?? []) }
      for page in pages {
        for job in page.jobs.compactMap({ $0 }) { drawn.formUnion(conversion.results[job]?.outcome.outputs ?? []) }
      }
      let candidates = Files.entries(of: folder).filter { path in
        !drawn.contains(path) && Self.hasProvenance(path) && !Self.belongs(path, toAny: names, drawn)
      }
      if candidates.isEmpty { continue }
      let above = Files.folder(of: folder)
      let texts = Files.files(below: above.isEmpty ? "." : above, suffix: "")
        .filter { file in (PageRun.endings + [PageStep.ending]).contains { file.hasSuffix($0) } }
        .compactMap { path in (try? Files.readText(path)).map { Page(path: path, text: $0) } }
      let others = Set(texts.flatMap { $0.fences.map(\.name) })
      found += candidates.filter { path in
        let name = FilePath.name(of: path)
        return !Self.belongs(path, toAny: others, drawn) && !texts.contains { $0.text.contains(name) }
      }
    }
    paths = found.sorted()
  }

  /// Removes the images and returns their number.
  func remove() throws -> Int {
    for path in paths { try Files.remove(path) }
    return paths.count
  }

  /// Returns whether an image is that of a figure that could not be drawn this time.
  private static func belongs(_ path: String, toAny names: Set<String>, _ drawn: Set<String>) -> Bool {
    let stem = FilePath.stem(of: path)
    return names.contains { name in
      (stem == name || stem.hasPrefix(name + "-") || stem.hasPrefix(name + "@"))
        && !drawn.contains { FilePath.stem(of: $0) == name || FilePath.stem(of: $0).hasPrefix(name + "@") }
    }
  }

  /// Returns whether Plumbline wrote a picture.
  private static func hasProvenance(_ path: String) -> Bool {
    guard let bytes = try? Files.read(path) else { return false }
    if path.hasSuffix(".svg") { return Provenance(svg: bytes) != nil }
    if path.hasSuffix(".pdf") { return Provenance(pdf: bytes) != nil }
    return path.hasSuffix(".png") && Provenance(png: bytes) != nil
  }
}
