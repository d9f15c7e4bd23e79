extension PackageStubs {
  /// The reporting of issues of `XCTestDynamicOverlay` and `IssueReporting`: no test runs, and nothing is reported.
  static let issueReporting = """
    public let _XCTIsTesting = false
    public var isTesting: Bool { false }
    public func XCTFail(_ message: String = "") {}
    public func reportIssue(_ message: String? = nil) {}
    public func reportIssue(_ error: any Error, _ message: String? = nil) {}
    public func withErrorReporting<R>(_ message: String? = nil, catching body: () throws -> R) -> R? { try? body() }
    public func withExpectedIssue(_ message: String? = nil, _ body: () throws -> Void) { try? body() }
    public func unimplemented<R>(_ text: String = "", placeholder: R) -> R { placeholder }
    """
}
