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

  package typealias NameFinder = @Sendable (_ path: AnyKeyPath) -> String?

  /// Returns the name of a property that sources have registered; nil if they register none.
  nonisolated(unsafe) private static var nameFinder: NameFinder?

  /// Sets the function that finds names of properties.
  package static func setNameFinder(_ finder: @escaping NameFinder) { nameFinder = finder }

  /// Returns the name of a registered property; nil if there is none.
  static func name(of path: AnyKeyPath) -> String? { nameFinder?(path) }

  /// Sets the function that finds properties.
  package static func setFinder(_ finder: @escaping Finder) { self.finder = finder }

  /// Returns access to a registered property; nil if there is none.
  static func find(_ key: String, of layer: CALayer) -> KeyedValue? { finder?(layer, key) }
}
