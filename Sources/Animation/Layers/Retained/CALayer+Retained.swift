import Raster

/// What a layer keeps of what was drawn, and where what it drew itself is kept.
struct RetainedLook {
  /// What its sublayers drew; nil where nothing is kept.
  var sublayers: RetainedSublayers?
  /// Where the layer above keeps what this one drew.
  var place: (list: RetainedSublayers, slot: Int)?
  /// Whether the layer, or any in it, has changed since it was last drawn.
  var isNoted = false
  /// Whether its sublayers stood at several depths when last drawn: nothing is kept of such.
  var isDeep = false
}

extension CALayer {
  /// Notes that the layer may look different from now on. Every stored value that is drawn says so
  /// when it is set.
  ///
  /// Where it is noted already it is noted all the way up, or what lies above does not show it.
  package func noteLook() {
    for layer in lineage {
      if layer.retained.isNoted { return }
      layer.retained.isNoted = true
      if let (list, slot) = layer.retained.place { list.touch(slot) }
    }
  }

  /// Notes that its values, animations or time have changed.
  package func noteOwnLook() {
    noteLook()
    externalKind?.layerChanged()
  }

  /// Draws the sublayers of a layer that shows `state`; `around` is how its own coordinates lie.
  func drawSublayers(of state: LayerState, in around: Surroundings, to drawing: inout Drawing) {
    guard around.isRetained, retainsSublayers, !retained.isDeep else {
      return drawAfresh(of: state, in: around, to: &drawing)
    }
    let kept = RetainedSublayers.of(children, in: around, after: retained.sublayers)
    let due = kept.due()
    var (placed, ends, isRestless) = (PlacedLayers(), [Int](), [Bool]())
    for number in due {
      placed.isRestless = false
      children[number].place(in: around, into: &placed)
      ends.append(placed.list.count)
      isRestless.append(placed.isRestless)
    }
    guard placed.isInPlane else { return drawAfresh(of: state, in: around, to: &drawing) }
    retained.sublayers = kept
    var start = 0
    for (index, number) in due.enumerated() {
      var own = Drawing(isRestless: isRestless[index])
      for layer in placed.list[start..<ends[index]] { layer.draw(to: &own) }
      kept.fill(number, own)
      start = ends[index]
    }
    kept.draw(due, to: &drawing)
  }

  /// Draws all sublayers, from back to front by their depth.
  private func drawAfresh(of state: LayerState, in around: Surroundings, to drawing: inout Drawing)
  {
    var placed = PlacedLayers()
    placeSublayers(of: state, in: around, into: &placed)
    if around.isRetained { (retained.sublayers, retained.isDeep) = (nil, !placed.isInPlane) }
    placed.draw(to: &drawing)
  }
}
