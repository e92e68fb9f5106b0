// The constants of emitter layers.

/// The shape from which an emitter's particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a shape with a name.
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

/// The part of its shape from which an emitter's particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From the whole shape; the default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order and blending of an emitter's particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In any order; the default.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The youngest in front.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// In order of depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// With their light added to the background.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
