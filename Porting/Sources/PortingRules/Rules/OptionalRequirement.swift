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
          + parameter.type.textInClosure
      }
      let result = method.signature.returnClause?.type.textInClosure ?? "Void"
      return "((\(parameters.joined(separator: ", "))) -> \(result))?"
    case .property(_, let binding):
      return binding.typeAnnotation.map { "(\($0.type.textInClosure))?" }
    }
  }

  /// Returns the declaration without its body: a property, or a method without parameters if a
  /// protocol has several requirements of the name. These differ in the types of their parameters;
  /// properties can't be overloaded by their types, but results of methods can.
  static func declaration(of requirement: Member, in owner: TypeRecord) -> String {
    let (name, type) = (name(of: requirement), type(of: requirement) ?? "Any?")
    return isOverloaded(requirement, in: owner)
      ? "func \(name)() -> \(type)" : "var \(name): \(type)"
  }

  /// Returns the value that an object has for the requirement.
  static func value(of requirement: Member, in owner: TypeRecord, for object: String) -> String {
    let name = name(of: requirement)
    guard isOverloaded(requirement, in: owner), let type = type(of: requirement) else {
      return "\(object).\(name)"
    }
    return "(\(object).\(name)() as \(type))"
  }

  /// Returns whether a protocol has several optional requirements of the same name and labels.
  static func isOverloaded(_ requirement: Member, in owner: TypeRecord) -> Bool {
    requirement.method != nil
      && owner.members.count { $0.isOptional && $0.fullName == requirement.fullName } > 1
  }
}

extension Member {
  /// The types of a method's parameters, as they are written in a closure's type.
  var parameterTypes: [String] {
    method?.signature.parameterClause.parameters.map { $0.type.textInClosure } ?? []
  }
}

extension TypeSyntax {
  /// The type as part of a closure's type or of another optional, where Swift doesn't allow `!`: a
  /// method with a parameter of the type `View!`, as a value, has a parameter of the type `View?`.
  fileprivate var textInClosure: String {
    guard let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
      return trimmedDescription
    }
    return unwrapped.wrappedType.trimmedDescription + "?"
  }
}
