import Foundation
package import Geometry
package import Raster
package import VirtualTime

// From layers to a display list, which describes the presentation at one instant as a value. Layers
// are first placed (`PlacedLayer`), sorted by depth where they leave their superlayer's plane, and
// then drawn.
extension CALayer {
  /// Appends the display items of this layer and its sublayers at `instant`; `toCanvas` maps the
  /// superlayer's coordinates to the canvas.
  ///
  /// Items of layers at rest are created once and kept. Without `reuse`, everything is drawn again
  /// and nothing is kept: the reference path, with the same result. Returns whether the items can
  /// change with time alone.
  @discardableResult
  package func appendItems(
    to items: inout [DisplayItem], toCanvas: CGAffineTransform, at instant: Instant,
    reuse: Bool = true
  ) -> Bool {
    var (placed, drawing) = (PlacedLayers(), Drawing())
    place(
      in: Surroundings(plane: .affine(toCanvas), instant: instant, isRetained: reuse),
      into: &placed)
    placed.draw(to: &drawing)
    items += drawing.items
    return drawing.changesWithTime
  }

  /// Returns the display items of this layer and its sublayers at `instant`, in the layer's own
  /// coordinates, without its transform and opacity.
  package func content(at instant: Instant) -> [DisplayItem] {
    var drawing = Drawing()
    PlacedLayer(
      layer: self, state: drawnState(at: instant), projection: .affine(.identity), depth: 0,
      opacity: 1,
      around: Surroundings(instant: instant), transition: transition(at: instant)
    ).draw(to: &drawing)
    return drawing.items
  }
}

extension PlacedLayer {
  /// Adds the layer's items.
  func draw(to drawing: inout Drawing) {
    if let transition {
      draw(transition, to: &drawing)
    } else {
      drawWithoutTransition(to: &drawing)
    }
  }

  /// Adds the layer's items, ignoring a transition.
  func drawWithoutTransition(to drawing: inout Drawing) {
    if state.isHidden || opacity <= 0 { return }
    let mask = layer.maskLayer.map(drawing(ofMask:))
    let fadesAsGroup = state.allowsGroupOpacity
    let mode = state.blendMode
    guard mask != nil || mode != .normal || opacity < 1 && fadesAsGroup else {
      return drawContent(fadedTo: opacity, to: &drawing)
    }
    var content = Drawing()
    drawContent(fadedTo: fadesAsGroup ? 1 : opacity, to: &content)
    drawing.changesWithTime =
      drawing.changesWithTime || content.changesWithTime || mask?.changesWithTime == true
    let showsNothing = content.items.isEmpty || mask?.items.isEmpty == true
    guard mode.changesWithoutSource || !showsNothing else { return }
    let rest = fadesAsGroup ? opacity : 1
    // A mode that has an effect without a source needs a clip; a single shape takes the opacity
    // into its colour.
    let group = DisplayGroup(
      opacity: rest, clip: mode.changesWithoutSource ? Clip(state.outline, projection) : nil,
      mask: mask?.items, blendMode: mode, items: content.items)
    drawing.items.append(DisplayItem.group(group).folded)
  }

  private func drawing(ofMask mask: CALayer) -> Drawing {
    var (placed, drawing) = (PlacedLayers(), Drawing())
    mask.place(
      in: Surroundings(
        plane: projection, instant: around.instant, isRetained: around.isRetained), into: &placed)
    placed.draw(to: &drawing)
    return drawing
  }

  /// Adds the background, the picture of the contents, the layer's own content, the sublayers in
  /// front of them and the border in front of those, with the shadow that they cast beneath
  /// everything.
  private func drawContent(fadedTo opacity: Double, to drawing: inout Drawing) {
    let start = drawing.items.count
    let background = state.fill(state.backgroundColor, state.backgroundPattern)
    fill(state.outline, background, opacity, &drawing.items)
    drawOwnContent(fadedTo: opacity, to: &drawing.items)
    drawSublayers(fadedTo: opacity, to: &drawing)
    if let border = state.borderOutline {
      let color = state.fill(state.borderColor, state.borderPattern)
      fill(border, color, opacity, &drawing.items)
    }
    castShadow(fadedTo: opacity, beneath: start, of: &drawing.items)
  }

  private func fill(
    _ shape: Shape, _ fill: Fill?, _ opacity: Double, _ items: inout [DisplayItem]
  ) {
    guard let fill else { return }
    let shown = opacity < 1 ? fill.multiplied(byAlpha: opacity) : fill
    items.append(.fill(shape, projection, shown.mapColors { $0.tinted(around.tint) }))
  }

  private func drawOwnContent(fadedTo opacity: Double, to items: inout [DisplayItem]) {
    let own = state.pictureItems + masked(layer.ownContent(of: state))
    var content = own.map { $0.tinted(around.tint).applying(projection) }
    let timed = layer.externalKind?.items(in: self) ?? []
    if state.masksToBounds, !timed.isEmpty {
      content.append(.group(DisplayGroup(clip: Clip(state.outline, projection), items: timed)))
    } else {
      content += timed
    }
    if content.isEmpty { return }
    guard opacity < 1 else { return items += content }
    items.append(DisplayItem.group(DisplayGroup(opacity: opacity, items: content)).folded)
  }

  /// Clips the content of a layer kind to the layer's outline if the layer masks to its bounds.
  /// Content that already ends at the outline, such as a gradient, isn't clipped: its edge would be
  /// antialiased twice.
  private func masked(_ own: [DisplayItem]) -> [DisplayItem] {
    guard state.masksToBounds, !own.isEmpty else { return own }
    let outline = state.outline
    let endsThere = own.allSatisfy { item in
      switch item {
      case .fill(let shape, .affine(.identity), _): shape == outline
      case .backdrop: true
      default: false
      }
    }
    if endsThere || state.cornerRadius <= 0 && own.stay(within: state.bounds) { return own }
    return [.group(DisplayGroup(clip: Clip(outline, CGAffineTransform.identity), items: own))]
  }

  private func drawSublayers(fadedTo opacity: Double, to drawing: inout Drawing) {
    if layer.children.isEmpty { return }
    var inside = around
    inside.plane = projection
    inside.space = state.ofSublayers
    inside.opacity = opacity
    guard state.masksToBounds else {
      return layer.drawSublayers(of: state, in: inside, to: &drawing)
    }
    var clipped = Drawing()
    layer.drawSublayers(of: state, in: inside, to: &clipped)
    drawing.changesWithTime = drawing.changesWithTime || clipped.changesWithTime
    guard !clipped.items.isEmpty else { return }
    drawing.items.append(
      .group(DisplayGroup(clip: Clip(state.outline, projection), items: clipped.items)))
  }
}
