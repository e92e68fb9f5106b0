// The named constants of emitter layers.

/// From where an emitter's particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// The one of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From a point; the default.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// From a line along x.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// From a rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// From a box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// From a circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// From a sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From which part of its shape an emitter's particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// The one of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From all of it; the default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order and how an emitter's particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// The one of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In any order; the default.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The youngest in front.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// By adding their light.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
