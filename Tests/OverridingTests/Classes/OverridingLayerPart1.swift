import UIKit

/// Overrides the members of `CALayer` in the table, part 1 of 2.
class OverridingLayerPart1: CALayer {
  let calls = Calls()

  override init() { super.init() }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func defaultValue(forKey key: String) -> Any? {
    super.defaultValue(forKey: key)
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    super.needsDisplay(forKey: key)
  }

  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    super.defaultAction(forKey: event)
  }

  override class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    super.cornerCurveExpansionFactor(curve)
  }

  override func presentation() -> Self? {
    calls.noting(super.presentation())
  }

  override func model() -> Self {
    calls.noting(super.model())
  }

  override var bounds: CGRect {
    get { calls.noting(super.bounds) }
    set { calls.setting(super.bounds = newValue) }
  }

  override var position: CGPoint {
    get { calls.noting(super.position) }
    set { calls.setting(super.position = newValue) }
  }

  override var zPosition: CGFloat {
    get { calls.noting(super.zPosition) }
    set { calls.setting(super.zPosition = newValue) }
  }

  override var anchorPoint: CGPoint {
    get { calls.noting(super.anchorPoint) }
    set { calls.setting(super.anchorPoint = newValue) }
  }

  override var anchorPointZ: CGFloat {
    get { calls.noting(super.anchorPointZ) }
    set { calls.setting(super.anchorPointZ = newValue) }
  }

  override var transform: CATransform3D {
    get { calls.noting(super.transform) }
    set { calls.setting(super.transform = newValue) }
  }

  override func affineTransform() -> CGAffineTransform {
    calls.noting(super.affineTransform())
  }

  override func setAffineTransform(_ transform: CGAffineTransform) {
    calls.noting(super.setAffineTransform(transform))
  }

  override var frame: CGRect {
    get { calls.noting(super.frame) }
    set { calls.setting(super.frame = newValue) }
  }

  override var isHidden: Bool {
    get { calls.noting(super.isHidden) }
    set { calls.setting(super.isHidden = newValue) }
  }

  override var isDoubleSided: Bool {
    get { calls.noting(super.isDoubleSided) }
    set { calls.setting(super.isDoubleSided = newValue) }
  }

  override var isGeometryFlipped: Bool {
    get { calls.noting(super.isGeometryFlipped) }
    set { calls.setting(super.isGeometryFlipped = newValue) }
  }

  override func contentsAreFlipped() -> Bool {
    calls.noting(super.contentsAreFlipped())
  }

  override var superlayer: CALayer? { calls.noting(super.superlayer) }

  override func removeFromSuperlayer() {
    calls.noting(super.removeFromSuperlayer())
  }

  override var sublayers: [CALayer]? {
    get { calls.noting(super.sublayers) }
    set { calls.setting(super.sublayers = newValue) }
  }

  override func addSublayer(_ layer: CALayer) {
    calls.noting(super.addSublayer(layer))
  }

  override func insertSublayer(_ layer: CALayer, at index: UInt32) {
    calls.noting(super.insertSublayer(layer, at: index))
  }

  override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    calls.noting(super.insertSublayer(layer, below: sibling))
  }

  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    calls.noting(super.insertSublayer(layer, above: sibling))
  }

  override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    calls.noting(super.replaceSublayer(oldLayer, with: newLayer))
  }

  override var sublayerTransform: CATransform3D {
    get { calls.noting(super.sublayerTransform) }
    set { calls.setting(super.sublayerTransform = newValue) }
  }

  override var mask: CALayer? {
    get { calls.noting(super.mask) }
    set { calls.setting(super.mask = newValue) }
  }

  override var masksToBounds: Bool {
    get { calls.noting(super.masksToBounds) }
    set { calls.setting(super.masksToBounds = newValue) }
  }

  override func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    calls.noting(super.convert(point, from: layer))
  }

  override func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    calls.noting(super.convert(rect, from: layer))
  }

  override func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    calls.noting(super.convert(point, to: layer))
  }

  override func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    calls.noting(super.convert(rect, to: layer))
  }

  override func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    calls.noting(super.convertTime(t, from: layer))
  }

  override func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    calls.noting(super.convertTime(t, to: layer))
  }

  override func hitTest(_ point: CGPoint) -> CALayer? {
    calls.noting(super.hitTest(point))
  }

  override func contains(_ point: CGPoint) -> Bool {
    calls.noting(super.contains(point))
  }

  override var contents: Any? {
    get { calls.noting(super.contents) }
    set { calls.setting(super.contents = newValue) }
  }

  override var contentsRect: CGRect {
    get { calls.noting(super.contentsRect) }
    set { calls.setting(super.contentsRect = newValue) }
  }

  override var contentsCenter: CGRect {
    get { calls.noting(super.contentsCenter) }
    set { calls.setting(super.contentsCenter = newValue) }
  }

  override var contentsGravity: CALayerContentsGravity {
    get { calls.noting(super.contentsGravity) }
    set { calls.setting(super.contentsGravity = newValue) }
  }

  override var contentsScale: CGFloat {
    get { calls.noting(super.contentsScale) }
    set { calls.setting(super.contentsScale = newValue) }
  }

  override var contentsFormat: CALayerContentsFormat {
    get { calls.noting(super.contentsFormat) }
    set { calls.setting(super.contentsFormat = newValue) }
  }

  override var minificationFilter: CALayerContentsFilter {
    get { calls.noting(super.minificationFilter) }
    set { calls.setting(super.minificationFilter = newValue) }
  }

  override var magnificationFilter: CALayerContentsFilter {
    get { calls.noting(super.magnificationFilter) }
    set { calls.setting(super.magnificationFilter = newValue) }
  }

  override var minificationFilterBias: Float {
    get { calls.noting(super.minificationFilterBias) }
    set { calls.setting(super.minificationFilterBias = newValue) }
  }

  override var isOpaque: Bool {
    get { calls.noting(super.isOpaque) }
    set { calls.setting(super.isOpaque = newValue) }
  }

  override func display() {
    calls.noting(super.display())
  }

  override func setNeedsDisplay() {
    calls.noting(super.setNeedsDisplay())
  }

  override func setNeedsDisplay(_ r: CGRect) {
    calls.noting(super.setNeedsDisplay(r))
  }

  override func needsDisplay() -> Bool {
    calls.noting(super.needsDisplay())
  }

  override func displayIfNeeded() {
    calls.noting(super.displayIfNeeded())
  }

  override var needsDisplayOnBoundsChange: Bool {
    get { calls.noting(super.needsDisplayOnBoundsChange) }
    set { calls.setting(super.needsDisplayOnBoundsChange = newValue) }
  }

  override var drawsAsynchronously: Bool {
    get { calls.noting(super.drawsAsynchronously) }
    set { calls.setting(super.drawsAsynchronously = newValue) }
  }

  override func draw(in ctx: CGContext) {
    calls.noting(super.draw(in: ctx))
  }

  override func render(in ctx: CGContext) {
    calls.noting(super.render(in: ctx))
  }

  override var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { calls.noting(super.edgeAntialiasingMask) }
    set { calls.setting(super.edgeAntialiasingMask = newValue) }
  }

  override var allowsEdgeAntialiasing: Bool {
    get { calls.noting(super.allowsEdgeAntialiasing) }
    set { calls.setting(super.allowsEdgeAntialiasing = newValue) }
  }

  override var backgroundColor: CGColor? {
    get { calls.noting(super.backgroundColor) }
    set { calls.setting(super.backgroundColor = newValue) }
  }

  override var cornerRadius: CGFloat {
    get { calls.noting(super.cornerRadius) }
    set { calls.setting(super.cornerRadius = newValue) }
  }

  override var maskedCorners: CACornerMask {
    get { calls.noting(super.maskedCorners) }
    set { calls.setting(super.maskedCorners = newValue) }
  }

  override var cornerCurve: CALayerCornerCurve {
    get { calls.noting(super.cornerCurve) }
    set { calls.setting(super.cornerCurve = newValue) }
  }

  override var borderWidth: CGFloat {
    get { calls.noting(super.borderWidth) }
    set { calls.setting(super.borderWidth = newValue) }
  }

  override var borderColor: CGColor? {
    get { calls.noting(super.borderColor) }
    set { calls.setting(super.borderColor = newValue) }
  }

  override var opacity: Float {
    get { calls.noting(super.opacity) }
    set { calls.setting(super.opacity = newValue) }
  }

  override var allowsGroupOpacity: Bool {
    get { calls.noting(super.allowsGroupOpacity) }
    set { calls.setting(super.allowsGroupOpacity = newValue) }
  }

  override var compositingFilter: Any? {
    get { calls.noting(super.compositingFilter) }
    set { calls.setting(super.compositingFilter = newValue) }
  }

  override var filters: [Any]? {
    get { calls.noting(super.filters) }
    set { calls.setting(super.filters = newValue) }
  }

  override var backgroundFilters: [Any]? {
    get { calls.noting(super.backgroundFilters) }
    set { calls.setting(super.backgroundFilters = newValue) }
  }

  override var shouldRasterize: Bool {
    get { calls.noting(super.shouldRasterize) }
    set { calls.setting(super.shouldRasterize = newValue) }
  }

  override var rasterizationScale: CGFloat {
    get { calls.noting(super.rasterizationScale) }
    set { calls.setting(super.rasterizationScale = newValue) }
  }

  override var shadowColor: CGColor? {
    get { calls.noting(super.shadowColor) }
    set { calls.setting(super.shadowColor = newValue) }
  }

  override var shadowOpacity: Float {
    get { calls.noting(super.shadowOpacity) }
    set { calls.setting(super.shadowOpacity = newValue) }
  }

  override var shadowOffset: CGSize {
    get { calls.noting(super.shadowOffset) }
    set { calls.setting(super.shadowOffset = newValue) }
  }

  override var shadowRadius: CGFloat {
    get { calls.noting(super.shadowRadius) }
    set { calls.setting(super.shadowRadius = newValue) }
  }

  override var shadowPath: CGPath? {
    get { calls.noting(super.shadowPath) }
    set { calls.setting(super.shadowPath = newValue) }
  }

  override func preferredFrameSize() -> CGSize {
    calls.noting(super.preferredFrameSize())
  }

  override func setNeedsLayout() {
    calls.noting(super.setNeedsLayout())
  }

  override func needsLayout() -> Bool {
    calls.noting(super.needsLayout())
  }

  override func layoutIfNeeded() {
    calls.noting(super.layoutIfNeeded())
  }

  override func layoutSublayers() {
    calls.noting(super.layoutSublayers())
  }
}
