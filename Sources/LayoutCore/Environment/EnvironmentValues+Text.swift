extension EnvironmentValues {
  /// The maximum number of lines of a text, or nil for no limit.
  public var lineLimit: Int? {
    get { paragraph.lineLimit }
    set { paragraph.lineLimit = newValue }
  }
  /// The additional distance between lines, in points.
  public var lineSpacing: Double {
    get { paragraph.lineSpacing }
    set { paragraph.lineSpacing = newValue }
  }
  /// The smallest scale to which text shrinks before it is truncated.
  public var minimumScaleFactor: Double {
    get { paragraph.minimumScaleFactor }
    set { paragraph.minimumScaleFactor = newValue }
  }
  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }
  /// The position at which a line is truncated.
  public var truncationMode: ParagraphStyle.TruncationMode {
    get { paragraph.truncationMode }
    set { paragraph.truncationMode = newValue }
  }
  /// A Boolean value that indicates whether letters may move closer together before text is truncated.
  public var allowsTightening: Bool {
    get { paragraph.allowsTightening }
    set { paragraph.allowsTightening = newValue }
  }
}
