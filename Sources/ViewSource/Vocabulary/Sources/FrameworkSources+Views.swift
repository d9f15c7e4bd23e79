extension FrameworkSources {
  /// Views of SwiftUI that consist of others.
  static let views: [String: String] = [
    "TupleView": """
    struct TupleView<Content>: View {
      var value: Content
      init(_ value: Content) { self.value = value }
      var body: some View {
        let mirror = Mirror(reflecting: value)
        let views = mirror.displayStyle == .tuple ? mirror.children.map { $0.value } : [value]
        ForEach(views.indices, id: \\.self) { views[$0] }
      }
    }
    """,
    "ToolbarDefaultItemKind": """
    struct ToolbarDefaultItemKind {
      static let sidebarToggle = ToolbarDefaultItemKind()
      static let search = ToolbarDefaultItemKind()
      static let title = ToolbarDefaultItemKind()
    }
    """,
    "DefaultToolbarItem": """
    struct DefaultToolbarItem: View {
      init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
      var body: some View { EmptyView() }
    }
    """,
    "Table": table, "TableColumn": tableColumn, "TableRow": tableRow, "_VariadicView": variadicView,
    "_VariadicView_MultiViewRoot": "protocol _VariadicView_MultiViewRoot {}",
    "_VariadicView_UnaryViewRoot": "protocol _VariadicView_UnaryViewRoot {}",
    "_VariadicView_ViewRoot": "protocol _VariadicView_ViewRoot {}",
  ]

  /// A table, which is a list of its first column: the width of figures is compact.
  private static let table = """
    struct Table: View {
      @resultBuilder enum Columns {
        static func buildExpression(_ column: TableColumn) -> [TableColumn] { [column] }
        static func buildExpression(_ columns: [TableColumn]) -> [TableColumn] { columns }
        static func buildBlock(_ columns: [TableColumn]...) -> [TableColumn] { columns.flatMap { $0 } }
        static func buildOptional(_ columns: [TableColumn]?) -> [TableColumn] { columns ?? [] }
        static func buildEither(first columns: [TableColumn]) -> [TableColumn] { columns }
        static func buildEither(second columns: [TableColumn]) -> [TableColumn] { columns }
        static func buildLimitedAvailability(_ columns: [TableColumn]) -> [TableColumn] { columns }
      }
      static var _cell: ((Any) -> AnyView)?
      private let data: Any
      private let columns: [TableColumn]
      private let rows: (() -> AnyView)?
      private let selection: Any?
      init(
        of type: Any? = nil, selection: Any? = nil, sortOrder: Any? = nil, columnCustomization: Any? = nil,
        @Columns columns: () -> [TableColumn], @ViewBuilder rows: @escaping () -> some View
      ) {
        data = []
        self.selection = selection
        self.columns = columns()
        self.rows = { AnyView(rows()) }
      }
      init(
        _ data: Any, selection: Any? = nil, sortOrder: Any? = nil, columnCustomization: Any? = nil,
        @Columns columns: () -> [TableColumn]
      ) {
        self.data = data
        self.selection = selection
        self.columns = columns()
        rows = nil
      }
      var body: some View {
        let _ = { Table._cell = columns.first?.cell }()
        if let rows, let selection {
          List(selection: selection) { rows() }.listStyle(.plain)
        } else if let rows {
          List { rows() }.listStyle(.plain)
        } else if let selection {
          List(data, selection: selection) { row in if let first = columns.first { first.cell(row) } }.listStyle(.plain)
        } else {
          List(data) { row in if let first = columns.first { first.cell(row) } }.listStyle(.plain)
        }
      }
    }
    """

  /// A row of a table, which is the cell of the table's first column.
  private static let tableRow = """
    struct TableRow: View {
      private let value: Any
      private let cell: ((Any) -> AnyView)?
      init(_ value: Any) {
        self.value = value
        cell = Table._cell
      }
      var body: some View { if let cell { cell(value) } }
    }
    """

  private static let tableColumn = """
    struct TableColumn {
      let cell: (Any) -> AnyView
      init(_ title: Any, @ViewBuilder content: @escaping (Any) -> some View) {
        cell = { AnyView(content($0)) }
      }
      init(_ title: Any, value: KeyPath<Any, Any>, comparator: Any? = nil) {
        cell = { AnyView(Text(verbatim: "\\($0[keyPath: value])")) }
      }
      init(
        _ title: Any, value: KeyPath<Any, Any>, comparator: Any? = nil,
        @ViewBuilder content: @escaping (Any) -> some View
      ) {
        cell = { AnyView(content($0)) }
      }
      func width(_ width: CGFloat?) -> TableColumn { self }
      func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
      func customizationID(_ id: String) -> TableColumn { self }
      func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
      func alignment(_ alignment: Any) -> TableColumn { self }
    }
    """

  /// The views of a builder, which a root arranges; apps use its underscored name for separators between views.
  private static let variadicView = """
    enum _VariadicView {
      typealias Children = Any
      struct Tree<Root, Content: View>: View {
        let root: Root
        let content: Content
        init(_ root: Root, @ViewBuilder content: () -> Content) {
          self.root = root
          self.content = content()
        }
        var body: some View { Group(subviews: content) { children in root.body(children: children) } }
      }
    }
    """
}
