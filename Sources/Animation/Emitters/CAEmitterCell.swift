public import Drawing
public import Foundation
public import Layers
import Raster
import VirtualTime

/// A kind of particle that a `CAEmitterLayer` emits, or that other particles emit.
///
/// Values that change while a layer emits the cell apply to particles that are born later. Set them
/// on the cell or through the layer's key paths, such as "emitterCells.spark.birthRate", where
/// "spark" is the cell's name; the key paths also animate them. (On a device, only key paths change
/// a cell that already emits.) If particles emit others, all of them use the values that their
/// cells had when the first particle of the chain, the one emitted by the layer, was born.
open class CAEmitterCell: NSObject, CAMediaTiming {
  private final var identityHash = IdentityHash()

  /// A number that is the same on every run, in contrast to the address that other objects hash.
  open override var hash: Int { identityHash.value() }

  var values = EmitterCellState() { didSet { noteChange() } }
  private var given: Any?
  private var emitters: [Emitter] = []
  /// The values for keys that aren't properties.
  private var userValues: [String: Any] = [:]

  /// The emitting layer or cell.
  private struct Emitter { weak var object: AnyObject? }

  /// Creates a cell that doesn't emit anything yet.
  public override init() { super.init() }

  /// Creates a cell that doesn't emit anything yet; archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Appearance

