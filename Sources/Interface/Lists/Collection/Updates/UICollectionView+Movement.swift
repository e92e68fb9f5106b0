import Foundation
import Geometry
import Layers
import Views
import VirtualTime

/// The movement of an item by a finger. Until it ends, the collection shows the item at its new place,
/// and the data source still has it at the old one.
final class InteractiveMovement {
  let original: IndexPath
  fileprivate(set) var current: IndexPath
  fileprivate(set) var position: CGPoint
  /// The next step of the collection's scrolling while the finger is at an edge.
  fileprivate var step: VirtualClock.Work?

  init(of path: IndexPath, at position: CGPoint) {
    (original, current, self.position) = (path, path, position)
  }

  /// Returns the path that the data source has for an item.
  func dataPath(_ path: IndexPath) -> IndexPath {
    path.beforeMovement(from: original, to: current)
  }
}

extension UICollectionView {
  /// Handles the touch of the sign by which a finger moves a list's row.
  func move(_ cell: UICollectionViewCell, _ phase: ReorderControl.Phase, _ touch: UITouch) {
    switch phase {
    case .began:
      if let path = contents.path(of: cell) { _ = beginMovement(path) }
    case .moved:
      guard let movement else { return }
      let place = CGPoint(x: movement.position.x, y: touch.location(in: self).y)
      updateMovement(place)
    case .ended: endMovement()
    case .cancelled: cancelMovement()
    }
  }

  /// Begins a movement, if the data source permits it.
  func beginMovement(_ path: IndexPath) -> Bool {
    showIfNeeded()
    guard movement == nil, let dataSource, let cell = contents.cell(at: path),
      dataSource.collectionView(self, canMoveItemAt: path)
    else { return false }
    cancelTouch()
    let center = cell.superview?.convert(cell.center, to: self) ?? cell.center
    movement = InteractiveMovement(of: path, at: center)
    invalidate(from: path, to: path, from: center)
    placeMovingCell()
    return true
  }

  /// Moves the item with the finger; other items make room.
  func updateMovement(_ position: CGPoint) {
    guard let movement else { return }
    let (old, current) = (movement.position, movement.current)
    movement.position = position
    var target = currentLayout.targetIndexPath(
      forInteractivelyMovingItem: current, withPosition: position)
    if target != current {
      target =
        delegate?.collectionView(
          self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
          atCurrentIndexPath: current, toProposedIndexPath: target)
        ?? target
    }
    invalidate(from: current, to: target, from: old)
    placeMovingCell()
    if target != current { shift(to: target) {} }
    scrollAtEdge()
  }

  /// Scrolls as long as the finger is at an edge.
  private func scrollAtEdge() {
    guard let movement, movement.step == nil, let clock = VirtualClock.current,
      edgeVelocity(of: movement) != .zero
    else { return }
    let begin = clock.now
    let next = UIScreen.main.nextFrame(after: begin)
    movement.step = clock.schedule(at: next) { [weak self] in
      guard let self, let movement = self.movement else { return }
      movement.step = nil
      let seconds = Double(next.nanoseconds(since: begin)) / 1e9
      let (speed, old) = (edgeVelocity(of: movement), contentOffset)
      let target = clamped(
        CGPoint(x: old.x + speed.dx * seconds, y: old.y + speed.dy * seconds))
      guard target != old else { return }
      contentOffset = target
      updateMovement(
        CGPoint(
          x: movement.position.x + target.x - old.x, y: movement.position.y + target.y - old.y))
    }
  }

  /// The velocity of scrolling for the finger's position, in points per second: within 50 points of an
  /// edge up to 500 (D).
  private func edgeVelocity(of movement: InteractiveMovement) -> CGVector {
    func speed(_ position: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if position < low + 50 { return -min((low + 50 - position) * 10, 500) }
      return position > high - 50 ? min((position - high + 50) * 10, 500) : 0
    }
    let area = bounds.inset(by: adjustedContentInset)
    return CGVector(
      dx: contentSize.width > area.width ? speed(movement.position.x, area.minX, area.maxX) : 0,
      dy: contentSize.height > area.height ? speed(movement.position.y, area.minY, area.maxY) : 0)
  }

  /// Ends the movement: the data source moves its item.
  func endMovement() {
    guard let movement else { return }
    let (original, current) = (movement.original, movement.current)
    end(movement)
    currentLayout.invalidateLayout(
      with: currentLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [current], previousIndexPaths: [original], movementCancelled: false))
    if current != original {
      dataSource?.collectionView(self, moveItemAt: original, to: current)
      counts = readCounts()
    }
    settle()
  }

  /// Cancels the movement: the item returns.
  func cancelMovement() {
    guard let movement else { return }
    let (original, current) = (movement.original, movement.current)
    if current != original {
      shift(to: original) { self.movement = nil }
    }
    end(movement)
    currentLayout.invalidateLayout(
      with: currentLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [original], previousIndexPaths: [current], movementCancelled: true))
    settle()
  }

  private func end(_ movement: InteractiveMovement) {
    if let step = movement.step { VirtualClock.current?.cancel(step) }
    self.movement = nil
  }

  /// Moves the cell to its place.
  private func settle() {
    UIView.animate(withDuration: Self.movementDuration) { self.show() }
  }

  /// The duration of the motions of items that make room, in seconds: as that of changes (D).
  private static let movementDuration = 0.3

  private func invalidate(from old: IndexPath, to new: IndexPath, from position: CGPoint) {
    guard let movement else { return }
    currentLayout.invalidateLayout(
      with: currentLayout.invalidationContext(
        forInteractivelyMovingItems: [new], withTargetPosition: movement.position,
        previousIndexPaths: [old], previousPosition: position))
  }

  /// Returns the attributes of the moving item; nil without a movement.
  func movingAttributes() -> UICollectionViewLayoutAttributes? {
    guard let movement else { return nil }
    prepareLayoutIfNeeded()
    return currentLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position)
  }

  private func placeMovingCell() {
    guard let movement, let attributes = movingAttributes() else { return }
    contents.cell(at: movement.current)?.setLayoutAttributes(attributes)
  }

  /// Gives the moving item another path, and animates the others.
  private func shift(to target: IndexPath, _ change: () -> Void) {
    guard let movement, movement.current != target, counts.indices.contains(target.section) else {
      return
    }
    var new = counts
    new[movement.current.section] -= 1
    new[target.section] += 1
    var changes = ListChanges()
    changes.moved[movement.current] = target
    guard let map = try? ListMap(changes, from: counts, to: new) else { return }
    let update = CollectionUpdate(
      from: attributesAround(), targets: { map.element($0) }, sources: map.sources())
    _ = remap(map, PendingCollectionUpdate())
    counts = new
    movement.current = target
    change()
    currentLayout.isInvalid = true
    currentLayout.moveSizes(map) { _ in false }
    invalidateCounts()
    prepareLayoutIfNeeded()
    self.update = update
    animate(update, []) { self.show() }
  }
}
