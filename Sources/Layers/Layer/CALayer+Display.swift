import Foundation
package import Geometry
package import Raster
package import VirtualTime

// From layers to a display list: the presentation at one instant as a value. Layers are first placed
// (`PlacedLayer`), sorted by depth where they leave their superlayer's plane, then drawn.
extension CALayer {
  /// Appends what this layer and all in it show at `instant`; `toCanvas` takes the superlayer's
  /// coordinates to the canvas's.
  package func appendItems(
    to items: inout [DisplayItem], toCanvas: CGAffineTransform, at instant: Instant
  ) {
    var placed: [PlacedLayer] = []
    place(in: Surroundings(plane: .affine(toCanvas), instant: instant), into: &placed)
    placed.draw(to: &items)
  }

  /// What this layer and all in it show at `instant`, in its own coordinates: without its transform
  /// and its opacity.
  package func content(at instant: Instant) -> [DisplayItem] {
    var items: [DisplayItem] = []
    PlacedLayer(
      layer: self, state: state(at: instant), projection: .affine(.identity), depth: 0, opacity: 1,
      tint: .none, instant: instant, transition: transition(at: instant)
    ).draw(to: &items)
    return items
  }
}

extension [PlacedLayer] {
  /// Appends what the layers show.
  fileprivate func draw(to items: inout [DisplayItem]) {
    for placed in byDepth { placed.draw(to: &items) }
  }
}

extension PlacedLayer {
  /// Appends what the layer shows.
  func draw(to items: inout [DisplayItem]) {
    if let transition { draw(transition, to: &items) } else { drawLook(to: &items) }
  }

  /// Appends what the layer looks like, but for a transition.
  func drawLook(to items: inout [DisplayItem]) {
    if state.isHidden || opacity <= 0 { return }
    let mask = layer.maskLayer.map(items(ofMask:))
    let fadesAsGroup = state.allowsGroupOpacity
    guard mask != nil || opacity < 1 && fadesAsGroup else {
      return drawContent(fadedTo: opacity, to: &items)
    }
    var content: [DisplayItem] = []
    drawContent(fadedTo: fadesAsGroup ? 1 : opacity, to: &content)
    let rest = fadesAsGroup ? opacity : 1
    if mask == nil, content.count == 1, case .fill(let shape, let place, let color) = content[0] {
      // One shape alone takes the opacity into its colour: the same picture without a group.
      items.append(.fill(shape, place, color.multiplied(byAlpha: rest)))
    } else if !content.isEmpty, mask?.isEmpty != true {
      items.append(.group(DisplayGroup(opacity: rest, mask: mask, items: content)))
    }
  }

  private func items(ofMask mask: CALayer) -> [DisplayItem] {
    var (placed, items): ([PlacedLayer], [DisplayItem]) = ([], [])
    mask.place(in: Surroundings(plane: projection, instant: instant), into: &placed)
    placed.draw(to: &items)
    return items
  }

  /// The background, a shape's fill, the sublayers in front of them, and the border in front of those.
  private func drawContent(fadedTo opacity: Double, to items: inout [DisplayItem]) {
    fill(state.outline, state.backgroundColor, opacity, &items)
    if case .shape(let shape) = state.kind, let path = shape.path {
      let rule = shape.fillRule == .evenOdd ? CGPathFillRule.evenOdd : .winding
      fill(.path(path, rule), shape.fillColor, opacity, &items)
    }
    drawOwnContent(fadedTo: opacity, to: &items)
    drawSublayers(fadedTo: opacity, to: &items)
    if let border = state.borderOutline { fill(border, state.borderColor, opacity, &items) }
  }

  private func fill(
    _ shape: Shape, _ color: Color?, _ opacity: Double, _ items: inout [DisplayItem]
  ) {
    guard let color, color.alpha > 0 else { return }
    let shown = opacity < 1 ? color.multiplied(byAlpha: opacity) : color
    items.append(.fill(shape, projection, shown.tinted(tint)))
  }

  private func drawOwnContent(fadedTo opacity: Double, to items: inout [DisplayItem]) {
    let content = layer.ownContent(of: state).map { $0.tinted(tint).applying(projection) }
    if content.isEmpty { return }
    guard opacity < 1 else { return items += content }
    items.append(.group(DisplayGroup(opacity: opacity, items: content)))
  }

  private func drawSublayers(fadedTo opacity: Double, to items: inout [DisplayItem]) {
    if layer.children.isEmpty { return }
    var placed: [PlacedLayer] = []
    layer.placeSublayers(
      of: state,
      in: Surroundings(
        plane: projection, space: state.ofSublayers, opacity: opacity, tint: tint,
        instant: instant),
      into: &placed)
    guard state.masksToBounds else { return placed.draw(to: &items) }
    var clipped: [DisplayItem] = []
    placed.draw(to: &clipped)
    guard !clipped.isEmpty else { return }
    items.append(.group(DisplayGroup(clip: Clip(state.outline, projection), items: clipped)))
  }
}
