import Foundation
import Layers
import ViewText
import Views

// The places and the appearance of the segments, the selection and the dividers.
extension UISegmentedControl {
  func contentAdjustment(of index: Int) -> UIOffset {
    let place: Segment =
      segments.count == 1
      ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
    return [place, .any].lazy
      .compactMap { self.contentAdjustments[ContentPlace(segment: $0, metrics: .default)] }
      .first ?? .zero
  }

  func attributes(
    isSelected: Bool, isEnabled: Bool
  ) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .medium : .regular),
      .foregroundColor: UIColor.label,
    ]
    var states: [UIControl.State] = [.normal]
    if isSelected { states.append(.selected) }
    if !isEnabled { states.append(.disabled) }
    for state in states {
      result.merge(titleAttributes[state.rawValue] ?? [:]) { _, new in new }
    }
    return result
  }

  /// The left edges of the segments, and the right edge of the last one.
  var edges: [CGFloat] {
    let fixed = segments.reduce(0) { $0 + $1.fixedWidth }
    let flexible = segments.filter { $0.fixedWidth == 0 }
    let rest = max(bounds.width - fixed, 0)
    let natural = flexible.reduce(0) { $0 + naturalWidth(of: $1) }
    var (edges, sum) = ([CGFloat(0)], CGFloat(0))
    for segment in segments {
      if segment.fixedWidth > 0 {
        sum += segment.fixedWidth
      } else if apportionsSegmentWidthsByContent, natural > 0 {
        sum += rest * naturalWidth(of: segment) / natural
      } else {
        sum += rest / CGFloat(flexible.count)
      }
      // A third of a width that is added thrice is a bit less than the width.
      edges.append((sum + 1e-6).rounded(.down))
    }
    return edges
  }

  /// The width of a segment's content, as if it was selected, and the space at its sides.
  func naturalWidth(of segment: SegmentView) -> CGFloat {
    segment.contentWidth(attributes(isSelected: true, isEnabled: true)) + Self.padding
  }

  func frame(of index: Int, _ edges: [CGFloat]) -> CGRect {
    let (left, right) = (edges[index], edges[index + 1])
    let x = isRightToLeft ? bounds.width - right : left
    return CGRect(x: x, y: 0, width: right - left, height: bounds.height)
  }

  func pillFrame(_ index: Int) -> CGRect {
    guard segments.indices.contains(index) else { return pill.frame }
    return frame(of: index, edges).insetBy(dx: Self.inset, dy: Self.inset)
  }

  func addDividers() {
    while dividers.count > max(segments.count - 1, 0) {
      dividers.removeLast().removeFromSuperview()
    }
    while dividers.count < segments.count - 1 {
      let divider = UIImageView()
      divider.isUserInteractionEnabled = false
      insertSubview(divider, belowSubview: pill)
      dividers.append(divider)
    }
  }

  func place() {
    let hasImages = !images.isEmpty
    fill.frame = bounds
    pill.isHidden = selected == Self.noSegment || isMomentary || hasImages
    pill.backgroundColor = selectedSegmentTintColor ?? .white
    pill.layer.cornerRadius = 7
    pill.alpha = isEnabled ? 1 : 0.5
    let edges = edges
    for (index, segment) in segments.enumerated() {
      let isEnabled = isEnabled && segment.isEnabled
      let isSelected = index == selected && !isMomentary
      segment.show(
        attributes(isSelected: isSelected, isEnabled: isEnabled), isFaded: !isEnabled)
      segment.place(in: frame(of: index, edges), movedBy: contentAdjustment(of: index))
      let ends = (isFirst: index == 0, isLast: index == segments.count - 1)
      segment.show(
        background: images.shown(state(of: index)),
        isFirst: isRightToLeft ? ends.isLast : ends.isFirst,
        isLast: isRightToLeft ? ends.isFirst : ends.isLast)
    }
    for (index, divider) in dividers.enumerated() {
      let x = isRightToLeft ? bounds.width - edges[index + 1] : edges[index + 1]
      let states = [state(of: index), state(of: index + 1)]
      divider.image = images.shown(
        states[isRightToLeft ? 1 : 0], states[isRightToLeft ? 0 : 1])
      divider.backgroundColor = hasImages ? nil : .opaqueSeparator
      if let image = divider.image {
        let width = image.size.width
        divider.frame = CGRect(x: x - width / 2, y: 0, width: width, height: bounds.height)
      } else {
        divider.frame = CGRect(x: x - 0.5, y: 8, width: 1, height: max(bounds.height - 16, 0))
      }
      divider.alpha =
        [index, index + 1].contains(selected) && !isMomentary && !hasImages ? 0 : 1
      if hasImages { bringSubviewToFront(divider) }
    }
    if segments.indices.contains(selected) { pill.frame = pillFrame(selected) }
  }

  func state(of index: Int) -> UIControl.State {
    if !(isEnabled && segments[index].isEnabled) { return .disabled }
    return index == selected && !isMomentary ? .selected : .normal
  }
}
