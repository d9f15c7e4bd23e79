extension PackageStubs {
  /// BetterSafariView: a page that is not presented leaves its view as it is.
  static let safariView = """
    import SwiftUI
    public struct SafariView {
      public struct Configuration {
        public init(entersReaderIfAvailable: Bool = false, barCollapsingEnabled: Bool = true) {}
      }
      public enum DismissButtonStyle { case done, close, cancel }
      public init(url: URL, configuration: Configuration = Configuration()) {}
      public func preferredBarAccentColor(_ color: Color?) -> SafariView { self }
      public func preferredControlAccentColor(_ color: Color?) -> SafariView { self }
      public func dismissButtonStyle(_ style: DismissButtonStyle) -> SafariView { self }
    }
    extension View {
      public func safariView(
        isPresented: Binding<Bool>, onDismiss: Any? = nil, content: @escaping () -> SafariView
      ) -> some View { self }
      public func safariView<Item: Identifiable>(
        item: Binding<Item?>, onDismiss: Any? = nil, content: @escaping (Item) -> SafariView
      ) -> some View { self }
    }
    """

  /// ConcurrencyExtras: a value behind a lock, and sendable boxes.
  static let concurrencyExtras = """
    @dynamicMemberLookup public class LockIsolated<Value> {
      var _value: Value
      public init(_ value: @autoclosure () throws -> Value) rethrows { _value = try value() }
      public var value: Value { _value }
      public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { _value[keyPath: path] }
      public func withValue<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result { try change(&_value) }
      public func setValue(_ value: @autoclosure () throws -> Value) rethrows { _value = try value() }
    }
    public struct UncheckedSendable<Value> {
      public var value: Value
      public var wrappedValue: Value { value }
      public init(_ value: Value) { self.value = value }
      public init(wrappedValue: Value) { value = wrappedValue }
    }
    """

  /// Settings: panes as columns of labelled rows, whose labels end where their controls begin.
  static let settings = """
    import SwiftUI
    public enum Settings {
      public struct PaneIdentifier: Hashable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
      }
      @resultBuilder public enum SectionBuilder {
        public static func buildBlock(_ sections: Section...) -> [Section] { sections }
      }
      public struct Section: View {
        public let label: AnyView
        public let content: AnyView
        public let bottomDivider: Bool
        public let verticalAlignment: VerticalAlignment
        public init<Label: View, Content: View>(
          bottomDivider: Bool = false, verticalAlignment: VerticalAlignment = .firstTextBaseline,
          @ViewBuilder label: @escaping () -> Label, @ViewBuilder content: @escaping () -> Content
        ) {
          self.bottomDivider = bottomDivider
          self.verticalAlignment = verticalAlignment
          self.label = AnyView(label())
          self.content = AnyView(VStack(alignment: .leading) { content() })
        }
        public init<Content: View>(
          title: String, bottomDivider: Bool = false, verticalAlignment: VerticalAlignment = .firstTextBaseline,
          @ViewBuilder content: @escaping () -> Content
        ) {
          self.init(
            bottomDivider: bottomDivider, verticalAlignment: verticalAlignment, label: { Text(title) }, content: content)
        }
        public var body: some View {
          HStack(alignment: verticalAlignment) {
            label.alignmentGuide(.settingsSectionLabel) { $0[.trailing] }
            content
            Spacer()
          }
        }
      }
      public struct Container: View {
        let _sections: [Section]
        let _width: Double
        public init(contentWidth: Double, minimumLabelWidth: Double = 0, @SectionBuilder builder: () -> [Section]) {
          _sections = builder()
          _width = contentWidth
        }
        public var body: some View {
          VStack(alignment: .settingsSectionLabel) {
            ForEach(_sections.indices, id: \\.self) { index in
              _sections[index]
              if _sections[index].bottomDivider && index < _sections.count - 1 {
                Divider().frame(width: CGFloat(_width), height: 20)
                  .alignmentGuide(.settingsSectionLabel) { $0[.leading] + _width / 2 }
              }
            }
          }
          .frame(width: CGFloat(_width), alignment: .leading).padding(.vertical, 20).padding(.horizontal, 30)
        }
      }
      public struct Pane<Content: View>: View {
        let _content: () -> Content
        public init(
          identifier: PaneIdentifier, title: String, toolbarIcon: Any, @ViewBuilder contentView: @escaping () -> Content
        ) { _content = contentView }
        public var body: some View { _content() }
      }
    }
    extension HorizontalAlignment {
      enum _SettingsLabel: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[HorizontalAlignment.leading] }
      }
      static let settingsSectionLabel = HorizontalAlignment(_SettingsLabel.self)
    }
    extension View {
      public func settingDescription() -> some View { font(.system(size: 11)).foregroundStyle(.secondary) }
    }
    """
}
