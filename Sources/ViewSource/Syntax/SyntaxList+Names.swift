/// Code block item list.
typealias CodeBlockItemListSyntax = SyntaxList<CodeBlockItemSyntax>
/// Array element list.
typealias ArrayElementListSyntax = SyntaxList<ArrayElementSyntax>
/// Dictionary element list.
typealias DictionaryElementListSyntax = SyntaxList<DictionaryElementSyntax>
/// Labeled expr list.
typealias LabeledExprListSyntax = SyntaxList<LabeledExprSyntax>
/// Multiple trailing closure element list.
typealias MultipleTrailingClosureElementListSyntax = SyntaxList<MultipleTrailingClosureElementSyntax>
/// Expr list.
typealias ExprListSyntax = SyntaxList<ExprSyntax>
/// Key path component list.
typealias KeyPathComponentListSyntax = SyntaxList<KeyPathComponentSyntax>
/// Closure capture list.
typealias ClosureCaptureListSyntax = SyntaxList<ClosureCaptureSyntax>
/// Closure shorthand parameter list.
typealias ClosureShorthandParameterListSyntax = SyntaxList<ClosureShorthandParameterSyntax>
/// Closure parameter list.
typealias ClosureParameterListSyntax = SyntaxList<ClosureParameterSyntax>
/// Type specifier list.
typealias TypeSpecifierListSyntax = SyntaxList<Syntax>
/// Generic argument list.
typealias GenericArgumentListSyntax = SyntaxList<GenericArgumentSyntax>
/// Tuple type element list.
typealias TupleTypeElementListSyntax = SyntaxList<TupleTypeElementSyntax>
/// Composition type element list.
typealias CompositionTypeElementListSyntax = SyntaxList<CompositionTypeElementSyntax>
/// Tuple pattern element list.
typealias TuplePatternElementListSyntax = SyntaxList<TuplePatternElementSyntax>
/// Condition element list.
typealias ConditionElementListSyntax = SyntaxList<ConditionElementSyntax>
/// Switch case item list.
typealias SwitchCaseItemListSyntax = SyntaxList<SwitchCaseItemSyntax>
/// Catch clause list.
typealias CatchClauseListSyntax = SyntaxList<CatchClauseSyntax>
/// Catch item list.
typealias CatchItemListSyntax = SyntaxList<CatchItemSyntax>
/// Member block item list.
typealias MemberBlockItemListSyntax = SyntaxList<MemberBlockItemSyntax>
/// Inherited type list.
typealias InheritedTypeListSyntax = SyntaxList<InheritedTypeSyntax>
/// Generic parameter list.
typealias GenericParameterListSyntax = SyntaxList<GenericParameterSyntax>
/// Generic requirement list.
typealias GenericRequirementListSyntax = SyntaxList<GenericRequirementSyntax>
/// Decl modifier list.
typealias DeclModifierListSyntax = SyntaxList<DeclModifierSyntax>
/// Function parameter list.
typealias FunctionParameterListSyntax = SyntaxList<FunctionParameterSyntax>
/// Pattern binding list.
typealias PatternBindingListSyntax = SyntaxList<PatternBindingSyntax>
/// Accessor decl list.
typealias AccessorDeclListSyntax = SyntaxList<AccessorDeclSyntax>
/// Enum case element list.
typealias EnumCaseElementListSyntax = SyntaxList<EnumCaseElementSyntax>
/// Enum case parameter list.
typealias EnumCaseParameterListSyntax = SyntaxList<EnumCaseParameterSyntax>
/// If config clause list.
typealias IfConfigClauseListSyntax = SyntaxList<IfConfigClauseSyntax>
/// Attribute list.
typealias AttributeListSyntax = SyntaxList<AttributeSyntax>
/// Switch case list.
typealias SwitchCaseListSyntax = SyntaxList<SwitchCaseListElementSyntax>
/// String literal segment list.
typealias StringLiteralSegmentListSyntax = SyntaxList<StringLiteralSegmentSyntax>
