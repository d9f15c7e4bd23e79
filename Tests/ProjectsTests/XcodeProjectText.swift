/// The text of a `project.pbxproj` with some objects.
enum XcodeProjectText {
  /// A project with objects, each `ID = { … };`, whose root is `ROOT`.
  static func project(_ objects: String, version: Int = 56) -> String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjectVersion = \(version);
    \tobjects = {
    \(objects)
    \t};
    \trootObject = ROOT /* Project object */;
    }

    """
  }

  /// A project of one app with a view in a group, its assets, and translations.
  static let app = project(
    """
    ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP, ); developmentRegion = en;
      buildConfigurationList = LIST; };
    MAIN = {isa = PBXGroup; children = (GROUP, ); sourceTree = "<group>"; };
    GROUP = {isa = PBXGroup; children = (VIEW, MODEL, ASSETS, STRINGS, FOLDER, ); path = App; sourceTree = "<group>"; };
    VIEW = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "Content View.swift"; sourceTree = "<group>"; };
    MODEL = {isa = PBXFileReference; path = Shared/Model.swift; sourceTree = SOURCE_ROOT; };
    ASSETS = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
    STRINGS = {isa = PBXVariantGroup; children = (EN, DE, ); name = Localizable.strings; sourceTree = "<group>"; };
    EN = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
    DE = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
    FOLDER = {isa = PBXFileReference; lastKnownFileType = folder; path = Sounds; sourceTree = "<group>"; };
    APP = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
      buildPhases = (SOURCES, RESOURCES, ); buildConfigurationList = LIST; };
    SOURCES = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
    RESOURCES = {isa = PBXResourcesBuildPhase; files = (B3, B4, B5, ); };
    B1 /* in Sources */ = {isa = PBXBuildFile; fileRef = VIEW /* Content View.swift */; };
    B2 = {isa = PBXBuildFile; fileRef = MODEL; };
    B3 = {isa = PBXBuildFile; fileRef = ASSETS; };
    B4 = {isa = PBXBuildFile; fileRef = STRINGS; };
    B5 = {isa = PBXBuildFile; fileRef = FOLDER; };
    LIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG, ); };
    DEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
      SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BETA"; }; };
    """)

  /// The files of that project.
  static let appFiles = [
    "App.xcodeproj/project.pbxproj": app, "App/Content View.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n",
    "Shared/Model.swift": "struct Model {}\n", "App/Assets.xcassets/Contents.json": "{}",
    "App/en.lproj/Localizable.strings": "", "App/de.lproj/Localizable.strings": "", "App/Sounds/bell.caf": "",
  ]
}
