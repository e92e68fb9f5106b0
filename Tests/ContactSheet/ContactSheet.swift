import Flipbook

/// A picture of all scenes with their names, for visual inspection, written by
/// `scripts/contact-sheet`.
@main
struct ContactSheet: Film {
  static let columns = 6
  private static let (margin, gap, nameHeight): (CGFloat, CGFloat, CGFloat) = (28, 20, 26)

  let canvas: Canvas
  let duration: TimeInterval? = 1

  init() {
    let rows = (Scene.all.count + Self.columns - 1) / Self.columns
    let last = Self.frame(ofScene: rows * Self.columns - 1)
    canvas = Canvas(
      width: last.maxX + Self.margin, height: last.maxY + Self.nameHeight + Self.margin,
      framesPerSecond: 1, background: UIColor(white: 0.93, alpha: 1))
  }

  /// Returns the position of the scene with a number.
  private static func frame(ofScene number: Int) -> CGRect {
    let size = Scene.largest
    return CGRect(
      x: margin + CGFloat(number % columns) * (size.width + gap),
      y: margin + CGFloat(number / columns) * (size.height + nameHeight + gap),
      width: size.width, height: size.height)
  }

  func perform(on stage: Stage) throws -> Observable<Void>? {
    for (number, scene) in Scene.all.enumerated() {
      let frame = Self.frame(ofScene: number)
      // A checkerboard shows transparency.
      stage.window.addDrawing(frame) { context, box in
        UIColor.white.setFill()
        context.fill(box)
        UIColor(white: 0.86, alpha: 1).setFill()
        let side: CGFloat = 10
        for square in 0..<Int(box.width * box.height / side / side / 2) {
          let row = square / Int(box.width / side / 2)
          let x = CGFloat(square % Int(box.width / side / 2)) * 2 + CGFloat(row % 2)
          context.fill(CGRect(x: x * side, y: CGFloat(row) * side, width: side, height: side))
        }
      }
      let picture = UIImageView(image: try scene.stage().snapshot())
      picture.frame = frame
      stage.window.addSubview(picture)
      let name = UILabel(
        frame: CGRect(x: frame.minX, y: frame.maxY + 4, width: frame.width, height: 22))
      name.text = scene.name
      name.font = .systemFont(ofSize: 15, weight: .medium)
      name.textColor = Palette.ink
      stage.window.addSubview(name)
    }
    return nil
  }
}
