import NearestNames

/// The values of a fixed set as they are written; nil where the type is no `CaseIterable`.
func caseNames(of type: Any.Type) -> [String]? {
  guard let type = type as? any CaseIterable.Type else { return nil }
  return names(of: type)
}

private func names<Type: CaseIterable>(of type: Type.Type) -> [String]? {
  let names = type.allCases.compactMap { value -> String? in
    guard let value = value as? any Encodable,
      let standard = try? StandardValue.of(value)
    else { return nil }
    return standard.value.plainText
  }
  return names.isEmpty ? nil : names
}

extension [String] {
  /// The nearest of these to a name that is none of them.
  package func nearestHint(to name: String) -> String? {
    nearest(to: name).first.map { "The nearest is \"\($0)\"." }
  }
}
