public import Raster

/// The planted faults that a tolerance finds in a picture.
public struct ToleranceCheck: Hashable, Sendable {
  /// The tolerance that was checked.
  public let tolerance: PixelTolerance

  /// The faults that the tolerance finds, and those that it misses. A fault that can't be planted
  /// in the picture is in neither.
  public let detected, undetected: [PlantedFault]

  /// The faults that the tolerance misses although its mode should find them: its limits are too
  /// wide.
  public var tooLooseFor: [PlantedFault] { undetected.filter(tolerance.mode.shouldFind) }

  /// A Boolean value that indicates whether the tolerance misses faults that its mode should find.
  public var isTooLoose: Bool { !tooLooseFor.isEmpty }

  /// A warning without a full stop; nil if the tolerance isn't too loose.
  public var warning: String? {
    guard isTooLoose else { return nil }
    let faults = tooLooseFor.map(\.description).joined(separator: ", ")
    return
      "the tolerance \"\(tolerance)\" is too loose for this picture: it would miss \(faults)"
  }
}

extension PixelTolerance {
  /// Plants each fault in `picture` and checks whether this tolerance finds it.
  public func check(on picture: Bitmap) -> ToleranceCheck {
    let comparator = PixelComparator(self)
    var (detected, undetected): ([PlantedFault], [PlantedFault]) = ([], [])
    for fault in PlantedFault.allCases {
      guard let faulty = fault.planted(in: picture) else { continue }
      if comparator.compare(picture, faulty).isSame {
        undetected.append(fault)
      } else {
        detected.append(fault)
      }
    }
    return ToleranceCheck(tolerance: self, detected: detected, undetected: undetected)
  }
}
