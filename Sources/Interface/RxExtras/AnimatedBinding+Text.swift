import Controls
public import Rx
public import ViewText
public import Views

extension AnimatedSink where Base: UILabel {
  /// The text.
  public var text: Binder<String?> { self[\.text] }
}

extension AnimatedSink where Base: UIImageView {
  /// The image.
  public var image: Binder<UIImage?> { self[\.image] }
}
