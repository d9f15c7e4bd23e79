// Controls in their plain styles.
import SwiftUI

private struct Settings: View {
  @State private var isOn = true
  @State private var volume = 0.3
  @State private var name = ""
  @State private var size = "M"
  @State private var quantity = 2

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Wi-Fi", isOn: $isOn)
      Toggle(isOn: $isOn) {
        Label("Airplane", systemImage: "airplane")
      }
      Slider(value: $volume, in: 0...1)
      Stepper("Quantity: \(quantity)", value: $quantity, in: 0...10)
      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)
      Picker("Size", selection: $size) {
        ForEach(["S", "M", "L"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      ProgressView(value: volume)
      HStack {
        Button("Cancel", role: .cancel) {}
        Button("Delete", role: .destructive) {}
          .buttonStyle(.bordered)
        Button("Done") { isOn.toggle() }
          .buttonStyle(.borderedProminent)
          .controlSize(.small)
      }
      GroupBox("Box") {
        LabeledContent("Label", value: "Value")
      }
      DisclosureGroup("More", isExpanded: .constant(true)) {
        Text("Content")
      }
    }
    .padding()
  }
}

#Preview("Controls", traits: .fixedLayout(width: 320, height: 520)) {
  Settings()
}

#Preview("List", traits: .fixedLayout(width: 320, height: 400)) {
  NavigationStack {
    List {
      Section {
        Text("First")
        Text("Second").badge(3)
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section("Links") {
        NavigationLink("Details") { Text("Details") }
        ForEach(0..<2) { Text("Row \($0)") }
      }
    }
    .navigationTitle("Title")
  }
}
