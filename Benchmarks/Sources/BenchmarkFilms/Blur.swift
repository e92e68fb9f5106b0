import Flipbook

/// A blurred picture: the photo of `Zoom` grows beneath a visual effect view that covers the canvas,
/// so that every pixel changes in every frame. With `FLIPBOOK_BENCH_SCALE=2`, everything except the
/// blur's radius is twice as large.
package struct Blur: Film {
  private let scale = Variant.number("SCALE", usual: 1)
  package let canvas: Canvas
  package let duration: TimeInterval? = 2

  package init() {
    canvas = Canvas(
      width: (1280 * scale).rounded(), height: (720 * scale).rounded(), background: .white)
  }

  package func perform(on stage: Stage) -> Observable<Void>? {
    let area = CGRect(x: 0, y: 0, width: 1280 * scale, height: 720 * scale)
    let view = UIImageView(frame: area)
    view.image = Zoom.picture(area.size)
    stage.window.addSubview(view)
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    glass.frame = area
    stage.window.addSubview(glass)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    }
    return nil
  }
}
