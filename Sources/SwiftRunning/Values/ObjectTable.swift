/// A table of values for objects, whose entries are invalid when their object has ended: another object at its address
/// has none.
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
