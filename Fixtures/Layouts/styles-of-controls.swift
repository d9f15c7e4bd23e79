// Styles of the program for each control, and controls that are created from a style's configuration.
import SwiftUI

private struct FramedToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.isOn ? "on" : "off")
      Toggle(configuration)
    }
    .border(.orange)
  }
}

private struct FramedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      Label(configuration).border(.blue)
      configuration.icon
    }
  }
}

private struct FramedBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).border(.green) }
}

private struct FramedContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).border(.purple) }
}

private struct BarGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      configuration.label
      Color.orange.frame(width: 100 * configuration.value, height: 8)
      HStack {
        if let least = configuration.minimumValueLabel { least }
        if let value = configuration.currentValueLabel { value }
        if let greatest = configuration.maximumValueLabel { greatest }
      }
    }
  }
}

private struct FramedGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View { Gauge(configuration).border(.red) }
}

private struct ShareProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
      if let label = configuration.label { label } else { Text("no label") }
      ProgressView(configuration).frame(width: 60)
    }
  }
}

private struct DoubleTapStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.label
      if configuration.role == .destructive { Color.red.frame(width: 20, height: 2) }
      Button(configuration)
    }
    .onTapGesture(count: 2) { configuration.trigger() }
  }
}

#Preview("Styles of controls") {
  VStack(alignment: .leading, spacing: 8) {
    Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(FramedToggleStyle())
    Label("Star", systemImage: "star").labelStyle(FramedLabelStyle())
    GroupBox("Box") { Text("content") }.groupBoxStyle(FramedBoxStyle())
    LabeledContent("Size", value: "large").labeledContentStyle(FramedContentStyle())
    Button("Delete", role: .destructive) {}.buttonStyle(DoubleTapStyle())
  }
  .frame(width: 240)
}

#Preview("Styles of amounts") {
  VStack(alignment: .leading, spacing: 8) {
    Gauge(value: 30, in: 0...120) {
      Text("Speed")
    } currentValueLabel: {
      Text("30")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("120")
    }
    .gaugeStyle(BarGaugeStyle())
    Gauge(value: 0.5) { Text("Half") }.gaugeStyle(FramedGaugeStyle())
    ProgressView("Loading", value: 0.25).progressViewStyle(ShareProgressStyle())
    ProgressView(value: 0.5).progressViewStyle(ShareProgressStyle())
  }
  .frame(width: 240)
}
