import CPlumblinePage

/// The files of the page, which are part of the program.
package enum PageFiles {
  /// Returns the response with the file at a path, or nil if the page has none there.
  package static func response(at path: String) -> Response? {
    for index in 0... {
      guard let file = page_file(index)?.pointee, let known = file.path else { return nil }
      guard String(cString: known) == path, let bytes = file.bytes, let type = file.type else { continue }
      return Response(FixedBytes(start: bytes, count: file.length), type: String(cString: type))
    }
    return nil
  }

  /// The length of all files together, in bytes.
  package static var size: Int {
    (0...).lazy.map { page_file($0)?.pointee.length }.prefix { $0 != nil }.reduce(0) { $0 + ($1 ?? 0) }
  }
}
