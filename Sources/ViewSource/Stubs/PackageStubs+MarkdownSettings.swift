extension PackageStubs {
  /// MarkdownUI: markers of lists, and the settings of the environment.
  static let markdownSettings = #"""
    public struct BlockConfiguration {
      public let label: AnyView
      public let content: MarkdownContent
    }
    public struct CodeBlockConfiguration {
      public let language: String?
      public let content: String
      public let label: AnyView
    }
    public struct ListMarkerConfiguration {
      public let listLevel: Int
      public let itemNumber: Int
    }
    public struct TaskListMarkerConfiguration {
      public let isCompleted: Bool
    }
    public struct TableCellConfiguration {
      public let row: Int
      public let column: Int
      public let label: AnyView
    }
    public struct BlockStyle<Configuration> {
      let _body: (Any) -> AnyView
      public init<Body: View>(@ViewBuilder body: @escaping (Configuration) -> Body) { _body = { AnyView(body($0)) } }
      public static var decimal: BlockStyle<ListMarkerConfiguration> {
        BlockStyle<ListMarkerConfiguration> {
          Text("\($0.itemNumber).").monospacedDigit().relativeFrame(minWidth: .em(1.5), alignment: .trailing)
        }
      }
      public static var dash: BlockStyle<ListMarkerConfiguration> {
        BlockStyle<ListMarkerConfiguration> { _ in Text("-").relativeFrame(minWidth: .em(1.5), alignment: .trailing) }
      }
      public static var disc: BlockStyle<ListMarkerConfiguration> {
        BlockStyle<ListMarkerConfiguration> { _ in _Bullet(name: "circle.fill") }
      }
      public static var circle: BlockStyle<ListMarkerConfiguration> {
        BlockStyle<ListMarkerConfiguration> { _ in _Bullet(name: "circle") }
      }
      public static var square: BlockStyle<ListMarkerConfiguration> {
        BlockStyle<ListMarkerConfiguration> { _ in _Bullet(name: "square.fill") }
      }
      public static var discCircleSquare: BlockStyle<ListMarkerConfiguration> {
        BlockStyle<ListMarkerConfiguration> {
          _Bullet(name: ["circle.fill", "circle", "square.fill"][max(0, min($0.listLevel, 3) - 1)])
        }
      }
      public static var checkmarkSquare: BlockStyle<TaskListMarkerConfiguration> {
        BlockStyle<TaskListMarkerConfiguration> {
          Image(systemName: $0.isCompleted ? "checkmark.square.fill" : "square").symbolRenderingMode(.hierarchical)
            .imageScale(.small).relativeFrame(minWidth: .em(1.5), alignment: .trailing)
        }
      }
    }
    struct _Bullet: View {
      @Environment(\._textLook) var look
      let name: String
      var body: some View {
        Image(systemName: name).font(.system(size: (look.points / 3).rounded()))
          .relativeFrame(minWidth: .em(1.5), alignment: .trailing)
      }
    }
    """#
}
