import Foundation
import Geometry
import Raster
import Testing

// FIDELITY 26: items are drawn in perspective, and 27: a mask multiplies by its alpha.
@Suite struct PerspectiveTests {
  /// Returns a plane tilted about a vertical axis at `x`, seen from a distance of `distance`
  /// pixels.
  private func tilted(_ degrees: Double, about x: Double, from distance: Double) -> Projection {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / distance
    return Projection(
      CATransform3DRotate(eye, degrees * .pi / 180, 0, 1, 0).about(x: x, y: 16))
  }

  @Test("FIDELITY 26: the near side of a tilted square is taller than the far one")
  func theNearSideOfATiltedSquareIsTaller() throws {
    let item = DisplayItem.fill(.rect(rect(8, 8, 16, 16)), tilted(60, about: 16, from: 20), .white)
    let picture = try drawing(32, 32, [item])
    func height(_ x: Int) -> Int { (0..<32).count { picture[x, $0]?.red ?? 0 > 127 } }
    // Its left side is at x = 16 − 4 / (1 − 8·sin 60° / 20), 16 / (1 − …) high.
    let near = 1 - 8 * sin(Double.pi / 3) / 20
    let far = 1 + 8 * sin(Double.pi / 3) / 20
    #expect(height(Int(16 - 4 / near) + 1) >= Int(16 / near) - 2)
    #expect(height(Int(16 + 4 / far) - 1) <= Int(16 / far) + 3)
    #expect(height(Int(16 - 4 / near) - 1) == 0 && height(Int(16 + 4 / far) + 1) == 0)
  }

  @Test func aPlaneThroughTheEyeExtendsToItsHorizon() throws {
    // A floor that begins beneath the eye covers all rows below the horizon, and none above.
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 20
    let floor = Projection(CATransform3DRotate(eye, .pi / 2 - 0.2, 1, 0, 0).about(x: 16, y: 24))
    let item = DisplayItem.fill(.rect(rect(-4000, -4000, 8000, 8000)), floor, .white)
    let picture = try drawing(32, 32, [item])
    let rows = (0..<32).map { y in (0..<32).count { picture[$0, y]?.red ?? 0 > 200 } }
    #expect(rows.first == 0 || rows.last == 0)
    #expect(rows.contains(32))
    #expect(zip(rows, rows.dropFirst()).count { ($0 == 32) != ($1 == 32) } <= 2)
  }

  @Test func aClipInPerspectiveMatchesAFillInPerspective() throws {
    let projection = tilted(50, about: 16, from: 30)
    let clip = Clip(.rect(rect(8, 8, 16, 16)), projection)
    let clipped = try drawing(
      32, 32, [.group(DisplayGroup(clip: clip, items: [fill(.rect(rect(0, 0, 32, 32)), .white)]))])
    let filled = try drawing(32, 32, [.fill(.rect(rect(8, 8, 16, 16)), projection, .white)])
    #expect(clipped == filled)
  }

  @Test("FIDELITY 27: a mask multiplies by its alpha")
  func masksMultiplyByAlpha() throws {
    let mask: [DisplayItem] = [
      fill(.rect(rect(0, 0, 2, 1)), .black),
      fill(.rect(rect(2, 0, 1, 1)), Color(red: 1, green: 0, blue: 0, alpha: 0.5)),
    ]
    let items = [fill(.rect(rect(0, 0, 5, 1)), .white)]
    let picture = try drawing(5, 1, [.group(DisplayGroup(mask: mask, items: items))])
    #expect((0..<5).map { picture[$0, 0]?.red } == [255, 255, 128, 0, 0])
    let faded = try drawing(5, 1, [.group(DisplayGroup(opacity: 0.5, mask: mask, items: items))])
    #expect((0..<5).map { faded[$0, 0]?.red } == [128, 128, 64, 0, 0])
    let nothing = try drawing(5, 1, [.group(DisplayGroup(mask: [], items: items))])
    #expect(nothing == (try drawing(5, 1, [])))
  }

  @Test func aMaskMovesWithItsGroup() throws {
    let group = DisplayItem.group(
      DisplayGroup(
        mask: [fill(.rect(rect(0, 0, 1, 1)), .black)],
        items: [fill(.rect(rect(0, 0, 4, 1)), .white)]))
    let picture = try drawing(
      4, 1, [group.applying(CGAffineTransform(translationX: 2, y: 0))])
    #expect((0..<4).map { picture[$0, 0]?.red } == [0, 0, 255, 0])
  }
}
