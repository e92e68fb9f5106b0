public import Raster

/// What a tolerance finds of the faults planted into a picture.
public struct ToleranceCheck: Hashable, Sendable {
  /// The tolerance that is checked.
  public let tolerance: PixelTolerance

  /// The faults that it finds, and those that it lets pass. A fault that can't be planted into the
  /// picture is in neither.
  public let found, swallowed: [PlantedFault]

  /// The faults that it lets pass although its mode claims them: its limits are too wide.
  public var tooLooseFor: [PlantedFault] { swallowed.filter(tolerance.mode.claims) }

  /// Whether it lets pass what its mode claims.
  public var isTooLoose: Bool { !tooLooseFor.isEmpty }

  /// A sentence that says so; nil if the tolerance isn't too loose.
  public var warning: String? {
    guard isTooLoose else { return nil }
    let faults = tooLooseFor.map(\.description).joined(separator: ", ")
    return "the tolerance “\(tolerance)” is too loose for this picture: it would let pass \(faults)"
  }
}

extension PixelTolerance {
  /// Plants each fault into `picture` and tells which of them this tolerance lets pass.
  public func check(on picture: Bitmap) -> ToleranceCheck {
    let comparator = PixelComparator(self)
    var (found, swallowed): ([PlantedFault], [PlantedFault]) = ([], [])
    for fault in PlantedFault.allCases {
      guard let faulty = fault.planted(in: picture) else { continue }
      if comparator.compare(picture, faulty).isSame {
        swallowed.append(fault)
      } else {
        found.append(fault)
      }
    }
    return ToleranceCheck(tolerance: self, found: found, swallowed: swallowed)
  }
}
