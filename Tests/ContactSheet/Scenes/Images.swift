import Flipbook

// Image views and images.
extension Scene {
  static var images: [Scene] {
    [
      Scene("image-modes", modes),
      Scene("image-caps", caps),
      Scene("image-tints", tints),
      Scene("image-shrunk", shrunkImages),
      Scene("image-enlarged", enlarged),
      Scene("image-orientations", orientations),
      Scene("image-turned", turnedImages),
      Scene("image-renderer", renderer),
      Scene("image-formats", formats),
    ]
  }

  /// Small WebP and GIF files, and an animation of several pictures.
  private static func formats(in view: UIView) {
    let webp = """
      UklGRnAAAABXRUJQVlA4TGQAAAAvF8ADAHAcSZITlWfgGXgGniXqtHgjaNs2ZrYx+5n9zIKgbduY2cbsZ/YzS/8nIiJK\
      KaiqlJKIACAipdQFVXeV8jp6qFzRE+KfKmPmrBGPwwDL5dOiSYNSW7d+Vb06Ne/39JcC
      """
    let gif = """
      R0lGODlhBAACAIAAAOBQQDBg0CwAAAAABAACAAACBwRDMAzBEAUAOw==
      """
    let pictures = [webp, gif].map { text in
      Data(base64Encoded: text).flatMap { UIImage(data: $0) }
    }
    view.addCells(["WebP", "GIF", "animatedImage"], columns: 3) { number, cell in
      let image = UIImageView(frame: cell.bounds.insetBy(dx: 6, dy: 16))
      image.contentMode = .scaleToFill
      image.layer.magnificationFilter = .nearest
      image.image =
        number < 2
        ? pictures[number]
        : UIImage.animatedImage(with: pictures.reversed().compactMap(\.self), duration: 1)
      cell.addSubview(image)
    }
  }

  private static func modes(in view: UIView) {
    let modes: [(String, UIView.ContentMode)] = [
      ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
      ("scaleAspectFill", .scaleAspectFill), ("center", .center), ("top", .top), ("left", .left),
      ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ]
    let picture = Pictures.landscape(CGSize(width: 84, height: 36))
    view.addCells(modes.map(\.0), columns: 4) { number, cell in
      let image = UIImageView(image: picture)
      image.frame = cell.bounds
      image.contentMode = modes[number].1
      image.clipsToBounds = true
      image.backgroundColor = Palette.line
      image.layer.cornerRadius = 6
      cell.addSubview(image)
    }
  }

  private static func caps(in view: UIView) {
    let picture = Pictures.frame(36)
    let insets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    let pictures = [
      picture, picture.resizableImage(withCapInsets: insets, resizingMode: .stretch),
      picture.resizableImage(withCapInsets: insets, resizingMode: .tile),
    ]
    let plain = UIImageView(image: picture)
    plain.frame.origin = CGPoint(x: 20, y: 62)
    view.addSubview(plain)
    view.addCaption("36 × 36", in: CGRect(x: 10, y: 100, width: 56, height: 13))
    for (row, name) in ["scaled", "stretched", "tiled"].enumerated() {
      let wide = UIImageView(image: pictures[row])
      wide.frame = CGRect(x: 80, y: 12 + 56 * CGFloat(row), width: 152, height: 44)
      view.addSubview(wide)
      view.addText(
        name, .systemFont(ofSize: 10, weight: .medium), Palette.soft,
        at: CGPoint(x: 246, y: wide.frame.midY - 6))
    }
  }

  private static func tints(in view: UIView) {
    let spark = Pictures.spark(40)
    let names = ["original", "template", "inherited", "withTintColor", "dimmed", "alwaysOriginal"]
    view.addCells(names, columns: 3) { number, cell in
      let pictures = [
        spark, spark.withRenderingMode(.alwaysTemplate), spark.withRenderingMode(.alwaysTemplate),
        spark.withTintColor(Palette.teal), spark.withRenderingMode(.alwaysTemplate),
        spark.withTintColor(Palette.coral, renderingMode: .alwaysOriginal),
      ]
      let image = UIImageView(image: pictures[number])
      image.frame = cell.bounds
      image.contentMode = .center
      if number == 1 { image.tintColor = Palette.violet }
      if number == 2 { cell.tintColor = Palette.gold }
      if number == 4 {
        image.tintColor = Palette.blue
        image.tintAdjustmentMode = .dimmed
      }
      if number == 5 { image.tintColor = Palette.blue }
      cell.addSubview(image)
    }
  }

