public import Drawing
public import Foundation
public import Layers
import Raster
import VirtualTime

/// One kind of particle that a `CAEmitterLayer` emits, or that particles emit themselves.
///
/// What is set while a layer emits it holds for what is born from then on, on its own or through the
/// layer's key paths, such as "emitterCells.spark.birthRate", where "spark" is its name; through those
/// it is animated too. (On a device only key paths reach a cell that emits.) What particles emit goes
/// by how their cells stood when the first of them was born, that which a layer emits itself.
open class CAEmitterCell: NSObject, CAMediaTiming {
  var values = EmitterCellState() { didSet { noteChange() } }
  private var given: Any?
  private var emitters: [Emitter] = []
  /// What was set for keys that are no properties.
  private var userValues: [String: Any] = [:]

  /// What emits it: a layer, or a cell.
  private struct Emitter { weak var object: AnyObject? }

  /// A cell that emits nothing yet.
  public override init() { super.init() }

  /// There are no archives here: a cell that emits nothing yet.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: What it is

  /// The name by which key paths call it; nil by default.
  open var name: String? {
    get { values.name }
    set { values.name = newValue }
  }
  /// Whether it emits; true by default.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }
  /// The picture of a particle, a `CGImage`; nil, nothing that shows, by default. Anything else stops
  /// the stage with an error.
  open var contents: Any? {
    get { given }
    set { setContents(newValue) }
  }
  /// The part of the picture that shows, in fractions of it; all by default.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }
  /// How many pixels of the picture make a point; 1 by default.
  open var contentsScale: CGFloat {
    get { CGFloat(values.contentsScale) }
    set { set("contentsScale", Double(newValue), \.contentsScale) }
  }
  /// What a particle's picture is multiplied by; opaque white by default.
  open var color: CGColor? {
    get { values.color.map { CGColor($0) } }
    set { values.color = newValue?.color }
  }
  /// How a picture is filtered when it grows: "nearest", or "linear", the default.
  open var magnificationFilter: String {
    get { values.magnificationFilter }
    set { values.magnificationFilter = newValue }
  }
  /// How a picture is filtered when it shrinks: "nearest", or "linear", the default, which is
  /// "trilinear" here.
  open var minificationFilter: String {
    get { values.minificationFilter }
    set { values.minificationFilter = newValue }
  }
  /// How much softer a `trilinear` picture gets when it shrinks, by levels of half the size; 0 by
  /// default. See `CALayer.minificationFilterBias`.
  open var minificationFilterBias: Float {
    get { Float(values.minificationFilterBias) }
    set { set("minificationFilterBias", Double(newValue), \.minificationFilterBias) }
  }
  /// What particles emit as long as they live; nil, nothing, by default. Its colour, opacity and size
  /// are multiplied by theirs.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      for cell in emitterCells ?? [] { cell.note(emitter: self) }
      noteChange()
    }
  }
  /// Values by key that stand in for keys of one's own.
  open var style: [AnyHashable: Any]?

  // MARK: How many, and for how long

  /// How many particles a second it brings forth, of its own time; 0 by default. The first is born when
  /// there would be one.
  open var birthRate: Float {
    get { Float(values.birthRate) }
    set { set("birthRate", Double(newValue), \.birthRate) }
  }
  /// How many seconds a particle lives; 0 by default.
  open var lifetime: Float {
    get { Float(values.lifetime) }
    set { set("lifetime", Double(newValue), \.lifetime) }
  }
  /// By how much lifetimes vary to either side, in seconds; 0 by default.
  open var lifetimeRange: Float {
    get { Float(values.lifetimeRange) }
    set { set("lifetimeRange", Double(newValue), \.lifetimeRange) }
  }

  // MARK: Colour

  /// By how much the red of particles varies to either side; 0 by default.
  open var redRange: Float {
    get { Float(values.redRange) }
    set { set("redRange", Double(newValue), \.redRange) }
  }
  /// The same for green.
  open var greenRange: Float {
    get { Float(values.greenRange) }
    set { set("greenRange", Double(newValue), \.greenRange) }
  }
  /// The same for blue.
  open var blueRange: Float {
    get { Float(values.blueRange) }
    set { set("blueRange", Double(newValue), \.blueRange) }
  }
  /// The same for opacity.
  open var alphaRange: Float {
    get { Float(values.alphaRange) }
    set { set("alphaRange", Double(newValue), \.alphaRange) }
  }
  /// By how much red changes a second; 0 by default.
  open var redSpeed: Float {
    get { Float(values.redSpeed) }
    set { set("redSpeed", Double(newValue), \.redSpeed) }
  }
  /// By how much green changes a second; 0 by default.
  open var greenSpeed: Float {
    get { Float(values.greenSpeed) }
    set { set("greenSpeed", Double(newValue), \.greenSpeed) }
  }
  /// By how much blue changes a second; 0 by default.
  open var blueSpeed: Float {
    get { Float(values.blueSpeed) }
    set { set("blueSpeed", Double(newValue), \.blueSpeed) }
  }
  /// By how much opacity changes a second; 0 by default.
  open var alphaSpeed: Float {
    get { Float(values.alphaSpeed) }
    set { set("alphaSpeed", Double(newValue), \.alphaSpeed) }
  }

  // MARK: Motion and size

  /// Out of the plane, in radians, the direction in which particles go; 0 by default.
  open var emissionLatitude: CGFloat {
    get { CGFloat(values.emissionLatitude) }
    set { set("emissionLatitude", Double(newValue), \.emissionLatitude) }
  }
  /// In the plane, in radians, the direction in which particles go, from the one in which the emitter's
  /// shape sends them: to the right from a point; 0 by default.
  open var emissionLongitude: CGFloat {
    get { CGFloat(values.emissionLongitude) }
    set { set("emissionLongitude", Double(newValue), \.emissionLongitude) }
  }
  /// The opening angle of the cone, in radians, around that direction; 0 by default.
  open var emissionRange: CGFloat {
    get { CGFloat(values.emissionRange) }
    set { set("emissionRange", Double(newValue), \.emissionRange) }
  }
  /// How fast particles start, in points a second; 0 by default.
  open var velocity: CGFloat {
    get { CGFloat(values.velocity) }
    set { set("velocity", Double(newValue), \.velocity) }
  }
  /// By how much that varies to either side; 0 by default.
  open var velocityRange: CGFloat {
    get { CGFloat(values.velocityRange) }
    set { set("velocityRange", Double(newValue), \.velocityRange) }
  }
  /// What pulls particles along x, in points a second squared; 0 by default.
  open var xAcceleration: CGFloat {
    get { CGFloat(values.xAcceleration) }
    set { set("xAcceleration", Double(newValue), \.xAcceleration) }
  }
  /// What pulls particles along y, in points a second squared; 0 by default.
  open var yAcceleration: CGFloat {
    get { CGFloat(values.yAcceleration) }
    set { set("yAcceleration", Double(newValue), \.yAcceleration) }
  }
  /// What pulls particles along z, in points a second squared; 0 by default.
  open var zAcceleration: CGFloat {
    get { CGFloat(values.zAcceleration) }
    set { set("zAcceleration", Double(newValue), \.zAcceleration) }
  }
  /// How large particles are, of their picture; 1 by default.
  open var scale: CGFloat {
    get { CGFloat(values.scale) }
    set { set("scale", Double(newValue), \.scale) }
  }
  /// By how much that varies to either side; 0 by default.
  open var scaleRange: CGFloat {
    get { CGFloat(values.scaleRange) }
    set { set("scaleRange", Double(newValue), \.scaleRange) }
  }
  /// By how much it changes a second; 0 by default.
  open var scaleSpeed: CGFloat {
    get { CGFloat(values.scaleSpeed) }
    set { set("scaleSpeed", Double(newValue), \.scaleSpeed) }
  }
  /// How fast particles turn, in radians a second; 0 by default.
  open var spin: CGFloat {
    get { CGFloat(values.spin) }
    set { set("spin", Double(newValue), \.spin) }
  }
  /// By how much that varies to either side; 0 by default.
  open var spinRange: CGFloat {
    get { CGFloat(values.spinRange) }
    set { set("spinRange", Double(newValue), \.spinRange) }
  }

  // MARK: When it emits, in its layer's time or from a particle's birth

  /// When it begins to emit; 0 by default.
  open var beginTime: CFTimeInterval {
    get { values.timing.beginTime }
    set { values.timing.beginTime = newValue }
  }
  /// How long it emits; 0, the default, stands for ever.
  open var duration: CFTimeInterval {
    get { values.timing.duration }
    set { values.timing.duration = newValue }
  }
  /// How fast its time runs, and that of its particles; 1 by default.
  open var speed: Float {
    get { values.timing.speed }
    set { values.timing.speed = newValue }
  }
  /// What is added to its time: it begins with what would have been born in as many seconds; 0 by
  /// default.
  open var timeOffset: CFTimeInterval {
    get { values.timing.timeOffset }
    set { values.timing.timeOffset = newValue }
  }
  /// How many durations it emits for; 0 counts as 1.
  open var repeatCount: Float {
    get { values.timing.repeatCount }
    set { values.timing.repeatCount = newValue }
  }
  /// How long it emits; wins over `duration` and `repeatCount` when positive; 0 by default.
  open var repeatDuration: CFTimeInterval {
    get { values.timing.repeatDuration }
    set { values.timing.repeatDuration = newValue }
  }
  /// Whether a duration counts twice; false by default.
  open var autoreverses: Bool {
    get { values.timing.autoreverses }
    set { values.timing.autoreverses = newValue }
  }
  /// It changes nothing here: outside of its time a cell does not emit.
  open var fillMode: CAMediaTimingFillMode {
    get { values.timing.fillMode }
    set { values.timing.fillMode = newValue }
  }

  // MARK: Values by key

  /// The value of a key of one's own until another is set; nil for none.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether an archive would hold the value for `key`; there are no archives here.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// A property's value, what was set for `key` before, or what `style` or `defaultValue(forKey:)` has
  /// for it; numbers come as `NSNumber`.
  open func value(forKey key: String) -> Any? {
    if let known = knownValue(forKey: key) { return known.get() }
    return userValues[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Sets a property, or keeps `value` for `key`. A value of a type that the property cannot hold
  /// is ignored, with a warning.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let known = knownValue(forKey: key) else { return userValues[key] = value }
    if !known.set(value) { LayerWarning.wrongSetting(value, key: key, of: nameInMessages).report() }
  }

  /// The value at a path of keys: "emitterCells.name.key", or a key alone.
  open func value(forKeyPath keyPath: String) -> Any? {
    let (owner, key) = owner(of: keyPath)
    return owner.value(forKey: key)
  }

  /// Sets the value at a path of keys; see `setValue(_:forKey:)`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (owner, key) = owner(of: keyPath)
    owner.setValue(value, forKey: key)
  }
}

