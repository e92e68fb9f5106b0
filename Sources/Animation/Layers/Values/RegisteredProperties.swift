/// Properties of layers that are known to Objective-C and have storage of their own, as far as sources
/// have registered them.
///
/// Key-value coding uses their accessors, and animations set them on presentation copies, as Core
/// Animation does by key-value coding.
package enum RegisteredProperties {
  /// Returns access to a registered property; nil if no sources register properties. Set while the
  /// program is loaded.
  package nonisolated(unsafe) static var find: ((CALayer, String) -> KeyedValue?)?
}
