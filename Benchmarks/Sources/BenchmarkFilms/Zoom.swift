import Flipbook

/// A picture of the canvas's size, with noise, that grows to 1.2 times its size.
package struct Zoom: Film {
  package let canvas = Variant.canvas()
  package let duration: TimeInterval? = 5

  package init() {}

  package func perform(on stage: Stage) -> Observable<Void>? {
    let view = UIImageView(frame: canvas.bounds)
    view.image = Self.picture(canvas.bounds.size)
    stage.window.addSubview(view)
    UIView.animate(withDuration: 5, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    }
    return nil
  }

  /// Returns a gradient with noise; `Peers/scenes.c` draws the same.
  static func picture(_ size: CGSize) -> UIImage {
    var lottery = Lottery()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for y in stride(from: 0.0, to: size.height, by: 4) {
        for x in stride(from: 0.0, to: size.width, by: 4) {
          let noise = lottery.next() / 4
          UIColor(
            red: x / size.width * 0.75 + noise, green: y / size.height * 0.75 + noise, blue: 0.5,
            alpha: 1
          ).setFill()
          context.fill(CGRect(x: x, y: y, width: 4, height: 4))
        }
      }
    }
  }
}
