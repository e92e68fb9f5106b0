/// A compositing operation, with Core Graphics' names and raw values.
///
/// The modes from `normal` to `luminosity` are PDF's. Below, B is the result for two opaque
/// colours, s in front and d beneath. Colours with alpha become
/// S·(1 − Da) + D·(1 − Sa) + Sa·Da·B(s, d) with the alpha Sa + Da − Sa·Da. The other modes are
/// Porter and Duff's, on premultiplied components.
public enum CGBlendMode: Int32, Hashable, Sendable, CaseIterable {
  /// s: the picture covers the content beneath it.
  case normal = 0
  /// s·d.
  case multiply = 1
  /// s + d − s·d.
  case screen = 2
  /// `hardLight` with s and d exchanged.
  case overlay = 3
  /// The smaller of both, by component.
  case darken = 4
  /// The larger of both, by component.
  case lighten = 5
  /// d/(1 − s), at most 1.
  case colorDodge = 6
  /// 1 − (1 − d)/s, at least 0.
  case colorBurn = 7
  /// `hardLight`, softer: darkens or lightens d by a curve.
  case softLight = 8
  /// 2·s·d if s ≤ ½, otherwise the screen of 2·s − 1 and d.
  case hardLight = 9
  /// |s − d|.
  case difference = 10
  /// s + d − 2·s·d.
  case exclusion = 11
  /// The hue of s with the saturation and luminosity of d.
  case hue = 12
  /// The saturation of s with the hue and luminosity of d.
  case saturation = 13
  /// The hue and saturation of s with the luminosity of d.
  case color = 14
  /// The luminosity of s with the hue and saturation of d.
  case luminosity = 15
  /// 0.
  case clear = 16
  /// S.
  case copy = 17
  /// S·Da.
  case sourceIn = 18
  /// S·(1 − Da).
  case sourceOut = 19
  /// S·Da + D·(1 − Sa).
  case sourceAtop = 20
  /// S·(1 − Da) + D.
  case destinationOver = 21
  /// D·Sa.
  case destinationIn = 22
  /// D·(1 − Sa).
  case destinationOut = 23
  /// S·(1 − Da) + D·Sa.
  case destinationAtop = 24
  /// S·(1 − Da) + D·(1 − Sa).
  case xor = 25
  /// S + D minus the amount by which their distances from white add up to more than 1; for opaque
  /// colours max(0, S + D − 1).
  case plusDarker = 26
  /// S + D, at most 1.
  case plusLighter = 27
}

extension CGBlendMode {
  /// Whether the mode changes the content beneath even where the picture is transparent.
  package var changesWithoutSource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
