package import Foundation
import Geometry

/// The keyboard and its accessory view, in front of everything else. Touches elsewhere pass through.
package final class InputPanel: UIView {
  /// The frame of the views in the screen, when they are shown.
  private(set) var place = CGRect.null

  /// Called when the accessory view has got another height by its own constraints.
  var onGrowth: (() -> Void)?

  private let tray = Tray()
  private let backdrop = UIView()
  private var keyboard: UIView?
  private(set) var accessory: UIView?

  /// The height of a keyboard without accessory view and safe area, in points.
  package static let keyboardHeight: CGFloat = 216

  package override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.backgroundColor = .keyboardBackdrop
    tray.onLayout = { [weak self] in self?.noteGrowth() }
    tray.addSubview(backdrop)
    addSubview(tray)
  }

  package required init?(coder: NSCoder) { nil }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  /// Replaces the views; `below` the edge of the screen if they are to move in.
  func show(_ keyboard: UIView?, _ accessory: UIView?, below: Bool) {
    UIView.performWithoutAnimation {
      for view in [self.keyboard, self.accessory] where view?.superview === tray {
        if view !== keyboard, view !== accessory { view?.removeFromSuperview() }
      }
      self.keyboard = keyboard
      self.accessory = accessory
      let top = accessory.map { height(of: $0) } ?? 0
      let safe = UIScreen.main.safeAreaInsets.bottom
      let keys = keyboard.map { keysHeight(of: $0) } ?? 0
      let total = top + (keyboard == nil ? 0 : keys + safe)
      place = CGRect(x: 0, y: bounds.maxY - total, width: bounds.width, height: total)
      tray.bounds.size = place.size
      if below { shift(by: place.height) }
      backdrop.isHidden = keyboard == nil
      backdrop.overrideUserInterfaceStyle = keyboard?.overrideUserInterfaceStyle ?? .unspecified
      backdrop.frame = CGRect(x: 0, y: top, width: place.width, height: total - top)
      if let keyboard {
        keyboard.frame = CGRect(x: 0, y: top, width: place.width, height: keys)
        tray.addSubview(keyboard)
      }
      if let accessory {
        tray.addSubview(accessory)
        if accessory.sizesItself {
          pin(accessory)
        } else {
          accessory.frame = CGRect(x: 0, y: 0, width: place.width, height: top)
        }
      }
      tray.layoutIfNeeded()
    }
  }

  /// Places an accessory view at the top, by constraints that leave it its own height.
  private func pin(_ accessory: UIView) {
    accessory.translatesAutoresizingMaskIntoConstraints = false
    guard !tray.constraints.contains(where: { $0.firstItem === accessory }) else { return }
    NSLayoutConstraint.activate([
      accessory.topAnchor.constraint(equalTo: tray.topAnchor),
      accessory.leadingAnchor.constraint(equalTo: tray.leadingAnchor),
      accessory.trailingAnchor.constraint(equalTo: tray.trailingAnchor),
    ])
  }

  private func noteGrowth() {
    guard let accessory, accessory.sizesItself,
      abs(accessory.frame.height - backdrop.frame.minY) > 0.5
    else { return }
    onGrowth?()
  }

  /// Moves the views down from their place, or to it by 0.
  func shift(by distance: CGFloat) {
    tray.center = CGPoint(x: place.midX, y: place.midY + distance)
  }

  /// Returns the height of an input view: that of its frame or content, whichever is greater; that of a
  /// keyboard if it has neither.
  private func keysHeight(of keyboard: UIView) -> CGFloat {
    let height = max(height(of: keyboard), keyboard.intrinsicContentSize.height)
    return height > 0 ? height : Self.keyboardHeight
  }

  /// Returns the height of a view: that of its frame, or of its constraints.
  private func height(of view: UIView) -> CGFloat {
    guard view.sizesItself else { return view.frame.height }
    let size = CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height)
    return view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// The views at the lower edge.
private final class Tray: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

extension UIView {
  /// Whether the view's constraints and content determine its height above or in place of a keyboard, and
  /// not its frame: as in UIKit: if its mask isn't translated, if it has a flexible height, or if it is
  /// an input view that allows it.
  fileprivate var sizesItself: Bool {
    if !translatesAutoresizingMaskIntoConstraints { return true }
    if let view = self as? UIInputView, view.allowsSelfSizing { return true }
    return autoresizingMask.contains(.flexibleHeight)
      && intrinsicContentSize.height != UIView.noIntrinsicMetric
  }
}

extension UIColor {
  /// The background of keyboards.
  static let keyboardBackdrop = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
  }
}
