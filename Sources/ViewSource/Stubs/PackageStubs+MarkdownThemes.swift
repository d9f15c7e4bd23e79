extension PackageStubs {
  /// MarkdownUI: themes.
  static let markdownThemes = #"""
    public struct Theme {
      public var text: any TextStyle = EmptyTextStyle()
      public var code: any TextStyle = FontFamilyVariant(.monospaced)
      public var emphasis: any TextStyle = FontStyle(.italic)
      public var strong: any TextStyle = FontWeight(.semibold)
      public var strikethrough: any TextStyle = StrikethroughStyle(.single)
      public var link: any TextStyle = EmptyTextStyle()
      var _headings: [Int: (BlockConfiguration) -> AnyView] = [:]
      var _paragraph: (BlockConfiguration) -> AnyView = { AnyView($0.label) }
      var _blockquote: (BlockConfiguration) -> AnyView = { AnyView($0.label) }
      var _codeBlock: (CodeBlockConfiguration) -> AnyView = { AnyView($0.label) }
      var _image: (BlockConfiguration) -> AnyView = { AnyView($0.label) }
      var _list: (BlockConfiguration) -> AnyView = { AnyView($0.label) }
      var _listItem: (BlockConfiguration) -> AnyView = { AnyView($0.label) }
      var _table: (BlockConfiguration) -> AnyView = { AnyView($0.label) }
      var _tableCell: (TableCellConfiguration) -> AnyView = { AnyView($0.label) }
      var _thematicBreak: () -> AnyView = { AnyView(Divider()) }
      var _taskMarker: (TaskListMarkerConfiguration) -> AnyView = BlockStyle<TaskListMarkerConfiguration>.checkmarkSquare._body
      var _bulletMarker: (ListMarkerConfiguration) -> AnyView = BlockStyle<ListMarkerConfiguration>.discCircleSquare._body
      var _numberMarker: (ListMarkerConfiguration) -> AnyView = BlockStyle<ListMarkerConfiguration>.decimal._body
      public init() {}
      func _with(_ change: (inout Theme) -> Void) -> Theme {
        var copy = self
        change(&copy)
        return copy
      }
      public func text(@TextStyleBuilder text: () -> any TextStyle) -> Theme { _with { $0.text = text() } }
      public func code(@TextStyleBuilder code: () -> any TextStyle) -> Theme { _with { $0.code = code() } }
      public func emphasis(@TextStyleBuilder emphasis: () -> any TextStyle) -> Theme { _with { $0.emphasis = emphasis() } }
      public func strong(@TextStyleBuilder strong: () -> any TextStyle) -> Theme { _with { $0.strong = strong() } }
      public func strikethrough(@TextStyleBuilder strikethrough: () -> any TextStyle) -> Theme {
        _with { $0.strikethrough = strikethrough() }
      }
      public func link(@TextStyleBuilder link: () -> any TextStyle) -> Theme { _with { $0.link = link() } }
      public func heading1<V: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> V) -> Theme {
        _with { $0._headings[1] = { AnyView(body($0)) } }
      }
      public func heading2<V: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> V) -> Theme {
        _with { $0._headings[2] = { AnyView(body($0)) } }
      }
      public func heading3<V: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> V) -> Theme {
        _with { $0._headings[3] = { AnyView(body($0)) } }
      }
      public func heading4<V: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> V) -> Theme {
        _with { $0._headings[4] = { AnyView(body($0)) } }
      }
      public func heading5<V: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> V) -> Theme {
        _with { $0._headings[5] = { AnyView(body($0)) } }
      }
      public func heading6<V: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> V) -> Theme {
        _with { $0._headings[6] = { AnyView(body($0)) } }
      }
      public func paragraph<V: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> V) -> Theme {
        _with { $0._paragraph = { AnyView(body($0)) } }
      }
      public func blockquote<V: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> V) -> Theme {
        _with { $0._blockquote = { AnyView(body($0)) } }
      }
      public func codeBlock<V: View>(@ViewBuilder body: @escaping (CodeBlockConfiguration) -> V) -> Theme {
        _with { $0._codeBlock = { AnyView(body($0)) } }
      }
      public func image<V: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> V) -> Theme {
        _with { $0._image = { AnyView(body($0)) } }
      }
      public func list<V: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> V) -> Theme {
        _with { $0._list = { AnyView(body($0)) } }
      }
      public func listItem<V: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> V) -> Theme {
        _with { $0._listItem = { AnyView(body($0)) } }
      }
      public func table<V: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> V) -> Theme {
        _with { $0._table = { AnyView(body($0)) } }
      }
      public func tableCell<V: View>(@ViewBuilder body: @escaping (TableCellConfiguration) -> V) -> Theme {
        _with { $0._tableCell = { AnyView(body($0)) } }
      }
      public func thematicBreak<V: View>(@ViewBuilder body: @escaping () -> V) -> Theme {
        _with { $0._thematicBreak = { AnyView(body()) } }
      }
      public func taskListMarker(_ style: BlockStyle<TaskListMarkerConfiguration>) -> Theme { _with { $0._taskMarker = style._body } }
      public func taskListMarker<V: View>(@ViewBuilder body: @escaping (TaskListMarkerConfiguration) -> V) -> Theme {
        _with { $0._taskMarker = { AnyView(body($0)) } }
      }
      public func bulletedListMarker(_ style: BlockStyle<ListMarkerConfiguration>) -> Theme { _with { $0._bulletMarker = style._body } }
      public func bulletedListMarker<V: View>(@ViewBuilder body: @escaping (ListMarkerConfiguration) -> V) -> Theme {
        _with { $0._bulletMarker = { AnyView(body($0)) } }
      }
      public func numberedListMarker(_ style: BlockStyle<ListMarkerConfiguration>) -> Theme { _with { $0._numberMarker = style._body } }
      public func numberedListMarker<V: View>(@ViewBuilder body: @escaping (ListMarkerConfiguration) -> V) -> Theme {
        _with { $0._numberMarker = { AnyView(body($0)) } }
      }
      public var textBackgroundColor: Color? { _TextLook().with(text).background }
      static func _sized(_ weight: Font.Weight, _ size: CGFloat) -> any TextStyle {
        _TextStyles(styles: [FontWeight(weight), FontSize(.em(size))])
      }
      public static let basic: Theme = {
        var theme = Theme()
        theme.code = _TextStyles(styles: [FontFamilyVariant(.monospaced), FontSize(.em(0.94))])
        for (level, size) in [(1, 2.0), (2, 1.5), (3, 1.17), (4, 1), (5, 0.83), (6, 0.67)] {
          theme._headings[level] = {
            AnyView($0.label.markdownMargin(top: .rem(1.5), bottom: .rem(1))._textStyle(_sized(.semibold, CGFloat(size))))
          }
        }
        return theme.paragraph {
          $0.label.fixedSize(horizontal: false, vertical: true).relativeLineSpacing(.em(0.15))
            .markdownMargin(top: .zero, bottom: .em(1))
        }
        .blockquote {
          $0.label._textStyle(FontStyle(.italic)).relativePadding(.leading, length: .em(2))
            .relativePadding(.trailing, length: .em(1))
        }
        .codeBlock { configuration in
          ScrollView(.horizontal) {
            configuration.label.fixedSize(horizontal: false, vertical: true).relativeLineSpacing(.em(0.15))
              .relativePadding(.leading, length: .rem(1))
              ._textStyle(_TextStyles(styles: [FontFamilyVariant(.monospaced), FontSize(.em(0.94))]))
          }
          .markdownMargin(top: .zero, bottom: .em(1))
        }
        .table { $0.label.fixedSize(horizontal: false, vertical: true).markdownMargin(top: .zero, bottom: .em(1)) }
        .tableCell { cell in
          cell.label._textStyle(cell.row == 0 ? FontWeight(.semibold) : EmptyTextStyle())
            .fixedSize(horizontal: false, vertical: true).relativeLineSpacing(.em(0.15))
            .relativePadding(.horizontal, length: .em(0.72)).relativePadding(.vertical, length: .em(0.35))
        }
        .thematicBreak { Divider().markdownMargin(top: .em(2), bottom: .em(2)) }
      }()
      public static let gitHub: Theme = {
        let grey = _shade(0xF7F7F9, 0x25262A)
        let border = _shade(0xE4E4E8, 0x42444E)
        let page = _shade(0xFFFFFF, 0x18191D)
        var theme = Theme()
        theme.text = _TextStyles(styles: [ForegroundColor(_shade(0x060606, 0xFBFBFC)), BackgroundColor(page), FontSize(16)])
        theme.code = _TextStyles(styles: [FontFamilyVariant(.monospaced), FontSize(.em(0.85)), BackgroundColor(grey)])
        theme.link = ForegroundColor(_shade(0x2C65CF, 0x4C8EF8))
        for (level, size) in [(1, 2.0), (2, 1.5)] {
          theme._headings[level] = { configuration in
            AnyView(
              VStack(alignment: .leading, spacing: 0) {
                configuration.label.relativePadding(.bottom, length: .em(0.3)).relativeLineSpacing(.em(0.125))
                  .markdownMargin(top: 24, bottom: 16)._textStyle(_sized(.semibold, CGFloat(size)))
                Divider().overlay(_shade(0xD0D0D3, 0x333438))
              })
          }
        }
        for (level, size) in [(3, 1.25), (4, 1), (5, 0.875), (6, 0.85)] {
          theme._headings[level] = {
            AnyView(
              $0.label.relativeLineSpacing(.em(0.125)).markdownMargin(top: 24, bottom: 16)
                ._textStyle(level == 6 ? ForegroundColor(_shade(0x6B6E7B, 0x6D707D)) : EmptyTextStyle())
                ._textStyle(_sized(.semibold, CGFloat(size))))
          }
        }
        return theme.paragraph {
          $0.label.fixedSize(horizontal: false, vertical: true).relativeLineSpacing(.em(0.25)).markdownMargin(top: 0, bottom: 16)
        }
        .blockquote { configuration in
          HStack(spacing: 0) {
            RoundedRectangle(cornerRadius: 6).fill(border).relativeFrame(width: .em(0.2))
            configuration.label._textStyle(ForegroundColor(_shade(0x6B6E7B, 0x9294A0)))
              .relativePadding(.horizontal, length: .em(1))
          }
          .fixedSize(horizontal: false, vertical: true)
        }
        .codeBlock { configuration in
          ScrollView(.horizontal) {
            configuration.label.fixedSize(horizontal: false, vertical: true).relativeLineSpacing(.em(0.225))
              ._textStyle(_TextStyles(styles: [FontFamilyVariant(.monospaced), FontSize(.em(0.85))])).padding(16)
          }
          .background(grey).clipShape(RoundedRectangle(cornerRadius: 6)).markdownMargin(top: 0, bottom: 16)
        }
        .listItem { $0.label.markdownMargin(top: .em(0.25)) }
        .taskListMarker {
          Image(systemName: $0.isCompleted ? "checkmark.square.fill" : "square").symbolRenderingMode(.hierarchical)
            .foregroundStyle(_shade(0xB9B9BB, 0xB9B9BB), _shade(0xEEEEEF, 0xEEEEEF)).imageScale(.small)
            .relativeFrame(minWidth: .em(1.5), alignment: .trailing)
        }
        .table {
          $0.label.fixedSize(horizontal: false, vertical: true).markdownTableBorderStyle(TableBorderStyle(color: border))
            .markdownTableBackgroundStyle(.alternatingRows(page, grey)).markdownMargin(top: 0, bottom: 16)
        }
        .tableCell { cell in
          cell.label._textStyle(cell.row == 0 ? FontWeight(.semibold) : EmptyTextStyle())._textStyle(BackgroundColor(nil))
            .fixedSize(horizontal: false, vertical: true).padding(.vertical, 6).padding(.horizontal, 13)
            .relativeLineSpacing(.em(0.25))
        }
        .thematicBreak { Divider().relativeFrame(height: .em(0.25)).overlay(border).markdownMargin(top: 24, bottom: 24) }
      }()
    }
    """#
}
