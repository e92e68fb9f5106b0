import Foundation
import Geometry
import Raster
import Rasterizer
import Testing

/// A frame in bands, each redrawn only where it is damaged. Bands share the content beneath their
/// backdrops, which is kept from frame to frame.
struct Bitmaps {
  private(set) var list: DisplayList?
  private var bands: [[UInt32]] = []
  private var renderer = Renderer()
  private(set) var backdrops: SharedBackdrops?
  /// The number of pixels drawn last.
  private(set) var drawn = 0

  mutating func show(_ new: DisplayList) {
    let cut = Bands(width: new.width, height: new.height)
    if bands.isEmpty {
      bands = (0..<cut.count).map {
        Array(repeating: 0xDEAD_BEEF, count: cut.rows(of: $0).count * new.width)
      }
    }
    let damage = Damage(from: list, to: new)
    backdrops = SharedBackdrops(new, after: backdrops)
    drawn = 0
    for band in 0..<cut.count {
      let areas = damage.areas(ofBand: band)
      drawn += areas.reduce(0) { $0 + $1.pixelCount }
      var pixels = bands[band].mutableSpan
      renderer.render(new, areas, ofBand: band, sharing: backdrops, into: &pixels)
    }
    list = new
  }

  var bitmap: Bitmap? {
    list.map { Bitmap(width: $0.width, height: $0.height, pixels: Array(bands.joined())) }
  }
}

/// Scenes that change between frames in every possible way.
struct ChangingScene {
  var scene: SceneGenerator

  mutating func next(after items: [DisplayItem], depth: Int = 2) -> [DisplayItem] {
    var next: [DisplayItem] = []
    for item in items {
      switch scene.whole(0...11) {
      case 0: next.append(scene.item(depth: depth))
      case 1: break
      case 2: next += [item, scene.item(depth: depth)]
      case 3...5: next.append(moved(item, depth))
      default: next.append(item)
      }
    }
    if next.isEmpty || scene.chance(0.1) { next.append(scene.item(depth: depth)) }
    return next
  }

  private mutating func moved(_ item: DisplayItem, _ depth: Int) -> DisplayItem {
    if case .group(var group) = item, scene.chance(0.7) {
      if scene.chance(0.2) { group.opacity = 1 - group.opacity }
      if let mask = group.mask, scene.chance(0.5) { group.mask = next(after: mask, depth: 0) }
      group.items = next(after: group.items, depth: max(depth - 1, 0))
      return .group(group)
    }
    if case .dissolve(let dissolve) = item, scene.chance(0.7) {
      return .dissolve(
        DisplayDissolve(
          dissolve.fraction, from: next(after: dissolve.from, depth: 0), to: dissolve.to))
    }
    let angle = scene.chance(0.5) ? 0 : Double(scene.whole(-20...20)) / 100
    let step = CGAffineTransform(rotationAngle: angle)
    return item.applying(
      step.translatedBy(x: Double(scene.whole(-40...40)) / 7, y: Double(scene.whole(-40...40)) / 7))
  }
}

@Suite struct DamageTests {
  @Test(arguments: 0..<120)
  func incrementalFramesMatchFreshFrames(seed: Int) throws {
    let (width, height) = (150 + seed % 5 * 40, 90 + seed % 4 * 45)
    var changing = ChangingScene(scene: SceneGenerator(seed: seed, width: width, height: height))
    var list = changing.scene.list(itemCount: 6)
    var frames = Bitmaps()
    for frame in 0..<8 {
      frames.show(list)
      var fresh = Renderer()
      let alone = fresh.render(list)
      #expect(frames.bitmap == alone, "seed \(seed), frame \(frame)")
      list = DisplayList(
        width: width, height: height, background: list.background,
        items: changing.next(after: list.items))
    }
  }

  @Test func bandsCoverEachRowOnce() {
    for height in [1, 63, 64, 65, 128, 1080] {
      let bands = Bands(width: 1, height: height)
      #expect((0..<bands.count).flatMap { bands.rows(of: $0) } == Array(0..<height))
    }
  }

  @Test func unchangedFramesAreNotDrawn() throws {
    var scene = SceneGenerator(seed: 5, width: 200, height: 200)
    let list = scene.list(itemCount: 20)
    var frames = Bitmaps()
    frames.show(list)
    #expect(frames.drawn == 200 * 200)
    frames.show(
      DisplayList(width: 200, height: 200, background: list.background, items: list.items))
    #expect(frames.drawn == 0)
    #expect(Damage(from: list, to: list).isEmpty)
  }

  private func square(at x: Double, _ y: Double, side: Double, color: Color) -> DisplayItem {
    .fill(.rect(CGRect(x: x, y: y, width: side, height: side)), CGAffineTransform.identity, color)
  }

  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(width: 640, height: 640, background: .clear, items: items)
  }

  /// The inside of a rotating shape isn't redrawn, and neither are distant areas.
  @Test func aRotatingSquareDamagesItsEdges() {
    let turned = DisplayItem.fill(
      .rect(CGRect(x: -200, y: -200, width: 400, height: 400)),
      CGAffineTransform(translationX: 320, y: 320).rotated(by: 0.5),
      Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    let more = DisplayItem.fill(
      .rect(CGRect(x: -200, y: -200, width: 400, height: 400)),
      CGAffineTransform(translationX: 320, y: 320).rotated(by: 0.51),
      Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    var frames = Bitmaps()
    frames.show(list([turned]))
    frames.show(list([more]))
    #expect(frames.drawn > 1000)
    #expect(frames.drawn < 640 * 640 / 2, "\(frames.drawn) pixels")
  }

  @Test func addedAndRemovedItemsDamageOnlyTheirArea() {
    let items = (0..<10).map {
      square(at: Double($0) * 64, Double($0) * 64, side: 40, color: .black)
    }
    var frames = Bitmaps()
    frames.show(list(items))
    frames.show(list(Array(items[..<4] + items[5...])))
    #expect((1600...96 * 96).contains(frames.drawn), "\(frames.drawn)")
    frames.show(list(items))
    #expect((1600...96 * 96).contains(frames.drawn), "\(frames.drawn)")
  }

  @Test func anOpaqueShapeHidesItemsBeneath() {
    let cover = DisplayItem.fill(
      .ellipse(CGRect(x: -100, y: -100, width: 840, height: 840)), CGAffineTransform.identity,
      Color(red: 0, green: 1, blue: 0))
    let items = [square(at: 100, 100, side: 300, color: .black), cover]
    var renderer = Renderer()
    let covered = renderer.render(list(items))
    let alone = renderer.render(list([cover]))
    #expect(covered != nil && covered == alone)
  }

  /// A backdrop shows changes in the content around it.
  @Test func backdropsSpreadDamage() {
    let glass = DisplayItem.backdrop(
      DisplayBackdrop(
        clip: Clip(.rect(CGRect(x: 200, y: 200, width: 200, height: 100)), .identity),
        filters: [.blur(sigma: 8)]))
    var frames = Bitmaps()
    for x in [150.0, 170, 190, 300] {
      let now = list([square(at: x, 230, side: 20, color: .white), glass])
      frames.show(now)
      var fresh = Renderer()
      let alone = fresh.render(now)
      #expect(frames.bitmap == alone, "\(x)")
    }
  }
}
