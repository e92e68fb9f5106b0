public import Foundation

// Attributes whose values are objects that can be changed. Swift requires that values can be sent
// between threads, so they are stored in a box.

/// An object that is the value of an attribute: a paragraph style, a shadow or an attachment.
public protocol StageAttributeValue: NSObject {}

extension NSParagraphStyle: StageAttributeValue {}
extension NSShadow: StageAttributeValue {}
extension NSTextAttachment: StageAttributeValue {}

/// The object of an attribute.
///
/// It is sendable because a stage, including its background queues and tasks, runs on one thread;
/// the objects of UIKit don't leave their stage.
struct StageObject<Object: NSObject>: Hashable, @unchecked Sendable {
  let object: Object
}

/// The key under which the object of an attribute is stored.
enum StageAttribute<Name: AttributedStringKey>: AttributedStringKey
where Name.Value: StageAttributeValue {
  typealias Value = StageObject<Name.Value>
  static var name: String { Name.name }
}

extension AttributedString {
  /// The paragraph style, the shadow or the attachment of the whole text; nil if there is none, or
  /// not only one.
  public subscript<Name: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Name>
  ) -> Name.Value? where Name.Value: StageAttributeValue {
    get { self[StageAttribute<Name>.self]?.object }
    set { self[StageAttribute<Name>.self] = newValue.map(StageObject.init) }
  }
}

extension AttributedSubstring {
  /// The paragraph style, the shadow or the attachment of the part; nil if there is none, or not
  /// only one.
  public subscript<Name: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Name>
  ) -> Name.Value? where Name.Value: StageAttributeValue {
    get { self[StageAttribute<Name>.self]?.object }
    set { self[StageAttribute<Name>.self] = newValue.map(StageObject.init) }
  }
}

extension AttributeContainer {
  /// A paragraph style, a shadow or an attachment; nil if there is none.
  public subscript<Name: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Name>
  ) -> Name.Value? where Name.Value: StageAttributeValue {
    get { self[StageAttribute<Name>.self]?.object }
    set { self[StageAttribute<Name>.self] = newValue.map(StageObject.init) }
  }
}

extension AttributedString.Runs.Run {
  /// The paragraph style, the shadow or the attachment of the run; nil if there is none.
  public subscript<Name: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Name>
  ) -> Name.Value? where Name.Value: StageAttributeValue {
    self[StageAttribute<Name>.self]?.object
  }
}