  /// Fine rays that shimmer unless they are filtered.
  private static func shrunkImages(in view: UIView) {
    let side: CGFloat = 320
    let rays = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { drawing in
      UIColor.white.setFill()
      drawing.fill(CGRect(x: 0, y: 0, width: side, height: side))
      let center = CGPoint(x: side / 2, y: side / 2)
      let path = UIBezierPath()
      for ray in 0..<60 {
        path.move(to: center)
        path.addLine(to: center.away(side / 2, turns: CGFloat(ray) / 60))
        path.addLine(to: center.away(side / 2, turns: (CGFloat(ray) + 0.5) / 60))
        path.close()
      }
      Palette.ink.setFill()
      path.fill()
    }
    var x: CGFloat = 14
    for size in [120, 76, 44, 24] as [CGFloat] {
      for (row, filter) in [CALayerContentsFilter.linear, .nearest].enumerated() {
        if row == 1, size > 100 { continue }
        let image = UIImageView(image: rays)
        let y: CGFloat = size > 100 ? 22 : row == 0 ? 84 - size : 96
        image.frame = CGRect(x: x, y: y, width: size, height: size)
        image.layer.minificationFilter = filter
        view.addSubview(image)
      }
      x += size + 10
    }
    view.addCaption("linear: prefiltered", in: CGRect(x: 14, y: 146, width: 120, height: 13))
    view.addCaption("nearest", in: CGRect(x: 228, y: 146, width: 80, height: 13))
  }

  private static func enlarged(in view: UIView) {
    let rows = [
      ".........", "..XX.XX..", ".XooXooX.", ".XoooooX.", ".XoooooX.", "..XoooX..", "...XoX...",
      "....X....", ".........",
    ]
    let heart = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { drawing in
      for (y, row) in rows.enumerated() {
        for (x, letter) in row.enumerated() where letter != "." {
          (letter == "X" ? Palette.ink : Palette.coral).setFill()
          drawing.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    view.addCells(["linear", "nearest"], columns: 2) { number, cell in
      let image = UIImageView(image: heart)
      image.frame = cell.bounds.square
      image.layer.magnificationFilter = number == 0 ? .linear : .nearest
      cell.addSubview(image)
    }
  }

  private static func orientations(in view: UIView) {
    let names = [
      "up", "down", "left", "right", "upMirrored", "downMirrored", "leftMirrored", "rightMirrored",
    ]
    let orientations: [UIImage.Orientation] = [
      .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
    ]
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 54, height: 42)).image { drawing in
      let all = CGRect(x: 0, y: 0, width: 54, height: 42)
      Pictures.drawLandscape(drawing.cgContext, all)
      ("F" as NSString).draw(
        at: CGPoint(x: 33, y: 2),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 20, weight: .bold), .foregroundColor: UIColor.white,
        ])
    }
    view.addCells(names, columns: 4) { number, cell in
      let image = UIImageView()
      image.image = picture.cgImage.map {
        UIImage(cgImage: $0, scale: 1, orientation: orientations[number])
      }
      image.frame = cell.bounds
      image.contentMode = .center
      cell.addSubview(image)
    }
  }

  private static func turnedImages(in view: UIView) {
    let picture = Pictures.landscape(CGSize(width: 120, height: 80))
    for number in 0..<5 {
      let image = UIImageView(image: picture)
      image.center = CGPoint(x: 70 + 45 * CGFloat(number), y: 90)
      image.transform = CGAffineTransform(rotationAngle: CGFloat(number - 2) * 0.22)
        .scaledBy(x: 0.9, y: 0.9)
      image.layer.borderWidth = 4
      image.layer.borderColor = UIColor.white.cgColor
      image.layer.shadowOpacity = 0.3
      image.layer.shadowRadius = 5
      image.layer.shadowOffset = CGSize(width: 0, height: 3)
      view.addSubview(image)
    }
  }

  private static func renderer(in view: UIView) {
    let size = CGSize(width: 84, height: 84)
    let badge = UIGraphicsImageRenderer(size: size).image { drawing in
      Palette.violet.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 22).fill()
      UIColor.white.setFill()
      UIBezierPath.heart(in: CGRect(x: 22, y: 24, width: 40, height: 38)).fill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 42, height: 84)).addClip()
      drawing.fill(CGRect(x: 0, y: 0, width: 42, height: 84), blendMode: .multiply)
      UIColor(white: 1, alpha: 0.25).setFill()
      UIBezierPath(ovalIn: CGRect(x: -30, y: -40, width: 110, height: 90)).fill(
        with: .screen, alpha: 1)
    }
    let opaque = UIGraphicsImageRendererFormat()
    opaque.opaque = true
    opaque.scale = 2
    let rings = UIGraphicsImageRenderer(size: size, format: opaque).image { drawing in
      Palette.night.setFill()
      drawing.fill(CGRect(origin: .zero, size: size))
      for ring in 0..<6 {
        Palette.bright[ring].setStroke()
        let path = UIBezierPath(
          ovalIn: CGRect(origin: .zero, size: size).insetBy(
            dx: 6 + 6 * CGFloat(ring), dy: 6 + 6 * CGFloat(ring)))
        path.lineWidth = 3
        path.stroke()
      }
    }
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    badge.draw(in: CGRect(x: 0, y: 0, width: 60, height: 60))
    rings.draw(in: CGRect(x: 30, y: 30, width: 54, height: 54), blendMode: .normal, alpha: 0.85)
    let pile = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    view.addCells(["renderer", "opaque, scale 2", "image context"], columns: 3) { number, cell in
      let image = UIImageView(image: [badge, rings, pile][number])
      image.frame = cell.bounds
      image.contentMode = .center
      cell.addSubview(image)
    }
  }
}
