import Flipbook

/// A view with a natural size: that of a label with the device's font.
private final class Natural: UIView {
  let size: CGSize

  init(_ width: Double, _ height: Double = 20, hugging: Float? = nil, resistance: Float? = nil) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    if let hugging {
      setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    }
    if let resistance {
      setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

extension MeasuredFigure {
  /// The frames of views that constraints place in a root.
  private static func frames(
    _ id: String, _ setup: String, _ width: Double, _ height: Double, _ expected: [Double],
    _ views: @escaping @Sendable (UIView) -> [UIView]
  ) -> MeasuredFigure {
    MeasuredFigure(id, setup, expected, within: 0.5) {
      let scene = try MeasuredStage(width: 400, height: 480)
      return scene.stage.perform {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let made = views(root)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        return made.flatMap { view -> [Double] in
          [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { Double($0) }
        }
      }
    }
  }

  /// The frames of a visual format's views, and other constraints.
  private static func formats(
    _ id: String, _ setup: String, _ width: Double, _ height: Double, _ expected: [Double],
    _ formats: [String],
    _ make: @escaping @Sendable () -> [UIView] = { (0..<3).map { _ in UIView() } }
  ) -> MeasuredFigure {
    frames(id, setup, width, height, expected) { root in
      let made = make()
      var names: [String: Any] = ["root": root]
      for (name, view) in zip(["a", "b", "c"], made) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        names[name] = view
      }
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: format, views: names))
      }
      return made
    }
  }

  /// The frames of a stack's views.
  private static func stack(
    _ id: String, _ setup: String, _ size: (Double, Double), _ expected: [Double],
    _ views: @escaping @Sendable () -> [UIView], _ set: @escaping @Sendable (UIStackView) -> Void
  ) -> MeasuredFigure {
    frames(id, setup, 400, 400, expected) { root in
      let made = views()
      let stack = UIStackView(arrangedSubviews: made)
      stack.frame = CGRect(x: 0, y: 0, width: size.0, height: size.1)
      set(stack)
      root.addSubview(stack)
      return made
    }
  }

  static let layout: [MeasuredFigure] =
    [
      formats(
        "O3.1", "positions in whole points, sizes in half points", 320, 240,
        [12, 20, 93.5, 60, 113, 20, 93.5, 60], chain, { [UIView(), UIView(), UIView()] }
      ).first(2),
      formats(
        "O3.2", "three of equal width", 320, 240,
        [12, 20, 93.5, 60, 113, 20, 93.5, 60, 215, 20, 93.5, 60], chain),
      formats(
        "O3.3", "edges", 320, 240, [16, 16, 288, 44], ["H:|-16-[a]-16-|", "V:|-16-[a(44)]"],
        { [UIView()] }),
      formats(
        "O3.4", "edges at the bottom", 320, 240, [16, 192, 120, 32],
        ["H:|-16-[a(120)]", "V:[a(32)]-16-|"], { [UIView()] }),
      frames("O3.5", "half of the width, .625 of it high", 320, 240, [16, 16, 160, 100]) { root in
        let view = placed(in: root, x: 16, y: 16)
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.625).isActive = true
        return [view]
      },
      frames("O3.6", "a quarter of the height, twice as wide", 320, 240, [184, 164, 120, 60]) {
        root in
        let view = added(UIView(), to: root)
        NSLayoutConstraint.activate([
          view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
          view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
          view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25),
          view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
        ])
        return [view]
      },
      frames("O3.7", "centred", 320, 240, [100, 80, 120, 80]) { root in
        centred(in: root, 1, 120, 80)
      },
      frames("O3.8", "the centre times a half", 320, 240, [120, 40, 80, 40]) { root in
        centred(in: root, 0.5, 80, 40)
      },
      formats(
        "O3.9", "inequalities", 320, 240, [0, 0, 200, 20],
        ["H:|[a(>=80,<=200,300@500)]", "V:|[a(20)]"], { [UIView()] }),
      formats(
        "O3.10", "priorities", 320, 240, [0, 0, 60, 20], ["H:|[a(60@750,140@749)]", "V:|[a(20)]"],
        { [UIView()] }),
      frames("O3.11", "below a frame", 320, 240, [20, 82, 120, 50]) { root in
        let fixed = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 50))
        root.addSubview(fixed)
        let view = added(UIView(), to: root)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 12),
          view.leftAnchor.constraint(equalTo: fixed.leftAnchor),
          view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
          view.heightAnchor.constraint(equalToConstant: 50),
        ])
        return [view]
      },
      frames(
        "O3.12", "nested views", 320, 200, [20, 20, 280, 110, 10, 10, 60, 90, 80, 10, 190, 90]
      ) { root in
        let (outer, left, rest) = nested(in: root)
        return [outer, left, rest]
      },
      frames(
        "O3.13", "within nested views, and below", 320, 200, [80, 30, 30, 30, 20, 142, 80, 30]
      ) { root in
        let (outer, _, rest) = nested(in: root)
        let middle = centred(in: rest, 1, 30, 30)[0]
        let last = added(UIView(), to: root)
        NSLayoutConstraint.activate([
          last.topAnchor.constraint(equalTo: outer.bottomAnchor, constant: 12),
          last.leftAnchor.constraint(equalTo: outer.leftAnchor),
          last.widthAnchor.constraint(equalToConstant: 80),
          last.heightAnchor.constraint(equalToConstant: 30),
        ])
        return [middle, last]
      },
      MeasuredFigure("O3.14", "default priorities", [250, 250, 251, 750], within: 0) {
        let (view, label) = (UIView(), UILabel())
        return [
          view.contentHuggingPriority(for: .horizontal),
          label.contentHuggingPriority(for: .horizontal),
          label.contentHuggingPriority(for: .vertical),
          view.contentCompressionResistancePriority(for: .horizontal),
        ].map { Double($0.rawValue) }
      },
      row("O3.15", 320, 12, 8, [12, 15, 46.5, 20, 67, 15, 241.5, 20]) {
        [Natural(46.5, hugging: 251), Natural(74)]
      },
      row("O3.16", 320, 12, 8, [12, 15, 191, 19, 211, 15, 97, 19]) {
        [Natural(191, 19), Natural(172, 19, resistance: 749)]
      },
      row("O3.17", 320, 12, 8, [12, 15, 97.5, 19, 118, 15, 190.5, 19]) {
        [Natural(180, 19, resistance: 749), Natural(190.5, 19)]
      },
      formats(
        "O3.18", "a row of a form", 320, 56, [16, 16, 24, 24, 52, 18, 157, 20, 217, 18, 87, 20],
        ["H:|-16-[a(24)]-12-[b]-8-[c]-16-|", "V:|-16-[a(24)]", "V:|-18-[b]", "V:|-18-[c]"],
        { [UIView(), Natural(40), Natural(87, hugging: 251)] }),
      MeasuredFigure("O3.19", "a line on the baseline of a larger one", [38], within: 0.5) {
        let scene = try MeasuredStage(width: 320, height: 160)
        return scene.stage.perform {
          let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
          let (large, small) = (added(UILabel(), to: root), added(UILabel(), to: root))
          (large.text, small.text) = ("Large", "small")
          large.font = .systemFont(ofSize: 28)
          small.font = .systemFont(ofSize: 13)
          large.topAnchor.constraint(equalTo: root.topAnchor, constant: 24).isActive = true
          small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
          root.layoutIfNeeded()
          return [Double(small.frame.minY)]
        }
      },
      row("O3.20", 393, 20, 24, [20, 15, 252.667, 20, 296.667, 15, 76.333, 20]) {
        [Natural(83.667), Natural(76.333)]
      },
      row("O3.21", 393, 20, 24, [20, 15, 83.667, 20, 127.667, 15, 245.333, 20], isReversed: true) {
        [Natural(83.667), Natural(76.333)]
      },
      row("O3.22", 393, 20, 24, [20, 15, 83.667, 20, 127.667, 15, 245.333, 20]) {
        [Natural(83.667, hugging: 251), Natural(76.333)]
      },
      row("O3.24", 393, 20, 24, [20, 15, 255.667, 20, 299.667, 15, 73.333, 20]) {
        [Natural(255.667), Natural(195.333)]
      },
    ] + stacks + safeAreas

  private static let chain = [
    "H:|-12-[a]-8-[b(==a)]-8-[c(==a)]-12-|", "V:|-20-[a(60)]", "V:|-20-[b(60)]", "V:|-20-[c(60)]",
  ]

  private static let stacks: [MeasuredFigure] = [
    stack(
      "O4.1", "equal widths", (320, 10),
      [0, 0, 74, 10, 82, 0, 74, 10, 164, 0, 74, 10, 246, 0, 74, 10], { plain(4) }
    ) {
      $0.distribution = .fillEqually
      $0.spacing = 8
    },
    stack(
      "O4.2", "equal widths, rounded", (99, 10),
      [0, 0, 25, 10, 25, 0, 25, 10, 50, 0, 25, 10, 74, 0, 25, 10], { plain(4) }
    ) { $0.distribution = .fillEqually },
    stack(
      "O4.3", "a hidden view", (320, 10),
      [0, 0, 101.5, 10, 109, 0, 101.5, 10, 215, 0, 0, 10, 219, 0, 101.5, 10], { plain(4) }
    ) {
      $0.distribution = .fillEqually
      $0.spacing = 8
      $0.arrangedSubviews[2].isHidden = true
    },
    stack(
      "O4.4", "a plain view between labels", (300, 30),
      [0, 6, 28, 19, 36, 15, 218.5, 0, 263, 6, 37.5, 19],
      { [Natural(28, 19), UIView(), Natural(37.5, 19)] }
    ) {
      $0.spacing = 8
      $0.alignment = .center
    },
    stack(
      "O4.5", "labels", (300, 20), [0, 0, 213.5, 20, 222, 0, 29, 20, 259, 0, 41.5, 20],
      { [Natural(29.5), Natural(29), Natural(41.5)] }
    ) { $0.spacing = 8 },
    stack(
      "O4.6", "labels and plain views", (300, 20),
      [0, 0, 29.5, 20, 38, 0, 0, 20, 46, 0, 29, 20, 83, 0, 168, 20, 259, 0, 41.5, 20],
      { [Natural(29.5), UIView(), Natural(29), UIView(), Natural(41.5)] }
    ) { $0.spacing = 8 },
    frames(
      "O4.7", "a nested stack", 320, 100, [0, 0, 34.5, 19, 43, 0, 257.5, 35, 0, 0, 22.5, 16]
    ) { root in
      let (label, first) = (Natural(34.5, 19, hugging: 252), Natural(22.5, 16))
      let inner = UIStackView(arrangedSubviews: [first, Natural(41, 16)])
      inner.axis = .vertical
      inner.spacing = 3
      inner.alignment = .leading
      let outer = UIStackView(arrangedSubviews: [label, inner])
      outer.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      outer.alignment = .top
      outer.spacing = 8
      root.addSubview(outer)
      return [label, inner, first]
    },
    stack(
      "O4.8", "a column", (266, 96), [0, 0, 71.5, 29.5, 0, 33, 167, 29.5, 0, 67, 97.5, 29.5],
      { [Natural(71.5), Natural(167), Natural(97.5)] }
    ) {
      $0.axis = .vertical
      $0.distribution = .fillEqually
      $0.alignment = .leading
      $0.spacing = 4
    },
    stack(
      "O4.11", "widths in proportion", (140, 20), [0, 0, 17.5, 20, 27.5, 0, 35, 20],
      { [Natural(10), Natural(20), Natural(30)] }
    ) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }.first(2),
  ]

  private static let safeAreas: [MeasuredFigure] = [
    MeasuredFigure(
      "O5.1", "insets of subviews",
      [44, 10, 34, 12, 24, 0, 34, 0, 0, 10, 0, 12, 44, 10, 34, 12, 34, 5, 0, 0], within: 0
    ) {
      let frames: [CGRect] = [
        CGRect(x: 0, y: 0, width: 320, height: 480), CGRect(x: 30, y: 20, width: 100, height: 500),
        CGRect(x: 0, y: 100, width: 320, height: 200),
        CGRect(x: -50, y: -50, width: 500, height: 700), CGRect(x: 5, y: 10, width: 60, height: 20),
      ]
      let controller = safe(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
      return frames.flatMap { frame -> [Double] in
        let view = UIView(frame: frame)
        controller.view.addSubview(view)
        let insets = view.safeAreaInsets
        return [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
      }
    },
    MeasuredFigure(
      "O5.3", "guides", [10, 44, 298, 402, 52, 18, 42, 20], within: 0
    ) {
      let controller = safe(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
      defer { withExtendedLifetime(controller) {} }
      // The margins of a controller's own view are others; these are those of a view that fills it.
      let view = UIView(frame: controller.view.bounds)
      controller.view.addSubview(view)
      let (frame, margins) = (view.safeAreaLayoutGuide.layoutFrame, view.layoutMargins)
      return [
        frame.minX, frame.minY, frame.width, frame.height, margins.top, margins.left,
        margins.bottom,
        margins.right,
      ].map { Double($0) }
    },
    MeasuredFigure(
      "O5.5", "columns of text", [8, 304, 8, 992, 44.5, 920, 52, 920, 200, 800], within: 0.5
    ) {
      [(320, 8), (1008, 8), (1009, 8), (1024, 8), (1200, 200)].flatMap { width, margin in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(width), height: 100))
        view.layoutMargins.left = CGFloat(margin)
        view.layoutMargins.right = CGFloat(margin)
        let frame = view.readableContentGuide.layoutFrame
        return [Double(frame.minX), Double(frame.width)]
      }
    },
    MeasuredFigure("O5.8", "a guide without constraints", [0, 0], within: 0) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      return [Double(guide.layoutFrame.width), Double(guide.layoutFrame.height)]
    },
    MeasuredFigure("O5.6", "a bar in the safe area", [16, 59, 288, 44], within: 0.5) {
      let controller = safe(UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
      defer { withExtendedLifetime(controller) {} }
      let root: UIView = controller.view
      let bar = added(UIView(), to: root)
      let guide = root.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        bar.leftAnchor.constraint(equalTo: guide.leftAnchor),
        bar.rightAnchor.constraint(equalTo: guide.rightAnchor),
        bar.topAnchor.constraint(equalTo: guide.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
      ])
      root.layoutIfNeeded()
      return [bar.frame.minX, bar.frame.minY, bar.frame.width, bar.frame.height].map { Double($0) }
    },
    MeasuredFigure("O5.7", "margins in the safe area", [24, 37, 60, 40], within: 0.5) {
      let controller = safe(UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20))
      defer { withExtendedLifetime(controller) {} }
      let root: UIView = controller.view
      let parent = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
      root.addSubview(parent)
      let view = added(UIView(), to: parent)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: parent.layoutMarginsGuide.leftAnchor),
        view.topAnchor.constraint(equalTo: parent.layoutMarginsGuide.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 60),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
      root.layoutIfNeeded()
      return [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map {
        Double($0)
      }
    },
  ]

  // MARK: Views

  /// A controller whose view is 320 × 480 points and has safe-area insets.
  private static func safe(_ insets: UIEdgeInsets) -> UIViewController {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.additionalSafeAreaInsets = insets
    return controller
  }

  private static func plain(_ count: Int) -> [UIView] { (0..<count).map { _ in UIView() } }

  private static func added<View: UIView>(_ view: View, to parent: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private static func placed(in root: UIView, x: CGFloat, y: CGFloat) -> UIView {
    let view = added(UIView(), to: root)
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: y).isActive = true
    return view
  }

  private static func centred(
    in root: UIView, _ factor: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> [UIView] {
    let view = added(UIView(), to: root)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      NSLayoutConstraint(
        item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerY,
        multiplier: factor, constant: 0),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
    return [view]
  }

  private static func nested(in root: UIView) -> (UIView, UIView, UIView) {
    let outer = added(UIView(), to: root)
    let (left, rest) = (added(UIView(), to: outer), added(UIView(), to: outer))
    let views: [String: Any] = ["outer": outer, "left": left, "rest": rest]
    for format in [
      "H:|-20-[outer]-20-|", "V:|-20-[outer(110)]", "H:|-10-[left(60)]-10-[rest]-10-|",
      "V:|-10-[left]-10-|", "V:|-10-[rest]-10-|",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, views: views))
    }
    return (outer, left, rest)
  }

  /// Two views in a row, 15 points below the upper edge.
  private static func row(
    _ id: String, _ width: Double, _ inset: CGFloat, _ gap: CGFloat, _ expected: [Double],
    isReversed: Bool = false, _ views: @escaping @Sendable () -> [UIView]
  ) -> MeasuredFigure {
    frames(id, "two views in a row", width, 100, expected) { root in
      let made = views()
      let (a, b) = (added(made[0], to: root), added(made[1], to: root))
      let constraints = [
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: inset),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: gap),
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -inset),
      ]
      NSLayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
      for view in made {
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 15).isActive = true
      }
      return made
    }
  }

  /// The figure for its first views only.
  private func first(_ count: Int) -> MeasuredFigure {
    MeasuredFigure(id, setup, expected, within: tolerance) { [measure] in
      Array(try measure().prefix(4 * count))
    }
  }
}
