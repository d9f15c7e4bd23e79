/// The JSON schema of settings files, by which editors complete and check them.
enum SettingsSchema {
  /// The schema, made from the options of the command line.
  static var json: JSON {
    let values = Setting.options.map { option in
      JSON.Member(name: Setting.name(of: option), value: .object(description(of: option) + option.form.schema))
    }
    let patterns = JSON.object([
      "description": .string(
        "Settings for files that match a pattern, relative to this file: * is any part of a name, ** any folders."),
      "type": .string("object"),
      "additionalProperties": .object([
        "type": .string("object"), "properties": .object(values), "additionalProperties": .bool(false),
      ]),
    ])
    let whole =
      values + [
        JSON.Member(name: SettingsFile.folders, value: patterns),
        JSON.Member(name: "$schema", value: .object(["type": .string("string")])),
      ]
    return .object([
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "title": .string("Settings of Plumbline"),
      "description": .string(
        "\(SettingsFile.name): values of options for all layout files below its folder. Options of a call win."),
      "type": .string("object"), "properties": .object(whole), "additionalProperties": .bool(false),
    ])
  }

  private static func description(of option: AnyOption) -> [JSON.Member] {
    [JSON.Member(name: "description", value: .string(option.help))]
  }
}
