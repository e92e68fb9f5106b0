/// An object that follows a scroll view besides its delegate: a controller whose scroll view an app gives
/// a delegate of its own.
package protocol ScrollObserver: AnyObject {
  /// Called when a finger begins to drag.
  func scrollViewBeganDrag(_ scrollView: UIScrollView)
  /// Called when the offset has changed.
  func scrollViewScrolled(_ scrollView: UIScrollView)
  /// Called when the scroll view has come to rest after a drag or an animated change of the offset.
  func scrollViewRested(_ scrollView: UIScrollView)
}
