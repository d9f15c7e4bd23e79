import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Frameworks that apps reach while their views are made: the store, the network, the process and its files.
@Suite struct `Frameworks of whole apps` {
  private func shown(_ code: String, importing imports: String = "") -> [String] {
    AppCode.shown(code, importing: imports)
  }

  @Test func `the store has no transactions and no products`() {
    let code = """
      final class History: ObservableObject {
        @Published var state = "none"
        init() {
          Task { for await result in StoreKit.Transaction.updates { state = result.isVerified ? "a" : "b" } }
          Task {
            let found = await StoreKit.Transaction.currentEntitlements.contains { $0.isVerified }
            state = found ? "bought" : "not bought"
          }
        }
      }
      private extension StoreKit.VerificationResult<StoreKit.Transaction> {
        var isVerified: Bool { if case .verified = self { true } else { false } }
      }
      struct Shop: View {
        @StateObject var history = History()
        @State var products: [Product] = []
        var body: some View {
          ForEach(products) { Text($0.displayName) }
          Text("\\(history.state) \\(products.count)")
            .task { products = (try? await Product.products(for: ["a"])) ?? [] }
            .transaction { (change: inout SwiftUI.Transaction) in change.animation = nil }
        }
      }
      #Preview { Shop() }
      """
    #expect(shown(code, importing: "StoreKit") == ["none 0"])
  }

  @Test func `a task of a session keeps what the code gives it`() {
    let code = """
      func task(_ kind: Int) -> URLSessionTask {
        let task: URLSessionTask
        let request = URLRequest(url: URL(string: "https://a.b/c")!)
        switch kind {
        case 0: task = URLSession.shared.dataTask(with: request)
        default: task = URLSession(configuration: .default).downloadTask(with: request)
        }
        let fields = ["Content-Type": "text/html; charset=utf-8"]
        task.setValue(
          HTTPURLResponse(url: request.url!, statusCode: 404, httpVersion: nil, headerFields: fields), forKey: "response")
        task.taskDescription = "task \\(kind)"
        return task
      }
      #Preview {
        ForEach(0..<2) { kind in
          let made = task(kind)
          let response = made.response as? HTTPURLResponse
          Text("\\(made.taskDescription ?? "") \\(response?.statusCode ?? 0) \\(made.response?.mimeType ?? "")")
          Text("\\(made.originalRequest?.url?.path ?? "") \\(made is URLSessionDataTask)")
        }
        Text(URLSessionTaskMetrics.ResourceFetchType(rawValue: 3) == .localCache ? "cache" : "network")
      }
      """
    #expect(shown(code) == ["task 0 404 text/html", "/c true", "task 1 404 text/html", "/c false", "cache"])
  }

  @Test func `property lists in XML are read`() {
    let code = """
      let xml = \"\"\"
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- a comment -->
        <plist version="1.0"><dict>
        <key>name</key><string>A &amp; B</string><key>count</key><integer>3</integer><key>on</key><true/>
        <key>list</key><array><real>1.5</real></array><key>day</key><date>2026-01-01T00:00:00Z</date>
        <key>data</key><data>aGk=</data></dict></plist>
        \"\"\"
      struct Content: Codable { var name: String; var count: Int; var on: Bool; var list: [Double]; var day: Date }
      #Preview {
        let bytes = Data(xml.utf8)
        let list = try! PropertyListSerialization.propertyList(from: bytes, options: [], format: nil) as? [String: Any]
        let data = (list?["data"] as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
        Text("\\(list?["name"] as? String ?? "") \\(list?["count"] as? Int ?? 0) \\(data)")
        let content = try! PropertyListDecoder().decode(Content.self, from: bytes)
        Text("\\(content.name) \\(content.on) \\(content.list.count) \\(Int(content.day.timeIntervalSince1970))")
        Text((try? PropertyListSerialization.propertyList(from: Data("x".utf8), format: nil)) == nil ? "none" : "some")
      }
      """
    #expect(shown(code) == ["A & B 3 hi", "A & B true 1 1767225600", "none"])
  }

  @Test func `a dictionary of Foundation is one of Swift`() {
    let code = """
      let values: [String: Any] = ["a": ["x": 1, "y": 2], "b": "text"]
      #Preview {
        let inner = values["a"] as? NSDictionary
        Text(((inner?.allKeys as? [String]) ?? []).sorted().joined())
        Text((values as NSDictionary).object(forKey: "b") as? String ?? "none")
        Text(NSDictionary(contentsOfFile: "/none.plist") == nil ? "none" : "some")
      }
      """
    #expect(shown(code) == ["xy", "text", "none"])
  }

  @Test func `the process, languages and the pasteboard have values`() {
    let code = """
      #Preview {
        let process = ProcessInfo.processInfo
        let version = OperatingSystemVersion(majorVersion: 17, minorVersion: 1, patchVersion: 0)
        Text("\\(process.operatingSystemVersion.majorVersion) \\(process.isOperatingSystemAtLeast(version))")
        Text("\\(process.processName.isEmpty) \\(process.thermalState == .nominal)")
        Text(Locale.Language(identifier: "ar").characterDirection == .rightToLeft ? "right" : "left")
        Text(UIPasteboard.general.string ?? "none")
      }
      """
    #expect(shown(code) == ["18 true", "false true", "right", "none"])
  }

