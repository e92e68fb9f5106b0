import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Testing
import VirtualTime

// The display items of a tree of layers. FIDELITY 27 (background, clip) and 29.
@Suite struct DisplayItemTests {
  private let grey = CGColor(gray: 0.5, alpha: 1)
  private let fill = Color(red: 0.5, green: 0.5, blue: 0.5)

  private func layer(_ frame: CGRect, _ children: [CALayer] = []) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = grey
    layer.sublayers = children
    return layer
  }

  private func items(_ layer: CALayer, at instant: Instant = .zero) -> [DisplayItem] {
    var items: [DisplayItem] = []
    layer.appendItems(to: &items, toCanvas: .identity, at: instant)
    return items
  }

  private func rect(_ width: Double, _ height: Double) -> Shape {
    .rect(CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func move(_ x: Double, _ y: Double) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y)
  }

  private var frame: CGRect { CGRect(x: 10, y: 20, width: 30, height: 40) }

  @Test func aBackgroundFillsTheBounds() {
    #expect(items(layer(frame)) == [.fill(rect(30, 40), move(10, 20), fill)])
  }

  @Test func aLayerWithoutABackgroundDrawsNothing() {
    let empty = layer(frame)
    empty.backgroundColor = nil
    #expect(items(empty).isEmpty)
    empty.backgroundColor = CGColor(gray: 1, alpha: 0)
    #expect(items(empty).isEmpty && empty.backgroundColor != nil)
  }

  @Test func sublayersFollowTheirParentFromBackToFront() {
    let (one, two) = (layer(CGRect(x: 1, y: 2, width: 3, height: 4)), layer(frame))
    two.backgroundColor = CGColor(gray: 0, alpha: 1)
    #expect(
      items(layer(frame, [one, two])) == [
        .fill(rect(30, 40), move(10, 20), fill), .fill(rect(3, 4), move(11, 22), fill),
        .fill(rect(30, 40), move(20, 40), Color(red: 0, green: 0, blue: 0)),
      ])
  }

  @Test func theBoundsOriginScrollsSublayers() {
    let parent = layer(frame, [layer(CGRect(x: 0, y: 0, width: 1, height: 1))])
    parent.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(items(parent).last == .fill(rect(1, 1), move(5, 14), fill))
    #expect(
      items(parent).first
        == .fill(.rect(CGRect(x: 5, y: 6, width: 30, height: 40)), move(5, 14), fill))
  }

  @Test func transformsUseTheAnchorPointAndNest() {
    let child = layer(CGRect(x: 0, y: 0, width: 2, height: 2))
    let parent = layer(CGRect(x: 0, y: 0, width: 10, height: 10), [child])
    parent.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    let transform = CGAffineTransform(2, 0, 0, 2, -5, -5)
    #expect(
      items(parent) == [.fill(rect(10, 10), transform, fill), .fill(rect(2, 2), transform, fill)])
  }

  @Test(arguments: [0.0, -1])
  func hiddenOrTransparentLayersDrawNothing(opacity: Float) {
    let parent = layer(frame, [layer(frame)])
    parent.opacity = opacity
    #expect(items(parent).isEmpty)
    parent.opacity = 1
    parent.isHidden = true
    #expect(items(parent).isEmpty)
  }

  @Test("FIDELITY 29: opacity applies to the group once")
  func groupOpacity() {
    let parent = layer(frame, [layer(frame)])
    parent.opacity = 0.5
    #expect(
      items(parent) == [
        .group(
          DisplayGroup(
            opacity: 0.5,
            items: [
              .fill(rect(30, 40), move(10, 20), fill), .fill(rect(30, 40), move(20, 40), fill),
            ]))
      ])
  }

  @Test("FIDELITY 29: a single shape takes the opacity into its colour")
  func singleShapesNeedNoGroup() {
    let alone = layer(frame)
    alone.opacity = 0.5
    let faded = DisplayItem.fill(rect(30, 40), move(10, 20), fill.multiplied(byAlpha: 0.5))
    #expect(items(alone) == [faded])
    let hidden = layer(frame)
    hidden.isHidden = true
    alone.addSublayer(hidden)
    #expect(items(alone) == [faded])
    let holder = layer(frame, [alone])
    holder.backgroundColor = nil
    holder.position = CGPoint(x: 15, y: 20)
    holder.opacity = 0.5
    #expect(
      items(holder) == [.fill(rect(30, 40), move(10, 20), fill.multiplied(byAlpha: 0.25))])
  }

  @Test func anOpacityAboveOneCountsAsOne() {
    let parent = layer(frame)
    parent.opacity = 3
    #expect(items(parent) == [.fill(rect(30, 40), move(10, 20), fill)])
  }

  @Test("FIDELITY 27: cornerRadius rounds the background, not the sublayers")
  func cornerRadius() {
    let parent = layer(frame, [layer(frame)])
    parent.cornerRadius = 8
    let round = Shape.roundedRect(CGRect(x: 0, y: 0, width: 30, height: 40), radius: 8)
    #expect(
      items(parent) == [
        .fill(round, move(10, 20), fill), .fill(rect(30, 40), move(20, 40), fill),
      ])
    parent.cornerRadius = -1
    #expect(items(parent).first == .fill(rect(30, 40), move(10, 20), fill))
  }

  @Test("FIDELITY 27: masksToBounds clips the sublayers to the rounded bounds")
  func masksToBounds() {
    let parent = layer(frame, [layer(frame)])
    parent.cornerRadius = 8
    parent.masksToBounds = true
    let round = Shape.roundedRect(CGRect(x: 0, y: 0, width: 30, height: 40), radius: 8)
    #expect(
      items(parent) == [
        .fill(round, move(10, 20), fill),
        .group(
          DisplayGroup(
            clip: Clip(round, move(10, 20)),
            items: [.fill(rect(30, 40), move(20, 40), fill)])),
      ])
    parent.sublayers = nil
    #expect(items(parent) == [.fill(round, move(10, 20), fill)])
  }

  @Test("FIDELITY 30: a shape's fill is between background and sublayers, with its fill rule")
  func shapes() {
    let shape = CAShapeLayer()
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    shape.frame = frame
    shape.backgroundColor = grey
    shape.path = path
    shape.sublayers = [layer(frame)]
    shape.fillRule = .evenOdd
    let black = Color(red: 0, green: 0, blue: 0)
    #expect(
      items(shape) == [
        .fill(rect(30, 40), move(10, 20), fill),
        .fill(.path(path.path, .evenOdd), move(10, 20), black),
        .fill(rect(30, 40), move(20, 40), fill),
      ])
    shape.allowsGroupOpacity = false
    shape.opacity = 0.5
    #expect(
      items(shape)[1]
        == .fill(.path(path.path, .evenOdd), move(10, 20), black.multiplied(byAlpha: 0.5)))
    shape.fillColor = nil
    #expect(items(shape).count == 2)
  }

  @Test func aClipInATranslucentLayerIsANestedGroup() {
    let parent = layer(frame, [layer(frame)])
    parent.masksToBounds = true
    parent.opacity = 0.5
    parent.backgroundColor = nil
    guard case .group(let outer)? = items(parent).first, case .group(let inner)? = outer.items.first
    else {
      Issue.record("no group in a group")
      return
    }
    #expect(outer.opacity == 0.5 && outer.clip == nil)
    #expect(inner.opacity == 1 && inner.clip == Clip(rect(30, 40), move(10, 20)))
  }

  @Test func itemsShowTheRequestedInstant() {
    let scene = Scene()
    let fader = layer(frame)
    scene.clock.asCurrent { fader.add(scene.fade(), forKey: nil) }
    scene.run(to: 0.9)
    for time in [0.5, 0.25, 0.75] {
      #expect(
        items(fader, at: Instant(seconds: time))
          == [.fill(rect(30, 40), move(10, 20), fill.multiplied(byAlpha: time))])
    }
    #expect(items(fader, at: .zero).isEmpty)
  }
}
