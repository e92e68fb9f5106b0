import Dispatch
import Foundation
import Geometry
import Raster
import RasterReference
import Rasterizer
import Synchronization
import Testing

/// Backdrops whose content is shared between bands, threads and frames give the pixels of a frame
/// that is drawn as a whole.
@Suite struct SharedBackdropTests {
  /// Returns a frame that is drawn band by band, from the last to the first, by two renderers.
  private func banded(_ list: DisplayList, _ shared: SharedBackdrops?) -> Bitmap {
    let bands = Bands(width: list.width, height: list.height)
    var renderers = [Renderer(), Renderer()]
    let pixels = (0..<bands.count).reversed().map { band in
      var pixels = [UInt32](repeating: 0xDEAD_BEEF, count: bands.rows(of: band).count * list.width)
      var span = pixels.mutableSpan
      renderers[band % 2].render(
        list, [DamagedArea(band: band, of: bands)], ofBand: band, sharing: shared, into: &span)
      return pixels
    }
    return Bitmap(
      width: list.width, height: list.height, pixels: Array(pixels.reversed().joined()))
  }

  private func scene(seed: Int, _ width: Int, _ height: Int) -> (SceneGenerator, DisplayList) {
    var scene = SceneGenerator(seed: seed, width: width, height: height)
    let items = (0..<scene.whole(1...4)).flatMap { _ in
      [scene.item(depth: 1), scene.glass(depth: 2), scene.item(depth: 1)]
    }
    let list = DisplayList(width: width, height: height, background: scene.color(), items: items)
    return (scene, list)
  }

  @Test func bandsEqualTheWholeFrame() throws {
    let sizes = [(1, 1), (3, 200), (130, 150), (300, 140), (700, 290), (64, 64)]
    var sharedCount = 0
    for seed in 0..<240 {
      let (width, height) = sizes[seed % sizes.count]
      let (_, list) = scene(seed: seed, width, height)
      let shared = SharedBackdrops(list)
      if shared != nil { sharedCount += 1 }
      #expect(try banded(list, shared) == drawing(of: list), "seed \(seed)")
    }
    #expect(sharedCount > 120, "\(sharedCount)")
  }

  @Test(arguments: 0..<30)
  func bandsEqualTheReference(seed: Int) throws {
    let (_, list) = scene(seed: seed, 50, 80)
    let expected = ReferenceRenderer.renderWithRendererInputs(list)
    #expect(banded(list, SharedBackdrops(list)) == expected, "seed \(seed)")
  }

  @Test(arguments: 0..<60)
  func keptContentEqualsNewContent(seed: Int) throws {
    let (width, height) = (290 + seed % 3 * 150, 100 + seed % 4 * 60)
    let (generator, first) = scene(seed: seed, width, height)
    var changing = ChangingScene(scene: generator)
    var list = first
    var frames = Bitmaps()
    for frame in 0..<8 {
      frames.show(list)
      #expect(try frames.bitmap == drawing(of: list), "seed \(seed), frame \(frame)")
      var items = changing.next(after: list.items)
      if changing.scene.chance(0.3) { items.append(changing.scene.glass(depth: 1)) }
      list = DisplayList(width: width, height: height, background: list.background, items: items)
    }
  }

  /// Small changes far apart leave most tiles as they are.
  @Test(arguments: [0, 1, 2])
  func contentIsKeptBeneathChanges(above: Int) throws {
    var frames = Bitmaps()
    for step in 0..<6 {
      var items = (0..<12).map { number -> DisplayItem in
        let box = rect(Double(number) * 60, Double(number % 5) * 50, 50, 40)
        return fill(.rect(box), number % 2 == 0 ? .red : .blue)
      }
      items.insert(fill(.rect(rect(Double(step) * 9, 30, 30, 30)), .white), at: 6)
      let glass = DisplayItem.backdrop(
        DisplayBackdrop(
          clip: Clip(.roundedRect(rect(100, 20, 500, 200), radius: 30), .identity),
          filters: [.blur(sigma: Double(20 + step / 4)), .saturation(1.8)],
          tint: Color(red: 1, green: 1, blue: 1, alpha: 0.3)))
      items.append(glass)
      items.append(fill(.rect(rect(300 + Double(step), 100, 50, 50)), .green))
      if above > 0 { items += Array(repeating: glass, count: above) }
      let list = DisplayList(width: 720, height: 260, background: .black, items: items)
      frames.show(list)
      #expect(frames.backdrops != nil)
      #expect(try frames.bitmap == drawing(of: list), "step \(step)")
    }
  }

