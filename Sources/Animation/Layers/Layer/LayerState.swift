package import Drawing
package import Foundation
package import Geometry
package import Raster

/// The values of a layer at one instant: its model, or the result of sampling its animations.
///
/// States are copied for every moving layer and every frame. The values that most layers animate are
/// stored in the state itself; all others are shared between copies until one of them changes.
package struct LayerState: Hashable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ = 0.0
  package var zPosition = 0.0
  package var transform = CATransform3D.identity
  package var isDoubleSided = true
  package var isGeometryFlipped = false
  package var opacity = 1.0
  package var allowsGroupOpacity = true
  package var backgroundColor: Color?
  package var cornerRadius: CGFloat = 0
  package var masksToBounds = false
  package var isHidden = false
  private var shared = SharedLayerState.standard

  package init() {}
}

extension LayerState {
  package var sublayerTransform: CATransform3D {
    get { shared.values.sublayerTransform }
    _modify { yield &rare.sublayerTransform }
  }

  /// The pattern that replaces the background's colour, or nil.
  package var backgroundPattern: CGColor? {
    get { shared.values.backgroundPattern }
    _modify { yield &rare.backgroundPattern }
  }

  package var maskedCorners: CACornerMask {
    get { shared.values.maskedCorners }
    _modify { yield &rare.maskedCorners }
  }

  package var cornerCurve: CALayerCornerCurve {
    get { shared.values.cornerCurve }
    _modify { yield &rare.cornerCurve }
  }

  package var borderWidth: CGFloat {
    get { shared.values.borderWidth }
    _modify { yield &rare.borderWidth }
  }

  package var borderColor: Color? {
    get { shared.values.borderColor }
    _modify { yield &rare.borderColor }
  }

  /// The pattern that replaces the border's colour, or nil.
  package var borderPattern: CGColor? {
    get { shared.values.borderPattern }
    _modify { yield &rare.borderPattern }
  }

  package var contents: ContentsState {
    get { shared.values.contents }
    _modify { yield &rare.contents }
  }

  package var shadow: ShadowState {
    get { shared.values.shadow }
    _modify { yield &rare.shadow }
  }

  package var edgeAntialiasing: EdgeAntialiasing {
    get { shared.values.edgeAntialiasing }
    _modify { yield &rare.edgeAntialiasing }
  }

  package var compositingFilter: DiscreteValue {
    get { shared.values.compositingFilter }
    _modify { yield &rare.compositingFilter }
  }

  /// Animated values of custom keys.
  package var custom: [String: AnimatableValue] {
    get { shared.values.custom }
    _modify { yield &rare.custom }
  }

  /// The values that only one kind of layer has.
  package var kind: LayerKind {
    get { shared.values.kind }
    _modify { yield &rare.kind }
  }

  /// Whether the values in this state alone determine the layer's own drawing: a background of one
  /// colour, within corners that are equal.
  var isBackgroundOnly: Bool { shared.isBackgroundOnly }

  private var rare: RareLayerValues {
    _read { yield shared.values }
    _modify {
      if !isKnownUniquelyReferenced(&shared) { shared = SharedLayerState(shared.values) }
      defer { shared.noteChange() }
      yield &shared.values
    }
  }
}

/// The values of a layer that few layers set, and that are rarely animated.
private struct RareLayerValues: Hashable {
  var sublayerTransform = CATransform3D.identity
  var backgroundPattern: CGColor?
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: Color? = Color(red: 0, green: 0, blue: 0)
  var borderPattern: CGColor?
  var contents = ContentsState()
  var shadow = ShadowState()
  var edgeAntialiasing = EdgeAntialiasing()
  var compositingFilter = DiscreteValue(nil)
  var custom: [String: AnimatableValue] = [:]
  var kind = LayerKind.plain
}

/// Values that copies of a state share.
private final class SharedLayerState: Hashable {
  fileprivate var values: RareLayerValues
  private(set) var isBackgroundOnly: Bool

