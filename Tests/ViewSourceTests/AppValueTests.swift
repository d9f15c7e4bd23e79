import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Values of Foundation, UIKit and SwiftUI that public apps show.
@Suite struct `Values of whole apps` {
  private func shown(_ code: String, importing imports: String = "") -> [String] {
    AppCode.shown(code, importing: imports)
  }

  @Test func `a localized string comes from a key that was formed before`() {
    let code = """
      enum Texts {
        static func text(_ key: String) -> String { String(localized: String.LocalizationValue(key)) }
        static func text(of key: LocalizedStringResource) -> String { String(localized: key) }
      }
      #Preview { Text(Texts.text("first")); Text(Texts.text(of: "second")) }
      """
    #expect(shown(code) == ["first", "second"])
  }

  @Test func `gradients are made by implicit members of their own types`() {
    let code = """
      struct Fade: View {
        var line: LinearGradient { .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
        var ring: RadialGradient { .radialGradient(colors: [.red, .blue], endRadius: 9) }
        var body: some View { Text("a").background(line).foregroundStyle(ring) }
      }
      #Preview { Fade() }
      """
    #expect(shown(code) == ["a"])
  }

  @Test func `an implicit member beside a number is one of the result's type`() {
    let code = """
      struct Petal: View {
        let count = 2.0
        var angle: Angle { .degrees(15) * count }
        var body: some View { Text("\\(Int(angle.degrees.rounded()))").rotationEffect(.degrees(15) * count) }
      }
      #Preview { Petal() }
      """
    #expect(shown(code) == ["30"])
  }

  @Test func `components keep their time zone and calendar`() {
    let code = """
      #Preview {
        var parts = DateComponents(calendar: .current, timeZone: .gmt, year: 2024)
        let zone = parts.timeZone?.identifier ?? "none"
        let _ = parts.timeZone = nil
        Text("\\(zone) \\(parts.timeZone == nil) \\(parts.calendar == nil)")
        Text(Locale.current.currencyCode ?? "none")
        Text("\\(Int(DateInterval().duration))")
      }
      """
    #expect(shown(code) == ["GMT true false", "USD", "0"])
  }

  @Test func `an error of a request names its domain and code`() {
    let code = """
      func load() throws { throw URLError(.notConnectedToInternet) }
      struct Screen: View {
        var message: String {
          do { try load() } catch let error as URLError where error.code == .notConnectedToInternet {
            return error.localizedDescription
          } catch { return "other" }
          return ""
        }
        var body: some View { Text(message) }
      }
      #Preview { Screen() }
      """
    #expect(shown(code) == ["The operation couldn’t be completed. (NSURLErrorDomain error -1009.)"])
  }

  @Test func `the settings of accessibility are off`() {
    let code = """
      #Preview { Text(UIAccessibility.isReduceMotionEnabled ? "calm" : "moving").underline(UIAccessibility.buttonShapesEnabled) }
      """
    #expect(shown(code) == ["moving"])
  }

  @Test func `a region of a map has a centre and lengths`() {
    let code = """
      #Preview {
        let region = MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 0, longitude: 9), latitudinalMeters: 111_320, longitudinalMeters: 222_640)
        Text("\\(Int(region.span.latitudeDelta)) \\(Int(region.span.longitudeDelta))")
      }
      """
    #expect(shown(code, importing: "MapKit CoreLocation") == ["1 2"])
  }

  @Test func `the device of DeviceKit is that of the figure`() {
    let code = """
      #Preview { Text(Device.current.isPhone ? "phone" : "pad"); Text("\\(Device.current.isOneOf([.current]))") }
      """
    #expect(shown(code, importing: "DeviceKit") == ["phone", "true"])
  }

  @Test func `a method of a type from elsewhere is called beside one of its name in an extension of the program`() {
    let code = """
      struct Failure: Error {}
      extension Logger { func error(chained error: Error) { notice("caused by \\(error)") } }
      final class Model {
        let logger = Logger(label: "Model")
        func load() -> String {
          logger.error("could not load: \\(Failure())")
          logger.error(chained: Failure())
          return "loaded"
        }
      }
      #Preview { Text(Model().load()) }
      """
    #expect(AppCode(code, importing: "Logging").texts == ["loaded"])
  }

  @Test func `locks and semaphores that are free do not wait`() {
    let code = """
      #Preview {
        let semaphore = DispatchSemaphore(value: 1)
        let _ = semaphore.wait()
        let lock = NSLock()
        let recursive = NSRecursiveLock()
        Text(lock.withLock { "inside" } + (recursive.try() ? " free" : " taken"))
      }
      """
    #expect(shown(code) == ["inside free"])
  }

  @Test func `index paths, responses and sets keep what they are given`() {
    let code = """
      #Preview {
        let path = IndexPath(row: 1, section: 2)
        let response = HTTPURLResponse(
          url: URL(string: "https://a.b")!, statusCode: 404, httpVersion: nil, headerFields: ["Content-Type": "text/html"])
        let names = NSMutableOrderedSet(array: ["a", "b", "a"])
        let _ = names.add("b")
        Text("\\(path.row) \\(path.section) \\(path < IndexPath(row: 0, section: 3))")
        Text("\\(response?.statusCode ?? 0) \\(response?.value(forHTTPHeaderField: "content-type") ?? "none")")
        Text("\\(names.count) \\(UndoManager().canUndo)")
      }
      """
    #expect(shown(code) == ["1 2 true", "404 text/html", "2 false"])
  }

  @Test func `time zones know their difference from Greenwich`() {
    let code = """
      #Preview {
        let winter = Date(timeIntervalSince1970: 0)
        Text("\\(TimeZone.current.secondsFromGMT()) \\(TimeZone(identifier: "Asia/Tokyo")!.secondsFromGMT(for: winter))")
        Text("\\(TimeZone(identifier: "America/New_York")!.secondsFromGMT(for: winter))")
        Text(Locale.preferredLanguages[0])
      }
      """
    #expect(shown(code) == ["0 32,400", "-18,000", "en-US"])
  }
}