  @Test(arguments: 0..<6)
  func threadsShareContent(seed: Int) throws {
    var (scene, list) = scene(seed: seed, 900, 500)
    list = DisplayList(
      width: 900, height: 500, background: .white,
      items: list.items + [scene.glass(depth: 0), scene.glass(depth: 0)])
    let shared = SharedBackdrops(list)
    let bands = Bands(width: 900, height: 500)
    let drawn = Mutex([[UInt32]](repeating: [], count: bands.count))
    let all = list
    DispatchQueue.concurrentPerform(iterations: bands.count) { band in
      var renderer = Renderer()
      var pixels = [UInt32](repeating: 0, count: bands.rows(of: band).count * bands.width)
      var span = pixels.mutableSpan
      renderer.render(
        all, [DamagedArea(band: band, of: bands)], ofBand: band, sharing: shared, into: &span)
      let result = pixels
      drawn.withLock { $0[band] = result }
    }
    let whole = try drawing(of: list)
    #expect(drawn.withLock { Array($0.joined()) } == whole.pixels, "seed \(seed)")
  }

  /// Each backdrop shows the ones beneath it.
  @Test(arguments: [64, 65])
  func stackedBackdropsEqualTheWholeFrame(count: Int) throws {
    let glass = DisplayItem.backdrop(
      DisplayBackdrop(
        clip: Clip(.ellipse(rect(5, 5, 110, 80)), .identity), filters: [.blur(sigma: 6)]))
    let step = CGAffineTransform(translationX: 0.3, y: 0)
    var items = [fill(.rect(rect(40, 20, 30, 30)), .red)]
    for _ in 0..<count { items = items.map { $0.applying(step) } + [glass] }
    let list = DisplayList(width: 120, height: 90, background: .white, items: items)
    let shared = SharedBackdrops(list)
    #expect((shared != nil) == (count <= 64))
    #expect(try banded(list, shared) == drawing(of: list))
  }

  @Test func contentIsSharedOnlyForLargeBlurs() {
    func shared(_ filters: [PictureFilter], in group: DisplayGroup? = nil) -> SharedBackdrops? {
      let glass = DisplayItem.backdrop(
        DisplayBackdrop(clip: Clip(.rect(rect(0, 0, 50, 50)), .identity), filters: filters))
      let item = group.map { group in
        var group = group
        group.items = [glass]
        return DisplayItem.group(group)
      }
      return SharedBackdrops(
        DisplayList(width: 100, height: 100, background: .white, items: [item ?? glass]))
    }
    #expect(shared([.blur(sigma: 5)]) != nil)
    #expect(shared([.blur(sigma: 30), .saturation(1.8)]) != nil)
    #expect(shared([.saturation(1.8)]) != nil)
    #expect(shared([.blur(sigma: 4)]) == nil)
    #expect(shared([.saturation(1.8), .blur(sigma: 30)]) == nil)
    let clip = Clip(.ellipse(rect(0, 0, 50, 50)), .identity)
    #expect(shared([.blur(sigma: 30)], in: DisplayGroup(clip: clip, items: [])) != nil)
    #expect(shared([.blur(sigma: 30)], in: DisplayGroup(opacity: 0.5, items: [])) == nil)
    #expect(
      SharedBackdrops(DisplayList(width: 9, height: 9, background: .white, items: [])) == nil)
  }
}

extension SceneGenerator {
  /// Returns a backdrop with a large blur, possibly in groups that don't need a picture.
  mutating func glass(depth: Int) -> DisplayItem {
    if depth > 0, chance(0.4) {
      return .group(
        DisplayGroup(
          opacity: chance(0.9) ? 1 : 0.5, clip: chance(0.3) ? nil : glassClip(),
          blendsWithBackdrop: chance(0.2),
          items: [item(depth: 0), glass(depth: depth - 1), item(depth: 0), glass(depth: depth - 1)]
        ))
    }
    var filters: [PictureFilter] = [.blur(sigma: chance(0.1) ? 0 : number(5, 45))]
    if chance(0.6) { filters.append(.saturation(number(0, 3))) }
    if chance(0.2) { filters.append(.blur(sigma: number(0, 12))) }
    return .backdrop(
      DisplayBackdrop(
        clip: glassClip(), filters: filters, tint: chance(0.3) ? .clear : color()))
  }

  private mutating func glassClip() -> Clip {
    let box = rect(-9, -9, Double(width + 18), Double(height + 18))
    switch whole(0...5) {
    case 0: return Clip(.rect(box), .identity)
    case 1: return Clip(.roundedRect(box, radius: number(0, 40)), .identity)
    case 2: return Clip(.roundedRect(self.box(), radius: number(0, 20)), .identity)
    case 3: return Clip(.rect(self.box()), .identity)
    default: return Clip(shape(), projection())
    }
  }
}
