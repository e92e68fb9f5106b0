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
    calls.record(super.presentation())
  }

  override func model() -> Self {
    calls.record(super.model())
  }

  override var bounds: CGRect {
    get { calls.record(super.bounds) }
    set { calls.recordSet(super.bounds = newValue) }
  }

  override var position: CGPoint {
    get { calls.record(super.position) }
    set { calls.recordSet(super.position = newValue) }
  }

  override var zPosition: CGFloat {
    get { calls.record(super.zPosition) }
    set { calls.recordSet(super.zPosition = newValue) }
  }

  override var anchorPoint: CGPoint {
    get { calls.record(super.anchorPoint) }
    set { calls.recordSet(super.anchorPoint = newValue) }
  }

  override var anchorPointZ: CGFloat {
    get { calls.record(super.anchorPointZ) }
    set { calls.recordSet(super.anchorPointZ = newValue) }
  }

  override var transform: CATransform3D {
    get { calls.record(super.transform) }
    set { calls.recordSet(super.transform = newValue) }
  }

  override func affineTransform() -> CGAffineTransform {
    calls.record(super.affineTransform())
  }

  override func setAffineTransform(_ transform: CGAffineTransform) {
    calls.record(super.setAffineTransform(transform))
  }

  override var frame: CGRect {
    get { calls.record(super.frame) }
    set { calls.recordSet(super.frame = newValue) }
  }

  override var isHidden: Bool {
    get { calls.record(super.isHidden) }
    set { calls.recordSet(super.isHidden = newValue) }
  }

  override var isDoubleSided: Bool {
    get { calls.record(super.isDoubleSided) }
    set { calls.recordSet(super.isDoubleSided = newValue) }
  }

  override var isGeometryFlipped: Bool {
    get { calls.record(super.isGeometryFlipped) }
    set { calls.recordSet(super.isGeometryFlipped = newValue) }
  }

  override func contentsAreFlipped() -> Bool {
    calls.record(super.contentsAreFlipped())
  }

  override var superlayer: CALayer? { calls.record(super.superlayer) }

  override func removeFromSuperlayer() {
    calls.record(super.removeFromSuperlayer())
  }

  override var sublayers: [CALayer]? {
    get { calls.record(super.sublayers) }
    set { calls.recordSet(super.sublayers = newValue) }
  }

  override func addSublayer(_ layer: CALayer) {
    calls.record(super.addSublayer(layer))
  }

  override func insertSublayer(_ layer: CALayer, at index: UInt32) {
    calls.record(super.insertSublayer(layer, at: index))
  }

  override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    calls.record(super.insertSublayer(layer, below: sibling))
  }

  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    calls.record(super.insertSublayer(layer, above: sibling))
  }

  override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    calls.record(super.replaceSublayer(oldLayer, with: newLayer))
  }

  override var sublayerTransform: CATransform3D {
    get { calls.record(super.sublayerTransform) }
    set { calls.recordSet(super.sublayerTransform = newValue) }
  }

  override var mask: CALayer? {
    get { calls.record(super.mask) }
    set { calls.recordSet(super.mask = newValue) }
  }

  override var masksToBounds: Bool {
    get { calls.record(super.masksToBounds) }
    set { calls.recordSet(super.masksToBounds = newValue) }
  }

  override func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    calls.record(super.convert(point, from: layer))
  }

  override func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    calls.record(super.convert(rect, from: layer))
  }

  override func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    calls.record(super.convert(point, to: layer))
  }

  override func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    calls.record(super.convert(rect, to: layer))
  }

  override func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    calls.record(super.convertTime(t, from: layer))
  }

  override func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    calls.record(super.convertTime(t, to: layer))
  }

  override func hitTest(_ point: CGPoint) -> CALayer? {
    calls.record(super.hitTest(point))
  }

  override func contains(_ point: CGPoint) -> Bool {
    calls.record(super.contains(point))
  }

  override var contents: Any? {
    get { calls.record(super.contents) }
    set { calls.recordSet(super.contents = newValue) }
  }

  override var contentsRect: CGRect {
    get { calls.record(super.contentsRect) }
    set { calls.recordSet(super.contentsRect = newValue) }
  }

  override var contentsCenter: CGRect {
    get { calls.record(super.contentsCenter) }
    set { calls.recordSet(super.contentsCenter = newValue) }
  }

  override var contentsGravity: CALayerContentsGravity {
    get { calls.record(super.contentsGravity) }
    set { calls.recordSet(super.contentsGravity = newValue) }
  }

  override var contentsScale: CGFloat {
    get { calls.record(super.contentsScale) }
    set { calls.recordSet(super.contentsScale = newValue) }
  }

  override var contentsFormat: CALayerContentsFormat {
    get { calls.record(super.contentsFormat) }
    set { calls.recordSet(super.contentsFormat = newValue) }
  }

  override var minificationFilter: CALayerContentsFilter {
    get { calls.record(super.minificationFilter) }
    set { calls.recordSet(super.minificationFilter = newValue) }
  }

  override var magnificationFilter: CALayerContentsFilter {
    get { calls.record(super.magnificationFilter) }
    set { calls.recordSet(super.magnificationFilter = newValue) }
  }

  override var minificationFilterBias: Float {
    get { calls.record(super.minificationFilterBias) }
    set { calls.recordSet(super.minificationFilterBias = newValue) }
  }

  override var isOpaque: Bool {
    get { calls.record(super.isOpaque) }
    set { calls.recordSet(super.isOpaque = newValue) }
  }

  override func display() {
    calls.record(super.display())
  }

  override func setNeedsDisplay() {
    calls.record(super.setNeedsDisplay())
  }

  override func setNeedsDisplay(_ r: CGRect) {
    calls.record(super.setNeedsDisplay(r))
  }

  override func needsDisplay() -> Bool {
    calls.record(super.needsDisplay())
  }

  override func displayIfNeeded() {
    calls.record(super.displayIfNeeded())
  }

  override var needsDisplayOnBoundsChange: Bool {
    get { calls.record(super.needsDisplayOnBoundsChange) }
    set { calls.recordSet(super.needsDisplayOnBoundsChange = newValue) }
  }

  override var drawsAsynchronously: Bool {
    get { calls.record(super.drawsAsynchronously) }
    set { calls.recordSet(super.drawsAsynchronously = newValue) }
  }

  override func draw(in ctx: CGContext) {
    calls.record(super.draw(in: ctx))
  }

  override func render(in ctx: CGContext) {
    calls.record(super.render(in: ctx))
  }

  override var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { calls.record(super.edgeAntialiasingMask) }
    set { calls.recordSet(super.edgeAntialiasingMask = newValue) }
  }

  override var allowsEdgeAntialiasing: Bool {
    get { calls.record(super.allowsEdgeAntialiasing) }
    set { calls.recordSet(super.allowsEdgeAntialiasing = newValue) }
  }

  override var backgroundColor: CGColor? {
    get { calls.record(super.backgroundColor) }
    set { calls.recordSet(super.backgroundColor = newValue) }
  }

  override var cornerRadius: CGFloat {
    get { calls.record(super.cornerRadius) }
    set { calls.recordSet(super.cornerRadius = newValue) }
  }

  override var maskedCorners: CACornerMask {
    get { calls.record(super.maskedCorners) }
    set { calls.recordSet(super.maskedCorners = newValue) }
  }

  override var cornerCurve: CALayerCornerCurve {
    get { calls.record(super.cornerCurve) }
    set { calls.recordSet(super.cornerCurve = newValue) }
  }

  override var borderWidth: CGFloat {
    get { calls.record(super.borderWidth) }
    set { calls.recordSet(super.borderWidth = newValue) }
  }

  override var borderColor: CGColor? {
    get { calls.record(super.borderColor) }
    set { calls.recordSet(super.borderColor = newValue) }
  }

  override var opacity: Float {
    get { calls.record(super.opacity) }
    set { calls.recordSet(super.opacity = newValue) }
  }

  override var allowsGroupOpacity: Bool {
    get { calls.record(super.allowsGroupOpacity) }
    set { calls.recordSet(super.allowsGroupOpacity = newValue) }
  }

  override var compositingFilter: Any? {
    get { calls.record(super.compositingFilter) }
    set { calls.recordSet(super.compositingFilter = newValue) }
  }

  override var filters: [Any]? {
    get { calls.record(super.filters) }
    set { calls.recordSet(super.filters = newValue) }
  }

  override var backgroundFilters: [Any]? {
    get { calls.record(super.backgroundFilters) }
    set { calls.recordSet(super.backgroundFilters = newValue) }
  }

  override var shouldRasterize: Bool {
    get { calls.record(super.shouldRasterize) }
    set { calls.recordSet(super.shouldRasterize = newValue) }
  }

  override var rasterizationScale: CGFloat {
    get { calls.record(super.rasterizationScale) }
    set { calls.recordSet(super.rasterizationScale = newValue) }
  }

  override var shadowColor: CGColor? {
    get { calls.record(super.shadowColor) }
    set { calls.recordSet(super.shadowColor = newValue) }
  }

  override var shadowOpacity: Float {
    get { calls.record(super.shadowOpacity) }
    set { calls.recordSet(super.shadowOpacity = newValue) }
  }

  override var shadowOffset: CGSize {
    get { calls.record(super.shadowOffset) }
    set { calls.recordSet(super.shadowOffset = newValue) }
  }

  override var shadowRadius: CGFloat {
    get { calls.record(super.shadowRadius) }
    set { calls.recordSet(super.shadowRadius = newValue) }
  }

  override var shadowPath: CGPath? {
    get { calls.record(super.shadowPath) }
    set { calls.recordSet(super.shadowPath = newValue) }
  }

  override func preferredFrameSize() -> CGSize {
    calls.record(super.preferredFrameSize())
  }

  override func setNeedsLayout() {
    calls.record(super.setNeedsLayout())
  }

  override func needsLayout() -> Bool {
    calls.record(super.needsLayout())
  }

  override func layoutIfNeeded() {
    calls.record(super.layoutIfNeeded())
  }

  override func layoutSublayers() {
    calls.record(super.layoutSublayers())
  }
}
