public import Layers

// The properties and initialisers that took strings before Swift 4.2: a variable of the type String
// that holds one of the constants can be assigned. Where a type isn't determined, today's is
// preferred.

extension CAMediaTimingFunction {
  /// Creates the predefined function with a name; an unknown name results in `linear`.
  public convenience init(name: String) {
    self.init(name: CAMediaTimingFunctionName(rawValue: name))
  }
}

extension CAValueFunction {
  /// Creates the function with the given name; nil if the name is unknown.
  public convenience init?(name: String) { self.init(name: CAValueFunctionName(rawValue: name)) }
}

extension CAMediaTiming {
  /// `fillMode` by its name.
  @_disfavoredOverload
  public var fillMode: String {
    get { self.Layers::fillMode.rawValue }
    set { self.Layers::fillMode = CAMediaTimingFillMode(rawValue: newValue) }
  }
}

extension CAKeyframeAnimation {
  /// `calculationMode` by its name.
  @_disfavoredOverload
  public var calculationMode: String {
    get { self.Layers::calculationMode.rawValue }
    set { self.Layers::calculationMode = CAAnimationCalculationMode(rawValue: newValue) }
  }

  /// `rotationMode` by its name, nil if it is nil.
  @_disfavoredOverload
  public var rotationMode: String? {
    get { self.Layers::rotationMode?.rawValue }
    set { self.Layers::rotationMode = newValue.map { CAAnimationRotationMode(rawValue: $0) } }
  }
}

extension CATransition {
  /// `type` by its name.
  @_disfavoredOverload
  public var type: String {
    get { self.Layers::type.rawValue }
    set { self.Layers::type = CATransitionType(rawValue: newValue) }
  }

  /// `subtype` by its name, nil if it is nil.
  @_disfavoredOverload
  public var subtype: String? {
    get { self.Layers::subtype?.rawValue }
    set { self.Layers::subtype = newValue.map { CATransitionSubtype(rawValue: $0) } }
  }
}
