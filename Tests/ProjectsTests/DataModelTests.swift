import Testing

@testable import PlumblineProjects

/// Classes that Xcode generates from Core Data models.
@Suite struct `Data models` {
  private static let library = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Shelf" representedClassName="Shelf" syncable="YES" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String" defaultValueString="new"/>
        <attribute name="made" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="size" attributeType="Integer 32" defaultValueString="0" usesScalarValueType="YES"/>
        <attribute name="isOpen" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
        <relationship name="books" optional="YES" toMany="YES" destinationEntity="Book" inverseName="shelf" inverseEntity="Shelf"/>
      </entity>
      <entity name="Book" representedClassName=".Book" syncable="YES" codeGenerationType="category">
        <relationship name="shelf" optional="YES" maxCount="1" destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
      </entity>
      <entity name="Note" representedClassName="Note" syncable="YES">
        <attribute name="text" optional="YES" attributeType="String"/>
      </entity>
    </model>
    """

  @Test func `an entity becomes a class, with optional objects, scalars and default values`() {
    let code = DataModel.declarations(from: Self.library, at: "Library.xcdatamodel/contents")
    let lines = code.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("@objc(Shelf) public class Shelf: NSManagedObject {"))
    #expect(lines.contains("public var title: String? = \"new\""))
    #expect(lines.contains("@NSManaged public var made: Date?"))
    #expect(lines.contains("@NSManaged public var size: Int32"))
    #expect(lines.contains("public var isOpen: Bool = true"))
    #expect(lines.contains("@NSManaged public var books: NSSet?"))
  }

  @Test func `a class that is written by hand gets its properties or nothing`() {
    let code = DataModel.declarations(from: Self.library, at: "Library.xcdatamodel/contents")
    #expect(code.contains("extension Book {\n  @NSManaged public var shelf: Shelf?\n}"))
    #expect(!code.contains("Note"))
  }

  @Test func `the current version of a model is the one that its list names`() {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>Two.xcdatamodel</string></dict></plist>
      """
    let files = TextFiles([
      "M.xcdatamodeld/.xccurrentversion": list, "M.xcdatamodeld/One.xcdatamodel/contents": "",
      "M.xcdatamodeld/Three.xcdatamodel/contents": "", "M.xcdatamodeld/Two.xcdatamodel/contents": "",
    ])
    #expect(DataModel.contents(of: "M.xcdatamodeld", in: files) == "M.xcdatamodeld/Two.xcdatamodel/contents")
    let single = TextFiles(["M.xcdatamodeld/One.xcdatamodel/contents": ""])
    #expect(DataModel.contents(of: "M.xcdatamodeld", in: single) == "M.xcdatamodeld/One.xcdatamodel/contents")
  }
}