  /// The name of the cell in key paths; nil by default.
  open var name: String? {
    get { values.name }
    set { values.name = newValue }
  }
  /// A Boolean value that indicates whether the cell emits particles; true by default.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }
  /// The picture of a particle, a `CGImage`; nil by default, which makes particles invisible. A
  /// value of another type is ignored with a warning.
  open var contents: Any? {
    get { given }
    set { setContents(newValue) }
  }
  /// The visible part of the picture, as fractions of its size; all of it by default.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }
  /// The number of pixels of the picture per point; 1 by default.
  open var contentsScale: CGFloat {
    get { CGFloat(values.contentsScale) }
    set { set("contentsScale", Double(newValue), \.contentsScale) }
  }
  /// The colour that a particle's picture is multiplied by; opaque white by default.
  open var color: CGColor? {
    get { values.color.map { CGColor($0) } }
    set { values.color = newValue?.color }
  }
  /// The filter for an enlarged picture: "nearest", or "linear", the default.
  open var magnificationFilter: String {
    get { values.magnificationFilter }
    set { values.magnificationFilter = newValue }
  }
  /// The filter for a reduced picture: "nearest", or "linear", the default, which is treated as
  /// "trilinear".
  open var minificationFilter: String {
    get { values.minificationFilter }
    set { values.minificationFilter = newValue }
  }
  /// The additional blur of a reduced `trilinear` picture, in levels of half the size; 0 by
  /// default. See `CALayer.minificationFilterBias`.
  open var minificationFilterBias: Float {
    get { Float(values.minificationFilterBias) }
    set { set("minificationFilterBias", Double(newValue), \.minificationFilterBias) }
  }
  /// The cells that particles emit while they live; nil, none, by default. The colour, opacity and
  /// size of the emitted particles are multiplied by those of the emitting particle.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      for cell in emitterCells ?? [] { cell.note(emitter: self) }
      noteChange()
    }
  }
  /// Default values for custom keys.
  open var style: [AnyHashable: Any]?

  // MARK: Rate and lifetime

  /// The number of particles born per second of the cell's own time; 0 by default. The first
  /// particle is born after one interval.
  open var birthRate: Float {
    get { Float(values.birthRate) }
    set { set("birthRate", Double(newValue), \.birthRate) }
  }
  /// The lifetime of a particle, in seconds; 0 by default.
  open var lifetime: Float {
    get { Float(values.lifetime) }
    set { set("lifetime", Double(newValue), \.lifetime) }
  }
  /// The variation of lifetimes to either side, in seconds; 0 by default.
  open var lifetimeRange: Float {
    get { Float(values.lifetimeRange) }
    set { set("lifetimeRange", Double(newValue), \.lifetimeRange) }
  }

  // MARK: Colour

  /// The variation of the particles' red component to either side; 0 by default.
  open var redRange: Float {
    get { Float(values.redRange) }
    set { set("redRange", Double(newValue), \.redRange) }
  }
  /// The variation of the particles' green component to either side; 0 by default.
  open var greenRange: Float {
    get { Float(values.greenRange) }
    set { set("greenRange", Double(newValue), \.greenRange) }
  }
  /// The variation of the particles' blue component to either side; 0 by default.
  open var blueRange: Float {
    get { Float(values.blueRange) }
    set { set("blueRange", Double(newValue), \.blueRange) }
  }
  /// The variation of the particles' opacity to either side; 0 by default.
  open var alphaRange: Float {
    get { Float(values.alphaRange) }
    set { set("alphaRange", Double(newValue), \.alphaRange) }
  }
  /// The change of the red component per second; 0 by default.
  open var redSpeed: Float {
    get { Float(values.redSpeed) }
    set { set("redSpeed", Double(newValue), \.redSpeed) }
  }
  /// The change of the green component per second; 0 by default.
  open var greenSpeed: Float {
    get { Float(values.greenSpeed) }
    set { set("greenSpeed", Double(newValue), \.greenSpeed) }
  }
  /// The change of the blue component per second; 0 by default.
  open var blueSpeed: Float {
    get { Float(values.blueSpeed) }
    set { set("blueSpeed", Double(newValue), \.blueSpeed) }
  }
  /// The change of the opacity per second; 0 by default.
  open var alphaSpeed: Float {
    get { Float(values.alphaSpeed) }
    set { set("alphaSpeed", Double(newValue), \.alphaSpeed) }
  }

  // MARK: Motion and size

  /// The angle between the direction of emission and the layer's plane, in radians; 0 by default.
  open var emissionLatitude: CGFloat {
    get { CGFloat(values.emissionLatitude) }
    set { set("emissionLatitude", Double(newValue), \.emissionLatitude) }
  }
  /// The direction of emission in the layer's plane, in radians, relative to the direction that the
  /// emitter's shape defines, which is to the right for a point; 0 by default.
  open var emissionLongitude: CGFloat {
    get { CGFloat(values.emissionLongitude) }
    set { set("emissionLongitude", Double(newValue), \.emissionLongitude) }
  }
  /// The opening angle of the cone of directions, in radians; 0 by default.
  open var emissionRange: CGFloat {
    get { CGFloat(values.emissionRange) }
    set { set("emissionRange", Double(newValue), \.emissionRange) }
  }
  /// The initial speed of particles, in points per second; 0 by default.
  open var velocity: CGFloat {
    get { CGFloat(values.velocity) }
    set { set("velocity", Double(newValue), \.velocity) }
  }
  /// The variation of the speed to either side; 0 by default.
  open var velocityRange: CGFloat {
    get { CGFloat(values.velocityRange) }
    set { set("velocityRange", Double(newValue), \.velocityRange) }
  }
  /// The acceleration of particles along x, in points per second squared; 0 by default.
  open var xAcceleration: CGFloat {
    get { CGFloat(values.xAcceleration) }
    set { set("xAcceleration", Double(newValue), \.xAcceleration) }
  }
  /// The acceleration of particles along y, in points per second squared; 0 by default.
  open var yAcceleration: CGFloat {
    get { CGFloat(values.yAcceleration) }
    set { set("yAcceleration", Double(newValue), \.yAcceleration) }
  }
  /// The acceleration of particles along z, in points per second squared; 0 by default.
  open var zAcceleration: CGFloat {
    get { CGFloat(values.zAcceleration) }
    set { set("zAcceleration", Double(newValue), \.zAcceleration) }
  }
  /// The size of particles, relative to their picture; 1 by default.
  open var scale: CGFloat {
    get { CGFloat(values.scale) }
    set { set("scale", Double(newValue), \.scale) }
  }
  /// The variation of the size to either side; 0 by default.
  open var scaleRange: CGFloat {
    get { CGFloat(values.scaleRange) }
    set { set("scaleRange", Double(newValue), \.scaleRange) }
  }
  /// The change of the size per second; 0 by default.
  open var scaleSpeed: CGFloat {
    get { CGFloat(values.scaleSpeed) }
    set { set("scaleSpeed", Double(newValue), \.scaleSpeed) }
  }
  /// The rotation speed of particles, in radians per second; 0 by default.
  open var spin: CGFloat {
    get { CGFloat(values.spin) }
    set { set("spin", Double(newValue), \.spin) }
  }
  /// The variation of the rotation speed to either side; 0 by default.
  open var spinRange: CGFloat {
    get { CGFloat(values.spinRange) }
    set { set("spinRange", Double(newValue), \.spinRange) }
  }

  // MARK: Time of emission, in the layer's time or since a particle's birth

  /// The time at which emission begins; 0 by default.
  open var beginTime: CFTimeInterval {
    get { values.timing.beginTime }
    set { values.timing.beginTime = newValue }
  }
  /// The duration of emission; 0, the default, means no limit.
  open var duration: CFTimeInterval {
    get { values.timing.duration }
    set { values.timing.duration = newValue }
  }
  /// The speed of the cell's time and of its particles; 1 by default.
  open var speed: Float {
    get { values.timing.speed }
    set { values.timing.speed = newValue }
  }
  /// An offset that is added to the cell's time: emission begins with the particles that would have
  /// been born in that many seconds; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { values.timing.timeOffset }
    set { values.timing.timeOffset = newValue }
  }
  /// The number of durations during which the cell emits; 0 counts as 1.
  open var repeatCount: Float {
    get { values.timing.repeatCount }
    set { values.timing.repeatCount = newValue }
  }
  /// The total duration of emission; if positive, it takes precedence over `duration` and
  /// `repeatCount`. 0 by default.
  open var repeatDuration: CFTimeInterval {
    get { values.timing.repeatDuration }
    set { values.timing.repeatDuration = newValue }
  }
  /// A Boolean value that indicates whether each duration counts twice; false by default.
  open var autoreverses: Bool {
    get { values.timing.autoreverses }
    set { values.timing.autoreverses = newValue }
  }
  /// The fill mode, which has no effect: a cell emits only during its active time.
  open var fillMode: CAMediaTimingFillMode {
    get { values.timing.fillMode }
    set { values.timing.fillMode = newValue }
  }

  // MARK: Values by key

  /// Returns the default value of a custom key; nil for none.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns whether an archive would store the value for `key`; archives aren't supported.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Returns the value of a property, the value set for `key`, or the one from `style` or
  /// `defaultValue(forKey:)`, in this order. Numbers are returned as `NSNumber`.
  open func value(forKey key: String) -> Any? {
    if let known = knownValue(forKey: key) { return known.get() }
    return userValues[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Sets a property, or stores `value` for `key`. If the property's type doesn't match, the value
  /// is ignored with a warning.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let known = knownValue(forKey: key) else { return userValues[key] = Number.boxed(value) }
    if !known.set(value) { LayerWarning.wrongSetting(value, key: key, of: nameInMessages).report() }
  }

  /// Returns the value at a key path: "emitterCells.name.key", or a single key.
  open func value(forKeyPath keyPath: String) -> Any? {
    let (owner, key) = owner(of: keyPath)
    return owner.value(forKey: key)
  }

  /// Sets the value at a key path; see `setValue(_:forKey:)`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (owner, key) = owner(of: keyPath)
    owner.setValue(value, forKey: key)
  }
}

extension CAEmitterCell {
  /// A snapshot of the cell's current values.
  var emitted: EmittedCell {
    EmittedCell(cell: self, values: values, cells: (emitterCells ?? []).map(\.emitted))
  }

  /// Returns the cell that a key path leads to, and the key within that cell.
  func owner(of path: String) -> (CAEmitterCell, String) {
    let parts = path.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells",
      let cell = emitterCells?.first(where: { $0.name == parts[1] })
    else { return (self, path) }
    return cell.owner(of: parts[2])
  }

  /// Registers a layer or cell to be notified of changes.
  func note(emitter: AnyObject) {
    emitters.removeAll { $0.object == nil || $0.object === emitter }
    emitters.append(Emitter(object: emitter))
  }

  private func noteChange() {
    for emitter in emitters {
      if let layer = emitter.object as? CAEmitterLayer { layer.markOwnValuesChanged() }
      if let cell = emitter.object as? CAEmitterCell { cell.noteChange() }
    }
  }

  private func set(
    _ key: String, _ value: Double, _ path: WritableKeyPath<EmitterCellState, Double>
  ) {
    // An infinite lifetime is allowed.
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
