public import Emitters

// The properties of emitters that were strings before Swift 4.2.

extension CAEmitterLayer {
  /// `emitterShape` by its name.
  @_disfavoredOverload
  public var emitterShape: String {
    get { self.Emitters::emitterShape.rawValue }
    set { self.Emitters::emitterShape = CAEmitterLayerEmitterShape(rawValue: newValue) }
  }

  /// `emitterMode` by its name.
  @_disfavoredOverload
  public var emitterMode: String {
    get { self.Emitters::emitterMode.rawValue }
    set { self.Emitters::emitterMode = CAEmitterLayerEmitterMode(rawValue: newValue) }
  }

  /// `renderMode` by its name.
  @_disfavoredOverload
  public var renderMode: String {
    get { self.Emitters::renderMode.rawValue }
    set { self.Emitters::renderMode = CAEmitterLayerRenderMode(rawValue: newValue) }
  }
}
