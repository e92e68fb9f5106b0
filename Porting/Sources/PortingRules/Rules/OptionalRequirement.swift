import SwiftSyntax

/// Optional requirements as closures: the requirement `@objc optional func f(_ x: Int)` becomes the
/// property `ported_f_: ((_ x: Int) -> Void)?`, nil by default.
enum OptionalRequirement {
  /// Returns the property's name.
  static func name(of requirement: Member) -> String {
    "ported_" + requirement.name + requirement.labels.map { $0 == "_" ? "_" : "_" + $0 }.joined()
  }

  /// Returns the property's type, an optional in parentheses where needed.
  static func type(of requirement: Member) -> String? {
    switch requirement.kind {
    case .method(let method):
      let parameters = method.signature.parameterClause.parameters.map { parameter in
        "_ " + (parameter.secondName ?? parameter.firstName).text + ": "
          + parameter.type.trimmedDescription
      }
      let result = method.signature.returnClause?.type.trimmedDescription ?? "Void"
      return "((\(parameters.joined(separator: ", "))) -> \(result))?"
    case .property(_, let binding):
      return binding.typeAnnotation.map { "(\($0.type.trimmedDescription))?" }
    }
  }
}
