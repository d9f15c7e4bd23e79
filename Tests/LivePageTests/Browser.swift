import Foundation
import Testing

/// Debian's Chromium without a window, which opens the page as a user does.
///
/// The browser is driven by its DevTools protocol over two pipes, so that no driver has to be installed.
final class Browser {
  private var process: pid_t = 0
  private let input: Int32
  private let output: Int32
  private let profile: String
  private var received: [UInt8] = []
  private var count = 0
  private var isHolding = false
  private var session: String?
  /// The errors that the page's scripts and the browser reported.
  private(set) var faults: [String] = []

  /// Whether the browser is installed.
  static let isInstalled = access("/usr/bin/chromium", X_OK) == 0
  /// Whether a missing browser is a failure: always, except on a developer's machine.
  static let isNeeded = isInstalled || ProcessInfo.processInfo.environment["CI"] != nil

  /// An error that the browser or the page reports.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts a browser with an empty profile and a window of a size.
  init(width: Int = 1_280, height: Int = 900, isDark: Bool = false) throws {
    var (given, taken): ([Int32], [Int32]) = ([0, 0], [0, 0])
    try #require(pipe(&given) == 0 && pipe(&taken) == 0)
    for file in given + taken { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    (input, output) = (given[1], taken[0])
    profile = NSTemporaryDirectory() + "plumbline-browser-" + UUID().uuidString
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Beyond 3 and 4 first, so that neither is overwritten.
    posix_spawn_file_actions_adddup2(&actions, given[0], 203)
    posix_spawn_file_actions_adddup2(&actions, taken[1], 204)
    posix_spawn_file_actions_adddup2(&actions, 203, 3)
    posix_spawn_file_actions_adddup2(&actions, 204, 4)
    posix_spawn_file_actions_addclose(&actions, 203)
    posix_spawn_file_actions_addclose(&actions, 204)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let words = [
      "chromium", "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu",
      "--force-color-profile=srgb", "--hide-scrollbars", "--user-data-dir=\(profile)", "about:blank",
    ]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    let status = posix_spawn(&process, "/usr/bin/chromium", &actions, nil, arguments, environ)
    close(given[0])
    close(taken[1])
    try #require(status == 0, "Chromium is not installed; run Scripts/setup")
    let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    let page = try #require(targets.first { $0["type"] as? String == "page" })
    session =
      try call("Target.attachToTarget", ["targetId": page["targetId"] ?? "", "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log"] { try call("\(domain).enable") }
    try resize(width: width, height: height)
    try call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(input)
    close(output)
    try? FileManager.default.removeItem(atPath: profile)
  }

  /// Calls a method of the protocol and returns its result.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let bytes = try JSONSerialization.data(withJSONObject: message) + [0]
    try FileHandle(fileDescriptor: input).write(contentsOf: bytes)
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == count else {
        note(answer)
        continue
      }
      if let error = answer["error"] { throw Fault(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Runtime.exceptionThrown": faults.append("\(parameters["exceptionDetails"] ?? "")")
    case "Log.entryAdded":
      guard let entry = parameters["entry"] as? [String: Any], entry["level"] as? String == "error" else { return }
      faults.append("\(entry["text"] ?? "") \(entry["url"] ?? "")")
    default: break
    }
  }

  private func receive() throws -> [String: Any] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let size = read(output, &buffer, buffer.count)
      guard size > 0 else { throw Fault(description: "the browser has ended") }
      received += buffer[..<size]
    }
  }

  /// Changes the size of the window, in points.
  func resize(width: Int, height: Int) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Opens an address and waits until a condition of the page holds.
  func open(_ address: String, until condition: String = "document.querySelector('figure svg')") throws {
    try call("Page.navigate", ["url": address])
    try wait(condition)
  }

  /// Evaluates an expression of the page, with awaited promises.
  @discardableResult
  func value(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let details = answer["exceptionDetails"] { throw Fault(description: "\(expression): \(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// The names of the cookies that the browser sends with a request to an address.
  func cookies(for address: String) throws -> [String] {
    let found = try call("Network.getCookies", ["urls": [address]])["cookies"] as? [[String: Any]] ?? []
    return found.compactMap { $0["name"] as? String }
  }

  /// Evaluates an expression that is text.
  func text(_ expression: String) throws -> String { try value("String(\(expression))") as? String ?? "" }

  /// Evaluates a condition.
  func holds(_ condition: String) throws -> Bool { try value("!!(\(condition))") as? Bool ?? false }

  /// Waits until a condition of the page holds; fails after ten seconds.
  func wait(_ condition: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
      if (try? holds(condition)) == true { return }
      usleep(5_000)
    }
    Issue.record("\(condition) does not become true; \(faults)", sourceLocation: sourceLocation)
    throw Fault(description: "timeout")
  }

  /// Clicks a point of the window.
  func click(x: Double, y: Double) throws {
    try mouse("mouseMoved", x: x, y: y)
    try mouse("mousePressed", x: x, y: y)
    try mouse("mouseReleased", x: x, y: y)
  }

  /// Presses at a point, moves to another, and releases.
  func drag(fromX: Double, y: Double, toX: Double, y toY: Double) throws {
    try mouse("mouseMoved", x: fromX, y: y)
    try mouse("mousePressed", x: fromX, y: y)
    for step in 1...4 {
      let share = Double(step) / 4
      try mouse("mouseMoved", x: fromX + (toX - fromX) * share, y: y + (toY - y) * share, isPressed: true)
    }
    try mouse("mouseReleased", x: toX, y: toY)
  }

  /// Moves the pointer to a point with its button pressed.
  func hold(x: Double, y: Double) throws {
    if !isHolding {
      try mouse("mouseMoved", x: x, y: y)
      try mouse("mousePressed", x: x, y: y)
      isHolding = true
    }
    try mouse("mouseMoved", x: x, y: y, isPressed: true)
  }

  /// Releases the button of the pointer.
  func release(x: Double, y: Double) throws {
    try mouse("mouseReleased", x: x, y: y)
    isHolding = false
  }

  private func mouse(_ type: String, x: Double, y: Double, isPressed: Bool = false) throws {
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": type == "mouseMoved" && !isPressed ? "none" : "left",
        "buttons": isPressed || type == "mousePressed" ? 1 : 0, "clickCount": 1,
      ])
  }

  /// Presses a key, such as `ArrowRight` or `i`; a capital letter is pressed with Shift.
  func press(_ key: String, control: Bool = false) throws {
    var parameters: [String: Any] = ["type": "keyDown", "key": key, "code": key]
    if control { parameters["modifiers"] = key == key.lowercased() ? 2 : 10 }
    if key.count == 1, !control { parameters["text"] = key }
    if key == "Enter" { parameters["text"] = "\r" }
    let codes = [
      "Tab": 9, " ": 32, "Backspace": 8, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Enter": 13,
      "Escape": 27,
    ]
    if let code = codes[key] { parameters["windowsVirtualKeyCode"] = code }
    try call("Input.dispatchKeyEvent", parameters)
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    try call("Input.dispatchKeyEvent", parameters)
  }

  /// The names of the elements with a role, as a screen reader gets them.
  func names(role: String) throws -> [String] {
    let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    return nodes.filter { node in
      (node["role"] as? [String: Any])?["value"] as? String == role && node["ignored"] as? Bool != true
    }.map { ($0["name"] as? [String: Any])?["value"] as? String ?? "" }
  }
}
