import Foundation
import PlumblineViews

extension OpenURLAction {
  /// Creates an action of the app.
  public init(handler: @escaping (URL) -> Result) {
    self.init(any: { address in
      let url = address as? URL ?? (address as? String).flatMap { URL(string: $0) }
      return url.map(handler) ?? .systemAction
    })
  }
}
