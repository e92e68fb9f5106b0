/// A view that keeps its touch when the finger moves: a scroll view around it doesn't turn the
/// touch into a drag. Controls conform to this protocol.
package protocol TouchKeeper: UIView {
  /// Whether touches begin at once, even where scroll views delay those of their content.
  var isTouchedAtOnce: Bool { get }
}

extension TouchKeeper {
  package var isTouchedAtOnce: Bool { false }
}
