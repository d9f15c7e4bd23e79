extension PackageStubs {
  /// MarkdownUI: the views of blocks.
  static let markdownViews = #"""
    struct _InlineText: View {
      @Environment(\._textLook) var look
      @Environment(\._theme) var theme
      let source: String
      var body: some View { Text(styled) }
      var styled: AttributedString {
        var text =
          (try? AttributedString(markdown: source, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)))
          ?? AttributedString(source)
        for run in text.runs {
          let intent = run.inlinePresentationIntent ?? []
          var own = look
          own.background = nil
          if intent.contains(.emphasized) { own = own.with(theme.emphasis) }
          if intent.contains(.stronglyEmphasized) { own = own.with(theme.strong) }
          if intent.contains(.strikethrough) { own = own.with(theme.strikethrough) }
          if run.link != nil { own = own.with(theme.link) }
          if intent.contains(.code) { own = own.with(theme.code) }
          text[run.range].inlinePresentationIntent = nil
          text[run.range].font = own.font
          if let color = own.foreground { text[run.range].foregroundColor = color }
          if let color = own.background { text[run.range].backgroundColor = color }
          if let kerning = own.kerning { text[run.range].kern = kerning }
          if let line = own.strikethrough { text[run.range].strikethroughStyle = line }
          if let line = own.underline { text[run.range].underlineStyle = line }
        }
        return text
      }
    }
    struct _BlockList: View {
      @Environment(\._isTight) var isTight
      @Environment(\.multilineTextAlignment) var alignment
      @State var margins: [Int: _Margins] = [:]
      let blocks: [AnyView]
      var body: some View {
        VStack(
          alignment: alignment == .center ? .center : alignment == .trailing ? .trailing : .leading, spacing: 0
        ) {
          ForEach(blocks.indices, id: \.self) { index in
            blocks[index].onPreferenceChange(_MarginsKey.self) { margins[index] = $0 }.padding(.top, space(above: index))
          }
        }
      }
      func space(above index: Int) -> CGFloat? {
        if index == 0 { return 0 }
        return [margins[index]?.top, isTight ? 0 : margins[index - 1]?.bottom].compactMap { $0 }.max()
      }
    }
    struct _BlockView: View {
      @Environment(\._theme) var theme
      @Environment(\._textLook) var look
      @Environment(\._listLevel) var level
      @Environment(\._isTight) var isTight
      @Environment(\._highlighter) var highlighter
      @Environment(\._images) var images
      @Environment(\._tableBorder) var border
      @Environment(\._tableBackground) var tableBackground
      let block: _Block
      static func views(_ blocks: [_Block]) -> [AnyView] { blocks.map { AnyView(_BlockView(block: $0)) } }
      func configuration<V: View>(_ view: V) -> BlockConfiguration {
        BlockConfiguration(label: AnyView(view), content: MarkdownContent(""))
      }
      var body: some View {
        switch block {
        case .paragraph(let text):
          if text.hasPrefix("!["), text.hasSuffix(")"), let open = text.range(of: "](") {
            let address = String(text[open.upperBound...].dropLast())
            theme._paragraph(configuration(theme._image(configuration(image(URL(string: address))))))
          } else {
            theme._paragraph(configuration(_InlineText(source: text)))
          }
        case .heading(let level, let text):
          if let style = theme._headings[level] {
            style(configuration(_InlineText(source: text)))
          } else {
            _InlineText(source: text)
          }
        case .quote(let blocks): theme._blockquote(configuration(_BlockList(blocks: Self.views(blocks))))
        case .code(let code, let language):
          theme._codeBlock(
            CodeBlockConfiguration(language: language, content: code, label: AnyView(_CodeText(code: code, language: language))))
        case .rule: theme._thematicBreak()
        case .list(let items, let start, let isTight):
          theme._list(
            configuration(
              _BlockList(blocks: items.indices.map { AnyView(item(items[$0], number: (start ?? 1) + $0, isNumbered: start != nil)) })
                .environment(\._listLevel, level + 1).environment(\._isTight, isTight)))
        case .table(let rows, let alignments): theme._table(configuration(table(rows, alignments)))
        }
      }
      func image(_ url: URL?) -> AnyView {
        if let images { AnyView(images.makeImage(url: url)) } else { AnyView(DefaultImageProvider().makeImage(url: url)) }
      }
      func item(_ item: _Item, number: Int, isNumbered: Bool) -> some View {
        let own = _LevelReader { level in
          item.isDone.map { theme._taskMarker(TaskListMarkerConfiguration(isCompleted: $0)) }
            ?? (isNumbered ? theme._numberMarker : theme._bulletMarker)(
              ListMarkerConfiguration(listLevel: level, itemNumber: number))
        }
        return theme._listItem(
          configuration(
            Label {
              _BlockList(blocks: Self.views(item.blocks))
            } icon: {
              own.font(look.font)
            }))
      }
      func table(_ rows: [[String]], _ alignments: [HorizontalAlignment]) -> some View {
        _TableView(rows: rows, alignments: alignments)
      }
    }
    struct _LevelReader<Content: View>: View {
      @Environment(\._listLevel) var level
      let content: (Int) -> Content
      var body: some View { content(level) }
    }
    struct _CodeText: View {
      @Environment(\._textLook) var look
      @Environment(\._highlighter) var highlighter
      let code: String
      let language: String?
      var body: some View {
        let text = highlighter.map { $0.highlightCode(code, language: language) } ?? Text(code)
        if let color = look.foreground {
          text.font(look.font).foregroundColor(color)
        } else {
          text.font(look.font)
        }
      }
    }
    struct _TableView: View {
      @Environment(\._theme) var theme
      @Environment(\._tableBorder) var border
      @Environment(\._tableBackground) var background
      let rows: [[String]]
      let alignments: [HorizontalAlignment]
      var body: some View {
        Grid(horizontalSpacing: border._width, verticalSpacing: border._width) {
          ForEach(rows.indices, id: \.self) { row in
            GridRow {
              ForEach(alignments.indices, id: \.self) { column in
                theme._tableCell(
                  TableCellConfiguration(
                    row: row, column: column,
                    label: AnyView(_InlineText(source: column < rows[row].count ? rows[row][column] : "")))
                )
                .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignments[column], vertical: .center))
                .frame(maxHeight: .infinity).background(background._color(row, column))
                .overlay(Rectangle().inset(by: -border._width / 2).stroke(border._color, lineWidth: border._width))
              }
            }
          }
        }
        .padding(border._width).fixedSize(horizontal: true, vertical: false)
      }
    }
    public struct Markdown: View {
      @Environment(\._theme) var _theme
      @Environment(\._textLook) var _look
      let _content: MarkdownContent
      public init(_ content: MarkdownContent, baseURL: URL? = nil, imageBaseURL: URL? = nil) { _content = content }
      public init(_ markdown: String, baseURL: URL? = nil, imageBaseURL: URL? = nil) { _content = MarkdownContent(markdown) }
      public init(baseURL: URL? = nil, imageBaseURL: URL? = nil, @MarkdownContentBuilder content: () -> MarkdownContent) {
        _content = content()
      }
      public var body: some View {
        let look = _look.with(_theme.text)
        _BlockList(blocks: _BlockView.views(_content._blocks)).foregroundColor(look.foreground).background(look.background)
          .environment(\._textLook, look)
      }
    }
    """#
}