extension CAEmitterCell {
  /// The cell as it stands.
  var emitted: EmittedCell {
    EmittedCell(cell: self, values: values, cells: (emitterCells ?? []).map(\.emitted))
  }

  /// The cell that a path of keys leads to, and the key in it.
  func owner(of path: String) -> (CAEmitterCell, String) {
    let parts = path.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells",
      let cell = emitterCells?.first(where: { $0.name == parts[1] })
    else { return (self, path) }
    return cell.owner(of: parts[2])
  }

  /// Has a layer, or a cell, hear of changes.
  func note(emitter: AnyObject) {
    emitters.removeAll { $0.object == nil || $0.object === emitter }
    emitters.append(Emitter(object: emitter))
  }

  private func noteChange() {
    for emitter in emitters {
      if let layer = emitter.object as? CAEmitterLayer { layer.noteOwnLook() }
      if let cell = emitter.object as? CAEmitterCell { cell.noteChange() }
    }
  }

  private func set(
    _ key: String, _ value: Double, _ path: WritableKeyPath<EmitterCellState, Double>
  ) {
    // What lives for ever may.
    let isEndless = key == "lifetime" && value == .infinity
    guard isEndless || LayerWarning.check(value, "the \(key) of \(nameInMessages)") else { return }
    values[keyPath: path] = value
  }

