import SwiftSyntax

/// Moves overrides that are declared in an extension into the class: Swift's own classes have no
/// other ones.
///
/// The body stays where it is, as a method with another name, and the class gets a line that calls
/// it. The same is done for members of extensions that a subclass overrides.
package enum ExtensionOverrideRule: Rule {
  package static let name = "overrides in extensions"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    var findings = Findings(ExtensionOverrideRule.self, file)
    var replacements: [String] = []
    for record in index.types.values.sorted(by: { $0.name < $1.name }) where !record.isProtocol {
      if record.isExternal {
        replacements += detachOverrides(of: record, file, index, &findings)
        continue
      }
      let moved = record.members.filter { isMoved($0, in: record, index) }
      for member in moved where member.file == file.path {
        rename(member, to: newName(member, in: record, index), &findings)
      }
      guard record.file == file.path else { continue }
      for member in moved {
        guard
          let text = trampoline(
            to: member, named: newName(member, in: record, index), in: record,
            isOverride: ObjectMembers.selectors[member.fullName] == nil
              || index.superclassHasObjectMember(member.fullName, of: record))
        else {
          findings.remark(
            .obstacle, record.memberBlock.rightBrace,
            "\(member.fullName) in an extension of \(record.name) can't be moved into the class",
            hint: "Declare it in the class.")
          continue
        }
        findings.insertMembers(
          text, into: record.memberBlock, "\(member.fullName) is overridden in the class")
      }
    }
    if !replacements.isEmpty { findings.appendLoading("Override", replacements, file) }
    return findings
  }

  private static func isMoved(
    _ member: Member, in record: TypeRecord, _ index: SourceIndex
  ) -> Bool {
    guard member.isInExtension, !member.isStatic || member.isOverride else { return false }
    if member.isOverride { return index.family(overriddenBy: member, in: record) == nil }
    // Other modules can override what is open, if Objective-C sees it.
    if member.modifiers.contains("open"), index.isVisible(member, in: record) { return true }
    return index.descendants(of: record).contains { child in
      child.members.contains {
        $0.isOverride && $0.fullName == member.fullName
          && ($0.method == nil) == (member.method == nil)
      }
    }
  }

  /// Gives overrides in the extension of a class of another module other names, so that they compile.
  /// They can't be moved: those of UIKit's methods and accessors that can be replaced at run time are
  /// registered as replacements, by the calls that this function returns, and the others have no effect.
  private static func detachOverrides(
    of record: TypeRecord, _ file: SourceFile, _ index: SourceIndex, _ findings: inout Findings
  ) -> [String] {
    var calls: [String] = []
    for member in record.members
    where member.isOverride && member.file == file.path
      && ObjectMembers.selectors[member.fullName] == nil
      && index.family(overriddenBy: member, in: record) == nil
    {
      let name = "ported_" + member.name
      if let method = member.method, !member.isStatic,
        case let selector = SelectorName.of(member.name, member.labels),
        ReplaceableMethods.selectors.contains(selector)
      {
        findings.replace(
          member.nameNode, with: name, "\(member.fullName) replaces that of \(record.name)")
        let call = CallText.of(method, named: name, in: record.name, isStatic: false)
        calls.append("portedOverride(\(record.name).self, \"\(selector)\", \(call))")
        removePrivate(from: member, &findings)
      } else if case .property(let variable, let binding) = member.kind, !member.isStatic,
        case let accessors = accessorCalls(of: member, binding, named: name, in: record.name),
        !accessors.isEmpty
      {
        if member.observers.isEmpty {
          findings.replace(
            binding.pattern, with: name, "\(member.name) replaces that of \(record.name)")
        } else {
          renameObservers(
            of: member, to: name, variable, binding,
            calledBy: observedProperty(member, binding, named: name), &findings)
        }
        calls += accessors
        removePrivate(from: member, &findings)
      } else {
        findings.remark(
          hasNoEffect(member) ? .note : .obstacle, member.nameNode,
          "\(member.fullName) of \(record.name) can't be replaced for all objects",
          hint: hasNoEffect(member) ? nil : "Override it in a subclass.")
        findings.add(Edit(replacing: member.nameNode, with: name))
      }
      findings.makeNonoverriding(member)
    }
    return calls
  }

  /// Returns the registrations of those accessors of a property in an extension that can replace
  /// UIKit's.
  private static func accessorCalls(
    of member: Member, _ binding: PatternBindingSyntax, named name: String, in type: String
  ) -> [String] {
    guard let value = binding.typeAnnotation?.type.trimmedDescription.withoutForcing else {
      return []
    }
    let key = ObjectiveCKeys.name(of: member.name)
    let setter = SelectorName.ofSetter(key)
    var calls: [String] = []
    if ReplaceableMethods.selectors.contains(key), member.observers.isEmpty {
      calls.append(
        "portedOverride(\(type).self, \"\(key)\", "
          + "{ (ported: \(type), arguments) in ported.\(name) as \(value) })")
    }
    if ReplaceableMethods.selectors.contains(setter), member.isSettable {
      calls.append(
        "portedOverride(\(type).self, \"\(setter)\", { (ported: \(type), arguments) in "
          + "ported.\(name) = try arguments.next() as \(value) })")
    }
    return calls
  }

  /// Returns a property that calls its observers around the superclass's.
  private static func observedProperty(
    _ member: Member, _ binding: PatternBindingSyntax, named name: String
  ) -> String {
    let kinds = Set(member.observers.map(\.accessorSpecifier.text))
    let before = kinds.contains("willSet") ? "\(name)_willSet(newValue); " : ""
    let after =
      kinds.contains("didSet")
      ? (old: "let oldValue = super.\(member.name); ", call: "; \(name)_didSet(oldValue)")
      : (old: "", call: "")
    let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
    return "var \(name): \(type) { get { super.\(member.name) } "
      + "set { \(before)\(after.old)super.\(member.name) = newValue\(after.call) } };"
  }

  /// Returns whether a member is only for the device, which a film doesn't show.
  private static func hasNoEffect(_ member: Member) -> Bool {
    [
      "preferredStatusBarStyle", "prefersStatusBarHidden", "preferredStatusBarUpdateAnimation",
      "childForStatusBarStyle", "childForStatusBarHidden", "shouldAutorotate",
      "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
      "prefersHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
    ].contains(member.name)
  }

  /// Returns the name of the method in the extension; with the class's name if a superclass or a
  /// subclass has one too.
  private static func newName(
    _ member: Member, in record: TypeRecord, _ index: SourceIndex
  ) -> String {
    let relatives = index.lineage(of: record).dropFirst() + index.descendants(of: record)
    let isShared = relatives.contains { relative in
      !relative.isExternal
        && relative.members.contains {
          $0.fullName == member.fullName && isMoved($0, in: relative, index)
        }
    }
    return "ported_" + member.name + (isShared ? "_" + record.lastName : "")
  }

  private static func rename(_ member: Member, to name: String, _ findings: inout Findings) {
    switch member.kind {
    case .method(let method):
      findings.replace(method.name, with: name, "\(member.fullName) is called by the class")
    case .property(let variable, let binding):
      if member.observers.isEmpty {
        findings.replace(binding.pattern, with: name, "\(member.name) is called by the class")
      } else {
        renameObservers(of: member, to: name, variable, binding, calledBy: "", &findings)
      }
    }
    removePrivate(from: member, &findings)
    findings.makeNonoverriding(member)
  }

  /// Makes a member accessible to the code that calls it from outside of its extension.
  private static func removePrivate(from member: Member, _ findings: inout Findings) {
    for modifier in member.modifierList
    where ["private", "fileprivate"].contains(modifier.name.text) {
      findings.add(Edit(removing: modifier))
    }
  }

  /// Turns the observers of a property into methods, and puts what calls them in place of it.
  private static func renameObservers(
    of member: Member, to name: String, _ variable: VariableDeclSyntax,
    _ binding: PatternBindingSyntax, calledBy caller: String, _ findings: inout Findings
  ) {
    guard let block = binding.accessorBlock, let type = binding.typeAnnotation?.type else { return }
    findings.replace(
      variable.bindingSpecifier, with: caller, "\(member.name) is observed in the class")
    findings.add(Edit(removing: binding.pattern))
    if let annotation = binding.typeAnnotation { findings.add(Edit(removing: annotation)) }
    findings.add(Edit(removing: block.leftBrace))
    findings.add(Edit(removing: block.rightBrace))
    for observer in member.observers {
      let kind = observer.accessorSpecifier.text
      let value = observer.parameters?.name.text ?? (kind == "willSet" ? "newValue" : "oldValue")
      let header = "func \(name)_\(kind)(_ \(value): \(type.trimmedDescription))"
      findings.add(Edit(replacing: observer.accessorSpecifier, with: header))
      if let parameters = observer.parameters {
        findings.add(Edit(replacing: parameters, with: ""))
      }
    }
  }

  /// Returns the member of the class that calls the one in the extension.
  private static func trampoline(
    to member: Member, named name: String, in record: TypeRecord, isOverride: Bool
  ) -> String? {
    // A member of an extension of a public class is internal unless it or the extension says
    // otherwise; an override is as accessible as what it overrides.
    var kept = member.modifiers.filter { !["private", "fileprivate", "dynamic"].contains($0) }
    if member.isOverride, record.isPublic, !kept.contains("public"), !kept.contains("open") {
      kept.insert("public", at: 0)
    }
    if !isOverride { kept.removeAll { $0 == "override" } }
    let isDiscardable = member.attributes.contains("discardableResult")
    let modifiers =
      (isDiscardable ? "@discardableResult " : "") + kept.map { $0 + " " }.joined()
    switch member.kind {
    case .method(let method):
      guard let call = method.forwarding(to: name) else { return nil }
      let signature = method.forwardingSignature
      return "\(modifiers)func \(member.name)\(signature) { \(call) }"
    case .property(_, let binding):
      guard let type = binding.typeAnnotation?.type.trimmedDescription else { return nil }
      if !member.observers.isEmpty {
        let calls = member.observers.map { observer in
          let kind = observer.accessorSpecifier.text
          return "\(kind) { \(name)_\(kind)(\(kind == "willSet" ? "newValue" : "oldValue")) }"
        }
        return "\(modifiers)var \(member.name): \(type) { \(calls.joined(separator: " ")) }"
      }
      let setter = member.isSettable ? " set { \(name) = newValue }" : ""
      return "\(modifiers)var \(member.name): \(type) { get { \(name) }\(setter) }"
    }
  }
}
