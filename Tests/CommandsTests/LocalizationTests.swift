import Foundation
import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

@Suite struct `Localized texts` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the texts of a layout's views, in order, and the messages.
  private func texts(_ view: String, _ more: String...) throws -> (texts: [String], errors: String) {
    let path = try folder.write("import SwiftUI\n\n#Preview { VStack { \(view) } }\n", to: "app/a.swift")
    let run = try ToolRun(["layout", path] + more)
    let texts = run.output.split(separator: "\n").compactMap { line -> String? in
      guard let start = line.range(of: "Text \""), let end = line.lastIndex(of: "\"") else { return nil }
      return String(line[start.upperBound..<end])
    }
    return (texts, run.errors)
  }

  private func writeStrings() throws {
    try folder.write(
      """
      /* A greeting */
      "greeting" = "Hello %@";
      "count %lld of %lld" = "%2$lld, of which %1$lld";
      "title" = "The \\"best\\"\\nof all";
      """, to: "app/en.lproj/Localizable.strings")
    try folder.write(
      "\"greeting\" = \"Hallo %@\";\n\"count %lld of %lld\" = \"%1$lld von %2$lld\";\n",
      to: "app/de.lproj/Localizable.strings")
  }

  @Test func `a literal key is looked up in the language of the run, with its values`() throws {
    try writeStrings()
    try folder.write("\"Hello %@\" = \"Hallo %@\";\n", to: "app/de.lproj/Main.strings")
    let view = #"Text("Hello \("Ada")"); Text("count \(3) of \(1200)"); Text("title"); Text(verbatim: "title")"#
    #expect(
      try texts(view, "--locale", "en").texts == ["Hello Ada", "1,200, of which 3", #"The \"best\"\nof all"#, "title"])
    #expect(try texts(view, "--locale", "de_DE").texts.prefix(2) == ["Hallo Ada", "3 von 1.200"])
  }

  @Test func `a string is no key, and a key that is made of one is`() throws {
    try folder.write("\"title\" = \"Titel\";\n", to: "app/de.lproj/Localizable.strings")
    let view = #"let key = "title"; Text(key); Text(LocalizedStringKey(key)); Label("title", systemImage: "star")"#
    #expect(try texts(view, "--locale", "de").texts == ["title", "Titel", "Titel"])
  }

  @Test func `String(localized:) and NSLocalizedString are looked up, and have defaults`() throws {
    try folder.write("\"title\" = \"Titel\";\n\"n %lld\" = \"%lld Stück\";\n", to: "app/de.lproj/Localizable.strings")
    let view = #"""
      Text(String(localized: "title")); Text(String(localized: "n \(4)"))
      Text(String(localized: "other", defaultValue: "Other")); Text(NSLocalizedString("title", comment: ""))
      Text(NSLocalizedString("none", value: "None", comment: "")); Text(NSLocalizedString("none", comment: ""))
      """#
    #expect(try texts(view, "--locale", "de").texts == ["Titel", "4 Stück", "Other", "Titel", "None", "none"])
  }

  @Test func `numbers in String(localized:) have the digits and separators of the language`() throws {
    try folder.write("\"n %lld\" = \"%lld Stück\";\n", to: "app/de.lproj/Localizable.strings")
    let view = #"Text(String(localized: "n \(1234)")); Text(String(localized: "other \(1234) \("a")"))"#
    #expect(try texts(view, "--locale", "de").texts == ["1.234 Stück", "other 1.234 a"])
    #expect(try texts(view, "--locale", "ar").texts.last == "other ١٬٢٣٤ a")
    #expect(try texts(#"Text(String("n \(1234)"))"#, "--locale", "de").texts == ["n 1234"])
  }

  @Test func `a key with a table is looked up in that table alone`() throws {
    try folder.write("\"title\" = \"Main\";\n\"n %lld\" = \"%lld main\";\n", to: "app/en.lproj/Localizable.strings")
    try folder.write("\"title\" = \"Other\";\n\"n %lld\" = \"%lld others\";\n", to: "app/en.lproj/Other.strings")
    let view = #"""
      Text("title"); Text("title", tableName: "Other", comment: ""); Text("n \(2)", tableName: "Other", bundle: .main)
      Text(String(localized: "title", table: "Other")); Text(NSLocalizedString("title", tableName: "Other", comment: ""))
      Text(LocalizedStringResource("title", table: "Other")); Text("title", tableName: "None")
      """#
    #expect(try texts(view).texts == ["Main", "Other", "2 others", "Other", "Other", "Other", "title"])
  }

  @Test func `a resource has a default where no file has its key`() throws {
    try folder.write("\"title\" = \"Titel\";\n", to: "app/de.lproj/Localizable.strings")
    let view = #"""
      Text(LocalizedStringResource("title", defaultValue: "Title", comment: "c"))
      Text(LocalizedStringResource("new", defaultValue: "New \(2)"))
      """#
    #expect(try texts(view, "--locale", "de").texts == ["Titel", "New 2"])
    #expect(try texts(view, "--locale", "fr").texts == ["Title", "New 2"])
  }

  @Test func `a text for a kind of device is that of the canvas`() throws {
    try folder.write(
      """
      <plist version="1.0"><dict><key>start</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>iphone</key><string>Tap</string><key>ipad</key><string>Touch</string><key>mac</key><string>Click</string>
      </dict></dict></dict></plist>
      """, to: "app/en.lproj/Localizable.stringsdict")
    let unit = { (text: String) in #"{"stringUnit": {"value": "\#(text)"}}"# }
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {"end": {"localizations": {"en": {"variations": {"device": {"#
        + #""iphone": \#(unit("Phone")), "ipad": \#(unit("Pad")), "other": \#(unit("Any"))}}}}}}}"#,
      to: "app/Main.xcstrings")
    let view = #"Text("start"); Text("end")"#
    #expect(try texts(view).texts == ["Tap", "Phone"])
    #expect(try texts(view, "--canvas", "ipad-11").texts == ["Touch", "Pad"])
  }

  @Test func `plural forms follow the language's rules`() throws {
    let forms = ["zero": "nothing", "one": "%lld day", "other": "%lld days"]
    let entries = forms.sorted { $0.key < $1.key }.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>days %lld</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>in %#@days@</string>
      <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>\(entries)</dict></dict></dict></plist>
      """, to: "app/en.lproj/Localizable.stringsdict")
    let view = #"ForEach([0, 1, 2], id: \.self) { Text("days \($0)") }"#
    #expect(try texts(view).texts == ["in nothing", "in 1 day", "in 2 days"])
    #expect(try texts(view, "--locale", "en-XA").texts == ["[îñ ñöţĥîñĝ]", "[îñ 1 ðåý]", "[îñ 2 ðåýš]"])
  }

  private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Home": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "Start"}}}},
      "Brand": {"shouldTranslate": false},
      "New": {},
      "%lld files": {"localizations": {"pl": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld plik"}}, "few": {"stringUnit": {"value": "%lld pliki"}},
        "many": {"stringUnit": {"value": "%lld plików"}}, "other": {"stringUnit": {"value": "%lld pliku"}}}}}}},
      "tap": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Tap"}}}}}}},
      "%lld birds in %lld trees": {"localizations": {"en": {
        "stringUnit": {"value": "%#@birds@ in %#@trees@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
          "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg tree"}}, "other": {"stringUnit": {"value": "%arg trees"}}}}}}}}}
    }}
    """

  @Test func `string catalogues have plural forms, variations by device and substitutions`() throws {
    try folder.write(catalog, to: "app/Localizable.xcstrings")
    let files = #"ForEach([1, 3, 5], id: \.self) { Text("\($0) files") }; Text("Home")"#
    #expect(try texts(files, "--locale", "pl").texts == ["1 plik", "3 pliki", "5 plików", "Start"])
    #expect(try texts(files).texts == ["1 files", "3 files", "5 files", "Home"])
    let birds = #"Text("tap"); Text("\(1) birds in \(2) trees")"#
    #expect(try texts(birds).texts == ["Tap", "1 bird in 2 trees"])
  }

  @Test func `a key that the language lacks is reported once, at its literal`() throws {
    try folder.write(catalog, to: "app/Localizable.xcstrings")
    let run = try texts(#"Text("New"); Text("New"); Text("Brand"); Text("unlisted")"#, "--locale", "pl")
    #expect(run.errors.components(separatedBy: "warning:").count == 2)
    #expect(run.errors.contains("app/a.swift:3:26: warning: no text in 'pl' for the key 'New'"))
    #expect(try texts(#"Text("New")"#).errors == "")
  }

  @Test func `pseudo-languages change all texts and no values`() throws {
    let view = #"Text("Save \("as")")"#
    #expect(try texts(view, "--locale", "en-XA").texts == ["[Šåṽé as]"])
    #expect(try texts(view, "--locale", "en-XL").texts == ["Save as Save as"])
    let mirrored = try ToolRun("layout", folder.path + "/app/a.swift", "--locale", "ar-XB")
    #expect(mirrored.output.contains("\u{202E}Save as\u{202C}"))
  }

  @Test func `pseudo-languages change the default of a key that no file has`() throws {
    let view = #"Text(String(localized: "a.key", defaultValue: "Save \("as")"))"#
    #expect(try texts(view, "--locale", "en-XA").texts == ["[Šåṽé as]"])
    #expect(try texts(view, "--locale", "en-XL").texts == ["Save as Save as"])
    try folder.write("\"a.key\" = \"Keep %@\";\n", to: "app/en.lproj/Localizable.strings")
    #expect(try texts(view, "--locale", "en-XA").texts == ["[Ķééþ %@]"])
  }

  @Test func `strings files may be UTF-16`() throws {
    let units = [0xFEFF] + Array("\"title\" = \"Títol\";\n".utf16)
    try folder.write(
      units.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] },
      to: "app/en.lproj/Localizable.strings")
    #expect(try texts(#"Text("title")"#).texts == ["Títol"])
  }
}

@Suite struct `A matrix of variants` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("#Preview { Text(\"Hello\").padding() }\n", to: "in/a.swift")
  }

  private func render(_ more: String...) throws -> [String] {
    let run = try ToolRun(["render", folder.path + "/in", "-o", folder.path + "/out", "--format", "svg"] + more)
    #expect(run.exitCode == .done, "\(run.errors)")
    return folder.names.filter { $0.hasPrefix("out/") }.map { String($0.dropFirst(4)) }
  }

  @Test func `each combination has a name, and the first values have none in it`() throws {
    #expect(
      try render("--type-size", "l,ax5", "--locale", "en,ar") == ["a.svg", "a~ar.svg", "a~ax5.svg", "a~ax5~ar.svg"])
  }

  @Test func `a large text size makes text larger`() throws {
    let run = try ToolRun("layout", folder.path + "/in/a.swift", "--type-size", "l,ax5")
    #expect(run.output.contains("a.swift · a\n"))
    #expect(run.output.contains("a.swift · a~ax5\n"))
    #expect(run.output.contains("Text \"Hello\" (16, 16) 39×20.5"))
    #expect(run.output.contains("Text \"Hello\" (16, 16) 116×63.5"))
  }

  @Test func `a dark variant is laid out as dark, and drawn so`() throws {
    try folder.write(
      """
      struct Lamp: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Color.red.frame(width: scheme == .dark ? 20 : 40, height: 10) }
      }
      #Preview { Lamp() }

      """, to: "in/a.swift")
    #expect(try render("--appearance", "light,dark") == ["a.svg", "a~dark.svg"])
    #expect(try folder.text("out/a.svg").contains("width=\"40\""))
    #expect(try folder.text("out/a~dark.svg").contains("width=\"20\""))
  }

  @Test func `increased contrast changes system colours, and code reads it`() throws {
    try folder.write(
      """
      struct Lamp: View {
        @Environment(\\.colorSchemeContrast) private var contrast
        var body: some View {
          Color.blue.opacity(0.5).frame(width: contrast == .increased ? 20 : 40, height: 10)
        }
      }
      #Preview { Lamp() }
      #Preview("Own") { Color(red: 0, green: 0.5, blue: 1).frame(width: 30, height: 10) }

      """, to: "in/a.swift")
    let names = try render("--contrast", "standard,increased")
    #expect(names.count == 4, "\(names)")
    let own = try folder.text("out/a-Own.svg").split(separator: "\n").filter { $0.contains("fill=") }
    #expect(try folder.text("out/a-Own~increased.svg").split(separator: "\n").filter { $0.contains("fill=") } == own)
    let lamps = names.filter { !$0.contains("Own") }
    #expect(try folder.text("out/" + lamps[0]).contains("#007AFF".lowercased()))
    #expect(try folder.text("out/" + lamps[0]).contains("width=\"40\""))
    #expect(try folder.text("out/" + lamps[1]).contains("#0040DD".lowercased()))
    #expect(try folder.text("out/" + lamps[1]).contains("width=\"20\""))
  }

  @Test func `accessibility settings are read by code, and bold text is wider`() throws {
    try folder.write(
      """
      struct Lamp: View {
        @Environment(\\.accessibilityReduceMotion) private var motion
        @Environment(\\.legibilityWeight) private var weight
        var body: some View {
          Color.red.frame(width: motion ? 10 : 20, height: weight == .bold ? 30 : 40)
          Text("Hamburgefons")
        }
      }
      #Preview { VStack(alignment: .leading, spacing: 0) { Lamp() } }

      """, to: "in/a.swift")
    let run = try ToolRun(
      "layout", folder.path + "/in/a.swift", "--accessibility", "none,bold-text,bold-text+reduce-motion")
    #expect(run.exitCode == .done, "\(run.errors)")
    let sizes = run.output.split(separator: "\n").filter { $0.contains("Color") }.compactMap {
      $0.split(separator: " ").last
    }
    #expect(sizes == ["20×40", "20×30", "10×30"])
    let texts = run.output.split(separator: "\n").filter { $0.contains("Text") }
    let widths = texts.compactMap { line in
      line.split(separator: " ").first { $0.contains("×") }?.split(separator: "×").first.flatMap { Double($0) }
    }
    #expect(widths.count == 3 && widths[1] > widths[0] && widths[2] == widths[1], "\(run.output)")
    let unknown = try ToolRun("layout", folder.path + "/in/a.swift", "--accessibility", "bold-text+reduce-moton")
    #expect(unknown.exitCode == .usage)
    #expect(unknown.errors.contains("did you mean 'reduce-motion'?"))
  }

  @Test func `a directive gives one preview variants of its own`() throws {
    try folder.write(
      "// plumbline: direction ltr rtl\n#Preview(\"One\") { HStack { Color.red.frame(width: 9, height: 9); Text(\"a\") } }\n"
        + "#Preview(\"Two\") { Text(\"b\") }\n", to: "in/a.swift")
    #expect(try render() == ["a-One.svg", "a-One~rtl.svg", "a-Two.svg"])
    let run = try ToolRun("layout", folder.path + "/in")
    #expect(run.output.contains("a.swift · One\nHStack"))
    #expect(run.output.contains("a.swift · One~rtl\nHStack"))
  }

  @Test func `an unknown value is an error with a near one, in calls and directives`() throws {
    let run = try ToolRun("render", folder.path + "/in", "-o", folder.path + "/out", "--type-size", "l,ax6")
    #expect(run.exitCode == .usage)
    #expect(run.errors.hasPrefix("error: type-size knows no 'ax6'\nhint: did you mean 'ax1'?"))
    try folder.write("// plumbline: direction lft\n#Preview { Text(\"b\") }\n", to: "in/a.swift")
    let faulty = try ToolRun("layout", folder.path + "/in")
    #expect(faulty.exitCode == .inputError)
    #expect(faulty.errors.contains("a.swift:1:1: error: direction knows no 'lft'"))
  }

  @Test func `variants have golden files of their own, except those that look like the first where asked`() throws {
    try folder.write("#Preview { Color.red.frame(width: 9, height: 9) }\n", to: "in/b.swift")
    let call = ["check", folder.path + "/in", "--levels", "layout", "--type-size", "l,ax5", "--record", "missing"]
    _ = try ToolRun(call + ["--dedupe"])
    let names = ["a.layout.txt", "a~ax5.layout.txt", "b.layout.txt"].map { "in/__Snapshots__/" + $0 }
    #expect(folder.names.filter { $0.contains("__Snapshots__") } == names)
    let checked = try ToolRun(call + ["--dedupe"])
    #expect(checked.exitCode == .done)
    #expect(checked.output == "4 figures: 4 passed\n")
    _ = try ToolRun(call)
    #expect(folder.names.contains("in/__Snapshots__/b~ax5.layout.txt"))
  }

  @Test func `a variant that looks like an earlier one has no golden file where asked`() throws {
    try folder.write(
      """
      struct Bar: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View { Color.red.frame(width: size.isAccessibilitySize ? 20 : 10, height: 9) }
      }
      #Preview { Bar() }
      """, to: "in/a.swift")
    let call = ["check", folder.path + "/in", "--levels", "layout", "--type-size", "l,ax4,ax5,xl", "--dedupe"]
    _ = try ToolRun(call + ["--record", "missing"])
    let names = ["a.layout.txt", "a~ax4.layout.txt"].map { "in/__Snapshots__/" + $0 }
    #expect(folder.names.filter { $0.contains("__Snapshots__") } == names)
    #expect(try ToolRun(call).output == "4 figures: 4 passed\n")
    // A variant that no longer looks like the one whose golden files it shared is missing its own.
    let changedText = try folder.text("in/a.swift").replacing(
      "size.isAccessibilitySize", with: "size == .accessibility5 ? 30 : size.isAccessibilitySize")
    try folder.write(changedText, to: "in/a.swift")
    let changed = try ToolRun(call)
    #expect(changed.exitCode == .goldenMissing)
    #expect(changed.output.contains("a~ax5.layout.txt"))
  }
}
