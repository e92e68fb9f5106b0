/// How a picture's colours meet those beneath it, with Core Graphics' names and raw values.
///
/// The modes from `normal` to `luminosity` are PDF's; below, B is what they make of two opaque
/// colours s (in front) and d (beneath), and colours with alpha become
/// S·(1 − Da) + D·(1 − Sa) + Sa·Da·B(s, d) with the alpha Sa + Da − Sa·Da. The others are Porter and
/// Duff's, on premultiplied components.
public enum CGBlendMode: Int32, Hashable, Sendable, CaseIterable {
  /// s: the picture lies over what is beneath.
  case normal = 0
  /// s·d.
  case multiply = 1
  /// s + d − s·d.
  case screen = 2
  /// `hardLight` with both exchanged.
  case overlay = 3
  /// The lesser of both, by component.
  case darken = 4
  /// The greater of both, by component.
  case lighten = 5
  /// d/(1 − s), at most 1.
  case colorDodge = 6
  /// 1 − (1 − d)/s, at least 0.
  case colorBurn = 7
  /// `hardLight`, softer: darkens or lightens d by a curve.
  case softLight = 8
  /// 2·s·d where s ≤ ½, else the screen of 2·s − 1 and d.
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
  /// S + D less what lies beyond 1 of their distances from white: max(0, S + D − 1) when opaque.
  case plusDarker = 26
  /// S + D, at most 1.
  case plusLighter = 27
}

extension CGBlendMode {
  /// Whether the mode changes what is beneath even where the picture shows nothing.
  package var changesWithoutSource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
