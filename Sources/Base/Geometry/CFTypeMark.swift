/// The first stored property of classes whose objects are values of attributed strings.
///
/// On Linux, Core Foundation compares neighbouring values with `CFEqual`, which takes bits 8 to 17
/// of the word after an object's header for the ID of a CF type. If they are zero in both objects,
/// as in zero, one half and most round numbers, it stops the program; otherwise it notices that the
/// object's class isn't that type's, and calls `isEqual(_:)`.
package struct CFTypeMark: Sendable {
  private let word = UInt.max

  package init() {}
}
