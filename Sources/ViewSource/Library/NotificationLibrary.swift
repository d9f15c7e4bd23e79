import PlumblineLayout

extension Vocabulary {
  /// Adds the notifications that code posts and observes; the system posts none.
  mutating func addNotifications() {
    type("Notification")
    let name = TypeBinding<String>.native("Notification.Name")
    initializer("Notification.Name", .unnamed(.string), returns: name) { $0 }
    initializer("Notification.Name", .named("rawValue", .string), returns: name) { $0 }
    property(on: name, "rawValue", as: .string) { $0 }
    rawProperty("Notification", "name") { value, _ in name.write(value.notification.name) }
    rawProperty("Notification", "object") { value, _ in value.notification.object }
    rawProperty("Notification", "userInfo") { value, _ in value.notification.userInfo }
    addSystemNames()
    addCenter()
    // A selector cannot be called, and the system posts nothing.
    raw(
      "NotificationCenter", "addObserver",
      [.ignored(nil), .ignored("selector"), .ignored("name"), .ignored("object")]
    ) { _, _ in .void }
  }

  /// Adds the names of the notifications that the system posts about the app and its scenes.
  private mutating func addSystemNames() {
    let changes = ["didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground"]
    let ofApp = [
      "willTerminate", "didFinishLaunching", "didReceiveMemoryWarning", "significantTimeChange",
      "userDidTakeScreenshot", "protectedDataDidBecomeAvailable", "protectedDataWillBecomeUnavailable",
    ]
    let ofScene = ["didActivate", "willDeactivate", "willConnect", "didDisconnect"]
    let settings = [
      ("openSettingsURLString", "app-settings:"), ("openNotificationSettingsURLString", "app-settings:notifications"),
    ]
    // An app has its own icon until it sets another one.
    rawProperty("UIApplication", "alternateIconName") { _, _ in .none }
    for (name, text) in settings {
      rawConstant("UIApplication", name) { _ in .string(text) }
    }
    for (type, names) in [("UIApplication", changes + ofApp), ("UIScene", changes + ofScene)] {
      for name in names {
        let text = type + name.prefix(1).uppercased() + name.dropFirst() + "Notification"
        rawConstant(type, name + "Notification") { _ in .native("Notification.Name", text) }
      }
    }
  }

  private mutating func addCenter() {
    let name = SwiftType.native("Notification.Name")
    raw("NotificationCenter", "publisher", [.deferred("for", name), .ignored("object")]) { _, call in
      .native("Publisher", call.notifications(0).map { Publisher(.subject($0)) } ?? Publisher(.nothing))
    }
    raw("NotificationCenter", "notifications", [.deferred("named", name), .ignored("object")]) { _, call in
      let stream = ElementStream(call.evaluator)
      _ = call.notifications(0)?.add { event in if case .value(let sent) = event { stream.send(.success(sent)) } }
      return .native("AsyncStream", stream)
    }
    raw(
      "NotificationCenter", "post",
      [.deferred("name", name), .deferred("object", optional: true), .deferred("userInfo", optional: true)]
    ) { _, call in
      guard let name = call.notificationName(0) else { return .void }
      let sent = PostedNotification(name: name, object: call.deferred(1) ?? .none, userInfo: call.deferred(2) ?? .none)
      call.notifications(0)?.send(.native("Notification", sent))
      return .void
    }
    raw(
      "NotificationCenter", "addObserver",
      [.deferred("forName", name), .ignored("object"), .ignored("queue"), .action("using")]
    ) { _, call in
      guard case .function(let action) = call.value(3) else { return .native("NSObjectProtocol", 0) }
      let evaluator = call.evaluator
      _ = call.notifications(0)?.add { event in
        if case .value(let notification) = event { evaluator.act(action, [notification]) }
      }
      return .native("NSObjectProtocol", 0)
    }
  }
}

/// A notification that a program has posted.
///
/// Unchecked: it stays on the thread of its program.
private struct PostedNotification: @unchecked Sendable {
  /// The name.
  var name = ""
  /// The sender, or none.
  var object = Value.none
  /// The notification's user info, or none.
  var userInfo = Value.none
}

extension Value {
  /// The value as a notification; an empty one for other values.
  fileprivate var notification: PostedNotification {
    guard case .native(let native) = self else { return PostedNotification() }
    return native.payload as? PostedNotification ?? PostedNotification()
  }
}

extension Call {
  /// Returns the name of a notification of the program in an argument, or nil for one of the system.
  fileprivate func notificationName(_ index: Int) -> String? {
    guard evaluator.program.isActing, case .function(let written) = value(index),
      case .native(let native)? = evaluator.quietly(written)
    else { return nil }
    return native.payload as? String
  }

  /// Returns the subject of the notifications with the name in an argument; nil for those of the system.
  fileprivate func notifications(_ index: Int) -> Subject? {
    guard let name = notificationName(index) else { return nil }
    let session = evaluator.swiftUI.session
    if let known = session.notifications[name] { return known }
    let made = Subject()
    session.notifications[name] = made
    return made
  }
}
