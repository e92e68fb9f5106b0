import Geometry
import PixelDiff
import Raster
import TestSupport
import Testing

/// Plants faults in drawings. Every mode must find the faults that it claims to find.
@Suite struct PlantedFaultTests {
  static let tolerances: [PixelTolerance] = [
    .exact, .levels(0), .levels(1), .levels(8), .perceptual(), .perceptual(threshold: 0),
    .perceptual(threshold: 0.1, countsAntiAliasing: true),
  ]

  private static func shapes() -> [DisplayItem] {
    var random = SeededGenerator(seed: 12)
    return (0..<12).map { _ in Shapes.random(160, 90, using: &random) }
  }

  static func drawing(on background: Color, moved: Double = 0) throws -> Bitmap {
    try Shapes.picture(160, 90, shapes(), on: background, moved: moved)
  }

  @Test(arguments: tolerances, PlantedFault.allCases)
  func modesFindTheFaultsThatTheyClaim(_ tolerance: PixelTolerance, _ fault: PlantedFault) throws {
    for background in [Color.white, .clear] {
      let picture = try Self.drawing(on: background)
      let faulty = try #require(fault.planted(in: picture))
      let found = PixelComparator(tolerance).compare(picture, faulty)
      if tolerance.mode.shouldFind(fault) {
        #expect(!found.isSame, "\(fault) under \(tolerance)")
      } else if fault == .oneLevel {
        #expect(found.isSame, "\(fault) under \(tolerance)")
      }
    }
  }

  /// The picture is drawn half a pixel farther to the right, instead of being interpolated.
  @Test(arguments: tolerances) func aShiftedDrawingIsFound(_ tolerance: PixelTolerance) throws {
    guard tolerance.mode.shouldFind(.halfPixel) else { return }
    let (picture, moved) = (
      try Self.drawing(on: .white), try Self.drawing(on: .white, moved: 0.5)
    )
    #expect(!PixelComparator(tolerance).compare(picture, moved).isSame)
  }

  @Test func faultsChangeThePicturesAsDescribed() throws {
    let picture = try Self.drawing(on: .white)
    func found(_ fault: PlantedFault) throws -> PixelDifference {
      PixelComparator(.exact).compare(picture, try #require(fault.planted(in: picture)))
    }
    #expect(try found(.singlePixel).differingPixels == 1)
    #expect(try found(.oneLevel).differingPixels == 1)
    #expect(try found(.oneLevel).greatestLevels == 1)
    #expect(try found(.alphaOnly).differingPixels == 49)
    #expect(try found(.alphaOnly).greatestLevels == 128)
    let swapped = try #require(PlantedFault.swappedChannels.planted(in: picture))
    #expect(PlantedFault.swappedChannels.planted(in: swapped) == picture)
    for (one, other) in zip(picture.pixels, swapped.pixels) {
      let (pixel, turned) = (Pixel(one), Pixel(other))
      #expect(pixel.red == turned.blue && pixel.green == turned.green)
      #expect(pixel.alpha == turned.alpha)
    }
    let half = try #require(PlantedFault.halfPixel.planted(in: picture))
    #expect(
      half[80, 40]?.red
        == ((picture[79, 40]?.red).map { left in
          UInt8((Int(left) + Int(picture[80, 40]?.red ?? 0) + 1) / 2)
        }))
  }

  @Test func faultsWithoutEffectAreNotPlanted() throws {
    let grey = try Shapes.picture(9, 9, [])
    #expect(PlantedFault.swappedChannels.planted(in: grey) == nil)
    #expect(PlantedFault.halfPixel.planted(in: grey) == nil)
    let clear = try Shapes.picture(1, 1, [], on: .clear)
    #expect(PlantedFault.alphaOnly.planted(in: clear) == nil)
    for fault in [PlantedFault.singlePixel, .oneLevel] {
      #expect(fault.planted(in: clear) != nil)
    }
  }
}

/// Tolerances that would miss a fault give a warning.
@Suite struct ToleranceCheckTests {
  @Test func exactMissesNoFaults() throws {
    let check = PixelTolerance.exact.check(on: try PlantedFaultTests.drawing(on: .white))
    #expect(check.detected == PlantedFault.allCases)
    #expect(check.undetected.isEmpty && !check.isTooLoose && check.warning == nil)
  }

  @Test func faultsThatAModeDoesNotClaimGiveNoWarning() throws {
    let check = PixelTolerance.levels(2).check(on: try PlantedFaultTests.drawing(on: .white))
    #expect(check.undetected == [.oneLevel])
    #expect(!check.isTooLoose && check.warning == nil)
  }

  @Test func theWarningOfALooseToleranceListsTheFaults() throws {
    let picture = try PlantedFaultTests.drawing(on: .white)
    let counted = PixelTolerance(.exact, allowedPixels: 1).check(on: picture)
    #expect(counted.tooLooseFor == [.singlePixel, .oneLevel])
    #expect(
      counted.warning
        == "the tolerance \"exact, 1 pixel allowed\" is too loose for this picture: "
        + "it would miss one pixel, one level")
    #expect(PixelTolerance.levels(200).check(on: picture).tooLooseFor.contains(.alphaOnly))
    #expect(PixelTolerance.levels(255).check(on: picture).detected.isEmpty)
    let wide = PixelTolerance.perceptual(threshold: 0.9).check(on: picture)
    #expect(wide.tooLooseFor.contains(.swappedChannels))
    #expect(!PixelTolerance.perceptual().check(on: picture).isTooLoose)
  }
}
