import Foundation
import PlumblineViews

extension TextContent {
  /// Characters that a function writes in the locale of the place where they stand.
  init(localized write: @escaping (Locale) -> String) {
    let writer = Writer(write: write)
    let characters = LocalizedCharacters(standard: writer.text(in: "en_US"), characters: writer.text)
    self.init(segments: [Segment(.localized(characters))])
  }

  /// A value in a format, which is written in the locale of its place unless it names one itself.
  init<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    let namesLocale = format.locale(.autoupdatingCurrent) != format
    self.init { (namesLocale ? format : format.locale($0)).format(value) }
  }

  /// A function that is called where it was made.
  private struct Writer: @unchecked Sendable {
    let write: (Locale) -> String
    func text(in locale: String) -> String { write(Locale(identifier: locale)) }
  }
}

extension Text {
  /// A value in a format.
  ///
  /// - Example: `Text(0.25, format: .percent)`
  public init<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: TextContent(input, format: format))
  }

  /// A value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(content: TextContent(formatter.string(for: subject) ?? "\(subject)"))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value in a format.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    appendInterpolation(Text(input, format: format))
  }

  /// Adds a value as a formatter writes it.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
  }

  /// Adds a date, or its distance from now.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title and a value in a format.
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

  /// A title and a value in a format.
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
  /// A field for a value in a format.
  ///
  /// - Example: `TextField("Amount", value: .constant(1), format: .number)`
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title, text: .constant(format.format(value.wrappedValue)), prompt: prompt)
  }

  /// A field for a value in a format, empty where there is none.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title, text: .constant(value.wrappedValue.map { format.format($0) } ?? ""), prompt: prompt)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title for a value in a format.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(title, value: value, step: step)
  }

  /// A stepper within limits with a title for a value in a format.
  ///
  /// - Example: `Stepper("Count", value: .constant(1), in: 0...9)`
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(title, value: value, in: bounds, step: step)
  }
}
