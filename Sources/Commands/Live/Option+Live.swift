extension Option where Value == Int {
  /// The port of the live page.
  static let port = number(
    "--port", in: 0...65_535, default: 0, meaning: "0: any free one", help: "the port of the page")
}

extension Option where Value == String? {
  /// The editor in which the page opens code.
  static let editor = word(
    "--editor", placeholder: "EDITOR",
    help:
      "open code in vscode, xcode, zed, emacs, …, by a command with {file}, {line} and {column}, or print positions (-)"
  )
}

extension Option where Value == Bool {
  /// Whether the page may write files.
  static let write = flag("--write", help: "let the page write its changes to the files")
  /// Whether the page is opened at once.
  static let open = flag("--open", help: "open the page in the browser")
}

extension Option where Value == [String] {
  /// Further names of the server.
  static let allowHost = words(
    "--allow-host", placeholder: "NAME", help: "answer requests for this name too, such as that of a proxy")
}
