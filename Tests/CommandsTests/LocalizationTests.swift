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
    let view =
      #"Text("Hello \("Ada")", tableName: "Main"); Text("count \(3) of \(1200)"); Text("title"); Text(verbatim: "title")"#
    #expect(
      try texts(view, "--locale", "en").texts == ["Hello Ada", "1,200, of which 3", #"The \"best\"\nof all"#, "title"])
    #expect(try texts(view, "--locale", "de_DE").texts.prefix(2) == ["Hallo Ada", "3 von 1.200"])
  }

  @Test func `a key that the file of the language lacks is shown itself, as in a bundle`() throws {
    try folder.write("\"title\" = \"Title\";\n\"greeting\" = \"Hello\";\n", to: "app/en.lproj/Localizable.strings")
    try folder.write("\"greeting\" = \"Hallo\";\n", to: "app/de.lproj/Localizable.strings")
    try folder.write("\"name\" = \"Other name\";\n", to: "app/en.lproj/Other.strings")
    let view = #"Text("title"); Text("greeting"); Text("name", tableName: "Other")"#
    // The folder of German has no file for the other table.
    let german = try texts(view, "--locale", "de_AT")
    #expect(german.texts == ["title", "Hallo", "Other name"])
    #expect(german.errors.contains("warning: no text in 'de' for the key 'title'"))
    #expect(try texts(view, "--locale", "fr").texts == ["Title", "Hello", "Other name"])
  }

  @Test func `the locale of a resource and the bundle of a language choose the language`() throws {
    let view = #"""
      Text(String(localized: LocalizedStringResource("title", locale: Locale(identifier: "de"))))
      Text(NSLocalizedString(
        "title", bundle: Bundle(path: Bundle.main.path(forResource: "de", ofType: "lproj")!)!, comment: ""))
      Text(String(localized: "title", locale: Locale(identifier: "de")))
      """#
    try folder.write("\"title\" = \"Title\";\n", to: "app/en.lproj/Localizable.strings")
    try folder.write("\"title\" = \"Titel\";\n", to: "app/de.lproj/Localizable.strings")
    #expect(try texts(view, "--locale", "en").texts == ["Titel", "Titel", "Title"])
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

  @Test func `AttributedString(localized:) is looked up, and its text is Markdown`() throws {
    try folder.write("\"warning\" = \"Links may *break*.\";\n", to: "app/en.lproj/Localizable.strings")
    let view =
      #"Text(AttributedString(localized: "warning")); Text(AttributedString(localized: "w", defaultValue: "None"))"#
    #expect(try texts(view, "--locale", "en").texts == ["Links may break.", "None"])
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

  @Test func `a key that is made elsewhere is looked up in the table of its text`() throws {
    try folder.write("\"title\" = \"Localizable\";\n", to: "app/en.lproj/Localizable.strings")
    try folder.write("\"title\" = \"Other\";\n\"n %lld\" = \"%lld others\";\n", to: "app/en.lproj/Other.strings")
    let view = """
      let key: LocalizedStringKey = "title"
      Text(key); Text(key, tableName: "Other"); Text(key, tableName: "None"); Text(LocalizedStringKey("n \\(3)"))
      Text(LocalizedStringKey("n \\(3)"), tableName: "Other").bold()
      """
    #expect(try texts(view).texts == ["Localizable", "Other", "title", "n 3", "3 others"])
    // A key counts as lacking only where it is shown.
    try folder.write("\"title\" = \"Anderer\";\n", to: "app/de.lproj/Other.strings")
    let named = #"let key: LocalizedStringKey = "title"; Text(key, tableName: "Other")"#
    let german = try texts(named, "--locale", "de")
    #expect(german.texts == ["Anderer"] && german.errors == "")
    #expect(try texts(#"Text("title"); Text("x", tableName: "Other")"#, "--locale", "de").errors.contains("'title'"))
  }

  @Test func `the locale of the environment chooses the language of texts, and not that of strings`() throws {
    try writeStrings()
    let view = #"""
      Group {
        Text("count \(3) of \(1200)"); Text("greeting \(1)")
        Text(String(localized: "title"))
        Text("title").environment(\.locale, Locale(identifier: "en"))
      }.environment(\.locale, Locale(identifier: "de_DE"))
      Text("count \(3) of \(1200)")
      """#
    try folder.write(
      "\"title\" = \"Titel\";\n\"count %lld of %lld\" = \"%lld von %lld\";\n", to: "app/de.lproj/Localizable.strings")
    try folder.write("\"title\" = \"Title\";\n", to: "app/en.lproj/Localizable.strings")
    #expect(
      try texts(view, "--locale", "en").texts
        == ["3 von 1.200", "greeting 1", "Title", "Title", "count 3 of 1,200"])
  }

  @Test func `a text among the values of a key stands in its place, with the marks around it`() throws {
    try folder.write(
      "\"%@ by %@, 100%%\" = \"**%2$@** wrote %1$@, all of it\";\n", to: "app/de.lproj/Localizable.strings")
    let view = #"Text("\("Emma") by \(Text("Austen").italic()), 100%"); Text("**\(Text("Austen"))** \(1)")"#
    #expect(try texts(view, "--locale", "de").texts == ["Austen wrote Emma, all of it", "Austen 1"])
    #expect(try texts(view, "--locale", "en").texts == ["Emma by Austen, 100%", "Austen 1"])
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
    let view = #"Text("start"); Text("end", tableName: "Main")"#
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