  private func setContents(_ contents: Any?) {
    switch contents {
    case nil, is NSNull: (given, values.image) = (nil, nil)
    case let image as CGImage: (given, values.image) = (image, image)
    case let wrong?: LayerWarning.noPicture(wrong, of: nameInMessages).report()
    }
  }

  private var nameInMessages: String {
    name.map { "the emitter cell \"\($0)\"" } ?? "an emitter cell"
  }

  private func knownValue(forKey key: String) -> KeyedValue? {
    if let path = EmitterCellState.numbers[key] {
      return KeyedValue(get: { NSNumber(value: self.values[keyPath: path]) }) {
        guard let number = Number.of($0) else { return false }
        self.set(key, number, path)
        return true
      }
    }
    switch key {
    case "name": return .object(self, \.name)
    case "enabled": return .flag(self, \.isEnabled)
    case "contents": return .object(self, \.contents)
    case "contentsRect": return .value(self, \.contentsRect)
    case "color": return .object(self, \.color)
    case "magnificationFilter": return .text(self, \.magnificationFilter)
    case "minificationFilter": return .text(self, \.minificationFilter)
    case "emitterCells": return .object(self, \.emitterCells)
    case "style": return .object(self, \.style)
    default: return .timing(of: self, key)
    }
  }
}
