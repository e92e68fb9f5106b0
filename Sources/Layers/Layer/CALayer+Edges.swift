import Foundation

/// Which edges of a layer are meant.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt32

  /// The edges of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// What was asked of how a layer's edges look.
package struct EdgeAntialiasing: Hashable, Sendable {
  package var isAllowed = false
  package var edges: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}

// (D) Edges are smooth whatever these say. A device leaves them hard where that isn't allowed, to save
// time; in a film, steps along a turning edge and a jump from pixel to pixel along a slow one are what
// this is asked against.
extension CALayer {
  /// Whether the layer's edges may be smooth; false by default, as on a device. It changes nothing
  /// here: they always are.
  public var allowsEdgeAntialiasing: Bool {
    get { model.edgeAntialiasing.isAllowed }
    set { set("allowsEdgeAntialiasing", newValue, \.edgeAntialiasing.isAllowed) }
  }

  /// Which edges are smooth where that is allowed; all by default. It changes nothing here: they all
  /// are.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { model.edgeAntialiasing.edges }
    set { set("edgeAntialiasingMask", newValue, \.edgeAntialiasing.edges) }
  }
}
