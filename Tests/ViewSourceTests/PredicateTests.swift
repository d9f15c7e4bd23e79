import Testing

@testable import PlumblineViewSource

/// Predicates that are written as text; the results are those of Foundation.
@Suite struct `Predicates as text` {
  private static let item = """
    class Item {
      var name = "Milk"
      var price = 2.5
      var done = false
      var tags = ["a", "b"]
      var owner: Item?
      var day = Date(timeIntervalSinceReferenceDate: 10)
    }
    func holds(_ format: String, _ arguments: Any...) -> String {
      NSPredicate(format: format, argumentArray: arguments).evaluate(with: Item()) ? "1" : "0"
    }

    """

  @Test(arguments: [
    ("name == 'Milk' AND price < 3", "1"), ("name = \"milk\"", "0"), ("name ==[c] \"milk\"", "1"),
    ("NOT (price >= 3 OR done = YES)", "1"), ("name BEGINSWITH[cd] 'mí' && done == NO", "1"),
    ("name ENDSWITH 'k' || name ENDSWITH 'x'", "1"), ("name CONTAINS[c] 'ILK'", "1"), ("name LIKE 'M?l*'", "1"),
    ("name LIKE 'M?l'", "0"), ("name MATCHES '[A-Z][a-z]+'", "1"), ("name MATCHES 'Mil'", "0"),
    ("ANY tags == 'b'", "1"), ("ALL tags == 'b'", "0"), ("NONE tags == 'c'", "1"), ("tags.@count == 2", "1"),
    ("price BETWEEN {2, 3}", "1"), ("price IN {1, 2.5}", "1"), ("NOT price IN {1, 2.5}", "0"),
    ("owner == nil", "1"), ("owner.name != nil", "0"), ("price <> 2", "1"), ("name.length > 3", "1"),
  ])
  func `a format holds for an object or not`(_ format: String, _ expected: String) {
    let code = Self.item + "#Preview { Text(verbatim: holds(#\"\(format)\"#)) }"
    #expect(AppCode.shown(code, importing: "Foundation") == [expected])
  }

  @Test func `arguments take the places of the format's specifiers`() {
    let code =
      Self.item + #"""
        #Preview {
          let email = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
          let isEmail = NSPredicate(format: "SELF MATCHES %@", email)
          let (both, none) = (
            NSCompoundPredicate(andPredicateWithSubpredicates: [isEmail, NSPredicate(format: "SELF.length < %d", 9)]),
            NSCompoundPredicate(notPredicateWithSubpredicate: isEmail)
          )
          let texts = ["a.b@c.de", "a.b@c"]
          Text(verbatim: texts.map { "\(isEmail.evaluate(with: $0)) \(both.evaluate(with: $0)) \(none.evaluate(with: $0))" }
            .joined(separator: ", "))
        }
        #Preview { Text(verbatim: holds("%K == %@ AND day > %@", "name", "Milk", Date(timeIntervalSinceReferenceDate: 5))) }
        """#
    #expect(AppCode.shown(code, importing: "Foundation") == ["true true false, false false true", "1"])
  }

  @Test func `a fetch request takes the objects for which its predicate holds`() {
    let code = """
      class Task: NSManagedObject {
        @NSManaged var title: String?
        @NSManaged var done: Bool
      }
      struct Open: View {
        @FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "done == NO")) var tasks: FetchedResults<Task>
        var body: some View { Text(verbatim: tasks.map { $0.title ?? "-" }.joined(separator: " ")) }
      }
      #Preview {
        let context = NSManagedObjectContext(.mainQueueConcurrencyType)
        for index in 0..<4 {
          let task = Task(context: context)
          task.title = "\\(index)"
          task.done = index % 2 == 0
        }
        return Open().environment(\\.managedObjectContext, context)
      }
      """
    #expect(AppCode.shown(code, importing: "CoreData") == ["1 3"])
  }
}

/// Casts to protocols of the standard library.
@Suite struct `Casts to protocols` {
  @Test func `a value is one of a protocol's if its type conforms`() {
    let code = """
      import SwiftUI
      #Preview {
        let values: [Any] = [Date(), true, 1, 2.5, "x", UInt8(3), Decimal(1), Character("c"), [1]]
        VStack {
          Text(verbatim: values.map { $0 is any BinaryInteger ? "1" : "0" }.joined())
          Text(verbatim: values.map { $0 is any BinaryFloatingPoint ? "1" : "0" }.joined())
          Text(verbatim: values.map { $0 is any StringProtocol ? "1" : "0" }.joined())
          Text(verbatim: values.map { $0 is any Numeric ? "1" : "0" }.joined())
          Text(verbatim: values.map { $0 is any Comparable ? "1" : "0" }.joined())
        }
      }
      """
    let expected = ["001001000", "000100000", "000010000", "001101100", "101111110"]
    #expect(AppCode.shown(code, importing: "Foundation") == expected)
  }
}
