// Navigation bars and toolbars: items, titles, a search field, badges.
import SwiftUI

private struct Letters: View {
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List {
        Text("First")
        Text("Second").badge(3)
        VStack {
          Spacer()
          Text("As high as it needs to be")
          Spacer()
        }
        Button("Remove", role: .destructive) {}
      }
      .navigationTitle("Letters")
      .searchable(text: $query, prompt: "Find")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button {
          } label: {
            Image(systemName: "plus")
          }
          Image(systemName: "gearshape").foregroundStyle(.orange)
        }
        ToolbarItem(placement: .bottomBar) { Button("Compose") {} }
        ToolbarItem(placement: .keyboard) { Text("Never seen") }
      }
      .tint(.green)
    }
  }
}

private struct Plain: View {
  var body: some View {
    NavigationStack {
      Text("Page")
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          Button("Done") {}
          ToolbarItem(placement: .principal) {
            VStack {
              Text("Title").font(.headline)
              Text("Subtitle").font(.caption)
            }
          }
        }
    }
  }
}

private struct Tabs: View {
  var body: some View {
    TabView {
      Text("Inbox").tabItem { Label("Inbox", systemImage: "tray") }.badge(12)
      Text("Sent").badge("new").tabItem { Label("Sent", systemImage: "paperplane") }
    }
  }
}

private struct OwnColours: View {
  var body: some View {
    VStack {
      Button("Red by the button") {}.foregroundColor(.red)
      Button("Green on white") {}.buttonStyle(.borderedProminent).foregroundStyle(.green)
      Button("Tinted") {}
      Button {
      } label: {
        Text("Own").foregroundStyle(.orange)
      }.foregroundStyle(.purple)
    }
    .padding()
  }
}

#Preview("Letters", traits: .fixedLayout(width: 320, height: 480)) { Letters() }
#Preview("Inline", traits: .fixedLayout(width: 320, height: 200)) { Plain() }
#Preview("Tabs", traits: .fixedLayout(width: 320, height: 200)) { Tabs() }
#Preview("Own colours") { OwnColours() }
