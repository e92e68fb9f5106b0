import Foundation
package import VirtualTime

// The display of layers while values that they display are animated. As on a device, the model layer
// displays itself for each frame, and its presentation has the animated values; `draw(in:)` is called
// on such a copy. Apple doesn't document which layer is the receiver; Objc.io's "Animating Custom
// Layer Properties" reads the presentation in `display()`, and sample code draws with its own
// properties in `draw(in:)`. (D)

/// The display of a layer whose displayed values are animated.
final class AnimatedDisplay {
  /// The presentation values that are being displayed; nil outside of the display.
  var state: LayerState?
  /// The instant of the latest display.
  var instant: Instant?
}

extension CALayer {
  /// Displays the layer, with its animated values if there are any, and again in the next frame
  /// while they are animated.
  func displayOnce() {
    updates.remove(.display)
    displayOnce(at: VirtualClock.current?.now)
    if animations.changeDisplay { mark(.nextDisplay) }
  }

  private func displayOnce(at instant: Instant?) {
    let isAnimated = animations.changeDisplay
    if isAnimated, animatedDisplay == nil { animatedDisplay = AnimatedDisplay() }
    if let instant, let animated = animatedDisplay {
      animated.state = state(at: instant)
      animated.instant = instant
    }
    updates.insert(.inDisplay)
    display()
    updates.remove(.inDisplay)
    animatedDisplay?.state = nil
    // After its animations, a layer has displayed itself once more.
    if !isAnimated { animatedDisplay = nil }
  }

  /// Returns the presentation values at `instant`, for drawing. A layer with animated values that it
  /// displays displays them first, if it hasn't at that instant: the scheduled displays are those of
  /// frames.
  package func drawnState(at instant: Instant) -> LayerState {
    if animations.changeDisplay, animatedDisplay?.instant != instant, animatedDisplay?.state == nil
    {
      displayOnce(at: instant)
    }
    return state(at: instant)
  }
}
