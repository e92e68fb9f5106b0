import Foundation
import Images
import PixelDiff
import Raster
import Testing

@Suite struct PixelmatchTests {
  @Test func dump() throws {
    for kind in GeneratedPictures.allCases {
      let (a, b) = kind.pair
      for (n, p) in [("a", a), ("b", b)] {
        let bytes = try PNGEncoder.encode(p)
        try Data(bytes).write(to: URL(fileURLWithPath: "/tmp/pmpics/\(kind.rawValue)-\(n).png"))
      }
      for t in [0.0, 0.05, 0.1, 0.3] {
        let d = PixelComparator(.perceptual(threshold: t)).compare(a, b)
        let e = PixelComparator(.perceptual(threshold: t, countsAntiAliasing: true)).compare(a, b)
        let r = ReferenceComparison(a, b, .perceptual(threshold: t)).difference
        print("OURS", kind.rawValue, t, d.differingPixels, e.differingPixels, d.antiAliasedPixels, d == r)
      }
      let pic = PixelComparator(.perceptual()).picture(of: a, b)
      try Data(try PNGEncoder.encode(pic)).write(to: URL(fileURLWithPath: "/tmp/pmpics/\(kind.rawValue)-diff.png"))
    }
  }
}
