import PlumblineLayout
import Testing

@Suite struct `Layouts after steps` {
  @Test func `a view follows the drag`() throws {
    let acted = try Acted(
      """
      import SwiftUI
      struct Example: View {
        @State var offset = CGSize.zero
        var body: some View {
          Color.red.frame(width: 20, height: 20).id("dot").offset(offset)
            .gesture(DragGesture().onChanged { offset = $0.translation }).frame(width: 200, height: 100)
        }
      }
      #Preview { Example() }
      """, after: "drag id dot by 30,10")
    #expect(try acted.frame("dot") == Rect(x: 120, y: 50, width: 20, height: 20))
  }

  @Test func `a sheet of half height stands on the lower edge`() throws {
    let acted = try Acted(
      """
      import SwiftUI
      #Preview { Color.red.sheet(isPresented: .constant(true)) { Color.blue.id("sheet").presentationDetents([.height(200)]) } }
      """)
    #expect(acted.preview.layout.canvas == Size(width: 390, height: 844))
    #expect(try acted.frame("sheet") == Rect(x: 0, y: 644, width: 390, height: 200))
  }
}
