import Foundation
package import Geometry
package import Raster
package import VirtualTime

// From layers to a display list: the presentation at one instant as a value.
extension CALayer {
  /// Appends what this layer and all in it show at `instant`; `toCanvas` takes the superlayer's
  /// coordinates to the canvas's.
  package func appendItems(
    to items: inout [DisplayItem], toCanvas: CGAffineTransform, at instant: Instant
  ) {
    let state = state(at: instant)
    let opacity = min(state.opacity, 1)
    guard !state.isHidden, opacity > 0 else { return }
    let transform = state.toSuperlayer.concatenating(toCanvas)
    guard opacity < 1, !children.isEmpty else {
      // Alone, the background takes the opacity into its colour: one picture or one shape, the same.
      return appendContent(of: state, opacity: opacity, transform, to: &items, at: instant)
    }
    var content: [DisplayItem] = []
    appendContent(of: state, opacity: 1, transform, to: &content, at: instant)
    guard !content.isEmpty else { return }
    items.append(.group(DisplayGroup(opacity: opacity, items: content)))
  }

  private func appendContent(
    of state: LayerState, opacity: Double, _ transform: CGAffineTransform,
    to items: inout [DisplayItem], at instant: Instant
  ) {
    if state.backgroundColor.alpha > 0 {
      items.append(
        .fill(state.outline, transform, state.backgroundColor.multiplied(byAlpha: opacity)))
    }
    guard state.masksToBounds else {
      for child in children { child.appendItems(to: &items, toCanvas: transform, at: instant) }
      return
    }
    var clipped: [DisplayItem] = []
    for child in children { child.appendItems(to: &clipped, toCanvas: transform, at: instant) }
    guard !clipped.isEmpty else { return }
    items.append(.group(DisplayGroup(clip: Clip(state.outline, transform), items: clipped)))
  }
}

extension LayerState {
  /// The bounds with their corners.
  fileprivate var outline: Shape {
    cornerRadius > 0 ? .roundedRect(bounds, radius: cornerRadius) : .rect(bounds)
  }
}
