import PlumblineLayout

/// The members of types that the project's assets or the device provide.
extension SwiftUIHost {
  func platformMember(_ name: String, of value: Value, in evaluator: Evaluator) -> Value? {
    if name == "screen" { return .native("UIScreen", screen) }
    guard name == "safeAreaInsets", let type = evaluator.program.preludeType(named: "UIEdgeInsets") else { return nil }
    let edges = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
    return .instance(Instance(type: type, fields: edges.map { .double($0) }))
  }

  func resource(_ member: String, of type: SwiftType, in evaluator: Evaluator, at location: SourceLocation) -> Value? {
    if case .native("Color") = type, evaluator.program.extensions["Color"]?.statics[member] == nil,
      evaluator.vocabulary.types["Color"]?.statics[member] == nil,
      evaluator.vocabulary.types["ShapeStyle"]?.statics[member] == nil, let name = evaluator.colorName(ofSymbol: member)
    {
      return .native("Color", evaluator.color(named: name, at: location))
    }
    // SwiftGen's templates declare constants of images in this form.
    if case .native("Image") = type, evaluator.vocabulary.types["Image"]?.statics[member] == nil,
      evaluator.imageName(ofSymbol: member) != nil
    {
      return .native("Image", evaluator.image(resource: member))
    }
    guard case .native(let name) = type, case let path = name.split(separator: "."),
      let kind = path.first, kind == "ImageResource" || kind == "ColorResource"
    else { return nil }
    if path.count == 1, evaluator.vocabulary.types[name]?.statics[member] != nil { return nil }
    let symbol = (path.dropFirst().map(String.init) + [member]).joined(separator: "/")
    let isColor = kind == "ColorResource"
    if member.first?.isUppercase ?? false, assets?.name(ofSymbol: symbol, isColor: isColor) == nil {
      // A group that provides a namespace is a type.
      return .type(.native("\(name).\(member)"))
    }
    return isColor
      ? .native("ColorResource", evaluator.color(resource: symbol, at: location))
      : .native("ImageResource", evaluator.image(resource: symbol))
  }

  func mayBeAsset(_ member: String, of type: SwiftType, in evaluator: Evaluator) -> Bool {
    evaluator.isAssetColor(member, of: type) || isTextSymbol(member, of: type)
      || evaluator.isAssetImage(member, of: type)
  }

  func asset(_ member: String, of type: SwiftType, in evaluator: Evaluator, at location: SourceLocation) -> Value {
    if isTextSymbol(member, of: type) {
      // The type of a table begins with a capital letter.
      if member.first?.isUppercase ?? false, let table = textTable(member, of: type) { return .type(table) }
      let text = generatedText(member, table: type.textTable, in: evaluator, at: location) ?? member
      return keyValue(TextContent(markdown: text))
    }
    if evaluator.isAssetImage(member, of: type) { return .native("Image", evaluator.image(resource: member)) }
    return .native("Color", evaluator.color(resource: member, at: location))
  }
}
