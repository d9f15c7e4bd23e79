import Foundation
import PlumblineViews

extension TextContent {
  /// Creates content that a function writes in the locale of the text's environment.
  init(localized write: @escaping (Locale) -> String) {
    let writer = Writer(write: write)
    self.init(LocalizedText(standard: writer.text(in: "en_US"), characters: writer.text))
  }

  /// Creates content from a value and a format, in the locale of the text's environment unless the format names one.
  init<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    let namesLocale = format.locale(.autoupdatingCurrent) != format
    self.init { (namesLocale ? format : format.locale($0)).format(value) }
  }

  /// A function from a locale to text.
  ///
  /// It is called on the thread that created it, and so can be sendable.
  private struct Writer: @unchecked Sendable {
    let write: (Locale) -> String
    func text(in locale: String) -> String { write(Locale(identifier: locale)) }
  }
}

extension Text {
  /// Creates a text that shows a value in a format.
  ///
  /// - Example: `Text(0.25, format: .percent)`
  public init<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: TextContent(input, format: format))
  }

  /// Creates a text that shows a value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(content: TextContent(formatter.string(for: subject) ?? "\(subject)"))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value in a format.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    appendInterpolation(Text(input, format: format))
  }

  /// Appends a value as a formatter writes it.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
  }

  /// Appends a date, or its distance from the current time, in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled content from a title and a value in a format.
  ///
  /// - Example: `LabeledContent("Price", value: 3, format: .number)`
  public init<Format: FormatStyle>(
    _ title: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }

  /// Creates labeled content from a title and a value in a format.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: some StringProtocol, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

extension TextField where Label == Text {
  /// Creates a text field for a value in a format.
  ///
  /// - Example: `TextField("Amount", value: .constant(1), format: .number)`
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title: title.content, text: format.format(value.wrappedValue), prompt: prompt) { text in
      guard let new = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = new
      return true
    }
  }

  /// Creates a text field for an optional value in a format; it is empty for nil.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title: title.content, text: value.wrappedValue.map { format.format($0) } ?? "", prompt: prompt) { text in
      guard let new = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = new
      return true
    }
  }

  /// Creates a text field that takes the texts for which a function returns true.
  private init(title: TextContent, text: String, prompt: Text?, set: @escaping (String) -> Bool) {
    self.init(
      layoutNode: .textField(
        prompt: prompt?.content ?? title, text: text, input: .text(TextInput(text: text, set: set)), title: title))
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title for a value.
  ///
  /// The format has no effect, as the value is not shown.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(title, value: value, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value in a range.
  ///
  /// The format has no effect, as the value is not shown.
  ///
  /// - Example: `Stepper("Count", value: .constant(1), in: 0...9)`
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(title, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }
}
