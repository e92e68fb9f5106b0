import Foundation
import Geometry
import Raster

extension PlacedLayer {
  /// Draws the layer in transition from an old appearance to the current one.
  func draw(_ playing: PlayingTransition, to drawing: inout Drawing) {
    let (transition, progress) = (playing.transition, playing.progress)
    let distance = transition.direction * [state.bounds.width, state.bounds.height]
    func moved(_ part: Double) -> Projection {
      .affine(CGAffineTransform(translationX: distance.x * part, y: distance.y * part))
    }
    // A layer in transition changes with time anyway, so `changesWithTime` of its appearance isn't
    // needed.
    func old(_ place: Projection) -> [DisplayItem] { items(transition.old, moved: place) }
    switch transition.style {
    case .fade:
      let (from, to) = (old(moved(0)), items(moved: moved(0)))
      drawing.items.append(.dissolve(DisplayDissolve(progress, from: from, to: to)))
    case .moveIn: drawing.items += old(moved(0)) + items(moved: moved(progress - 1))
    case .push: drawing.items += old(moved(progress)) + items(moved: moved(progress - 1))
    case .reveal: drawing.items += items(moved: moved(0)) + old(moved(progress))
    case .flip:
      func turned(_ part: Double) -> Projection {
        transition.turn(by: part * .pi, in: state.bounds)
      }
      drawing.items += progress < 0.5 ? old(turned(progress)) : items(moved: turned(progress - 1))
    }
  }

  /// Returns the current appearance of the layer, moved in its own coordinates.
  private func items(moved place: Projection) -> [DisplayItem] {
    var copy = self
    copy.projection = place.concatenating(projection)
    var drawing = Drawing()
    copy.drawWithoutTransition(to: &drawing)
    return drawing.items
  }

  /// Returns an old appearance, moved in the layer's own coordinates.
  private func items(_ appearance: LayerAppearance, moved place: Projection) -> [DisplayItem] {
    let corner = CGAffineTransform(translationX: state.bounds.minX, y: state.bounds.minY)
    let whole = Projection.affine(corner).concatenating(place).concatenating(projection)
    let items = appearance.items.map { $0.applying(whole).tinted(around.tint) }
    guard around.opacity < 1, !items.isEmpty else { return items }
    return [.group(DisplayGroup(opacity: around.opacity, items: items))]
  }
}
