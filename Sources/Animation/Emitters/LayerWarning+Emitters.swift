import Layers

extension LayerWarning {
  /// Returns the warning for an emitter with more particles than are drawn.
  static func tooManyParticles(_ limit: Int, of layer: CALayer) -> LayerWarning {
    LayerWarning(
      .tooManyParticles,
      "\(layer.nameInMessages) has more than \(limit) particles; the others aren't drawn.",
      hint: "Lower the birthRate or the lifetime of its cells.", subject: layer.nameInMessages)
  }

  /// Returns the warning for contents of an emitter's cell that aren't a picture.
  static func noPicture(_ value: Any, of owner: String) -> LayerWarning {
    LayerWarning(
      .wrongValue, "The contents of \(owner) are of type \(type(of: value)) and are not drawn.",
      hint: "Use a CGImage, such as the \"cgImage\" of a UIImage.", subject: "\(owner) contents")
  }
}
