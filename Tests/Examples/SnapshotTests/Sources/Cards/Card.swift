import PlumblineViews

/// A name beside a disc.
public struct Card: View {
  let name: String
  let color: Color

  /// A card for a name.
  public init(name: String, color: Color) {
    self.name = name
    self.color = color
  }

  /// A disc beside the name.
  public var body: some View {
    HStack(spacing: 12) {
      Circle().fill(color).frame(width: 32, height: 32).id("disc")
      Text(name).font(.headline).id("name")
    }
    .padding(12)
  }
}
