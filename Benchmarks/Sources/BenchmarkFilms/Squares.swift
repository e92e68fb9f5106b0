import Flipbook

/// Twelve squares that rotate and bob, each at its own speed.
final class Squares: ReactiveCompatible {
  let views: [UIView]

  private static let palette: [UInt32] = [
    0xEF_4444, 0xF9_7316, 0xF5_9E0B, 0x84_CC16, 0x22_C55E, 0x14_B8A6,
    0x06_B6D4, 0x3B_82F6, 0x63_66F1, 0xA8_55F7, 0xEC_4899, 0xF4_3F5E,
  ]

  init() {
    views = Self.palette.map { color in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
      view.backgroundColor = UIColor(color).withAlphaComponent(0.6)
      return view
    }
  }

  /// Moves the squares to their positions at `time` seconds after the scene's start.
  func place(at time: TimeInterval) {
    for (number, view) in views.enumerated() {
      let i = Double(number)
      let bob = 60 * sin(2 * .pi * time * (0.3 + 0.05 * i) + i)
      view.center = CGPoint(x: 200 + 138 * i, y: 540 + 220 * sin(i * .pi / 3) + bob)
      let turn = time * (30 + 15 * i) * .pi / 180
      view.transform = CGAffineTransform(rotationAngle: number.isMultiple(of: 2) ? turn : -turn)
    }
  }

  func remove() -> Observable<Void> {
    views.forEach { $0.removeFromSuperview() }
    return .empty()
  }
}

extension Reactive where Base: Squares {
  /// Positions the squares for every frame until the subscription is disposed of.
  var bob: Observable<Void> {
    Observable.create { [base] observer in
      let start = CACurrentMediaTime()
      let link = CADisplayLink { link in base.place(at: link.timestamp - start) }
      base.place(at: 0)
      link.add(to: .main, forMode: .common)
      return Disposables.create { link.invalidate() }
    }
  }
}
