/// Several effects that apply together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; nil by default.
  open var motionEffects: [UIMotionEffect]?

  /// Returns the values of all effects for a tilt; of two values for one key path, the last.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }.reduce(into: [:]) { all, values in all.merge(values) { $1 } }
  }
}
