/// The methods that NSObject has on Apple's systems only.
package enum ObjectMembers {
  /// The selectors of the methods, by their full names. The run time sends them to objects whose
  /// classes declare them.
  static let selectors = [
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
    "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
    "responds(to:)": "respondsToSelector:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "value(forKey:)": "valueForKey:", "setValue(_:forKey:)": "setValue:forKey:",
    "value(forKeyPath:)": "valueForKeyPath:", "setValue(_:forKeyPath:)": "setValue:forKeyPath:",
    "willChangeValue(forKey:)": "willChangeValueForKey:",
    "didChangeValue(forKey:)": "didChangeValueForKey:",
    "awakeFromNib": "awakeFromNib",
    "prepareForInterfaceBuilder": "prepareForInterfaceBuilder",
    "initialize": "initialize",
  ]

  /// The results of the superclass's versions, where there is none here.
  static let results = [
    "observeValue(forKeyPath:of:change:context:)": "()",
    "setValue(_:forUndefinedKey:)": "()",
    "value(forUndefinedKey:)": "(nil as Any?)",
    "keyPathsForValuesAffectingValue(forKey:)": "Set<String>()",
    "automaticallyNotifiesObservers(forKey:)": "true",
    "forwardingTarget(for:)": "(nil as Any?)",
    "awakeFromNib": "()",
    "prepareForInterfaceBuilder": "()",
    "initialize": "()",
  ]

  /// The methods that Flipbook's layers and animations have.
  static let layerMembers: Set<String> = [
    "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)",
  ]

  /// The methods that Flipbook's responders have.
  static let responderMembers: Set<String> = ["awakeFromNib", "prepareForInterfaceBuilder"]
}

extension SourceIndex {
  /// Returns whether a superclass has one of the methods: a class of the sources, or one of Flipbook's.
  func superclassHasObjectMember(_ name: String, of record: TypeRecord) -> Bool {
    let lineage = lineage(of: record)
    if lineage.dropFirst().contains(where: { $0.members.contains { $0.fullName == name } }) {
      return true
    }
    if ObjectMembers.responderMembers.contains(name) {
      return inherits(record, from: "UIResponder")
    }
    return ObjectMembers.layerMembers.contains(name)
      && lineage.last?.inherited.contains { $0.hasPrefix("CA") } ?? false
  }
}
