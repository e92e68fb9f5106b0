import Raster

/// The drawing that a layer keeps of its sublayers, and the place where its own drawing is kept.
struct RetainedDrawing {
  /// The drawing of the sublayers; nil if none is kept.
  var sublayers: RetainedSublayers?
  /// The place in the superlayer that keeps this layer's drawing.
  var place: (list: RetainedSublayers, slot: Int)?
  /// Whether the layer or one of its descendants has changed since it was last drawn.
  var isMarked = false
  /// Whether the sublayers were at different depths when last drawn; their drawing isn't kept then.
  var hasDepth = false
}

extension CALayer {
  /// Marks the layer's appearance as changed. Every setter of a drawn value calls this method.
  ///
  /// If the layer is already marked, so are its ancestors, or they don't show it.
  package func markChanged() {
    for layer in lineage {
      if layer.retained.isMarked { return }
      layer.retained.isMarked = true
      if let (list, slot) = layer.retained.place { list.mark(slot) }
    }
  }

  /// Whether the layer or one of its descendants has changed since it was last drawn.
  package var isMarkedAsChanged: Bool { retained.isMarked }

  /// Marks the layer's own values, animations or time as changed.
  package func markOwnValuesChanged() {
    markChanged()
    externalKind?.layerChanged()
  }

  /// Draws the sublayers of a layer that shows `state`; `around` is the space of its coordinates.
  func drawSublayers(of state: LayerState, in around: Surroundings, to drawing: inout Drawing) {
    guard around.isRetained, retainsSublayers, !retained.hasDepth else {
      return drawAllSublayers(of: state, in: around, to: &drawing)
    }
    let kept = RetainedSublayers.of(children, in: around, after: retained.sublayers)
    let (children, time) = (children, localTime(at: around.instant))
    kept.sampleMovers(at: time, in: around)
    let due = kept.due()
    var placed = PlacedLayers()
    /// The sublayers that take more than one item: their slots, whether they change with time, and
    /// the end of their layers in `placed`.
    var others: [(slot: Int, changesWithTime: Bool, end: Int)] = []
    for number in due {
      let child = children[number]
      if let background = child.background(in: around, superlayerTime: time) {
        kept.fill(number, background.item, changesWithTime: background.changesWithTime)
        if background.changesWithTime, !child.hasOwnTime, let lines = child.animations.lines {
          kept.keepAsMover(number, child.modelState, lines)
        }
        continue
      }
      placed.changesWithTime = false
      child.place(in: around, into: &placed)
      others.append((number, placed.changesWithTime, placed.list.count))
    }
    guard placed.isInPlane else { return drawAllSublayers(of: state, in: around, to: &drawing) }
    retained.sublayers = kept
    var start = 0
    for other in others {
      var own = Drawing(changesWithTime: other.changesWithTime)
      for layer in placed.list[start..<other.end] { layer.draw(to: &own) }
      kept.fill(other.slot, own)
      start = other.end
    }
    kept.draw(due, to: &drawing)
  }

  /// Draws all sublayers, from back to front by their depth.
  private func drawAllSublayers(
    of state: LayerState, in around: Surroundings, to drawing: inout Drawing
  ) {
    var placed = PlacedLayers()
    placeSublayers(of: state, in: around, into: &placed)
    if around.isRetained { (retained.sublayers, retained.hasDepth) = (nil, !placed.isInPlane) }
    placed.draw(to: &drawing)
  }
}
