/// An entity of a Core Data model, whose class Xcode generates.
struct DataEntity {
  private let element: MarkupElement
  /// All entities of the model, by name.
  private let entities: [String: MarkupElement]
  /// Whether the class itself is written by hand, and only its properties are generated.
  private let isExtension: Bool

  /// Creates an entity, or nil if its class is written by hand.
  init?(_ element: MarkupElement, among entities: [String: MarkupElement]) {
    let kind = element.attributes["codeGenerationType"]
    guard kind == "class" || kind == "category", element.attributes["name"] != nil else { return nil }
    (self.element, self.entities, isExtension) = (element, entities, kind == "category")
  }

  /// Returns the name of the class that represents an entity.
  static func className(of entity: MarkupElement) -> String {
    let written = entity.attributes["representedClassName"] ?? entity.attributes["name"] ?? ""
    return written.split(separator: ".").last.map(String.init) ?? written
  }

  private func className(of entity: String?) -> String? { entity.flatMap { entities[$0] }.map(Self.className) }

  private var name: String { Self.className(of: element) }

  /// The declaration of the class, or of the extension with its properties.
  var declaration: String {
    let parent = className(of: element.attributes["parentEntity"]) ?? "NSManagedObject"
    let head = isExtension ? "extension \(name)" : "@objc(\(name)) public class \(name): \(parent)"
    let members = element.children.flatMap { child -> [String] in
      switch child.name {
      case "attribute": attribute(child).map { [$0] } ?? []
      case "relationship": relationship(child)
      default: []
      }
    }
    return "\(head) {\n" + members.map { "  \($0)\n" }.joined() + "}"
  }

  // MARK: Attributes

  private func attribute(_ attribute: MarkupElement) -> String? {
    guard let name = attribute.attributes["name"] else { return nil }
    let type = Self.type(of: attribute)
    guard !isExtension, let value = Self.initialValue(of: attribute, type) else {
      return "@NSManaged public var \(name): \(type)"
    }
    return "public var \(name): \(type) = \(value)"
  }

  /// Returns the type of a generated property: numbers are scalars where the model requests it, everything else is
  /// optional.
  private static func type(of attribute: MarkupElement) -> String {
    let isScalar = attribute.attributes["usesScalarValueType"] == "YES"
    switch attribute.attributes["attributeType"] ?? "" {
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Date": return isScalar ? "TimeInterval" : "Date?"
    case "String": return "String?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    default: return (attribute.attributes["customClassName"] ?? "NSObject") + "?"
    }
  }

  /// Returns the code of an attribute's default value, or nil if the property begins as nil, zero or false.
  private static func initialValue(of attribute: MarkupElement, _ type: String) -> String? {
    if type == "Date?", let seconds = attribute.attributes["defaultDateTimeInterval"] {
      return "Date(timeIntervalSinceReferenceDate: \(seconds))"
    }
    guard let text = attribute.attributes["defaultValueString"] else { return nil }
    switch type {
    case "Bool": return text == "YES" ? "true" : nil
    case "String?": return "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
    case "Int16", "Int32", "Int64", "Double", "Float": return Double(text).flatMap { $0 == 0 ? nil : text }
    default: return nil
    }
  }

  // MARK: Relationships

  private func relationship(_ relationship: MarkupElement) -> [String] {
    guard let name = relationship.attributes["name"],
      let other = className(of: relationship.attributes["destinationEntity"])
    else { return [] }
    let inverse = relationship.attributes["inverseName"]
    let entity = relationship.attributes["destinationEntity"].flatMap { entities[$0] }
    let isMany = relationship.attributes["toMany"] == "YES"
    if isMany, relationship.attributes["ordered"] == "YES" { return ["@NSManaged public var \(name): NSOrderedSet?"] }
    let isInverseMany =
      entity?.children.contains { $0.attributes["name"] == inverse && $0.attributes["toMany"] == "YES" } ?? false
    if !isMany {
      guard !isExtension, let inverse else { return ["@NSManaged public var \(name): \(other)?"] }
      let (left, joined) =
        isInverseMany
        ? ("oldValue?.removeFrom\(Self.capitalized(inverse))(self)", "\(name)?.addTo\(Self.capitalized(inverse))(self)")
        : ("oldValue?.\(inverse) = nil", "\(name)?.\(inverse) = self")
      return [
        "public var \(name): \(other)? { didSet { if oldValue !== \(name) { \(left); \(joined) } } }"
      ]
    }
    let own = Self.capitalized(name)
    var (joins, leaves) = ("", "")
    if let inverse, !isExtension {
      joins =
        isInverseMany
        ? "; value.addTo\(Self.capitalized(inverse))(self)"
        : "; if value.\(inverse) !== self { value.\(inverse) = self }"
      leaves =
        isInverseMany
        ? "; value.removeFrom\(Self.capitalized(inverse))(self)"
        : "; if value.\(inverse) === self { value.\(inverse) = nil }"
    }
    let contains = "(\(name)?.contains(value) ?? false)"
    return [
      "@NSManaged public var \(name): NSSet?",
      "public func addTo\(own)(_ value: \(other)) { if !\(contains) { \(name) = (\(name) ?? NSSet()).adding(value)\(joins) } }",
      "public func removeFrom\(own)(_ value: \(other)) { if \(contains) { \(name) = \(name)?.subtracting([value])\(leaves) } }",
      "public func addTo\(own)(_ values: NSSet) { for value in values.allObjects { addTo\(own)(value as! \(other)) } }",
      "public func removeFrom\(own)(_ values: NSSet) { for value in values.allObjects { removeFrom\(own)(value as! \(other)) } }",
    ]
  }

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
