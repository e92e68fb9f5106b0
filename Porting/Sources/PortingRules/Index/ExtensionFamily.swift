/// A member of an extension of another module's class, such as UIView, together with the overrides of
/// it in extensions of subclasses, such as UILabel, and in classes of the sources.
///
/// Objective-C dispatches such members; Swift can't override them.
package struct ExtensionFamily {
  /// A class with its version of the member.
  package struct Version {
    package let owner: TypeRecord
    package let member: Member

    /// The name of the version when all versions have names of their own.
    package var name: String {
      "ported_\(member.name)_" + owner.name.split(separator: ".").joined(separator: "_")
    }
  }

  package let base: Version
  /// The overrides, those of subclasses before those of their superclasses.
  package let overrides: [Version]

  /// Returns the version that a version calls with `super`.
  package func ancestor(of version: Version, _ index: SourceIndex) -> Version {
    overrides.first { index.inherits(version.owner, from: $0.owner.name) } ?? base
  }

  /// Returns the families of all members.
  static func all(in index: SourceIndex) -> [ExtensionFamily] {
    var overrides: [String: [Version]] = [:]
    let records = index.types.values.filter { !$0.isProtocol }.sorted { $0.name < $1.name }
    for record in records {
      for member in record.members where member.isOverride && !member.isStatic {
        overrides[key(member), default: []].append(Version(owner: record, member: member))
      }
    }
    return records.filter(\.isExternal).flatMap { record in
      record.members.compactMap { member in
        guard !member.isOverride, !member.isStatic, let candidates = overrides[key(member)],
          index.isVisible(member, in: record)
        else { return nil }
        let versions =
          candidates
          .filter { index.inherits($0.owner, from: record.name) && !overridesClass($0, index) }
          .sorted {
            (-depth(of: $0.owner, index), $0.owner.name)
              < (-depth(of: $1.owner, index), $1.owner.name)
          }
        if versions.isEmpty { return nil }
        return ExtensionFamily(
          base: Version(owner: record, member: member), overrides: versions)
      }
    }
  }

  /// Whether a superclass in the sources declares the member in the class.
  private static func overridesClass(_ version: Version, _ index: SourceIndex) -> Bool {
    index.lineage(of: version.owner).dropFirst().contains { parent in
      !parent.isExternal
        && parent.members.contains { !$0.isOverride && key($0) == key(version.member) }
    }
  }

  private static func key(_ member: Member) -> String {
    (member.method == nil ? "var " : "func ") + member.fullName
  }

  private static func depth(of record: TypeRecord, _ index: SourceIndex) -> Int {
    let line = index.lineage(of: record)
    let system = line.last.map { $0.isExternal ? $0.name : $0.inherited.first ?? "" } ?? ""
    return line.count + SystemClasses.depth(of: system)
  }
}

extension SourceIndex {
  /// Whether a class inherits from a class of another module, or of the sources, named `ancestor`.
  func inherits(_ record: TypeRecord, from ancestor: String) -> Bool {
    if record.isExternal { return SystemClasses.inherits(record.name, from: ancestor) }
    if record.name == ancestor { return false }
    let line = lineage(of: record)
    if line.dropFirst().contains(where: { $0.name == ancestor }) { return true }
    guard let root = line.last else { return false }
    let system = root.isExternal ? [root.name] : root.inherited
    return system.contains {
      $0 == ancestor || SystemClasses.isKnown($0) && SystemClasses.inherits($0, from: ancestor)
    }
  }
}
