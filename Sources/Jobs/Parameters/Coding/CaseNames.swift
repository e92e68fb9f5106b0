import NearestNames

/// Returns the values of a `CaseIterable` type in written form; nil for other types.
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
  /// Returns a hint with the element that is nearest to an unknown name; nil if none is near.
  package func nearestHint(to name: String) -> String? {
    nearest(to: name).first.map { "Did you mean \"\($0)\"?" }
  }
}
