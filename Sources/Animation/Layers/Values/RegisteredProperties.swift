/// Properties of layers that are known to Objective-C and have storage of their own, as far as sources
/// have registered them.
///
/// Key-value coding uses their accessors, and animations set them on presentation copies, as Core
/// Animation does by key-value coding.
package enum RegisteredProperties {
  package typealias Finder = @Sendable (_ layer: CALayer, _ key: String) -> KeyedValue?

  /// Finds a property; nil if no sources register properties of layers. It is set while the program is
  /// loaded, before there are threads.
  nonisolated(unsafe) private static var finder: Finder?

  /// Sets the function that finds properties.
  package static func setFinder(_ finder: @escaping Finder) { self.finder = finder }

  /// Returns access to a registered property; nil if there is none.
  static func find(_ key: String, of layer: CALayer) -> KeyedValue? { finder?(layer, key) }
}
