/// Values for objects, which no longer count when their object is gone: another one at its address has none.
struct ObjectTable<Object: AnyObject, Element> {
  private struct Entry {
    weak var object: Object?
    var element: Element
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Accesses the value of an object, or nil if it has none.
  subscript(object: Object) -> Element? {
    get { entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.element : nil } }
    set { entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, element: $0) } }
  }
}
