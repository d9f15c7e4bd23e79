import Glibc
import PlumblineSnapshots
import PlumblineSwiftReading
import PlumblineTypesetting
import PlumblineUnicode

/// `plumbline doctor`: examines the installation.
enum DoctorCommand {
  /// Prints a line for each part, and a suggestion for each problem; the exit code is then that of an input error.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    guard call.paths.isEmpty else { throw UsageError("doctor takes no path") }
    let findings =
      [Finding("plumbline", Plumbline.fullVersion), grammar] + libraries + fonts(call[.fonts])
      + [cache(call[.cache]), pageCache, SelfTest.finding]
    let isHealthy = findings.allSatisfy { $0.repair == nil }
    if call[.json] {
      let report = JSON.object(["isHealthy": .bool(isHealthy), "parts": .array(findings.map(\.json))])
      console.write(report.indentedText + "\n")
    } else {
      for finding in findings { console.write(finding.text(for: console)) }
    }
    return isHealthy ? .done : .inputError
  }

  /// The Swift parser.
  private static var grammar: Finding {
    let name = "Swift parser"
    guard GrammarProcess.lines("classes", for: Array("let a = 1\n".utf8))?.isEmpty == false else {
      return Finding(
        name, fault: "plumbline-grammar cannot be run",
        repair: "reinstall Plumbline: the program belongs beside plumbline or in ../lib/plumbline")
    }
    return Finding(name, GrammarProcess.paths.first { access($0, X_OK) == 0 } ?? "found in PATH")
  }

  /// The libraries that are opened when they are needed.
  private static var libraries: [Finding] {
    let icu = ICU.package
    let dates =
      ICU.isInstalled
      ? Finding("dates, numbers and line breaks", icu)
      : Finding(
        "dates, numbers and line breaks", fault: "\(icu) is not installed", repair: "apt install \(icu)")
    let others = [
      ("PNG and PDF", "libcairo.so.2", "libcairo2"), ("font lookup", "libfontconfig.so.1", "libfontconfig1"),
      ("path operations", "libgeos_c.so.1", "libgeos-c1v5"),
      ("Markdown pages", "libcmark-gfm.so.0.29.0.gfm.6", "libcmark-gfm0.29.0.gfm.6"),
      ("the live page", "libmicrohttpd.so.12", "libmicrohttpd12"),
      ("JPEG images", "libturbojpeg.so.0", "libturbojpeg0"),
      ("SVG images", "librsvg-2.so.2", "librsvg2-2"),
      ("PDF images", "libpoppler-glib.so.8", "libpoppler-glib8"),
    ].map { name, file, package in
      guard let handle = dlopen(file, RTLD_LAZY | RTLD_LOCAL) else {
        return Finding(name, fault: "\(file) cannot be opened", repair: "apt install \(package)")
      }
      dlclose(handle)
      return Finding(name, file)
    }
    return [dates] + others
  }

  /// Returns the fonts that figures are drawn with.
  private static func fonts(_ folders: [String]) -> [Finding] {
    (FontTypesetter.fontFacts + FontTypesetter.fontFacts(inFolders: folders)).map { fact in
      guard let version = fact.version, let bytes = try? Files.read(fact.path) else {
        return Finding(
          fact.purpose, fault: "\(fact.family) is not installed", repair: "apt install \(fact.package)")
      }
      return Finding(fact.purpose, "\(fact.family) \(version) · \(Digest(of: bytes).short) · \(fact.package)")
    }
  }

  /// Returns the folder of the cache.
  private static func cache(_ folder: String?) -> Finding {
    folder.map { cache("cache", in: $0) } ?? Finding("cache", "none; set one with --cache DIR")
  }

  /// The cache of `plumbline markdown`, for calls that name none.
  private static var pageCache: Finding {
    PageCache.standardFolder.map { cache("cache of pages", in: $0) }
      ?? Finding("cache of pages", "none, since neither XDG_CACHE_HOME nor HOME is an absolute path")
  }

  /// Returns the state of a cache's folder, or of the folder in which the first run creates it.
  private static func cache(_ name: String, in folder: String) -> Finding {
    guard Files.isFolder(folder) else {
      var above = folder
      while !Files.exists(above), above != "/", above != "." { above = Files.parent(of: above) }
      guard Files.isFolder(above) else {
        return Finding(name, fault: "\(above) is not a folder", repair: "move the file, or set another folder")
      }
      guard access(above, W_OK | X_OK) == 0 else {
        return Finding(
          name, fault: "\(folder) cannot be created: \(above) cannot be written to", repair: "chmod u+w \(above)")
      }
      return Finding(name, "\(folder), which the first run creates")
    }
    guard access(folder, W_OK) == 0 else {
      return Finding(name, fault: "\(folder) cannot be written to", repair: "chmod u+w \(folder)")
    }
    let entries = Files.files(below: folder, suffix: "")
    let size = entries.compactMap(Files.size).reduce(0, +)
    return Finding(name, "\(folder), \(entries.count) \(entries.count == 1 ? "entry" : "entries"), \(size) bytes")
  }
}
