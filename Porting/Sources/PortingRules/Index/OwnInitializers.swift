import SwiftSyntax

// Initialisers without parameters that classes declare beside the convenience initialisers of UIKit's
// classes, such as `init() { super.init(frame: .zero) }` in a view's class.
extension SourceIndex {
  /// Whether `init()` of a class is another than that of UIKit's class: because the class or a superclass in
  /// the sources declares one that overrides none, and the classes between them inherit or override it.
  func hasOwnInitializer(_ record: TypeRecord) -> Bool {
    guard !record.isProtocol, !record.isExternal, inherits(record, from: "NSObject") else {
      return false
    }
    for type in lineage(of: record) {
      guard !type.isExternal else { return false }
      let initializers = type.memberBlock.members.flatDeclarations.compactMap {
        $0.as(InitializerDeclSyntax.self)
      }
      if let own = initializers.first(where: \.hasNoParameters) {
        guard own.canBeCalled else { return false }
        if !own.modifiers.contains(where: { $0.name.text == "override" }) { return true }
      } else if initializers.contains(where: \.isDesignated) {
        // The superclass's initialiser isn't inherited.
        return false
      }
    }
    return false
  }
}

extension InitializerDeclSyntax {
  fileprivate var hasNoParameters: Bool { signature.parameterClause.parameters.isEmpty }

  /// Whether an initialiser creates an object without further ado, for all files of the target.
  fileprivate var canBeCalled: Bool {
    optionalMark == nil && signature.effectSpecifiers == nil && genericParameterClause == nil
      && !modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
      && !attributes.contains { $0.trimmedDescription.contains("unavailable") }
  }

  /// Whether it keeps the initialisers of the superclass from being inherited.
  fileprivate var isDesignated: Bool {
    !modifiers.contains { $0.name.text == "convenience" }
  }
}