  init(_ values: RareLayerValues) {
    self.values = values
    isBackgroundOnly = false
    noteChange()
  }

  /// The default values. This constant refers to them as well, so they are never the only reference
  /// of a state and never change: threads can share them.
  nonisolated(unsafe) static let standard = SharedLayerState(RareLayerValues())

  func noteChange() {
    isBackgroundOnly =
      values.backgroundPattern == nil && values.borderWidth <= 0 && values.contents.picture.isEmpty
      && values.shadow.opacity <= 0 && values.compositingFilter.value == nil
      && values.maskedCorners == .all && values.cornerCurve == .circular
      && values.kind == .plain && values.custom.isEmpty
  }

  static func == (left: SharedLayerState, right: SharedLayerState) -> Bool {
    left === right || left.values == right.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// The additional values of one layer class.
package indirect enum LayerKind: Hashable {
  case plain
  case replicator(Replication)
  case shape(ShapeState)
  case gradient(GradientState)
  case text(TextState)
  /// The values of a class in a module above this one.
  case external(AnyHashable)
  case backdrop(BackdropState)
}

// The placement of the layer in its superlayer.
extension LayerState {
  /// The anchor point in the layer's own coordinates.
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// The transform from the layer's own coordinates to its superlayer's.
  package var toSuperlayer: CATransform3D {
    guard !transform.isAffine else {
      var result = CATransform3D(inPlane)
      result.m43 = zPosition - anchorPointZ
      return result
    }
    let anchor = anchor
    return CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
      .concatenating(transform)
      .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// The same transform for a layer that stays in its superlayer's plane; nil if it leaves the
  /// plane.
  package var toSuperlayerInPlane: CGAffineTransform? {
    transform.isAffine && zPosition == anchorPointZ ? inPlane : nil
  }

  private var inPlane: CGAffineTransform {
    let anchor = anchor
    var result = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform.affine)
    result.tx += position.x
    result.ty += position.y
    return result
  }

  /// The transform applied to sublayers before the layer's own: flips the geometry vertically if
  /// that is set, then applies `sublayerTransform` around the anchor point. Nil if it is the
  /// identity.
  package var ofSublayers: CATransform3D? {
    if sublayerTransform.isIdentity, !isGeometryFlipped { return nil }
    let anchor = anchor
    let turned = sublayerTransform.about(x: anchor.x, y: anchor.y, z: anchorPointZ)
    guard isGeometryFlipped else { return turned }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    return CATransform3D(flip).concatenating(turned)
  }
}

// The frame, which is derived and never stored.
extension LayerState {
  /// The bounding box of the transformed bounds in the superlayer.
  package var frame: CGRect {
    let box = offsetBox
    return CGRect(
      x: position.x + box.minX, y: position.y + box.minY, width: box.width, height: box.height)
  }

  /// Sets bounds and position so that `frame` becomes `newFrame`.
  ///
  /// Under a transform, Apple's documentation leaves the result undefined, so this is our decision:
  /// the bounds' size is the bounding box of the new size under the inverse of the transform's
  /// linear part, and the box of the transformed bounds is centred on the new frame. For quarter
  /// turns that is exact; at other angles the bounds can grow. If the transform has no inverse, the
  /// bounds stay.
  package mutating func setFrame(_ newFrame: CGRect) {
    let target = newFrame.standardized
    guard transform.isAffine else { return setFrameInSpace(target) }
    let (moved, linear) = (transform.affine, transform.affine.linearPart)
    if linear.isIdentity {
      bounds.size = target.size
      position = CGPoint(
        x: target.minX + anchorPoint.x * target.width - moved.tx,
        y: target.minY + anchorPoint.y * target.height - moved.ty)
      return
    }
    if linear.determinant != 0 {
      bounds.size = CGRect(origin: .zero, size: target.size).applying(linear.inverted()).size
    }
    let box = offsetBox
    position = CGPoint(x: target.midX - box.midX, y: target.midY - box.midY)
  }

  /// Whether setting the frame determines bounds and transform exactly: the transform only scales,
  /// translates and makes quarter turns.
  var hasExactFrame: Bool {
    let linear = transform.affine.linearPart
    return transform.isAffine
      && (linear.b == 0 && linear.c == 0 || linear.a == 0 && linear.d == 0)
  }

  /// The bounding box of the transformed bounds, relative to `position`.
  private var offsetBox: CGRect {
    let box = CGRect(
      x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
    guard transform.isAffine else {
      let toAnchor = CATransform3DMakeTranslation(0, 0, -anchorPointZ)
      let place = toAnchor.concatenating(transform)
      return box.applying(Projection(place))
    }
    var linear = transform.affine.linearPart
    (linear.tx, linear.ty) = (transform.m41, transform.m42)
    return box.applying(linear)
  }

  /// Sets bounds and position under a transform that leaves the plane, also our decision: the
  /// bounds scale in proportion to the frame that bounds of the new size would have, and their box
  /// is centred on the new frame. Bounds that are empty, seen edge-on or shrunk to less than a
  /// thousandth have no proportion to the frame: they take its size, and the anchor point is placed
  /// as without a transform. Libraries rely on that for layers that they grow from
  /// `CATransform3DMakeScale(0.0001, 0.0001, 0.0001)`. So do all bounds under a transform that removes
  /// the depth, such as `CATransform3DMakeScale(1.1, 1.1, 0)`: it has no inverse, and libraries that
  /// lay out an alert while it bounces with such a scale rely on the plain size.
  ///
  /// A frame that is only moved keeps the bounds. Otherwise they don't depend on the former ones, so
  /// that a frame that is set again changes nothing: in perspective, a box doesn't grow in
  /// proportion to the bounds and may never reach the frame.
  private mutating func setFrameInSpace(_ target: CGRect) {
    guard transform.hasDepth else {
      bounds.size = target.size
      position = CGPoint(
        x: target.minX + anchorPoint.x * target.width,
        y: target.minY + anchorPoint.y * target.height)
      return
    }
    let (former, old) = (bounds.size, offsetBox)
    if abs(old.width - target.width) <= 1e-9 * target.width,
      abs(old.height - target.height) <= 1e-9 * target.height
    {
      position = CGPoint(x: target.midX - old.midX, y: target.midY - old.midY)
      return
    }
    bounds.size = target.size
    let plain = offsetBox
    guard !plain.isNull else {
      bounds.size = former
      return
    }
    let isNarrow = plain.width <= 1e-3 * target.width
    let isFlat = plain.height <= 1e-3 * target.height
    if !isNarrow { bounds.size.width *= target.width / plain.width }
    if !isFlat { bounds.size.height *= target.height / plain.height }
    let box = offsetBox
    guard !box.isNull else { return }
    position = CGPoint(
      x: isNarrow ? target.minX + anchorPoint.x * target.width : target.midX - box.midX,
      y: isFlat ? target.minY + anchorPoint.y * target.height : target.midY - box.midY)
  }
}

extension CGAffineTransform {
  /// The linear part, with rounding residue of quarter turns removed: tiny entries become zero and
  /// those next to them integral, so that frames of quarter turns are exact.
  fileprivate var linearPart: CGAffineTransform {
    let tiny = 1e-12 * max(abs(a), abs(b), abs(c), abs(d))
    func clean(_ entry: CGFloat) -> CGFloat {
      if abs(entry) < tiny { return 0 }
      return abs(abs(entry) - 1) < 1e-12 ? (entry < 0 ? -1 : 1) : entry
    }
    return CGAffineTransform(a: clean(a), b: clean(b), c: clean(c), d: clean(d), tx: 0, ty: 0)
  }
}

extension CATransform3D {
  /// Whether points at different depths stay apart: false if the third row is zero, as in a scale
  /// by zero along z.
  fileprivate var hasDepth: Bool { m31 != 0 || m32 != 0 || m33 != 0 || m34 != 0 }
}
