import Testing

@testable import PlumblineProjects

@Suite struct `Property lists of targets` {
  @Test func `texts are values by key, with build settings in their place`() {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleName</key><string>$(PRODUCT_NAME) App</string>
        <key>Server</key><string>$(SERVER)</string>
        <key>Modes</key><array><string>audio</string></array>
      </dict></plist>
      """
    let texts = InformationList.texts(of: Array(list.utf8), at: "Info.plist", settings: ["PRODUCT_NAME": "Clock"])
    #expect(texts == ["CFBundleName": "Clock App", "Server": "$(SERVER)"])
  }
}
