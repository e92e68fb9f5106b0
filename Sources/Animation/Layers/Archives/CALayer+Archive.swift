import Foundation

extension CALayer {
  private static var archived: [ArchivedProperty<CALayer>] {
    [
      ArchivedProperty("values", \.archivedValues), ArchivedProperty("sublayers", \.sublayers),
      ArchivedProperty("mask", \.mask),
    ]
  }

  func archive(in coder: NSCoder) { coder.encode(Self.archived, of: self) }

  func restore(from coder: NSCoder) {
    coder.isDecoding(self)
    coder.decode(Self.archived, of: self)
  }

  private var archivedValues: LayerValues {
    get {
      let copy = CALayer()
      copy.takeValues(of: self)
      return LayerValues(layer: copy)
    }
    set { takeValues(of: newValue.layer) }
  }
}

/// A copy of a layer that holds its values.
private struct LayerValues {
  let layer: CALayer
}
