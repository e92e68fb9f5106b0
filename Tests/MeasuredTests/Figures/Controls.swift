import Flipbook

extension MeasuredFigure {
  /// The opacities of an activity indicator's pixels, 0…255.
  private static func opacities(
    _ style: UIActivityIndicatorView.Style, _ read: ((Int, Int) -> Double) -> [Double]
  ) throws -> [Double] {
    let scene = try MeasuredStage(width: 40, height: 40)
    let indicator = UIActivityIndicatorView(style: style)
    scene.perform {
      scene.view.removeFromSuperview()
      scene.stage.window.backgroundColor = .white
      indicator.color = .red
      indicator.hidesWhenStopped = false
      scene.stage.window.addSubview(indicator)
    }
    try scene.stage.advance(by: 0)
    let bitmap = scene.stage.snapshot().bitmap
    return read { 255 - Double(bitmap[$0, $1]?.green ?? 0) }
  }

  /// The lengths of the filled part of a progress view of 280 points.
  private static func fills(_ progress: [Float]) throws -> [Double] {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 280, height: 10))
    return progress.map {
      view.progress = $0
      view.layoutIfNeeded()
      return Double(view.subviews[1].bounds.width)
    }
  }

  private static func segments(_ titles: [String]) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.frame.size = CGSize(width: 280, height: 32)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    return control
  }

  static let controls: [MeasuredFigure] = [
    MeasuredFigure(
      "O7.13", "Segmented control of 280: centres of three segments", [46.5, 139.5, 233], within: 0
    ) {
      let control = segments(["A", "B", "C"])
      return control.subviews.filter { !$0.subviews.isEmpty }.map { Double($0.center.x) }
    },
    MeasuredFigure(
      "O7.14", "Segmented control of 280 × 32: the second segment's selection", [95, 2, 89, 28],
      within: 0
    ) {
      let control = segments(["A", "B", "C"])
      let frame = control.subviews.first { $0.layer.shadowOpacity > 0 }?.frame ?? .zero
      return [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    },
    MeasuredFigure(
      "O7.14", "Segmented control of 280: the width of a long title", [85], within: 0
    ) {
      let control = segments(["A", "A title that is wider than its segment", "C"])
      return control.subviews.filter { !$0.subviews.isEmpty }[1].subviews.compactMap {
        ($0 as? UILabel).map { Double($0.frame.width) }
      }
    },
    MeasuredFigure(
      "O7.9", "Page control: sizes for 4 and 10 pages", [92, 26, 200, 26], within: 0
    ) {
      let control = UIPageControl()
      return [4, 10].map(control.size).flatMap { [Double($0.width), Double($0.height)] }
    },
    MeasuredFigure(
      "O7.9", "Page control: diameter, first centre, pitch", [7.59, 19, 18], within: 1e-9
    ) {
      let control = UIPageControl()
      control.numberOfPages = 3
      control.frame.size = control.intrinsicContentSize
      control.layoutIfNeeded()
      let dots = control.subviews
      return [
        Double(dots[0].bounds.width), Double(dots[0].center.x),
        Double(dots[2].center.x - dots[1].center.x),
      ]
    },
    MeasuredFigure(
      "O7.10", "Activity indicator: sides of medium and large", [20, 37], within: 0
    ) {
      [UIActivityIndicatorView.Style.medium, .large].map {
        Double(UIActivityIndicatorView(style: $0).intrinsicContentSize.width)
      }
    },
    MeasuredFigure(
      "O7.10", "Activity indicator: opacities of the blades, in 255ths",
      [217, 180, 143, 106, 69, 69, 69, 69], within: 1.01
    ) {
      try opacities(.large) { opacity in
        (0..<8).map { blade in
          let angle = Double.pi - Double(blade) * .pi / 4
          return opacity(Int(17.5 + 11.5 * cos(angle)), Int(17.5 + 11.5 * sin(angle)))
        }
      }
    },
    MeasuredFigure(
      "O7.10", "Activity indicator: thickness of a medium blade; length, thickness of a large one",
      [2.5, 12, 5], within: 0.1
    ) {
      let medium = try opacities(.medium) { opacity in
        [(6..<14).reduce(0) { $0 + opacity(3, $1) } / 217]
      }
      let large = try opacities(.large) { opacity in
        [
          (0..<15).reduce(0) { $0 + opacity($1, 17) } / 217,
          (12..<23).reduce(0) { $0 + opacity(4, $1) } / 217,
        ]
      }
      return medium + large
    },
    MeasuredFigure("O7.11", "Progress view: height, least fill", [4, 8], within: 0) {
      let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      return try [Double(view.frame.height)] + fills([0.001])
    },
    MeasuredFigure(
      "O7.12", "Progress view: fills of .01, .3, .333 and .5 of 280 points", [8, 84, 93, 140],
      within: 0
    ) { try fills([0.01, 0.3, 0.333, 0.5]) },
    MeasuredFigure("O7.18", "Text view: insets, padding", [8, 0, 8, 0, 5], within: 0) {
      let view = UITextView()
      let inset = view.textContainerInset
      return [inset.top, inset.left, inset.bottom, inset.right].map(Double.init)
        + [Double(view.textContainer.lineFragmentPadding)]
    },
    // Heights of lines are those of an iPhone: 20.287 points, which are rounded up together.
    MeasuredFigure(
      "O7.18", "Text view: height of one to three lines of 17 points", [36, 56, 76], within: 1
    ) {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.font = .systemFont(ofSize: 17)
      return ["a", "a\nb", "a\nb\nc"].map {
        view.text = $0
        return Double(view.contentSize.height)
      }
    },
  ]
}