  @Test func `addresses of the Internet are read`() {
    let code = """
      #Preview {
        let address = IPv4Address("10.0.0.1")
        Text("\\(address?.rawValue.count ?? 0) \\(address?.isLoopback ?? true) \\(address?.debugDescription ?? "")")
        Text("\\(IPv4Address("x") == nil) \\(IPv4Address.loopback == IPv4Address("127.0.0.1")!)")
        Text("\\(IPv6Address("fe80::1")?.isLinkLocal == true) \\(IPv6Address("1:2") == nil)")
      }
      """
    #expect(shown(code, importing: "Network") == ["4 false 10.0.0.1", "true true", "true true"])
  }

  @Test func `a controller fetches objects in sections`() {
    let code = """
      @objc(Item) class Item: NSManagedObject {
        @NSManaged var name: String
        @NSManaged var group: String
      }
      #Preview {
        let context = NSManagedObjectContext()
        let _ = [("b", "y"), ("a", "x"), ("c", "x")].forEach { name, group in
          let item = Item(context: context)
          item.name = name
          item.group = group
        }
        let request = NSFetchRequest<Item>(entityName: "Item")
        let _ = request.sortDescriptors = [
          NSSortDescriptor(key: "group", ascending: true), NSSortDescriptor(key: "name", ascending: true),
        ]
        let controller = NSFetchedResultsController(
          fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "group", cacheName: nil)
        Text(controller.fetchedObjects == nil ? "not fetched" : "fetched")
        let _ = try? controller.performFetch()
        Text((controller.fetchedObjects ?? []).map(\\.name).joined())
        Text((controller.sections ?? []).map { "\\($0.name)\\($0.numberOfObjects)" }.joined(separator: " "))
        Text(controller.object(at: IndexPath(row: 0, section: 1)).name)
      }
      """
    #expect(shown(code, importing: "CoreData") == ["not fetched", "acb", "x2 y1", "b"])
  }

  @Test func `a format of durations has its own type`() {
    let code = """
      struct Time: View {
        var style: Duration.UnitsFormatStyle { .units(allowed: [.seconds], width: .narrow) }
        var body: some View {
          Text(Duration.seconds(30).formatted(style))
          Text(Duration.seconds(90), format: style)
          Text(Duration.seconds(90).formatted(Duration.UnitsFormatStyle(allowedUnits: [.minutes, .seconds], width: .abbreviated)))
        }
      }
      #Preview { Time() }
      """
    #expect(shown(code) == ["30s", "90s", "1 min, 30 sec"])
  }

  @Test func `a list of Realm is a collection beside SwiftUI's lists`() {
    let code = """
      extension Array where Element: RealmCollectionValue {
        func toList() -> RealmSwift.List<Element> {
          let list = RealmSwift.List<Element>()
          list.append(objectsIn: self)
          return list
        }
      }
      #Preview {
        let names = ["a", "b"].toList()
        Text("\\(names.count) \\(names.map { $0.uppercased() }.joined())")
        SwiftUI.List { Text("row") }
      }
      """
    #expect(shown(code, importing: "RealmSwift") == ["2 AB", "row"])
  }

  @Test func `a function of the program with a case's labels is called beside the framework's`() {
    let code = """
      struct Scheme { let hex: String }
      enum BackgroundStyle {
        case color(Scheme)
        case image(Scheme, Int, Scheme?)
      }
      extension View {
        func backgroundStyle(_ style: BackgroundStyle?, alignment: Alignment = .center) -> some View {
          background(Color.red).overlay {
            switch style {
            case .color(let scheme): Text(scheme.hex)
            case .image(let scheme, let count, _): Text("\\(scheme.hex) \\(count)")
            case nil: EmptyView()
            }
          }
        }
      }
      #Preview {
        Color.clear.backgroundStyle(.color(.init(hex: "red")))
        Color.clear.backgroundStyle(.image(.init(hex: "cat"), 2, nil))
      }
      """
    #expect(shown(code) == ["red", "cat 2"])
  }

  @Test func `a builder of the program makes a view of several`() {
    let code = """
      @resultBuilder struct Rows {
        static func buildBlock<each Row: View>(_ row: repeat each Row) -> TupleView<(repeat each Row)> {
          TupleView((repeat each row))
        }
      }
      struct Stack<Content: View>: View {
        let content: Content
        init(@Rows _ content: () -> Content) { self.content = content() }
        var body: some View { VStack { content } }
      }
      #Preview {
        Stack { Text("a"); Text("b") }
        let progress: Progress = {
          let progress = Progress(totalUnitCount: 10)
          progress.kind = .file
          progress.fileOperationKind = .downloading
          return progress
        }()
        Text(progress.kind == .file ? "file" : "none")
      }
      """
    #expect(shown(code) == ["a", "b", "file"])
  }

  @Test func `a pattern nil is compared by no operator of the program`() {
    let code = """
      extension Optional where Wrapped == Date {
        static func == (a: Date?, b: Date?) -> Bool {
          switch (a, b) {
          case let (a?, b?): return a == b
          case (nil, nil): return true
          default: return false
          }
        }
      }
      #Preview {
        let (first, none): (Date?, Date?) = (Date(timeIntervalSince1970: 3), nil)
        Text("\\(first == none) \\(none == none) \\(first == first)")
        switch first {
        case nil: Text("none")
        case .some: Text("some")
        }
      }
      """
    #expect(shown(code) == ["false true true", "some"])
  }
}
