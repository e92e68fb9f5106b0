import Layers

extension LayerWarning {
  /// An emitter of which more particles live than are drawn.
  static func tooManyParticles(_ most: Int, of layer: CALayer) -> LayerWarning {
    LayerWarning(
      .tooManyParticles,
      "More than \(most) particles of \(layer.nameInMessages) live at once: the rest is not drawn.",
      hint: "Lower the birthRate or the lifetime of its cells.", subject: layer.nameInMessages)
  }

  /// Contents of an emitter's cell that are not a picture.
  static func noPicture(_ value: Any, of owner: String) -> LayerWarning {
    LayerWarning(
      .wrongValue, "The contents of \(owner) are of type \(type(of: value)) and are not drawn.",
      hint: "Use a CGImage, such as the \"cgImage\" of a UIImage.", subject: "\(owner) contents")
  }
}
