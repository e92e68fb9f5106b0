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
    let due = kept.due()
    var (placed, ends, changesWithTime) = (PlacedLayers(), [Int](), [Bool]())
    for number in due {
      placed.changesWithTime = false
      children[number].place(in: around, into: &placed)
      ends.append(placed.list.count)
      changesWithTime.append(placed.changesWithTime)
    }
    guard placed.isInPlane else { return drawAllSublayers(of: state, in: around, to: &drawing) }
    retained.sublayers = kept
    var start = 0
    for (index, number) in due.enumerated() {
      var own = Drawing(changesWithTime: changesWithTime[index])
      for layer in placed.list[start..<ends[index]] { layer.draw(to: &own) }
      kept.fill(number, own)
      start = ends[index]
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
