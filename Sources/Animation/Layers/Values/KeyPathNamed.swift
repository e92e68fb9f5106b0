import Foundation
import Geometry
import Synchronization

/// A class whose key paths have names for key-value coding, which Linux's runtime doesn't know.
package protocol KeyPathNamed: AnyObject {
  /// The names of the key paths that start at the class.
  static var keyPathNames: [AnyKeyPath: String] { get }
}

extension AnyKeyPath {
  /// The name of a property for key-value coding, such as `"cornerRadius"` for `\CALayer.cornerRadius`:
  /// of a layer, a view, or a class whose sources declare it with `@objc`; nil for other key paths. On
  /// Apple's systems, the standard library has it for all properties that Objective-C knows.
  public var _kvcKeyPathString: String? {
    guard let root = type(of: self).rootType as? any KeyPathNamed.Type else {
      return RegisteredProperties.name(of: self)
    }
    return KeyPathNames.names(of: root)[self] ?? RegisteredProperties.name(of: self)
  }
}

/// The tables of names that have been used.
private enum KeyPathNames {
  /// `@unchecked Sendable`: it is used under a lock, and key paths are values.
  private final class Storage: @unchecked Sendable {
    var tables: [ObjectIdentifier: [AnyKeyPath: String]] = [:]
  }

  private static let storage = Mutex(Storage())

  static func names(of type: any KeyPathNamed.Type) -> [AnyKeyPath: String] {
    storage.withLock { storage in
      nonisolated(unsafe) let table =
        storage.tables[ObjectIdentifier(type)] ?? type.keyPathNames
      storage.tables[ObjectIdentifier(type)] = table
      return table
    }
  }
}

extension CALayer: KeyPathNamed {}

extension KeyPathNamed where Self: CALayer {
  package static var keyPathNames: [AnyKeyPath: String] {
    commonNames.merging(LayerKinds.keyPathNames) { first, _ in first }
  }

  private static var commonNames: [AnyKeyPath: String] {
    [
      \Self.frame: "frame", \Self.bounds: "bounds", \Self.position: "position",
      \Self.anchorPoint: "anchorPoint", \Self.anchorPointZ: "anchorPointZ",
      \Self.zPosition: "zPosition", \Self.transform: "transform",
      \Self.sublayerTransform: "sublayerTransform", \Self.opacity: "opacity",
      \Self.isHidden: "hidden", \Self.isOpaque: "opaque", \Self.isDoubleSided: "doubleSided",
      \Self.isGeometryFlipped: "geometryFlipped", \Self.masksToBounds: "masksToBounds",
      \Self.mask: "mask", \Self.contents: "contents", \Self.contentsRect: "contentsRect",
      \Self.contentsCenter: "contentsCenter", \Self.contentsScale: "contentsScale",
      \Self.contentsGravity: "contentsGravity",
      \Self.minificationFilterBias: "minificationFilterBias",
      \Self.backgroundColor: "backgroundColor", \Self.cornerRadius: "cornerRadius",
      \Self.maskedCorners: "maskedCorners", \Self.borderWidth: "borderWidth",
      \Self.borderColor: "borderColor", \Self.shadowColor: "shadowColor",
      \Self.shadowOpacity: "shadowOpacity", \Self.shadowOffset: "shadowOffset",
      \Self.shadowRadius: "shadowRadius", \Self.shadowPath: "shadowPath",
      \Self.shouldRasterize: "shouldRasterize", \Self.rasterizationScale: "rasterizationScale",
      \Self.speed: "speed", \Self.timeOffset: "timeOffset", \Self.beginTime: "beginTime",
      \Self.duration: "duration", \Self.name: "name", \Self.sublayers: "sublayers",
      \Self.superlayer: "superlayer",
    ]
  }
}

/// The names of the key paths that start at one of Core Animation's subclasses and lead to its own
/// properties.
private enum LayerKinds {
  static var keyPathNames: [AnyKeyPath: String] {
    [
      \CAShapeLayer.path: "path", \CAShapeLayer.fillColor: "fillColor",
      \CAShapeLayer.strokeColor: "strokeColor", \CAShapeLayer.strokeStart: "strokeStart",
      \CAShapeLayer.strokeEnd: "strokeEnd", \CAShapeLayer.lineWidth: "lineWidth",
      \CAShapeLayer.miterLimit: "miterLimit", \CAShapeLayer.lineDashPhase: "lineDashPhase",
      \CAGradientLayer.colors: "colors", \CAGradientLayer.locations: "locations",
      \CAGradientLayer.startPoint: "startPoint", \CAGradientLayer.endPoint: "endPoint",
      \CATextLayer.string: "string", \CATextLayer.fontSize: "fontSize",
      \CATextLayer.foregroundColor: "foregroundColor",
      \CAReplicatorLayer.instanceCount: "instanceCount",
      \CAReplicatorLayer.instanceDelay: "instanceDelay",
      \CAReplicatorLayer.instanceTransform: "instanceTransform",
    ]
  }
}
