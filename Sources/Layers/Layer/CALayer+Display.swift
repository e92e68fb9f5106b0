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
    let opacity = state.opacity
    guard !state.isHidden, opacity > 0 else { return }
    let transform = state.toSuperlayer.concatenating(toCanvas)
    guard opacity < 1 else { return appendContent(of: state, transform, to: &items, at: instant) }
    var content: [DisplayItem] = []
    appendContent(of: state, transform, to: &content, at: instant)
    if content.count == 1, case .fill(let shape, let place, let color) = content[0] {
      // One shape alone takes the opacity into its colour: the same picture without a group.
      items.append(.fill(shape, place, color.multiplied(byAlpha: opacity)))
    } else if !content.isEmpty {
      items.append(.group(DisplayGroup(opacity: opacity, items: content)))
    }
  }

  /// What this layer and all in it show at `instant`, in its own coordinates: without its transform
  /// and its opacity.
  package func content(at instant: Instant) -> [DisplayItem] {
    var items: [DisplayItem] = []
    appendContent(of: state(at: instant), .identity, to: &items, at: instant)
    return items
  }

  private func appendContent(
    of state: LayerState, _ transform: CGAffineTransform, to items: inout [DisplayItem],
    at instant: Instant
  ) {
    if let color = state.backgroundColor, color.alpha > 0 {
      items.append(.fill(state.outline, transform, color))
    }
    appendOwnContent(of: state, transform, to: &items)
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
